// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationSessions
import TranslationTesting

@testable import NeuralEngine

@Suite("Translating with a model", .needsModels, .timeLimit(.minutes(5))) struct TranslationTests {
    /// Sentences of everyday language, and what this engine says on every machine.
    private static let golden = [
        (
            "The library opens at nine and closes at six on weekdays.",
            "A biblioteca abre aos nove e fecha às seis dias de semana."
        ),
        ("Could you tell me where the nearest pharmacy is?", "Você poderia me dizer onde a farmácia mais próxima é?"),
        ("I would rather walk than wait for another bus.", "Eu prefiro caminhar do que esperar por outro ônibus."),
        ("Don't forget to lock the door when you leave!", "Não se esqueça de trancar a porta quando você sair!"),
        ("The river was so cold that nobody wanted to swim.", "O rio estava tão frio que ninguém queria nadar."),
    ]

    @Test("Sentences have the translations that they have on every machine")
    func translatesAsEverywhere() async throws {
        let translations = try await Models.engine.translations(of: Self.golden.map(\.0), over: "enpt")
        #expect(translations == Self.golden.map(\.1))
    }

    @Test("Headings in capitals are translated, and acronyms stay")
    func translatesCapitals() async throws {
        let texts = ["OPENING HOURS", "INVOICE", "UNESCO", "NASA"]
        let translations = try await Models.engine.translations(of: texts, over: "enpt")
        #expect(translations == ["HORÁRIO DE FUNCIONAMENTO", "FATURA", "UNESCO", "NASA"])
    }

    @Test("Headings in capitals with letters that the model does not know are translated, too, and so are half-translated ones")
    func translatesCapitalsBeyondTheVocabulary() async throws {
        let texts = ["VACINAÇÃO DE CÃES", "CORTE DE ÁGUA"]
        let translations = try await Models.engine.translations(of: texts, over: "pten")
        #expect(translations == ["VACCINATION OF DOGS", "CUTTING OF WATER"])
    }

    @Test("Names of peoples and languages keep the capital of English")
    func keepsCapitalsOfEnglish() async throws {
        let texts = ["O governo francês compra um livro inglês.", "inglês", "sal"]
        let translations = try await Models.engine.translations(of: texts, over: "pten")
        #expect(translations[0].contains("French") && translations[0].contains("English"), "\(translations[0])")
        #expect(translations[1].hasPrefix("English") && translations[2].first?.isLowercase == true, "\(translations)")
    }

    @Test("Words in capitals that the vocabulary has in small letters are words, and acronyms and names stay")
    func translatesWordsInCapitals() async throws {
        let texts = ["Menores de 6 anos NÃO pagam.", "É PROIBIDO fumar.", "Último dia", "A Ângela não vem.", "A NASA não vem."]
        let translations = try await Models.engine.translations(of: texts, over: "pten")
        #expect(
            translations == [
                "Children under 6 do not pay.", "It is forbidden to smoke.", "Last day", "The Ângela does not come.",
                "NASA does not come.",
            ])
    }

    @Test(
        "Names of arguments that the vocabulary has no beginning for stay, and the words beside them are whole",
        arguments: [
            ("invalid COUNT value", "valor inválido COUNT"), ("invalid COUNTER value", "valor inválido COUNTER"),
            ("The COUNT value is invalid.", "O valor COUNT é inválido."),
            ("set the COUNTRY code", "definir o código COUNTRY"),
            // The model knows these.
            ("invalid SIZE value", "valor inválido do TAMANHO"),
            ("Read the OUTPUT file first.", "Leia primeiro o arquivo OUTPUT."),
        ])
    func keepsNamesOfArguments(_ text: String, _ expected: String) async throws {
        #expect(try await Models.engine.translations(of: [text], over: "enpt") == [expected])
    }

    @Test("A place that is the subject of its sentence is one for the model")
    func translatesSubjects() async throws {
        let place = "\u{FFFC}"
        let texts = ["\(place) has invited you to join \(place).", "\(place) is typing…", "\(place) days left"]
        let translations = try await Models.engine.translations(of: texts, over: "enpt")
        #expect(
            translations == [
                "\(place) convidou você para se juntar ao \(place).", "\(place) está digitando…", "\(place) dias restantes",
            ])
    }

    @Test("All ways to calculate give the same translations and the same bits of their probabilities")
    func isSameInAllWays() throws {
        let sentences = Self.golden.map(\.0)
        let results = try Arithmetic.exact.map { arithmetic in
            let model = try TranslationModel(Models.files("enpt"), arithmetic: arithmetic)
            var preparer = SentencePreparer(model.sourceVocabulary)
            let search = Models.engine.search(with: model)
            return try search.translate(sentences.map { preparer.prepare($0).source }, in: Workspace(for: model.weights))
        }
        let first = try #require(results.first)
        for other in results.dropFirst() {
            #expect(other.map(\.pieces) == first.map(\.pieces))
            #expect(other.map { $0.logProbabilities.map(\.bitPattern) } == first.map { $0.logProbabilities.map(\.bitPattern) })
            #expect(other.map { $0.alignment.map(\.bitPattern) } == first.map { $0.alignment.map(\.bitPattern) })
        }
    }

    @Test("A sentence is translated alike alone and among others")
    func isSameAmongOthers() async throws {
        let sentences = Self.golden.map(\.0)
        let many = (0..<60).map { "\(sentences[$0 % 5]) \(sentences[($0 + 2) % 5])" }
        let together = try await Models.engine.translations(of: many, over: "enpt")
        for (text, translation) in zip(many, together).prefix(7) {
            #expect(try await Models.engine.translations(of: [text], over: "enpt") == [translation])
        }
    }

    @Test("The engine keeps the promises of its protocol", arguments: [("enpt", "en"), ("pten", "pt")])
    func keepsPromises(name: String, tag: String) async throws {
        let pair = try #require(await Models.engine.offer().pairs.first { $0.name == name })
        let suite = EngineConformance(of: Models.engine, over: pair, sentences: try TestSentences.lines(of: tag))
        #expect(await suite.violations() == [])
    }

    @Test("A beam finds translations that are as likely or likelier, alike alone and among others")
    func beamFindsLikelier() throws {
        let model = try Models.engine.store.model(Models.files("enpt"))
        var preparer = SentencePreparer(model.sourceVocabulary)
        let sources = Self.golden.map { preparer.prepare($0.0).source }
        let size = Workspace.Size(hypotheses: 4)
        let wide = NeuralTranslationEngine(models: [Models.folder], beamSize: 4).search(with: model)
        let together = try wide.translate(sources, in: Workspace(for: model.weights, size: size))
        let greedy = try Models.engine.search(with: model).translate(sources, in: Workspace(for: model.weights))
        func score(_ decoded: DecodedSentence) -> Float {
            decoded.logProbabilities.reduce(0, +) / Float(decoded.logProbabilities.count)
        }
        #expect(zip(together, greedy).allSatisfy { score($0) > score($1) - 0.02 })
        #expect(zip(together, greedy).contains { score($0) > score($1) })
        for (source, decoded) in zip(sources, together) {
            let alone = try wide.translate([source], in: Workspace(for: model.weights, size: size))
            #expect(alone.map(\.pieces) == [decoded.pieces])
            #expect(decoded.alignment.count == decoded.pieces.count * source.count)
        }
    }

    @Test("White space, columns and line breaks stay")
    func keepsWhiteSpace() async throws {
        let text = "  Good morning!\n\n\tThe river was cold.\tNobody wanted\nto swim.  \r\n"
        let translation = try await Models.engine.translations(of: [text], over: "enpt")[0]
        #expect(translation.filter { $0 != " " && $0.isWhitespace } == text.filter { $0 != " " && $0.isWhitespace })
        #expect(translation.hasPrefix("  ") && translation.hasSuffix("  \r\n"))
    }

    @Test("Placeholders, addresses and characters without a piece come back once each")
    func keepsMarks() async throws {
        let marks = ["\u{FFFC}", "https://example.org/a?b=c", "ana@example.org", "`git pull`", "漢字", "🙂"]
        var texts: [String] = []
        for sentence in Self.golden.map(\.0) {
            let words = sentence.split(separator: " ")
            for (index, mark) in marks.enumerated() {
                let place = index * words.count / marks.count
                texts.append((words[..<place] + [mark[...]] + words[place...]).joined(separator: " "))
                texts.append((words[..<place] + ["(\(mark))"] + words[place...]).joined(separator: " "))
            }
        }
        let translations = try await Models.engine.translations(of: texts, over: "enpt")
        for (text, translation) in zip(texts, translations) {
            for mark in marks {
                #expect(
                    translation.split(separator: mark, omittingEmptySubsequences: false).count
                        == text.split(separator: mark, omittingEmptySubsequences: false).count, "\(text) → \(translation)")
            }
        }
    }

    @Test("A tag stands around the words that it stood around")
    func placesTags() async throws {
        let texts = [
            "The \u{FFFC}library\u{FFFC} opens at nine.", "She bought a \u{FFFC}red\u{FFFC} car.", "See \u{FFFC}the map\u{FFFC}.",
        ]
        let translations = try await Models.engine.translations(of: texts, over: "enpt")
        #expect(
            translations == [
                "A \u{FFFC}biblioteca\u{FFFC} abre às nove.", "Ela comprou um carro \u{FFFC}vermelho\u{FFFC}.",
                "Veja \u{FFFC}o mapa\u{FFFC}.",
            ])
    }

    @Test("A text of several blocks is translated as its lines are, and a last one without words stays")
    func translatesBlocks() async throws {
        // Cut by 16 KiB; see `TextBlocks`.
        let numbers = String(repeating: "12.30\n", count: 4_000)
        let lines = (0..<350).map { Self.golden[$0 % Self.golden.count] }
        let text = lines.map { $0.0 + "\n" }.joined() + numbers
        #expect(
            try await Models.engine.translations(of: [text], over: "enpt") == [lines.map { $0.1 + "\n" }.joined() + numbers])
    }

    @Test("A long sentence is cut, and none of it lost")
    func cutsLongSentence() async throws {
        let clause = "the old man who lives near the harbour sold three boats to his neighbour"
        let text = (0..<24).map { _ in clause }.joined(separator: ", ") + "."
        let translation = try await Models.engine.translations(of: [text], over: "enpt")[0]
        #expect(translation.split(separator: "barcos").count >= 20)
    }

    @Test("Words without end and text without words are answered")
    func answersOddTexts() async throws {
        let texts = [
            String(repeating: "a", count: 4_000), String(repeating: "漢", count: 5_000), "12:30", "…", "\u{FFFC}", "",
            String(repeating: "\u{FFFC} ", count: 300), String(repeating: " ", count: 10_000) + "No.",
        ]
        let translations = try await Models.engine.translations(of: texts, over: "enpt")
        for index in [1, 2, 3, 4, 5, 6] { #expect(translations[index] == texts[index]) }
    }

    @Test("A sentence for which the model repeats a letter without end stays")
    func keepsSentenceWithoutTranslation() async throws {
        #expect(
            try await Models.engine.translations(of: ["Pista do parque infantil"], over: "pten") == ["Pista do parque infantil"])
    }
}
