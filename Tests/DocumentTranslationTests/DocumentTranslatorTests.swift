// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import DocumentTranslation
import LanguageRecognition
import LanguageSegmentation
import Testing
import TranslationBatches
import TranslationSessions
import TranslationTesting

@Suite("Translating documents")
struct DocumentTranslatorTests {
    static let identifier = ScriptedLanguageIdentifier([
        "de": ["hallo", "welt", "wasser"], "es": ["hola", "mundo"], "fr": ["bonjour", "monde"], "ja": ["konnichiwa"],
        "eu": ["kaixo"],
    ])
    let engine = FakeEngine(pairs: [
        EnginePair(name: "de-en", source: "de", target: "en"), EnginePair(name: "en-es", source: "en", target: "es"),
        EnginePair(name: "fr-es", source: "fr", target: "es", quality: .gist),
        EnginePair(
            name: "eu-es", source: "eu", target: "es", pack: Pack(name: "pack-eu-es", companions: ["tools"]), isInstalled: false),
    ])
    static let text = "\u{FEFF}hallo welt\r\n\n  bonjour monde \nhola mundo\n12:30\nkonnichiwa\nkaixo\nwasser"

    func translator(to target: LanguageTag? = "es", from source: LanguageTag? = nil, pivot: Bool = true) -> DocumentTranslator {
        let environment = TranslationEnvironment(
            engines: [engine], languageIdentifier: Self.identifier, preferredLanguages: [],
            policies: TranslationPolicies(allowsPivot: pivot))
        return DocumentTranslator(from: source, to: target, environment: environment)
    }

    func name(of outcome: DocumentPlan.Outcome) -> String {
        switch outcome {
        case .translated(let route): route.legs.map(\.pair.name).joined(separator: " ")
        case .notInstalled(let route): "missing \(route.missingPacks.map(\.name).joined())"
        case .alreadyInTarget: "already"
        case .unsupported(let error): "\(error.code)"
        case .noLanguage(let reason): "\(reason)"
        case .notRequested: "notRequested"
        }
    }

    @Test("The plan names each language with its route, or why its text stays")
    func plans() async throws {
        let plan = try await translator().plan(for: Document(Self.text))
        #expect(plan.target == "es")
        let outcomes = Dictionary(
            plan.groups.map { ($0.language?.canonical ?? "und", name(of: $0.outcome)) }, uniquingKeysWith: { $0 + $1 })
        #expect(outcomes["de"] == "de-en en-es")
        #expect(outcomes["fr"] == "fr-es")
        #expect(outcomes["es"] == "already")
        #expect(outcomes["ja"] == "unsupportedSourceLanguage")
        #expect(outcomes["eu"] == "missing pack-eu-es")
        #expect(plan.groups.contains { $0.language == nil })
        #expect(Set(plan.shortfalls.map(\.language)) == ["ja", "eu"])
        #expect(plan.groups.filter { $0.language == "de" }.map(\.positions.count) == [2])
        #expect(engine.calls.isEmpty)
    }

    @Test("The spans of a plan are the document behind its byte order mark, byte for byte, each with its outcome")
    func coversDocument() async throws {
        let plan = try await translator().plan(for: Document(Self.text))
        let source = try #require(plan.batches.sources.first)
        let bytes = Array(source.text.utf8)
        #expect(plan.spans.flatMap { bytes[$0.span.range] }.elementsEqual(Self.text.utf8.dropFirst(3)))
    }

    @Test("Translations stand in the places of their spans, and all else stays byte for byte")
    func translates() async throws {
        let translator = translator()
        let translated = try await translator.translate(try await translator.plan(for: Document(Self.text)))
        #expect(
            translated.content
                == "\u{FEFF}hallo welt [de→en] [en→es]\r\n\n  bonjour monde [fr→es] \nhola mundo\n12:30\nkonnichiwa\nkaixo\n"
                + "wasser [de→en] [en→es]")
        let shortfalls = translated.passages.flatMap(\.shortfalls)
        #expect(shortfalls.map(\.part.language) == ["ja", "eu"])
        #expect((shortfalls.last?.error as? TranslationError)?.missingPacks.map(\.name) == ["pack-eu-es"])
    }

    @Test("What a plan has split is not split again")
    func splitsOnce() async throws {
        let identifier = ScriptedLanguageIdentifier(["de": ["hallo"]])
        var environment = translator().environment
        environment.languageIdentifier = identifier
        let translator = DocumentTranslator(to: "es", environment: environment)
        let plan = try await translator.plan(for: Document("hallo hallo"))
        #expect(identifier.spanQueries.count == 1)
        _ = try await translator.translate(plan)
        #expect(identifier.spanQueries.count == 1)
    }

    @Test("A given source is never overruled: nothing is split, and all goes over its route")
    func takesSource() async throws {
        let translator = translator(from: "fr")
        let plan = try await translator.plan(for: Document("hallo mundo\n12"))
        #expect(plan.groups.map { name(of: $0.outcome) } == ["fr-es"])
        #expect(try await translator.translate(plan).content == "hallo mundo\n12 [fr→es]")
    }

    @Test("What an engine gives back as it was keeps its declared language")
    func keepsDeclaredLanguage() async throws {
        let pairs = [EnginePair(name: "de-en", source: "de", target: "en")]
        let script = FakeEngine.Script(translation: { text, _ in text == "bonjour" ? text : text.uppercased() })
        let environment = TranslationEnvironment(
            engines: [FakeEngine(pairs: pairs, script: script)], languageIdentifier: Self.identifier)
        let translator = DocumentTranslator(from: "de", to: "en", environment: environment)
        let page = "<html lang=\"de\"><p lang=\"de-AT\">hallo</p><p lang=\"fr\">bonjour</p></html>"
        let plan = try await translator.plan(for: try Document(page, format: HTML()))
        #expect(
            try await translator.translate(plan).content
                == "<html lang=\"en\"><p lang=\"en\">HALLO</p><p lang=\"fr\">bonjour</p></html>")
    }

    @Test(
        "A phrase that an engine gives back as it was keeps its declared language, and what is around it does not",
        arguments: [
            ("hallo <i lang=\"fr\">bonjour</i> welt", "HALLO <i lang=\"fr\">bonjour</i> WELT"),
            ("hallo <i lang=\"fr\">monde</i> <b>bonjour</b>", "HALLO <i lang=\"en\">MONDE</i> <b>bonjour</b>"),
        ])
    func keepsDeclaredLanguageOfPhrase(content: String, expected: String) async throws {
        let pairs = [EnginePair(name: "de-en", source: "de", target: "en")]
        let script = FakeEngine.Script(translation: { text, _ in
            text.replacing(/\w+/) { $0.output == "bonjour" ? String($0.output) : $0.output.uppercased() }
        })
        let environment = TranslationEnvironment(
            engines: [FakeEngine(pairs: pairs, script: script)], languageIdentifier: Self.identifier)
        let translator = DocumentTranslator(from: "de", to: "en", environment: environment)
        let plan = try await translator.plan(for: try Document("<p lang=\"de\">\(content)</p>", format: HTML()))
        #expect(try await translator.translate(plan).content == "<p lang=\"en\">\(expected)</p>")
    }

    @Test("The end of a line between two languages stays one")
    func keepsLineEnds() async throws {
        let plan = try await translator().plan(for: try Document("> hallo welt\n> bonjour monde\n", format: Markdown()))
        let content = try await translator().translate(plan).content
        #expect(content == "> hallo welt \\[de→en\\] \\[en→es\\]\n> bonjour monde \\[fr→es\\]\n")
    }

    @Test("A target that nobody named is the one that a session would pick, or an error that says so")
    func picksTarget() async throws {
        var environment = translator().environment
        environment.preferredLanguages = ["eo", "es"]
        let plan = try await DocumentTranslator(to: nil, environment: environment).plan(for: Document("bonjour monde"))
        #expect(plan.target == "es")
        let error = await #expect(throws: TranslationError.self) {
            try await translator(to: nil).plan(for: Document("bonjour"))
        }
        #expect(error?.code == .unsupportedTargetLanguage)
    }

    @Test("Blank and empty documents come back as they are, without any engine", arguments: ["", " \n\t\r\n"])
    func keepsBlank(text: String) async throws {
        let translator = translator()
        let translated = try await translator.translate(try await translator.plan(for: Document(text)))
        #expect(translated.content.utf8.elementsEqual(text.utf8))
        #expect(engine.calls.isEmpty)
    }

    @Test("Texts are translated in their order; blank ones, and those in no language, come back as they are")
    func translatesTexts() async throws {
        let translator = TextTranslator(to: "es", environment: self.translator().environment)
        let texts = ["bonjour", "", "42", "hallo", "konnichiwa", "hola"]
        let translations = try await translator.translations(of: texts)
        #expect(translations.map(\.sourceText) == texts)
        #expect(translations.map(\.text) == ["bonjour [fr→es]", "", "42", "hallo [de→en] [en→es]", "konnichiwa", "hola"])
        #expect(translations.map { $0.source?.canonical ?? "und" } == ["fr", "und", "und", "de", "ja", "es"])
        #expect(translations.map { $0.route?.legs.count ?? 0 } == [1, 0, 0, 2, 0, 0])
        #expect(translations.map(\.shortfalls.count) == [0, 0, 0, 0, 1, 0])
        #expect(try await translator.translations(of: ["", " "]).map(\.text) == ["", " "])
        #expect(try await translator.translations(of: []).isEmpty)
    }

    @Test("The target that nobody named is picked once, for the first texts in a language, and kept for those that follow")
    func keepsTarget() async throws {
        var environment = translator().environment
        environment.preferredLanguages = ["en", "es"]
        let translator = TextTranslator(to: nil, environment: environment)
        #expect(try await translator.translations(of: ["12:30", ""]).map(\.text) == ["12:30", ""])
        #expect(try await translator.translations(of: ["bonjour"]).map(\.text) == ["bonjour [fr→es]"])
        #expect(try await translator.translations(of: ["hallo"]).map(\.text) == ["hallo [de→en] [en→es]"])
        let other = TextTranslator(to: nil, environment: environment)
        #expect(try await other.translations(of: ["hallo"]).map(\.text) == ["hallo [de→en]"])
    }

    @Test("Of texts in a given language one that an engine refuses is kept, with the reason, and the others are translated")
    func keepsRefused() async throws {
        struct Refusal: Error {}
        engine.script.failure = { $0 == "monde" ? Refusal() : nil }
        let translator = TextTranslator(from: "fr", to: "es", environment: self.translator().environment)
        let translations = try await translator.translations(of: ["bonjour", "monde", "", "bonjour monde"])
        #expect(translations.map(\.text) == ["bonjour [fr→es]", "monde", "", "bonjour monde [fr→es]"])
        #expect(translations.map(\.shortfalls.count) == [0, 1, 0, 0])
        #expect(translations[1].shortfalls.map(\.part.language) == ["fr"])
        // What concerns all of them is an error of all.
        let unreachable = TextTranslator(from: "eu", to: "es", environment: self.translator().environment)
        await #expect(throws: TranslationError.self) { try await unreachable.translations(of: ["kaixo"]) }
    }

    @Test("What is in a language that was not asked for is told apart, and kept")
    func keepsToLanguages() async throws {
        let environment = translator().environment
        let document = DocumentTranslator(to: "es", only: ["de"], environment: environment)
        let plan = try await document.plan(for: Document("hallo\nbonjour"))
        #expect(plan.groups.map { name(of: $0.outcome) } == ["de-en en-es", "notRequested"])
        #expect(plan.groups.map(\.language) == ["de", "fr"])
        let translated = try await document.translate(plan)
        #expect(translated.content == "hallo [de→en] [en→es]\nbonjour")
        #expect(translated.passages.flatMap(\.shortfalls).isEmpty)
        let texts = TextTranslator(to: "es", only: ["de"], environment: environment)
        #expect(try await texts.translations(of: ["bonjour", "hallo"]).map(\.text) == ["bonjour", "hallo [de→en] [en→es]"])
    }

    @Test("Of a document in a format the text is translated and the markup stays, where it stood")
    func translatesMarkdown() async throws {
        engine.script.translation = { text, _ in text.uppercased() }
        let content = "# hallo\n\n- *hallo* [welt](u \"v\")\n  wasser\n- hola `mundo`\n\n```\nhallo\n```\n"
        let translator = translator()
        let translated = try await translator.translate(
            try await translator.plan(for: try Document(content, format: Markdown())))
        #expect(
            translated.content
                == "# HALLO\n\n- *HALLO* [WELT](u \"v\") WASSER\n- hola `mundo`\n\n```\nhallo\n```\n")
    }

    @Test(
        "Where an engine loses placeholders, what stands between them is translated by itself",
        arguments: [nil, "de"] as [LanguageTag?])
    func repairsPlaceholders(source: LanguageTag?) async throws {
        engine.script.translation = { text, _ in text.uppercased().replacing("\u{FFFC}", with: "") }
        let translator = translator(from: source)
        let document = try Document("hallo *welt* wasser", format: Markdown())
        let translated = try await translator.translate(try await translator.plan(for: document))
        #expect(translated.content == "HALLO *WELT* WASSER")
        // In plain text the character stands for nothing.
        let plain = try await translator.translate(try await translator.plan(for: Document("hallo \u{FFFC} welt")))
        #expect(plain.content == "HALLO  WELT")
    }

    @Test("Of formats that write elsewhere, translations go where the format wants them, and the document says its language")
    func translatesElsewhere() async throws {
        engine.script.translation = { text, _ in text.uppercased() }
        let translator = translator()
        func translated(_ content: String, _ format: any DocumentFormat) async throws -> String {
            try await translator.translate(try await translator.plan(for: try Document(content, format: format))).content
        }
        let unit = "<file id='f'><unit id='u'><segment><source>hallo <ph id='1'/>welt</source></segment></unit></file></xliff>"
        #expect(
            try await translated("<xliff version='2.1' srcLang='de'>\(unit)", XLIFF())
                == "<xliff trgLang=\"es\" version='2.1' srcLang='de'>"
                + unit.replacing("</source>", with: "</source><target>HALLO <ph id='1'/>WELT</target>"))
        await #expect(throws: DocumentError.self) {
            try await translated("<xliff version='2.1' srcLang='de' trgLang='fr'>\(unit)", XLIFF())
        }
        // What is in the target language already stays without a translation.
        let catalogue = "msgid \"hallo welt\"\nmsgstr \"\"\n\nmsgid \"hola\"\nmsgstr \"\"\n"
        #expect(
            try await translated(catalogue, GettextPO())
                == catalogue.replacing("welt\"\nmsgstr \"", with: "welt\"\nmsgstr \"HALLO WELT"))
    }

    @Test(
        "A phrase of another language inside of a sentence keeps its markup, and so does the sentence",
        arguments: [
            ("hallo *bonjour monde* und **welt** wasser", "HALLO *BONJOUR MONDE* UND **WELT** WASSER"),
            ("hallo *hola* `x` welt, hallo [bonjour](u) welt.", "HALLO *hola* `x` WELT, HALLO [BONJOUR](u) WELT."),
            ("hallo bonjour &amp; welt\nhallo hola\nwelt", "HALLO BONJOUR & WELT HALLO hola\nWELT"),
        ], ["", "\u{FFFC}", "\u{FFFC}\u{FFFC}"])
    func keepsPhrases(texts: (content: String, translation: String), placeholder: String) async throws {
        let engine = FakeEngine(
            pairs: [
                EnginePair(name: "de-es", source: "de", target: "es"), EnginePair(name: "fr-es", source: "fr", target: "es"),
            ],
            keepsPlaceholders: true,
            script: .init(translation: { text, _ in text.uppercased().replacing("\u{FFFC}", with: placeholder) }))
        let environment = TranslationEnvironment(engines: [engine], languageIdentifier: Self.identifier, preferredLanguages: [])
        let translator = DocumentTranslator(to: "es", environment: environment)
        let document = try Document(texts.content, format: Markdown())
        let translated = try await translator.translate(try await translator.plan(for: document))
        #expect(translated.content == texts.translation)
        // An engine that keeps what it promised is asked once for the sentence.
        if placeholder == "\u{FFFC}" { #expect(engine.calls.map(\.pair.name) == ["de-es", "fr-es"]) }
    }
}
