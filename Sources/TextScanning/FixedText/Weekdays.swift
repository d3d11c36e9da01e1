// SPDX-License-Identifier: Apache-2.0

/// Finds days of the week in short with a dash between them, as opening times have them: `Mon - Thu`, `Fri–Sun`. Models lose the
/// second.
enum Weekdays {
    private static let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    /// The end of such a range that begins at an offset; nil where none does.
    static func rangeEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        func nameEnd(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
            guard names.contains(where: { text.starts(with: $0.utf8) }) else { return nil }
            let end = text.startIndex + 3
            return end < limit && bytes[end].isASCIILetterOrDigit ? nil : end
        }
        guard start < limit, 0x46...0x57 ~= bytes[start], let first = nameEnd(bytes[start..<limit]) else { return nil }
        var rest = bytes[first..<limit].drop { $0 == 0x20 }
        guard let dash = ["-", "–"].first(where: { rest.starts(with: $0.utf8) }) else { return nil }
        rest = rest.dropFirst(dash.utf8.count).drop { $0 == 0x20 }
        return nameEnd(rest)
    }
}
