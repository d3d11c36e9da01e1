// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A message of a catalogue with its translations.
struct GettextEntry {
    /// A string that may stand on several lines.
    struct Text {
        /// What stands between quotation marks, line by line.
        var parts: [Range<Int>] = []

        /// Whether it says nothing.
        var isEmpty: Bool { parts.allSatisfy(\.isEmpty) }

        /// From inside its first quotation mark to inside its last.
        var range: Range<Int>? {
            guard let first = parts.first, let last = parts.last else { return nil }
            return first.lowerBound..<last.upperBound
        }
    }

    var flags: [String] = []
    /// Whether po4a says what part of a page it is, as in `#. type: Plain text`, so that its fonts are written as codes; not of
    /// XML, which has tags.
    var isPartOfPage = false
    /// Where another flag can be added: behind those that there are, or before the first keyword.
    var flagPlace: Int?
    var message = Text()
    var plural = Text()
    /// The translations, each with its number: that of the form in which it says the message.
    var translations: [(number: Int, text: Text)] = []
    /// How the lines of the file end.
    var lineEnd = "\n"

    /// The message and its plural form, each where it has a translation to be written.
    ///
    /// - Parameter marksFuzzy: Whether what is translated is marked as fuzzy.
    func passages(in bytes: [UInt8], marksFuzzy: Bool) -> [Passage] {
        let mark = marksFuzzy && !flags.contains("fuzzy") ? fuzzyMark : nil
        // In a language with one form, it is the plural that has to be said with it.
        let forms = translations.count == 1 && plural.range != nil ? [plural] : [message, plural]
        return forms.enumerated().compactMap { index, text -> Passage? in
            guard !text.isEmpty, !message.isEmpty, !isKept(in: bytes) else { return nil }
            // The message itself is the first form, and the plural all others.
            let own = translations.filter { forms.count == 1 || plural.range == nil || ($0.number == 0) == (index == 0) }
            let destinations = own.map(\.text).filter(\.isEmpty).compactMap(\.range).map {
                Passage.Destination(range: $0, copying: text.range)
            }
            guard !destinations.isEmpty else { return nil }
            return passage(of: text, in: bytes, destinations: (mark.map { [$0] } ?? []) + destinations)
        }
    }

    /// Whether it is no text, but the place where programs of GNOME and KDE have the names of their translators, or a picture of
    /// GNOME's help.
    private func isKept(in bytes: [UInt8]) -> Bool {
        let text = message.parts.map { String(decoding: bytes[$0], as: UTF8.self) }.joined()
        return ["translator-credits", "translator_credits", "Your names", "Your emails"].contains(text)
            || text.hasPrefix("external ref=")
    }

    /// The flag `fuzzy`, behind other flags or on a line of its own.
    private var fuzzyMark: Passage.Destination? {
        flagPlace.map { Passage.Destination(at: $0, mark: flags.isEmpty ? "#, fuzzy\(lineEnd)" : ", fuzzy") }
    }

    private func passage(of text: Text, in bytes: [UInt8], destinations: [Passage.Destination]) -> Passage? {
        var builder = PassageBuilder(bytes)
        let directives = GettextDirectives(flags: flags)
        for (index, part) in text.parts.enumerated() {
            if index > 0 { builder.addEscape(text.parts[index - 1].upperBound..<part.lowerBound, for: []) }
            builder.add(part) { position in
                guard bytes[position] == UInt8(ascii: "\\") else {
                    return directives.end(in: bytes, at: position, to: part.upperBound).map { .inline(end: $0) }
                }
                let escaped = min(position + 1, part.upperBound - 1)
                let end = Self.escapeEnd(in: bytes, behind: escaped, to: part.upperBound)
                return Self.meanings[bytes[escaped]].map { .escape(end: end, meaning: [$0]) } ?? .inline(end: end)
            }
        }
        return builder.finish(destinations: destinations, note: LineEnd(text: lineEnd))
    }

    /// The end of an escape: behind one character, or behind the digits of its number, `\303` or `\x41`.
    private static func escapeEnd(in bytes: [UInt8], behind escaped: Int, to limit: Int) -> Int {
        let rest = bytes[(escaped + 1)..<limit]
        if bytes[escaped] == UInt8(ascii: "x") {
            return rest.prefix { $0.hexadecimalValue != nil }.endIndex
        }
        if bytes[escaped].isASCIIDigit { return rest.prefix(2).prefix(while: \.isASCIIDigit).endIndex }
        // A character of several bytes is not cut.
        return rest.firstIndex { !UTF8.isContinuation($0) } ?? limit
    }

    /// What follows a backslash, and what that means. Numbers stay as they are written.
    private static let meanings: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "\""): 0x22,
        UInt8(ascii: "\\"): 0x5C,
    ]
}
