// SPDX-License-Identifier: Apache-2.0

/// Texts that have broken translation engines, or are made to.
public enum HostileTexts {
    /// All of them.
    public static let all: [String] = blank + lineBreaks + reserved + placeholders + characters + long

    /// Nothing, or nothing but white space.
    public static let blank = ["", " ", "\n", "\t \r\n", "\u{A0}", "\u{3000}"]

    /// Line breaks of all kinds, in and around text.
    private static let lineBreaks = [
        "\n\na\n\nb\n\n", "a\r\nb", "a\rb", "a\u{2028}b\u{2029}c", "  a  b  ", "a\u{B}b\u{C}c\u{85}d",
    ]

    /// Characters that formats of streams keep for themselves.
    private static let reserved = [
        "[", "]", "[a", "a]", "[[a]]", "{a}", "^a$", "a^", "a/b/c", "a\\", "\\a", "@a #b *c ~d +e", "<a>", "<b>a</b>", "a<b",
        "a>b", "&amp; &lt;",
        "$HOME `ls` $(ls) ; | & ' \"", "%s %d %n", "a\0b", "\0", "[][#1]\0",
    ]

    /// What looks like somebody's placeholders.
    private static let placeholders = ["[1] a [2]", "[n1]", "{0} a {1}", "__PH_0__", "<x id=\"1\"/>", "⟦1⟧", "$1 a $2"]

    /// Characters of unusual kinds.
    private static let characters = [
        "\u{1}\u{2}\u{7}\u{1B}[31ma\u{7F}", "\u{FEFF}a", "a\u{200B}b\u{200D}c\u{AD}d", "e\u{301}\u{302}\u{303}", "👩‍👩‍👧‍👦 🇪🇸 ❤️",
        "\u{202E}abc\u{202C}",
        "שלום مرحبا", "\u{FFFD}\u{FFFE}\u{FFFF}", "\u{10FFFF}\u{E000}", "𝒜𝓑", "ﬁ ﬀ ǆ", "İiIı", "-a --b",
        "a\u{300}" + String(repeating: "\u{301}", count: 100),
    ]

    /// Long ones.
    private static let long = [
        String(repeating: "a", count: 5000), String(repeating: "a b ", count: 1000), String(repeating: "(", count: 500),
        String(repeating: "?!", count: 500),
    ]
}
