// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import SystemFiles
import TestSupport
import Testing
import TextScanning
import TranslationBatches
import TranslationSessions
import TranslationTesting

@testable import NeuralEngine

@Suite("Alignments of the engine", .timeLimit(.minutes(5))) struct AlignmentTests {
    @Test("Whatever the text and whatever the model makes of it, an alignment lies inside of both", arguments: [false, true])
    func liesInside(hasBytePieces: Bool) async throws {
        var vocabulary = RandomVocabulary.letters
        vocabulary.hasBytePieces = hasBytePieces
        let folder = try TemporaryFolder()
        let engine = try RandomModel.engine(vocabulary, seed: 19, in: folder)
        let texts =
            HostileTexts.all + ["a banana, an \u{FFFC}ab\u{FFFC}. the bab\tna \u{FFFC} https://example.org/a ab", "½ ab ½"]
        for answer in try await engine.answers(to: texts, over: "tlhen") {
            let translation = try answer.result.get()
            guard let alignment = answer.alignment else {
                // Of bytes that make no character nobody knows where they stand; what a model adds to a short text is taken away.
                #expect(hasBytePieces || ShortText(texts[answer.index]) != nil, "\(translation.debugDescription)")
                continue
            }
            let text = texts[answer.index]
            #expect(alignment.isSound(from: text, to: translation))
            for link in alignment.links where text[utf8: link.source].contains("\u{FFFC}") {
                #expect(text[utf8: link.source].utf8.elementsEqual(translation[utf8: link.target].utf8))
            }
        }
    }

    @Test("What is put back stands where it stood, where spaces before it were taken away", arguments: StandIns.Kind.allCases)
    func preparesMarksBeforePunctuation(standIns: StandIns.Kind) throws {
        let folder = try TemporaryFolder()
        let vocabulary = try Vocabulary(MappedFile(folder.write(RandomVocabulary.letters.file, to: "vocab.spm")))
        var preparer = SentencePreparer(vocabulary)
        let text = "an `a` (`b`) {c}. the `d` (`e`)."
        let sentence = preparer.prepare(text, standIns: standIns)
        for mark in sentence.marks { #expect(text[utf8: mark.range].utf8.elementsEqual(mark.text.utf8)) }
        let words = sentence.pieces.indices.flatMap(sentence.sourceRanges).map { String(text[utf8: $0]) }
        #expect(words.joined() == "an.the.")
        #expect(sentence.marks.map(\.pieceIndex).allSatisfy { $0 <= sentence.pieces.count })
    }

    @Test("Words are linked with those that they translate, and what does not go through the model with itself", .needsModels)
    func linksWords() async throws {
        let text = "She bought a red car.\nSee https://example.org/a, Ana!"
        let answer = try #require(try await Models.engine.answers(to: [text], over: "enpt").first)
        let translation = try answer.result.get()
        #expect(translation == "Ela comprou um carro vermelho.\nVeja https://example.org/a, Ana!")
        let alignment = try #require(answer.alignment)
        let words = alignment.links.map { [String(text[utf8: $0.source]), String(translation[utf8: $0.target])] }
        for pair in [
            ["She", "Ela"], ["bought", "comprou"], ["a", "um"], ["car", "carro"], ["red", "vermelho"], [".", "."], ["\n", "\n"],
            ["https://example.org/a", "https://example.org/a"], ["Ana", "Ana"],
        ] {
            #expect(words.contains(pair), "\(pair) is not among \(words)")
        }
    }

    @Test("Attributes go with the words that have them, and change nothing of the translation", .needsModels)
    func carriesAttributes() async throws {
        let environment = TranslationEnvironment(
            engines: [Models.engine], languageIdentifier: ScriptedLanguageIdentifier([:]))
        let session = TranslationSession(from: "en", to: "pt", environment: environment)
        var text = AttributedString("She bought a red car.")
        let (red, car) = try (#require(text.range(of: "red")), #require(text.range(of: "car")))
        text[red].link = URL(string: "https://example.org/red")
        text[car].link = URL(string: "https://example.org/car")
        let response = try await session.translate(text)
        #expect(try await session.translate("She bought a red car.").targetText == response.targetText)
        let target = try #require(response.targetAttributedText)
        let runs = target.runs.filter { $0.link != nil }.map {
            [String(target[$0.range].characters), $0.link?.lastPathComponent]
        }
        #expect(runs == [["carro", "car"], ["vermelho", "red"]])
    }
}
