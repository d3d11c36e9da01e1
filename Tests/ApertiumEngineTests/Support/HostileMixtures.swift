// SPDX-License-Identifier: Apache-2.0

import TestSupport
import TranslationTesting

/// Texts that try to break a chain: words of a language mixed with what means something to its programs.
struct HostileMixtures {
    private let words: [String]
    private var generator: SeededGenerator

    /// What is mixed in.
    static let fragments: [String] =
        [
            "[", "]", "{", "}", "^", "$", "/", "\\", "@", "<", ">", "~", "[[", "]]", "^a/b$", "\\^", "[]", "[#0]", "[][#1]",
            "[0]", "[7]",
            "<b>", "</b>", "{x}", "[[t:b:1]]", "[[/]]", "[<STREAMCMD:FLUSH>]", "*", "#", "+", "_", "=", "|", "&amp;", "%", "§",
            "\u{0}",
            "\u{1}", "\u{7}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9F}", "\u{A0}", "\u{AD}", "\u{61C}", "\u{200B}", "\u{200D}",
            "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}", "\u{202F}", "\u{2028}", "\u{2029}", "\u{2060}", "\u{2066}",
            "\u{2069}",
            "\u{FEFF}", "\u{FFFC}", "\u{FFFD}", "\u{E000}", "😀", "👨‍👩‍👧", "🇪🇸", "1️⃣",
            "❤️", "e\u{301}", "\u{301}", "日本語", "שלום", "مرحبا", "क्षि", "ﬁ", "ǆ", "İ", "ß", "  ",
            "    ", " ", "\t", "\n", "\r\n",
            "\r", "\n\n",
            "https://example.org/a_b?c=[1]&d=^2$", "www.example.org.", "name@example.org", "C:\\temp\\x", "/usr/bin", "a/b",
            "$HOME", "1,000.50",
            "3/4", "x^2", "-", "—", "…", "¿", "¡", "«", "»", "“", "”", "'", "\"", "(", ")", ".", ",", ";", ":", "!", "?",
        ] + [0xFDD0, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF].compactMap { Unicode.Scalar($0).map { String($0) } }

    /// - Parameter tag: The language of the words, by the name of its sentences.
    init(tag: String, seed: UInt64) throws {
        words = try TestSentences.lines(of: tag).flatMap { $0.split(separator: " ").map(String.init) }
        generator = SeededGenerator(seed: seed)
    }

    /// The next text: up to thirty pieces, joined with or without spaces.
    mutating func next() -> String {
        var text = ""
        for _ in 0..<Int.random(in: 1...30, using: &generator) {
            let isHostile = Int.random(in: 0..<5, using: &generator) < 2
            text += (isHostile ? Self.fragments : words).randomElement(using: &generator) ?? ""
            if Int.random(in: 0..<4, using: &generator) > 0 { text += " " }
        }
        return text
    }
}
