// SPDX-License-Identifier: Apache-2.0

/// A walk through UTF-8 that tells where characters, as readers know them, begin and end.
///
/// The two scalars around a place tell nearly always whether a character ends there. Where they do not, as among flags or
/// marks, the walk steps back to a place where they do, or to where it came to before, and goes on from there. So all places
/// together cost the length of the text at most, however long its characters are.
package struct CharacterBoundaries {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The last boundary that was found.
    private var boundary: Int
    /// The start of the next scalar to read; no boundary stands between the last one and it.
    private var position: Int
    /// The standard library's own rules, fed from the last boundary on: a `String` cannot be asked without a copy of the whole
    /// character.
    private var recognizer = Unicode._CharacterRecognizer()

    /// A walk that begins at a boundary.
    package init(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
        self.bytes = bytes
        boundary = start
        position = start
    }

    /// The last boundary at or before an offset.
    ///
    /// Offsets are asked for in ascending order; where one lies before the last answer, that is given again.
    ///
    /// - Complexity: Linear in the number of bytes since the last offset, and constant outside of characters of several scalars.
    package mutating func last(upTo offset: Int) -> Int {
        guard offset > boundary, offset >= position else { return boundary }
        guard offset < bytes.count else {
            begin(at: offset)
            return offset
        }
        var start = offset
        while start > position, !isCertain(at: start) { start = startOfScalar(before: start) }
        if start > position { begin(at: start) }
        while position <= offset { readScalar() }
        return boundary
    }

    /// The first boundary after the last answer.
    ///
    /// - Complexity: Linear in the length of the character.
    package mutating func next() -> Int {
        let last = boundary
        while position < bytes.count {
            readScalar()
            if boundary > last { return boundary }
        }
        begin(at: bytes.count)
        return boundary
    }

    /// Whether a character ends behind white space of ASCII: not where a mark follows, which makes one character with it.
    ///
    /// - Complexity: Constant, where a walk may have to go back to the start of a run of marks.
    package static func endsCharacter(atSpace offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let next = offset + 1
        guard next < bytes.count else { return true }
        if bytes[next] < 0x80 { return bytes[offset] != 0x0D || bytes[next] != 0x0A }
        return Unicode.Scalar(UTF8Decoder.decode(bytes, at: next).scalar).map { !$0.joinsSpace } ?? true
    }

    private mutating func begin(at start: Int) {
        boundary = start
        position = start
        recognizer = Unicode._CharacterRecognizer()
    }

    private mutating func readScalar() {
        let (scalar, length) = UTF8Decoder.decode(bytes, at: position)
        if recognizer.hasBreak(before: Unicode.Scalar(scalar) ?? "\u{FFFD}") { boundary = position }
        position += length
    }

    /// Whether a character ends at an offset whatever stands farther before it.
    private func isCertain(at offset: Int) -> Bool {
        let (before, after) = (bytes[offset - 1], bytes[offset])
        if before < 0x80, after < 0x80 { return before != 0x0D || after != 0x0A }
        guard !UTF8.isContinuation(after) else { return false }
        let left = scalar(at: startOfScalar(before: offset))
        // Flags, and what a joiner or a virama joins, depend on more than two scalars.
        return !left.joinsSpace && left.isSeparated(from: scalar(at: offset))
    }

    private func startOfScalar(before offset: Int) -> Int {
        var start = offset - 1
        while start > 0, UTF8.isContinuation(bytes[start]) { start -= 1 }
        return start
    }

    private func scalar(at offset: Int) -> Unicode.Scalar {
        Unicode.Scalar(UTF8Decoder.decode(bytes, at: offset).scalar) ?? "\u{FFFD}"
    }
}

extension Unicode.Scalar {
    /// Whether it makes one character with a space before it, as marks and joiners do.
    fileprivate var joinsSpace: Bool {
        value >= 0x300 && !Unicode.Scalar(" ").isSeparated(from: self)
    }

    /// Whether it and the next scalar are two characters, where both stand alone.
    fileprivate func isSeparated(from next: Unicode.Scalar) -> Bool {
        var recognizer = Unicode._CharacterRecognizer()
        _ = recognizer.hasBreak(before: self)
        return recognizer.hasBreak(before: next)
    }
}
