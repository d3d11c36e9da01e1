// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

/// Cuts a text into windows that are read and labelled one after the other, so that memory stays flat however long the text is.
///
/// A window ends after an empty line where there is one in reach, else after a line, else after a space, an ideographic full stop
/// or a tag, else between two letters. Where it ends depends on the bytes since its start alone, so a text that arrives in pieces
/// is cut as the whole is. No window ends inside of a tag, which the recogniser passes over as one, nor inside of a character.
package enum TextWindow {
    /// The least length of a window in bytes: some pages, enough to tell which languages are mixed.
    package static let minimumLength = 32 << 10
    /// If no empty line is found by here, the end of a line will do: paragraphs longer than that are rare.
    private static let paragraphReach = 2 * minimumLength
    /// If no line has ended by here, a space, a stop or a tag will do: only machines write such lines.
    private static let lineReach = 8 * minimumLength
    /// If none of these is found by here, any two letters will do: text without spaces is rare, and may be endless.
    private static let letterReach = 4 * lineReach
    /// The distance in bytes between the offsets tried. A prime, so that even in text that repeats a few characters one of them
    /// is a character boundary.
    private static let letterStep = 61

    /// The end of a window.
    struct End: Equatable {
        let offset: Int
        /// Whether a line ends there, rather than a word.
        let isLineEnd: Bool
    }

    /// The end of the window that begins at `start`; nil where more text is needed to tell.
    ///
    /// - Parameter isComplete: Whether the text ends with the bytes.
    /// - Complexity: Linear in the length of the window; each byte is looked at twice at most.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, isComplete: Bool) -> End? {
        let earliest = start + minimumLength
        var firstLine: Int?
        var boundaries = CharacterBoundaries(in: bytes, from: start)
        // A tag may begin before the first place for an end.
        var position = earliest - MarkupScanner.longestTag
        while position < bytes.count {
            defer { position += 1 }
            let isFar = position >= start + paragraphReach
            if isFar, let firstLine { return End(offset: firstLine, isLineEnd: true) }
            var endsTag = false
            if bytes[position] == UInt8(ascii: "<") {
                guard let tagEnd = endOfTag(in: bytes, from: position, isComplete: isComplete) else { return nil }
                endsTag = tagEnd > position
                if endsTag { position = tagEnd - 1 }
            }
            guard position >= earliest else { continue }
            let end = position + 1
            if bytes[position] == UInt8(ascii: "\n") {
                if isFar || endsEmptyLine(bytes, at: position, from: start) { return End(offset: end, isLineEnd: true) }
                firstLine = firstLine ?? end
                continue
            }
            guard position >= start + lineReach else { continue }
            let isSpace = bytes[position] == UInt8(ascii: " ") || endsIdeographicStop(bytes, at: position)
            let isForced = position >= start + letterReach && (position - start) % letterStep == 0
            guard isSpace || endsTag || isForced else { continue }
            // The scalar after it must be there, or the end of the text.
            guard isComplete || end + 4 <= bytes.count else { return nil }
            if boundaries.last(upTo: end) == end { return End(offset: end, isLineEnd: false) }
        }
        return isComplete ? End(offset: bytes.count, isLineEnd: true) : nil
    }

    /// The end of the tag that may begin at a bracket, or the bracket's offset where none does; nil where more text is needed to
    /// tell.
    private static func endOfTag(in bytes: UnsafeBufferPointer<UInt8>, from opening: Int, isComplete: Bool) -> Int? {
        if let bracket = MarkupScanner.nextBracket(in: bytes, behind: opening) {
            return bytes[bracket] == UInt8(ascii: ">") ? bracket + 1 : opening
        }
        return isComplete || opening + MarkupScanner.longestTag <= bytes.count ? opening : nil
    }

    /// Whether the last byte of U+3002 stands at a position: scripts without spaces have full stops.
    private static func endsIdeographicStop(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
        bytes[position] == 0x82 && bytes[position - 1] == 0x80 && bytes[position - 2] == 0xE3
    }

    /// Whether nothing but white space stands between a line feed and the one before it.
    private static func endsEmptyLine(_ bytes: UnsafeBufferPointer<UInt8>, at lineFeed: Int, from start: Int) -> Bool {
        var position = lineFeed - 1
        while position >= start {
            switch bytes[position] {
            case UInt8(ascii: "\n"): return true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position -= 1
            default: return false
            }
        }
        return false
    }
}
