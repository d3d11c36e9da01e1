// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Angle brackets around words of a cue, `The door is &lt;closed&gt;`, which are what a sign says or a sound.
///
/// They are kept, so that engines see the words alone: between plain brackets these would look like a tag, which is left.
enum EscapedBrackets {
    private static let open = "&lt;"
    private static let close = "&gt;"
    /// The most bytes between them.
    private static let longestContent = 80
    /// Tags of cues that HTML does not have, or has for other things.
    private static let cueTags: Set = ["lang", "rt", "ruby"]

    /// The end of such a bracket that begins at an offset of a line; nil where none does.
    static func end(in bytes: [UInt8], at start: Int, of line: Range<Int>) -> Int? {
        guard bytes[start] == UInt8(ascii: "&") else { return nil }
        let rest = bytes[start..<line.upperBound]
        if rest.starts(with: open.utf8) {
            let end = start + open.utf8.count
            let content = rest[end...].prefix(longestContent).prefix(while: isWritten)
            return holdsWords(content) && rest[content.endIndex...].starts(with: close.utf8) ? end : nil
        }
        guard rest.starts(with: close.utf8) else { return nil }
        let length = bytes[line.lowerBound..<start].suffix(longestContent).reversed().prefix(while: isWritten).count
        let content = bytes[(start - length)..<start]
        let isOpen = bytes[line.lowerBound..<content.startIndex].suffix(open.utf8.count).elementsEqual(open.utf8)
        return isOpen && holdsWords(content) ? start + close.utf8.count : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 }

    private static func isWritten(_ byte: UInt8) -> Bool { isLetter(byte) || byte == 0x20 || byte == UInt8(ascii: "'") }

    /// Whether it is words rather than the name of a tag or a single letter.
    private static func holdsWords(_ content: ArraySlice<UInt8>) -> Bool {
        guard content.count > 1, let first = content.first, let last = content.last, isLetter(first), isLetter(last) else {
            return false
        }
        let name = String(decoding: content, as: UTF8.self).lowercased()
        return !HTMLElements.isKnown(name) && !HTMLElements.voids.contains(name) && !cueTags.contains(name)
    }
}
