// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing

@Suite("Annotated HTML")
struct AnnotatingTests {
    /// A language for each passage, or for each of its words.
    private func annotated(_ content: String, _ languages: [String]) throws -> String {
        let document = try Document(content, format: HTML())
        try #require(document.passages.count == languages.count)
        let spans = zip(document.passages, languages).map { passage, tags in
            let tags = tags.split(separator: " ").map(String.init)
            guard tags.count > 1 else { return [Self.span(0..<passage.text.utf8.count, tags.first ?? "und")] }
            var start = 0
            let words = passage.text.split(separator: " ")
            return zip(words, tags).map { word, tag in
                let end = min(start + word.utf8.count + 1, passage.text.utf8.count)
                defer { start = end }
                return Self.span(start..<end, tag)
            }
        }
        return try #require(document.annotated(spans))
    }

    private static func span(_ range: Range<Int>, _ tag: String) -> LanguageSpan {
        let outcome: Detection.Outcome =
            tag == "und"
            ? .undetermined(.noLetters) : LanguageTag(tag).map { .language($0, probability: 0.9) } ?? .undetermined(.empty)
        let evidence = Evidence(lanes: .zero, letters: .zero, featureCount: 0, letterCount: range.count, hasContent: true)
        return LanguageSpan(range: range, outcome: outcome, evidence: evidence)
    }

    @Test("WCAG 2.2, 3.1.2: a block in another language says it in its start tag, with its direction where that differs")
    func annotatesBlocks() throws {
        #expect(
            try annotated("<html lang='en-GB'><body><p>one<P CLASS=a >zwei</P><div>שלוש</div><p>12", ["en", "de", "he", "und"])
                == "<html lang='en-GB'><body><p>one<P lang=\"de\" CLASS=a >zwei</P><div lang=\"he\" dir=\"rtl\">שלוש</div><p>12")
        // All of a list is in it, so the list says it once.
        #expect(
            try annotated("<html lang=en><p>one<blockquote>a<p>zwei<p>drei</blockquote>", ["en", "de", "de", "de"])
                == "<html lang=en><p>one<blockquote lang=\"de\">a<p>zwei<p>drei</blockquote>")
    }

    @Test(
        "What has said its language is left as it is, and so is what was annotated before",
        arguments: [
            ("<html lang=en><p>one <span lang=\"el\">δύο</span> three", "en el en"),
            ("<html lang=en><p>one <q lang=de>zwei</q>", "en de"),
            ("<html lang=en><p><a lang=de href=x><b>eins</b></a> two", "de en"),
            ("<html lang=en><p>one <cite>zwei.</cite> three", "en de en"),
        ])
    func annotatesOnce(content: String, languages: String) throws {
        let once = try annotated(content, [languages])
        #expect(content.contains("cite") ? once != content : once == content)
        #expect(try annotated(once, [languages]) == once)
    }

    @Test("A ruby element gets its language from outside, since it may hold no other elements")
    func keepsRubies() throws {
        #expect(
            try annotated("<html lang=en><p>one <ruby>漢<rt>kan</rt></ruby> two", ["en ja en"])
                == "<html lang=en><p>one <span lang=\"ja\"><ruby>漢<rt>kan</rt></ruby></span> two")
        let split = "<html lang=en><p>one <ruby>漢 字<rt>kan</rt></ruby> two"
        #expect(try annotated(split, ["en ja en en"]) == split)
    }

    @Test("A passage of many ruby elements is annotated in time that grows with their number", .timeLimit(.minutes(2)))
    func isLinearInRubies() throws {
        try expectLinearTime(from: 6_250, to: 50_000) {
            "<html lang=en><p>one " + repeated("<ruby>漢<rt>kan</rt></ruby> one ", to: $0)
        } of: { content in
            let document = try Document(content, format: HTML())
            let length = document.passages[0].text.utf8.count
            let spans = stride(from: 0, to: length, by: 4).map { Self.span($0..<min($0 + 4, length), $0 % 8 == 0 ? "en" : "ja") }
            #expect(try #require(document.annotated([spans])).count >= content.count)
        }
    }

    @Test("XHTML gets xml:lang beside lang, and what xml:lang says is heard")
    func annotatesXHTML() throws {
        #expect(
            try annotated("<html xmlns='x' xml:lang='en'><p>one</p><p>zwei</p></html>", ["en", "de"])
                == "<html xmlns='x' xml:lang='en'><p>one</p><p lang=\"de\" xml:lang=\"de\">zwei</p></html>")
    }

    @Test("References to marks and spaces say nothing, and neither do attributes get spans")
    func leavesReferences() throws {
        let page = "<html lang=en><p>one <q lang=de>zwei</q>&nbsp;&mdash;&nbsp;"
        #expect(try annotated(page, ["en de de"]) == page)
        let titled = "<html lang=en><p>one <a title=\"zwei\">two</a> three"
        #expect(try annotated(titled, ["en", "de"]) == titled)
    }

    @Test("Marks alone are in no language")
    func leavesMarks() throws {
        let page = "<html lang=en><p>one <q lang=de>zwei</q>. ”!"
        #expect(try annotated(page, ["en de de"]) == page)
    }

    @Test("WCAG 2.2, 3.1.2: text inside of a block is put into a span, and no tag is torn from its counterpart")
    func annotatesText() throws {
        #expect(
            try annotated("<html lang=en><p>one zwei three", ["en de en"])
                == "<html lang=en><p>one <span lang=\"de\">zwei</span> three")
        #expect(
            try annotated("<html lang=en><p>one <b>zwei</b> three</p>", ["en de en"])
                == "<html lang=en><p>one <span lang=\"de\"><b>zwei</b></span> three</p>")
        #expect(
            try annotated("<html lang=en><p>a <i>zwei drei</i> ארבע</p>", ["en de de he"])
                == "<html lang=en><p>a <i><span lang=\"de\">zwei</span> <span lang=\"de\">drei</span></i> "
                + "<span lang=\"he\" dir=\"rtl\">ארבע</span></p>")
        // A title can hold no element.
        #expect(try annotated("<html lang=en><title>one zwei</title>", ["en de"]) == "<html lang=en><title>one zwei</title>")
    }

    @Test("What says its language already is left as it is, region and letter case aside")
    func keepsWhatIsSaid() throws {
        for page in [
            "<html lang=DE-at><p>eins", "<html lang=en><p lang=de>eins", "<html lang=en><p><i lang=de>eins</i>",
            "<html lang=en><div lang=de><p>eins</div>", "<html lang=zh-CN><p>一",
        ] {
            #expect(try annotated(page, [page.contains("zh") ? "zh-Hans" : "de"]) == page)
        }
        // What is said and wrong is not overruled where it stands, but inside.
        #expect(
            try annotated("<html lang=en><p lang=fr>eins</p>", ["de"])
                == "<html lang=en><p lang=fr><span lang=\"de\">eins</span></p>")
    }

    @Test("A page that says nothing gets the language of most of it; of a piece of a page that goes without saying")
    func annotatesPages() throws {
        #expect(
            try annotated("<html><p>a long one</p><p>zwei</p></html>", ["en", "de"])
                == "<html lang=\"en\"><p>a long one</p><p lang=\"de\">zwei</p></html>")
        #expect(
            try annotated("<html><p>شيء طويل</p><p>two</p></html>", ["ar", "en"])
                == "<html lang=\"ar\" dir=\"rtl\"><p>شيء طويل</p><p lang=\"en\">two</p></html>")
        #expect(try annotated("<p>a long one</p><p>zwei", ["en", "de"]) == "<p>a long one</p><p lang=\"de\">zwei")
    }

    @Test("Annotations are all that is added, whatever the page", arguments: 0..<60)
    func addsOnly(seed: UInt64) throws {
        var junk = Junk(seed: seed)
        let content = junk.text(of: HTMLTests.fragments.filter { !$0.contains("span") }, count: 120)
        let document = try Document(content, format: HTML())
        let spans = document.passages.map { passage in
            let middle = passage.text.prefix(passage.text.count / 2).utf8.count
            let end = passage.text.utf8.count
            return [Self.span(0..<middle, "he"), Self.span(middle..<end, junk.number(below: 2) == 0 ? "de" : "he")]
        }
        let annotated = try #require(document.annotated(spans))
        let bare = annotated.replacing(#/<span lang="\w+"( dir="\w+")?>|<\/span>| lang="\w+"( dir="\w+")?/#, with: "")
        #expect(bare.utf8.elementsEqual(content.utf8))
    }
}
