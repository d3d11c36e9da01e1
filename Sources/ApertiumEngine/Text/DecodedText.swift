// SPDX-License-Identifier: Apache-2.0

/// Text that is put together from what a chain wrote and what placeholders stand for.
struct DecodedText {
    private var bytes: [UInt8] = []
    /// Whether the last byte is a space that the chain wrote.
    private var endsWithSpace = false
    /// A byte that is a mark if a letter follows.
    private var possibleMark: UInt8?
    /// Whether what comes next adjoins a placeholder without a space.
    private var refusesSpace = false
    /// How many marks were dropped.
    private(set) var markCount = 0
    /// Whether the chain wrote a letter.
    private(set) var hasLetters = false

    /// Adds a byte that the chain wrote.
    ///
    /// Of several spaces, which some pairs write, one is kept, and none at the start: runs of spaces in the source came back in
    /// placeholders. Marks of words that were not translated, which some pairs write although asked not to, are dropped: such
    /// characters in the source came back in placeholders too. Spaces beside a placeholder that had none are dropped as well.
    mutating func append(_ byte: UInt8) {
        let isLetter = byte >= 0x80 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
        settleMark(isLetter: isLetter)
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "@"):
            possibleMark = byte
        case UInt8(ascii: " ") where endsWithSpace || bytes.isEmpty || refusesSpace:
            break
        default:
            bytes.append(byte)
            endsWithSpace = byte == UInt8(ascii: " ")
            hasLetters = hasLetters || isLetter
            refusesSpace = false
        }
    }

    /// Adds the name of a pronoun with its mark behind a letter; elsewhere it is a word that is not known, and left out.
    mutating func appendLostPronoun(_ name: some Sequence<UInt8>) {
        settleMark(isLetter: false)
        if endsWithLetter {
            bytes += [UInt8(ascii: "#")] + name
        } else {
            markCount += 1
        }
    }

    /// Adds what a placeholder stands for.
    ///
    /// - Parameter attachments: Where the source has no space beside it.
    mutating func appendPlaceholder(_ text: String, attachments: EncodedPiece.Attachments) {
        settleMark(isLetter: false)
        if attachments.contains(.before), endsWithSpace { bytes.removeLast() }
        if attachments.contains(.elision), endsWithLetter { bytes.append(0x20) }
        bytes += text.utf8
        endsWithSpace = false
        refusesSpace = attachments.contains(.after)
    }

    /// Whether a letter of the chain's ends the text, and no apostrophe.
    private var endsWithLetter: Bool {
        guard let last = bytes.last else { return false }
        return last >= 0x80 ? !bytes.suffix(3).elementsEqual("’".utf8) : last | 0x20 >= 0x61 && last | 0x20 <= 0x7A
    }

    /// What has been written so far.
    var written: [UInt8] {
        mutating get {
            settleMark(isLetter: false)
            return bytes
        }
    }

    /// Puts placeholders in at offsets of what has been written, in order.
    ///
    /// Before a closing bracket or another mark a space goes that the source does not have.
    mutating func insert(_ texts: [(offset: Int, text: String, attachments: EncodedPiece.Attachments)]) {
        for (offset, text, attachments) in texts.reversed() {
            let next = bytes[offset...].prefix(2)
            if attachments.contains(.after), next.first == 0x20, next.count == 2,
                ").,;:!?]".utf8.contains(next[next.startIndex + 1])
            {
                bytes.remove(at: offset)
            }
            bytes.insert(contentsOf: text.utf8, at: offset)
        }
    }

    /// Takes the text with its placeholders at other places.
    mutating func replace(with bytes: [UInt8]) {
        self.bytes = bytes
        endsWithSpace = bytes.last == 0x20
    }

    /// The text without spaces at its end; nil where it is not UTF-8.
    mutating func finish() -> String? {
        settleMark(isLetter: false)
        return String(validating: endsWithSpace ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }

    private mutating func settleMark(isLetter: Bool) {
        guard let mark = possibleMark else { return }
        possibleMark = nil
        refusesSpace = false
        if isLetter {
            markCount += 1
        } else {
            bytes.append(mark)
            endsWithSpace = false
        }
    }
}
