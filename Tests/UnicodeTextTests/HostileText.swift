// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// Texts of every unpleasant kind, for properties that hold of any text.
enum HostileText {
    /// Valid strings.
    static let strings: [String] =
        [
            "", " ", "\n", "\r\n", "\0", "a\0b", "\u{FEFF}", "\u{200B}\u{200D}\u{2060}", "e\u{301}\u{301}\u{301}", "\u{301}",
            "\u{10FFFF}",
            "\u{FFFE}\u{FFFF}", "🇩🇪🇫🇷🇩", "👩‍👩‍👧‍👦👍🏽", "한국어", "각", "ไม่มีอะไร", "日本語のテキスト",
            "עברית (English) עברית", "שלום", "ﷺ", "ﬁ", "Ǆ",
            "((((((((((", "))))", "「『【", "\u{202E}abc\u{202C}", "ａｂｃ　１２３", "İıſß", "\u{1F1E6}", "\u{0BCA}\u{0BD7}", "I\u{307}",
        ] + [
            String(repeating: "a", count: 5000), String(repeating: "é", count: 3000), String(repeating: "\u{301}", count: 3000),
            String(repeating: "Straße Ω ﬁ 漢字 ", count: 400), String(repeating: "\n", count: 1000),
            String(repeating: "(", count: 2000),
            String(repeating: "👨‍👩‍👧", count: 300),
        ]

    /// Random strings over scalars of all planes, the same in every run.
    static func random(count: Int, length: Int, seed: UInt64) -> [String] {
        var generator = SeededNumbers(seed: seed)
        let blocks: [ClosedRange<UInt32>] = [
            0...0x7F, 0x80...0x24F, 0x300...0x36F, 0x370...0x5FF, 0x600...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x1100...0x11FF,
            0x2000...0x206F, 0x3000...0x30FF, 0x4E00...0x4EFF, 0xAC00...0xACFF, 0xE000...0xFFFF, 0x1F1E6...0x1F1FF,
            0x1F300...0x1F6FF,
            0xE0000...0xE01EF, 0x10000...0x10FFFF,
        ]
        return (0..<count).map { _ in
            var text = ""
            for _ in 0..<Int.random(in: 0...length, using: &generator) {
                let block = blocks.randomElement(using: &generator) ?? 0...0x7F
                text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: block, using: &generator)) ?? "?")
            }
            return text
        }
    }

    /// Random bytes, most of them ill-formed UTF-8.
    static func randomBytes(count: Int, length: Int, seed: UInt64) -> [[UInt8]] {
        var generator = SeededNumbers(seed: seed)
        return (0..<count).map { _ in
            (0..<Int.random(in: 0...length, using: &generator)).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        }
    }
}
