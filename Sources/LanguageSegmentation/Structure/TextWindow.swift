/// Cuts a text into windows that are read and labelled one after the other, so that memory stays flat however long the text is.
///
/// A window ends after an empty line where there is one in reach, else after a line, else after a space or an ideographic full stop, else
/// between two letters. Where
/// it ends depends on the bytes since its start alone, so a text that arrives in pieces is cut as the whole is.
enum TextWindow {
    /// Bytes that a window has at least, where the text has them.
    static let leastLength = 32 << 10
    /// Where no empty line stands up to here, a line will do.
    private static let paragraphReach = 2 * leastLength
    /// Where no line ends up to here, a space or a stop will do.
    private static let lineReach = 8 * leastLength
    /// Where nothing of that stands up to here, the next two letters that can be parted will do: text without spaces is rare, and never ends.
    private static let letterReach = 4 * lineReach
    /// So often they are looked for. A prime, so that text of few characters again and again has one in such a place.
    private static let letterStep = 61
    /// A tag of markup is no longer than this, for the recogniser.
    private static let longestTag = 2_000

    /// The end of a window.
    struct End: Equatable {
        let offset: Int
        /// Whether a line ends there, rather than a word.
        let isLineEnd: Bool
    }

    /// The end of the window that begins at `start`; nil where more text is needed to tell.
    ///
    /// - Parameter isComplete: Whether the text ends with the bytes.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, isComplete: Bool) -> End? {
        var firstLine: Int?
        var position = start + leastLength
        while position < bytes.count {
            defer { position += 1 }
            let isFar = position >= start + paragraphReach
            if isFar, let firstLine { return End(offset: firstLine, isLineEnd: true) }
            let byte = bytes[position]
            let isSpace =
                position >= start + lineReach && (byte == UInt8(ascii: " ") || endsIdeographicStop(bytes, at: position))
                || position >= start + letterReach && (position - start) % letterStep == 0
                    && partsLetters(bytes, behind: position)
            guard byte == UInt8(ascii: "\n") || isSpace else { continue }
            if !isSpace, !isFar, firstLine != nil, !endsEmptyLine(bytes, at: position, from: start) { continue }
            guard let isInTag = isInTag(bytes, at: position, from: start, isComplete: isComplete) else { return nil }
            if isInTag { continue }
            let end = position + 1
            if isSpace {
                guard let isWhole = isCharacterBoundary(bytes, at: end, isComplete: isComplete) else { return nil }
                if isWhole { return End(offset: end, isLineEnd: false) }
                continue
            }
            if isFar || endsEmptyLine(bytes, at: position, from: start) { return End(offset: end, isLineEnd: true) }
            firstLine = end
        }
        return isComplete ? End(offset: bytes.count, isLineEnd: true) : nil
    }

    /// Whether the last byte of U+3002 stands at a position: scripts without spaces have full stops.
    private static func endsIdeographicStop(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
        bytes[position] == 0x82 && bytes[position - 1] == 0x80 && bytes[position - 2] == 0xE3
    }

    /// Whether a character ends with a byte, and another begins behind it, for certain: both are ASCII, or both kana or ideographs. Behind
    /// the bracket that opens a tag nothing is parted.
    private static func partsLetters(_ bytes: UnsafeBufferPointer<UInt8>, behind position: Int) -> Bool {
        guard position + 1 < bytes.count else { return false }
        let (left, right) = (bytes[position], bytes[position + 1])
        // A line feed after a carriage return is one character with it.
        if left < 0x80, right < 0x80 { return left >= 0x20 && right >= 0x20 && left != UInt8(ascii: "<") }
        guard right >= 0xE3, right <= 0xE9, bytes[position - 2] >= 0xE3, bytes[position - 2] <= 0xE9 else { return false }
        return [position - 2, position + 1].allSatisfy { isIdeograph(UTF8Character.decode(bytes, at: $0).scalar) }
    }

    /// Whether a scalar is kana or an ideograph, with which no other makes one character but a mark behind it.
    private static func isIdeograph(_ scalar: UInt32) -> Bool {
        0x3041...0x3096 ~= scalar || 0x30A1...0x30FA ~= scalar || 0x3400...0x9FFF ~= scalar
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

    /// Whether a position may lie inside a tag, which is read as one; nil where more text is needed to tell.
    private static func isInTag(
        _ bytes: UnsafeBufferPointer<UInt8>, at position: Int, from start: Int, isComplete: Bool
    ) -> Bool? {
        let earliest = max(start, position - longestTag)
        var opening = position
        repeat {
            opening -= 1
            guard opening >= earliest, bytes[opening] != UInt8(ascii: ">") else { return false }
        } while bytes[opening] != UInt8(ascii: "<")
        // The bracket that comes next decides.
        for next in position..<opening + longestTag {
            guard next < bytes.count else { return isComplete ? false : nil }
            if bytes[next] == UInt8(ascii: "<") { return false }
            if bytes[next] == UInt8(ascii: ">") { return true }
        }
        return false
    }

    /// Whether a space or stop at the end of a window is a character of its own, with no mark on it.
    private static func isCharacterBoundary(
        _ bytes: UnsafeBufferPointer<UInt8>, at position: Int, isComplete: Bool
    ) -> Bool? {
        guard position + 4 <= bytes.count || isComplete else { return nil }
        guard position < bytes.count, bytes[position] >= 0x80 else { return true }
        let (scalar, _) = UTF8Character.decode(bytes, at: position)
        return Unicode.Scalar(scalar).map { !$0.joinsSpace } ?? true
    }
}
