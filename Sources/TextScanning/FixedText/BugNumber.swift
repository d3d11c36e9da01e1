// SPDX-License-Identifier: Apache-2.0

/// Finds the number of a report behind the part of a program that it is about, as GCC has it: `PR target/90639`.
enum BugNumber {
    /// The end of one that begins a text; nil where none does.
    static func end(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard text.starts(with: "PR ".utf8) else { return nil }
        let part = text.dropFirst(3).prefix(longestPart).prefix { $0.isASCIISmall || $0.isASCIIDigit || "-+".utf8.contains($0) }
        guard part.first?.isASCIISmall == true, text[part.endIndex...].first == UInt8(ascii: "/") else { return nil }
        let number = text[part.endIndex...].dropFirst().prefix(mostDigits + 1).prefix(while: \.isASCIIDigit)
        let next = text[number.endIndex...].first ?? 0x20
        return fewestDigits...mostDigits ~= number.count && !next.isASCIILetterOrDigit && next < 0x80 ? number.endIndex : nil
    }

    private static let longestPart = 30
    private static let fewestDigits = 3
    private static let mostDigits = 7
}
