// SPDX-License-Identifier: Apache-2.0

/// Texts that are hard to cut.
package enum HostileText {
    package static let strings =
        odd + repeated + random(count: 40, length: 60, seed: 1) + random(count: 4, length: 4_000, seed: 2)

    private static let odd = [
        " ", "\n", "\r\n", "\r", "\u{0}", "\u{0}\n\u{0}", "a", "א", "字", ".", "…", "\u{FEFF}", "\u{200B}", "\u{2028}",
        "\u{301}", " \u{301}", "\n\u{301}Hello there, my friend.",
        "Hello there, my friend. \u{301}Guten Abend, mein lieber Freund.",
        "🏴󠁧󠁢󠁳󠁣󠁴󠁿🇩🇪🇫🇷👩‍👩‍👧‍👦", "Guten Abend, mein Freund.🇩🇪🇫🇷🇮🇹Это русское предложение, мой друг.",
        "Guten Abend, mein Freund. \u{200D}👩‍👩‍👧‍👦Это русское предложение, мой друг.",
        "Это предложение\u{301}\u{302}\u{303}\u{200D}This is a sentence in English.",
        "<p>Das ist\nein Absatz</p>\n<a\nhref='x'>Ceci est un lien</a> & amp; &eacute;&amp;",
        "x <y\n\nz> w <b\n", "«»“”‘’\"'()[]{}", "“(“(“(", "....", "1984\n\n42\n",
        "https://example.org/\n\nhttps://example.org/",
        "\n\n\n  Guten Morgen, wie geht es Ihnen heute?\n\n\n", "\u{202E}Hello there\u{202C} \u{2067}مرحبا بالعالم\u{2069}",
        "Guten Morgen.\r\n\r\nBonjour tout le monde.\r\n", "Guten Morgen.\n\n\u{0}\n\nBonjour tout le monde.",
        "日本語の文章です。This is English.これも日本語です。", "ʰʲ ªº µ π Ω", "Ꙭ ⴰⵎⴰⵣⵉⵖ ᚠᚢᚦ 𐌰𐌱𐌲 𓀀𓁐",
        "I\u{307}stanbul ﬁnden ﬀ ŉ", "한국어 각", "\u{10FFFF}\u{FFFE}\u{E000}",
    ]

    private static let repeated = [
        String(repeating: "\u{301}", count: 500),
        String(repeating: "🇩🇪", count: 300) + "a" + String(repeating: "🇩🇪🇫", count: 100),
        String(repeating: "a", count: 2_000), String(repeating: "字", count: 1_000), String(repeating: "a\u{301}", count: 800),
        String(repeating: "я\u{301}\u{302}w\u{303}", count: 300),
        String(repeating: "<a ", count: 1_000), String(repeating: "(", count: 1_000), String(repeating: "\"", count: 1_001),
        String(repeating: "(„[«", count: 500) + "Guten Abend, my friend" + String(repeating: "»]“)", count: 500),
        String(repeating: "das the le ", count: 200), String(repeating: "я w ", count: 300),
        String(repeating: "\n1", count: 500), String(repeating: "\r\n", count: 500),
        "Guten Abend, mein lieber Freund. " + String(repeating: "\u{301}", count: 700) + "Это русское предложение.",
        "Это русское предложение" + String(repeating: "🇩🇪", count: 201) + "This is a sentence in English, my friend.",
    ]

    /// Random scalars of all planes, words and marks among them.
    private static func random(count: Int, length: Int, seed: UInt64) -> [String] {
        var numbers = SeededNumbers(seed: seed)
        let blocks: [ClosedRange<Int>] = [
            0...0x7F, 0x20...0x7E, 0x20...0x7E, 0x80...0x24F, 0x300...0x36F, 0x370...0x5FF, 0x600...0x6FF, 0x900...0x97F,
            0xE00...0xE7F, 0x1100...0x11FF, 0x2000...0x206F, 0x3000...0x30FF, 0x4E00...0x4EFF, 0xAC00...0xACFF, 0xE000...0xFFFF,
            0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF, 0xE0000...0xE01EF, 0x10000...0x10FFFF,
        ]
        let words = ["und ", "the ", "это ", "et ", "και ", "היא ", "これは", "\n\n", ". ", "\u{200D}", "\r\n"]
        return (0..<count).map { _ in
            var text = ""
            for _ in 0..<numbers.number(in: 1...length) {
                if numbers.number(in: 0...2) == 0 {
                    text += numbers.one(of: words)
                } else {
                    let scalar = Unicode.Scalar(UInt32(numbers.number(in: numbers.one(of: blocks))))
                    text.unicodeScalars.append(scalar ?? "?")
                }
            }
            return text
        }
    }
}
