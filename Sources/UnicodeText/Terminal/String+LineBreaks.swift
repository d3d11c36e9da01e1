// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

extension String {
    /// The parts of the text that stay on one line, each with the white space behind it, by Unicode's rules (UAX #14) and ICU's
    /// dictionaries. Together they are the text.
    ///
    /// All of it is one part where ICU's rules are missing, or where it is longer than ICU counts, two gibibytes.
    package var partsBetweenLineBreaks: [Substring] {
        let offsets = utf8.withContiguousBytes { bytes -> [Int32] in
            // Of no bytes the array would be Swift's one empty array, which all threads share, and its count be written there.
            guard let length = Int32(exactly: bytes.count), length > 0 else { return [] }
            return [Int32](unsafeUninitializedCapacity: bytes.count) { found, count in
                guard let offsets = found.baseAddress else { return }
                count = Int(cunicode_line_breaks(bytes.baseAddress, length, offsets))
            }
        }
        var parts: [Substring] = []
        var start = startIndex
        for offset in offsets {
            let end = utf8.index(utf8.startIndex, offsetBy: Int(offset))
            parts.append(self[start..<end])
            start = end
        }
        return start == endIndex ? parts : parts + [self[start...]]
    }
}
