// SPDX-License-Identifier: Apache-2.0

/// Writes phrases of English as models read them rightly: *Thank you* alone reminds one of another sentence, and *over £40* is
/// taken for *about £40*.
enum EnglishPhrases {
    /// A text with such phrases in other words.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains("Thank") {
            text = text.replacing(/^Thank(?: you|s)(?=[.!]? *$)/.anchorsMatchLineEndings()) { _ in "Many thanks" }
        }
        return !text.contains("over ") ? text : text.replacing(/\bover (?=[£$€¥₹{%\u{FFFC}][^ ]|[£$€¥₹] ?\d)/) { _ in "above " }
    }
}
