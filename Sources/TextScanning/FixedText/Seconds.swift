// SPDX-License-Identifier: Apache-2.0

/// Tells seconds from decades and plurals: *Wait 29s*, *after 60s* and *(30s)* are times, *the 60s*, *in their 30s*, *90s music*
/// and *over-65s* are none. Models make years of them all.
enum Seconds {
    /// The end of the unit `s` behind a number; nil where none stands there, or where it may be a plural.
    ///
    /// - Parameters:
    ///   - end: Where the number ends.
    ///   - start: Where it begins.
    static func end(
        _ bytes: UnsafeBufferPointer<UInt8>, behind end: Int, of start: Int, in bounds: Range<Int>
    ) -> Int? {
        guard end < bounds.upperBound, bytes[end] == UInt8(ascii: "s") else { return nil }
        let digits = bytes[start..<end].prefix(while: \.isASCIIDigit)
        guard 1...longestNumber ~= digits.count,
            bytes[digits.endIndex..<end].allSatisfy({ $0.isASCIIDigit || ".,".utf8.contains($0) })
        else { return nil }
        let before = bytes[bounds.lowerBound..<start].suffix(longestWord + 1)
        // ’60s, mid-20s
        if let last = before.last, "'-".utf8.contains(last) || last > 0x7F { return nil }
        let word = before.wordBeforeSpace
        guard !peoplesAges.contains(word) else { return nil }
        let isWhole = digits.endIndex == end
        let isRound = isWhole && digits.last == UInt8(ascii: "0")
        guard isRound else { return end + 1 }
        guard !decades.contains(word) else { return nil }
        let behind = bytes[(end + 1)..<bounds.upperBound].prefix(longestWord + 1)
        let next = behind.first == 0x20 ? String(decoding: behind.dropFirst().prefix(while: \.isASCIILetter), as: UTF8.self) : ""
        // 100s of people
        if digits.count == longestNumber { return next == "of" ? nil : end + 1 }
        if measured.contains(next) { return end + 1 }
        let isNamed = cues.contains(word) || before.last(where: { $0 != 0x20 }).map { "(:=".utf8.contains($0) } ?? true
        // for 90s music, for 30s and then
        return isNamed && (next.isEmpty && behind.dropFirst().first ?? 0 < 0x80 || connecting.contains(next)) ? end + 1 : nil
    }

    /// Numbers with more digits are centuries and years.
    private static let longestNumber = 3
    private static let longestWord = 12

    /// What stands before the people of an age.
    private static let peoplesAges: Set = ["over", "under"]

    /// What stands before decades, of a century or a life.
    private static let decades: Set = ["early", "her", "his", "late", "mid", "my", "our", "the", "their", "your"]

    /// What stands before a span of time.
    private static let cues = Set(
        words:
            """
            about after approximately around at damage default delay duration every exactly first for in interval last lasted \
            lasting lasts least limit max maximum most next only roughly sleep take takes than timeout took up wait waited waits \
            within
            """)

    /// What goes on behind a span of time, and no thing of a decade.
    private static let connecting = Set(
        words:
            "after and as at before between but by from if in into of on or per so than then to until when while with without")

    /// What only a span of time has behind it.
    private static let measured = Set(
        words:
            "ago apart cooldown countdown delay each elapsed interval later left long max maximum remaining timeout timer")
}
