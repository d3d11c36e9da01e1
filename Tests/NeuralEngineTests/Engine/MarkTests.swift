// SPDX-License-Identifier: Apache-2.0

import SystemFiles
import TestSupport
import Testing
import TextScanning
import TranslationTesting

@testable import NeuralEngine

@Suite("What does not go through a model", .timeLimit(.minutes(5))) struct MarkTests {
    @Test(
        "A tag stays at its word, and does not go around the quotation mark or bracket beside it", .needsModels,
        arguments: [
            ("The word \"¤server¤\" is commonly used.", "A palavra \"¤servidor¤\" é comumente usada."),
            ("It is very good (¤really¤) to have a house.", "É muito bom (¤realmente¤) para ter uma casa."),
            ("He has ¤two¤, ¤three¤ or ¤four¤ dogs (¤big¤ ones).", "Ele tem ¤dois¤, ¤três¤ ou ¤quatro¤ cães (¤grandes¤)."),
            ("The new house¤2¤ of my father is red.", "A nova casa¤2¤ do meu pai é vermelha."),
            ("See the section ¤\"The house\"¤ of the book.", "Veja a seção ¤\"A casa\"¤ do livro."),
            ("7.1. ¤Modular installation", "7.1. ¤Instalação modular"),
            ("We saw the big ¤red house", "Nós vimos a grande ¤casa vermelha"),
            ("The ¤red¤ house¤ is new", "A casa ¤vermelha¤¤ é nova"),
            ("Click ¤Yes¤ to delete or ¤No¤ to keep.", "Clique em ¤Sim¤ para excluir ou ¤Não¤ para manter."),
            ("Compare ¤Level 1¤, ¤Level 2¤ and ¤Level 3¤.", "Comparar ¤nível 1¤, ¤nível 2¤ e ¤nível 3¤."),
            ("We moved from ¤version 2¤ to ¤version 3¤.", "Mudamos da ¤versão 2¤ para a ¤versão 3¤."),
        ])
    func keepsTagsAtWords(text: String, expected: String) async throws {
        let source = text.replacing("¤", with: "\u{FFFC}")
        let translation = try await Models.engine.translations(of: [source], over: "enpt")[0]
        #expect(translation.replacing("\u{FFFC}", with: "¤") == expected)
    }

    @Test(
        "A tag stands around a name that stayed, around all words before a colon, and around no half of a pair of brackets",
        .needsModels,
        arguments: [
            ("pten", "Baile com o grupo ¤Sol da Ria¤ na praça.", "Ball with the group ¤Sol da Ria¤ in the square."),
            ("enpt", "¤Backups¤: every night", "¤Cópias de segurança¤: todas as noites"),
            ("enpt", "Raises¤:¤", "Levanta-se¤:¤"),
            ("enpt", "Note: the ¤time¤: 10:30.", "Nota: a ¤hora¤: 10:30."),
            (
                "enpt", "We offer client libraries (¤¤SDKs¤¤) for all languages.",
                "Oferecemos bibliotecas de clientes (¤¤SDKs¤¤) para todos os idiomas."
            ),
            ("enpt", "We charge ¤80\u{A0}%¤ of the price.", "Nós cobramos ¤80\u{A0}%¤ do preço."),
            ("enpt", "At the end, click ¤No¤.", "No final, clique em ¤Não¤."),
            ("enpt", "Package\u{A0}¤org.larch.net¤", "Pacote ¤org.larch.net¤"),
            ("enpt", "It uses ¤/¤/ ¤.", "Ele usa ¤/¤/ ¤."),
        ])
    func keepsTagsAroundWords(model: String, text: String, expected: String) async throws {
        let source = text.replacing("¤", with: "\u{FFFC}")
        let translation = try await Models.engine.translations(of: [source], over: model)[0]
        #expect(translation.replacing("\u{FFFC}", with: "¤") == expected)
    }

    @Test(
        "Spaces, those at which no line is broken too, part a tag from the word beside it",
        arguments: [
            (" ", .none), ("\u{A0}", .none), ("\u{202F}", .none), ("a", .word), ("5", .word), ("-", .sign), ("\u{FFFC}", .sign),
        ] as [(Unicode.Scalar, Mark.Neighbour)])
    func tellsNeighbours(scalar: Unicode.Scalar, expected: Mark.Neighbour) {
        #expect(Mark.Neighbour(scalar.value) == expected)
    }

    @Test(
        "A slash with a space on one side goes with the two that it parts, where these stand in the place of words",
        arguments: [
            ("uses ¤/ ¤.", ["¤/ ¤"]), ("uses ¤ /¤", ["¤ /¤"]), ("uses ¤/¤/ ¤.", ["¤", "¤/ ¤"]), ("uses ¤/¤", ["¤", "¤"]),
            ("uses ¤ / ¤", ["¤", "¤"]), ("a ¤big¤/ ¤", ["¤", "¤", "¤"]), ("a ¤/ ¤big¤ one", ["¤", "¤", "¤"]),
        ])
    func keepsSlashes(text: String, kept: [String]) {
        let source = text.replacing("¤", with: "\u{FFFC}")
        let found = MarkedRanges(in: source).found.map { String(source[utf8: $0.range]).replacing("\u{FFFC}", with: "¤") }
        #expect(found == kept)
    }

    @Test(
        "A placeholder before a quotation mark that closes stands by itself, and a tag before one that opens does not",
        arguments: [
            ("the \"an ¤\" a", true), ("the “an ¤” a", true), ("the «an ¤», a", true), ("the 'an ¤'.", true),
            ("the \"an ¤\"", true), ("the ¤\"an ¤\"¤", true), ("the „an ¤“ a", true), ("an ¤\"the a", false),
            ("an ¤\"¤the a", false), ("an ¤“‘the’ a", false), ("an ¤'s a", false),
        ])
    func tellsClosingQuotations(text: String, standsByItself: Bool) throws {
        let folder = try TemporaryFolder()
        var letters = RandomVocabulary.letters
        letters.pieces += "\"'“”„‘’«»".map { (String($0), -3) }
        var preparer = SentencePreparer(try Vocabulary(MappedFile(folder.write(letters.file, to: "vocab.spm"))))
        let marks = preparer.prepare(text.replacing("¤", with: "\u{FFFC}")).marks
            .filter { $0.text == "\u{FFFC}" && $0.before == .none && $0.after != .none }
        #expect(marks.contains { $0.isBeforePunctuation } == standsByItself)
        #expect(marks.contains { $0.standsByItself && !$0.opens } == standsByItself)
    }

    @Test("Wide space stays before the bracket of the next word, and before what is kept it has no other space", .needsModels)
    func keepsWideSpace() async throws {
        let texts = ["(v) vegetarian   (ve) vegan   (gf) gluten free", "Total:  %s of %d", "Total:  ¤ of ¤"]
        let sources = texts.map { $0.replacing("¤", with: "\u{FFFC}") }
        let translations = try await Models.engine.translations(of: sources, over: "enpt")
        #expect(translations[0].contains("   (ve) ") && translations[0].contains("   (gf) "), "\(translations[0])")
        #expect(translations[1].hasPrefix("Total:  %s "), "\(translations[1])")
        #expect(translations[2].hasPrefix("Total:  \u{FFFC} "), "\(translations[2])")
    }

    @Test(
        "A label is translated without the count behind it, which stays", .needsModels,
        arguments: [
            ("Reviews (3)", " (3)", "entário"), ("Customer reviews (12)", " (12)", "entário"), ("Guests (2)", " (2)", "óspedes"),
        ])
    func keepsCounts(text: String, count: String, word: String) async throws {
        let translation = try await Models.engine.translations(of: [text], over: "enpt")[0]
        #expect(translation.hasSuffix(count) && translation.contains(word), "\(translation)")
    }

    @Test("A colon behind what is kept at the start stays, and the rest is translated", .needsModels)
    func keepsLabels() async throws {
        let texts = ["¤/tmp¤: temporary data created by programs will go here.", "/var/log: a house", "¤: the house"]
        let sources = texts.map { $0.replacing("¤", with: "\u{FFFC}") }
        let translations = try await Models.engine.translations(of: sources, over: "enpt")
        for (text, translation) in zip(texts, translations) {
            let label = text.prefix { $0 != ":" } + ": "
            #expect(translation.replacing("\u{FFFC}", with: "¤").hasPrefix(label))
            #expect(!translation.contains("the "))
        }
    }

    @Test("What is kept stays between its brackets, with the spaces around it", .needsModels)
    func keepsBrackets() async throws {
        let texts = [
            "Press it (¤UEFI¤ boot).", "The ¤linux¤ kernels (2.6.9 and later) are new.", "Tickets: £12 (£8 for children)",
            "You have ¤ credits (¤ used).", "File type *.¤ is not allowed.", "Total (¤ items)",
        ]
        let sources = texts.map { $0.replacing("¤", with: "\u{FFFC}") }
        let translations = try await Models.engine.translations(of: sources, over: "enpt")
        #expect(!translations[0].contains("( "), "\(translations[0])")
        #expect(translations[1].contains("(2.6.9 "), "\(translations[1])")
        for (translation, kept) in zip(translations[2...], ["12 (£8 ", " (\u{FFFC} ", " *.\u{FFFC} ", " (\u{FFFC} "]) {
            #expect(translation.contains(kept), "\(translation)")
        }
    }

    @Test("What stands for fixed text is read and written by the model, so the words around it are translated", .needsModels)
    func translatesAroundFixedText() async throws {
        for name in ["enpt", "pten"] {
            let vocabulary = try Models.engine.store.model(Models.files(name)).sourceVocabulary
            var preparer = SentencePreparer(vocabulary)
            let sentence = preparer.prepare("See `one`, `two` and `three`.")
            #expect(sentence.marks.compactMap(\.standIn) == ["X1", "X2", "X3"])
            #expect(!sentence.pieces.contains { $0.id == vocabulary.unknown })
        }
        let bars = "%-10s|%*d|%lu|%zu bytes were read"
        #expect(try await Models.engine.translations(of: [bars], over: "enpt")[0].hasPrefix("%-10s|%*d|%lu|%zu "))
        let texts = ["The files in %s and %1$d folders, {0} of {name}.", "It costs US$5 to US$10 in the shop."]
        let expected = ["Os arquivos nas pastas %s e %1$d, {0} de {name}.", "Custa US$5 a US$10 na loja."]
        #expect(try await Models.engine.translations(of: texts, over: "enpt") == expected)
    }

    @Test(
        "A placeholder that counts something is read as a number",
        arguments: [
            ("You have ¤ unread messages", true), ("¤ new comments", true), ("at most ¤ webhooks can", true),
            ("Tem ¤ mensagens não lidas.", true), ("Showing ¤ of ¤ results.", true), ("We sent ¤ people", true),
            ("¤ likes your photo", false), ("The ¤ offers tools", false), ("Thanks, ¤ always helps", false),
            ("when ¤ joins us", false), ("the ¤ likes your photo", false), ("see ¤ this", false),
            ("You have ¤ Messages", false), ("open ¤, dogs", false), ("¤s dogs", false),
            ("a ¤", false),
        ])
    func tellsCounts(text: String, counts: Bool) {
        let sentence = text.replacing("¤", with: "\u{FFFC}")
        let range = sentence.utf8Offsets(of: sentence[sentence.ranges(of: "\u{FFFC}").last!])
        let mark = Mark(text: "\u{FFFC}", range: range, isSpace: false)
        let (before, after) = (sentence[utf8: 0..<range.lowerBound], sentence[utf8: range.upperBound..<sentence.utf8.count])
        #expect(CountedThings.counts(mark, between: before, and: after) == counts)
    }

    @Test("What is counted stands behind its number", .needsModels)
    func translatesCounts() async throws {
        let texts = ["You have {n} unread messages.", "Showing {n} of {m} results."].map {
            $0.replacing(/\{.\}/, with: "\u{FFFC}")
        }
        let expected = ["Você tem ¤ mensagens não lidas.", "Mostrando ¤ de ¤ resultados."].map {
            $0.replacing("¤", with: "\u{FFFC}")
        }
        #expect(try await Models.engine.translations(of: texts, over: "enpt") == expected)
    }

    @Test("A stand-in that the text has itself, or that is part of a word, is none")
    func tellsStandIns() throws {
        var standIns = StandIns(for: "X1 and X3")
        #expect((0..<3).map { _ in standIns.next() } == ["X2", "X4", "X5"])
        let mark = Mark(text: "`a`", range: 0..<3, isSpace: false, standIn: "X1")
        #expect(PlacedMarks([mark]).put(into: "Use X1, X12 and MX1.")?.text == "Use `a`, X12 and MX1.")
        #expect(PlacedMarks([mark]).put(into: "Use X12.") == nil)
    }

    @Test("Words with typographic apostrophes are understood, and get such back", .needsModels)
    func understandsApostrophes() async throws {
        let texts = ["It’s John’s dog.", "I can’t go; they won’t.", "A naïve idea.", "naïve"]
        let plain = texts.map { $0.replacing("’", with: "'") }
        let translations = try await Models.engine.translations(of: texts, over: "enpt")
        #expect(
            translations.map { $0.replacing("’", with: "'") } == (try await Models.engine.translations(of: plain, over: "enpt")))
        #expect(translations[2].contains("naïve") && translations[3] == "naïve")
    }

    @Test("What is short is not made longer, and gets no bracket", .needsModels)
    func answersShortTexts() async throws {
        let texts = ["items", "int", "red house", "Wed", "byte", "log out", "Mark", "sign in"]
        for (text, translation) in zip(texts, try await Models.engine.translations(of: texts, over: "enpt")) {
            #expect(translation.split(separator: " ").count <= text.split(separator: " ").count + 1, "\(text) → \(translation)")
            let words = translation.lowercased().split(separator: " ")
            #expect(words.count == 1 || Set(words).count == words.count, "\(translation)")
            #expect(!translation.contains("(") && translation.first?.isLowercase == text.first?.isLowercase, "\(translation)")
        }
    }

    @Test("Words longer than words are, and formulas in tags, are kept", .needsModels)
    func keepsLongWords() async throws {
        let key = "kjhfaiuwehfkajsbvkjabefiuabwefkjbasdf"
        let texts = ["The sequence ATGGCCATTGTAATGGGCCGCTGAAAGGG is long.", "The key \(key) is new.", "The H\u{FFFC}O is cold."]
        let translations = try await Models.engine.translations(of: texts, over: "enpt")
        #expect(translations[0].contains("ATGGCCATTGTAATGGGCCGCTGAAAGGG"))
        #expect(translations[1].contains(key))
        #expect(translations[2].contains("H\u{FFFC}O"))
    }

    @Test(
        "A command to a terminal is kept up to the byte that ends it, and no character is cut for one that has none",
        arguments: [
            ("\u{1B}[31m red", "\u{1B}[31m"), ("\u{1B}[3é", "\u{1B}"), ("\u{1B}[3", "\u{1B}"), ("\u{1B}[", "\u{1B}"),
            ("\u{1B}", "\u{1B}"), ("&& b", "&&"), ("||| b", "|||"), ("\u{1B}[38;5;1m", "\u{1B}[38;5;1m"),
        ])
    func endsCommands(text: String, kept: String) {
        let found = MarkedRanges(in: text).found.map(\.range)
        #expect(found.first == 0..<kept.utf8.count)
        #expect(found.allSatisfy { String(text.utf8.prefix($0.upperBound)) != nil })
    }

    @Test("Commands, joiners and spaces that nobody sees come back", .needsModels)
    func keepsInvisible() async throws {
        let marks = ["\u{1B}[31m", "\u{200B}", "\u{200F}", "\u{7}", "👨\u{200D}👩", "\u{FEFF}", "\u{A0}"]
        let texts = marks.map { "The house in the street is\($0 == "\u{A0}" ? $0 : " " + $0 + " ")red and big." }
        for (mark, translation) in zip(marks, try await Models.engine.translations(of: texts, over: "enpt")) {
            let parts = translation.unicodeScalars.split(separator: Array(mark.unicodeScalars))
            #expect(parts.count == 2, "\(mark.debugDescription)")
            #expect(translation.contains("casa") && translation.contains("grande"))
        }
    }
}
