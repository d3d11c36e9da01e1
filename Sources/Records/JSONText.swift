// SPDX-License-Identifier: Apache-2.0

/// A file of JSON, read with the place of every part.
package enum JSONText {
    /// A part of a file, in UTF-8 offsets.
    package enum Token: Sendable, Hashable {
        case objectStart
        case objectEnd
        case arrayStart
        case arrayEnd
        /// The name of the field that follows, unescaped.
        case name(String)
        /// A string, unescaped, and where it stands with its quotation marks.
        case string(String, Range<Int>)
        /// A number, `true`, `false` or `null`, and where it stands.
        case literal(Range<Int>)
    }

    /// The parts of a file that is one value.
    ///
    /// - Throws: `JSONRecordError`, saying what is wrong and at which byte.
    /// - Complexity: Linear in the length.
    package static func tokens(of bytes: [UInt8]) throws(JSONRecordError) -> [Token] {
        let result: Result<[Token], JSONRecordError> = bytes.withUnsafeBufferPointer { bytes in
            Result { () throws(JSONRecordError) in
                var scanner = JSONScanner(bytes)
                var tokens: [Token]? = []
                try scanner.value(depth: 0, into: &tokens)
                try scanner.end()
                return tokens ?? []
            }
        }
        return try result.get()
    }

    /// Whether bytes are the beginning of JSON, or of lines of it, for certain: of an object, or of an array of such, strings or
    /// arrays.
    package static func isBegun(by bytes: [UInt8]) -> Bool {
        let start = bytes.prefix(1 << 10).filter { !$0.isJSONWhiteSpace }.prefix(2)
        guard ["{\"", "{}", "[{", "[[", "[\""].contains(where: { start.elementsEqual($0.utf8) }) else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            var scanner = JSONScanner(bytes)
            var tokens: [Token]?
            do throws(JSONRecordError) {
                try scanner.value(depth: 0, into: &tokens)
            } catch {
                return error.code == .endsEarly || error.code == .tooDeep
            }
            scanner.skipWhiteSpace()
            return scanner.next == nil || scanner.next == start.first
        }
    }

    /// The places of the escapes in a string, with what each stands for; between them the string stands for itself.
    ///
    /// - Parameter range: Where the string stands, with its quotation marks; it is one that `tokens(of:)` found.
    package static func escapes(in bytes: [UInt8], _ range: Range<Int>) -> [(range: Range<Int>, meaning: String)] {
        var found: [(range: Range<Int>, meaning: String)] = []
        var position = range.lowerBound + 1
        let end = range.upperBound - 1
        while position < end, let start = bytes[position..<end].firstIndex(of: UInt8(ascii: "\\")) {
            var next = start
            // Two halves of a surrogate pair are one escape.
            while next < end, bytes[next] == UInt8(ascii: "\\") {
                let isNumber = bytes[next + 1] == UInt8(ascii: "u")
                let digits = isNumber ? UInt16(String(decoding: bytes[next + 2..<next + 6], as: UTF8.self), radix: 16) : nil
                next += isNumber ? 6 : 2
                guard let digits, UTF16.isLeadSurrogate(digits), next == start + 6, next + 1 < end,
                    bytes[next + 1] == UInt8(ascii: "u")
                else { break }
            }
            let meaning = JSONString.unquoted("\"\(String(decoding: bytes[start..<next], as: UTF8.self))\"") ?? "\u{FFFD}"
            found.append((start..<next, meaning))
            position = next
        }
        return found
    }
}
