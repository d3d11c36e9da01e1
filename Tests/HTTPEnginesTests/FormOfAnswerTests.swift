// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import HTTPEngines

@Suite("What LibreTranslate does to translations is undone")
struct FormOfAnswerTests {
    /// What the server does by its documentation and as it was seen: the text's final mark, and small letters for a text in
    /// these.
    private static func treated(_ translation: String, for text: String) -> String {
        let marks: Set<Character> = ["!", "?", ".", ",", ";", "。"]
        var translation = translation
        guard let last = text.last, let end = translation.last else { return translation }
        if marks.contains(last) {
            if end != last { translation = (marks.contains(end) ? String(translation.dropLast()) : translation) + String(last) }
        } else if marks.contains(end) {
            translation = String(translation.dropLast())
        }
        return text.lowercased() == text && text.uppercased() != text ? translation.lowercased() : translation
    }

    @Test(
        "A translation comes back as it was",
        arguments: [
            ("Really?", "el", "Αλήθεια;"), ("Stop!", "el", "Σταμάτα!"), ("真的吗？", "el", "Αλήθεια;"), ("真的吗？", "en", "Really?"),
            ("真的吗？", "ja", "本当ですか？"),
            ("It rains.", "zh-Hans", "下雨了。"), ("Really?", "ja", "本当ですか？"), ("Stop!", "zh-Hant", "停！"),
            ("It rains.", "hi", "बारिश हो रही है।"),
            ("It rains.", "de", "Es regnet."), ("下雨了。", "en", "It rains."), ("hello world", "de", "hallo Welt"),
            ("Wait...", "zh-Hans", "等等..."),
            ("where are you?", "ar", "أين أنت؟"), ("Hello, World!", "es", "¡Hola, Mundo!"), ("it rains.", "es", "llueve."),
        ])
    func restores(text: String, target: String, translation: String) throws {
        let form = FormOfAnswer(of: text, from: "en", in: try LanguageTag(parsing: target))
        // The engine behind the server sees what is sent: its translation begins as that does.
        let isRaised = form.sent != text
        let behind = isRaised ? translation.prefix(1).uppercased() + translation.dropFirst() : translation
        #expect(form.restored(Self.treated(behind, for: form.sent)) == translation)
    }

    @Test(
        "What looks like a character's reference comes back as it was",
        arguments: [
            ("Use &lt;b&gt; & more.", "Use &amp;lt;b&amp;gt; & more."), ("&copy; and &#39;", "&amp;copy; and &amp;#39;"),
            ("AT&T: Q & A", "AT&T: Q & A"), ("&amp;amp;", "&amp;amp;amp;"),
        ])
    func keepsReferences(text: String, sent: String) {
        #expect(FormOfAnswer(of: text, from: "en", in: "es").sent == sent)
    }

    @Test(
        "A Greek question stays one",
        arguments: [("en", "Really?"), ("zh-Hans", "真的吗？"), ("ar", "حقا؟"), ("el", "Αλήθεια;")])
    func restoresGreekQuestions(target: String, translation: String) throws {
        let text = "Αλήθεια;"
        let form = FormOfAnswer(of: text, from: "el", in: try LanguageTag(parsing: target))
        #expect(form.restored(Self.treated(translation, for: form.sent)) == translation)
        // In other languages a semicolon is one.
        let other = FormOfAnswer(of: "Eins;", from: "de", in: try LanguageTag(parsing: target))
        #expect(other.restored("One;") == "One;")
    }
}
