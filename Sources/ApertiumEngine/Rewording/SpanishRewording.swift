// SPDX-License-Identifier: Apache-2.0

/// Writes Spanish in words that rules into English read rightly: *no debe* is *does not have to* to them, which forbids nothing,
/// and *Apenas hubo* somebody who grieved.
enum SpanishRewording {
    /// A text in such words.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(" deb") {
            text = text.replacing(prohibitions) { "\($0.1)o \($0.2 ?? "")pued\($0.3) " }
        }
        guard text.contains("penas ") else { return text }
        return text.replacing(/\b([Aa])penas (?=(?:hubo|había|tuv|qued[óa]|lleg[óa]|pud|se )\p{L}*)/) {
            $0.1 == "A" ? "Casi no " : "casi no "
        }
    }

    /// no debe contener, no deben bañarse; not *no debe de ser*
    private static var prohibitions: Regex<(Substring, Substring, Substring?, Substring)> {
        /\b([Nn])o (se )?deb(e|es|en) (?=\p{L}+[aei]r(?:se|l[aeo]s?)?\b)/
    }
}
