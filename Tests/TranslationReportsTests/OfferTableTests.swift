// SPDX-License-Identifier: Apache-2.0

import DocumentTranslation
import LanguageRecognition
import Records
import Reports
import Testing
import TranslationReports
import TranslationSessions
import TranslationTesting

@Suite("Tables of what engines offer")
struct OfferTableTests {
    private static let pairs = [
        EnginePair(name: "fr-en", source: "fr", target: "en", quality: .usable),
        EnginePair(name: "br-fr", source: "br", target: "fr", pack: Pack(name: "apertium-br-fr"), isInstalled: false),
    ]

    private static let offer = EngineOffer(pairs: pairs, groups: [LanguageGroup(from: ["de", "en"], to: ["de"])])

    @Test("Engines are listed with their states, and what they translate now is counted", arguments: OutputFormat.allCases)
    func listsEngines(format: OutputFormat) {
        let outage = EngineOutage(.unreachable, of: "far")
        let table = EngineTable([
            .init("near", state: .success(Self.offer), address: nil),
            .init("far", state: .failure(outage), address: "https://example.org"),
        ])
        #expect(table.outages == [outage])
        let text = String(decoding: table.bytes(format: format), as: UTF8.self)
        let expected =
            switch format {
            case .tsv: "near\tready\t2\t2\t-\nfar\tunreachable\t0\t0\thttps://example.org\n"
            case .ndjson:
                """
                {"engine":"near","state":"ready","sources":2,"targets":2,"sendsText":false}
                {"engine":"far","state":"unreachable","sources":0,"targets":0,"sendsText":true,"address":"https://example.org"}

                """
            case .text:
                """
                engine  state        from  into  sends text to
                near    ready        2     2     -
                far     unreachable  0     0     https://example.org

                """
            }
        #expect(text == expected)
    }

    @Test("A language model's translation is marked in a field of its leg")
    func marksLanguageModels() async throws {
        let group = LanguageGroup(from: ["de"], to: ["en"], quality: .usable, isLanguageModel: true)
        let engine = FakeEngine(name: "home", pairs: [], groups: [group])
        let environment = TranslationEnvironment(engines: [engine], languageIdentifier: ScriptedLanguageIdentifier([:]))
        let translator = TextTranslator(from: "de", to: "en", environment: environment)
        let translation = try #require(try await translator.translations(of: ["Ja"]).first)
        var writer = RecordWriter()
        TranslationRecord(translation: translation, object: nil).write(to: &writer, format: .ndjson)
        let leg = #"{"engine":"home","pair":"de-en","source":"de","target":"en","languageModel":true}"#
        let expected = #"{"translation":"Ja [de→en]","source":"de","route":["# + leg + #"],"quality":"usable"}"# + "\n"
        #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
    }

    @Test("Fields of the client come back, but for those that say something of a translation")
    func keepsFields() async throws {
        let engine = FakeEngine(pairs: [EnginePair(name: "de-en", source: "de", target: "en")])
        let environment = TranslationEnvironment(engines: [engine], languageIdentifier: ScriptedLanguageIdentifier([:]))
        let translator = TextTranslator(from: "de", to: "en", environment: environment)
        let translation = try #require(try await translator.translations(of: ["Ja"]).first)
        let object = try JSONRecord(#"{"id":1,"text":"Ja","parts":["x"],"unknownWords":7,"quality":5,"note":[1]}"#)
        var writer = RecordWriter()
        TranslationRecord(translation: translation, object: object).write(to: &writer, format: .ndjson)
        let record = try JSONRecord(String(decoding: writer.bytes, as: UTF8.self))
        #expect(record.fields.map(\.name) == ["id", "text", "note", "translation", "source", "route", "quality"])
        #expect(record.value("note") == "[1]" && record.string("quality") == "good")
    }

    @Test("Words that engines did not know are counted over all parts of a text, and beside its quality")
    func countsUnknownWords() async throws {
        let identifier = ScriptedLanguageIdentifier(["de": ["hallo", "welt"], "fr": ["bonjour"]])
        let engine = FakeEngine(pairs: [
            EnginePair(name: "de-es", source: "de", target: "es"), EnginePair(name: "fr-es", source: "fr", target: "es"),
        ])
        engine.script.unknownWordCount = { $0.contains("bonjour") ? nil : 2 }
        let environment = TranslationEnvironment(engines: [engine], languageIdentifier: identifier)
        let translator = TextTranslator(to: "es", environment: environment)
        let texts = ["hallo welt\nbonjour\nhallo", "bonjour", "12"]
        let translations = try await translator.translations(of: texts)
        #expect(translations.map(\.unknownWordCount) == [4, nil, nil])
        #expect(translations[0].parts.map(\.unknownWordCount) == [2, nil, 2])
        var writer = RecordWriter()
        TranslationRecord(translation: translations[0], object: nil).write(to: &writer, format: .ndjson)
        let record = String(decoding: writer.bytes, as: UTF8.self)
        #expect(record.contains(#""quality":"good","unknownWords":4,"parts":"#))
        #expect(record.contains(#""quality":"good","unknownWords":2}"#))
    }

    @Test("Pairs are listed as engines offered them to routes, each engine asked once, and who does not serve is named")
    func listsPairs() async throws {
        let near = FakeEngine(name: "near", pairs: Self.pairs, groups: Self.offer.groups)
        let far = FakeEngine(name: "far", pairs: [])
        far.script.outage = EngineOutage(.quotaExhausted, of: "far")
        let environment = TranslationEnvironment(engines: [near, far], languageIdentifier: ScriptedLanguageIdentifier([:]))
        let table = PairTable(of: await environment.routeFinder())
        #expect(table.outages.map(\.code) == [.quotaExhausted])
        #expect(
            table.text(format: .tsv) == """
                br\tfr\tgood\tno\tnear\tbr-fr\tapertium-br-fr\t-
                en\tde\tgood\tyes\tnear\ten-de\t-\t-
                fr\ten\tusable\tyes\tnear\tfr-en\t-\t-

                """)
        #expect(near.pairsQueryCount == 1 && far.pairsQueryCount == 1)
        let installed = table.filtered(from: nil, to: "en", installedOnly: true)
        #expect(installed.text(format: .tsv).hasPrefix("fr\ten\t") && !installed.isEmpty)
    }
    @Test("What was measured of a pair stands beside its quality, and nothing where that is declared alone")
    func showsMeasuredScores() async throws {
        let engine = FakeEngine(
            name: "near",
            pairs: [
                EnginePair(name: "de-en", source: "de", target: "en", measuredScore: 66.28),
                EnginePair(name: "fr-en", source: "fr", target: "en"),
            ])
        let environment = TranslationEnvironment(engines: [engine], languageIdentifier: ScriptedLanguageIdentifier([:]))
        let table = PairTable(of: await environment.routeFinder())
        #expect(table.text(format: .tsv).split(separator: "\n").map { $0.split(separator: "\t").last } == ["66.3", "-"])
        let records = table.text(format: .ndjson).split(separator: "\n")
        #expect(records.map { $0.contains(#","measured":66.3}"#) } == [true, false])
        #expect(!records[1].contains("measured"))
    }
}
