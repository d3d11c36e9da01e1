// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemFiles
import TestSupport
import Testing

@testable import NeuralEngine

@Suite("Reading files of models", .timeLimit(.minutes(5))) struct ReaderTests {
    private static let folder = Result { try TemporaryFolder() }

    /// A file that no other test writes: who shortens one takes its pages from whoever has mapped it.
    private static func mapped(_ bytes: [UInt8], _ name: String) throws -> MappedFile {
        let name = "\(name) \(UUID().uuidString)"
        defer { try? folder.get().remove(name) }
        return try MappedFile(folder.get().write(bytes, to: name))
    }

    /// What is said of bytes; nil where they are read.
    private static func fault(_ body: () throws -> Void) throws -> FileFault? {
        do {
            try body()
            return nil
        } catch let fault as FileFault {
            return fault
        }
    }

    private static func modelFault(_ bytes: [UInt8], _ name: String = "model") throws -> FileFault? {
        try fault { _ = try TransformerWeights(mapped(bytes, name), arithmetic: .best) }
    }

    private static func vocabularyFault(_ bytes: [UInt8], _ name: String = "vocabulary") throws -> FileFault? {
        try fault { _ = try Vocabulary(mapped(bytes, name)) }
    }

    // MARK: - Models

    @Test("A model is read, with the sizes that its settings name")
    func readsModel() throws {
        let model = RandomModel(.init(sourceCount: 50, targetCount: 37, sharesVectors: false), seed: 1)
        let weights = try TransformerWeights(Self.mapped(model.file(), "whole"), arithmetic: .best)
        #expect(weights.settings.width == 64)
        #expect(weights.settings.hiddenWidth == 128)
        #expect(weights.settings.headCount == 4)
        #expect(weights.settings.sourceVocabularySize == 50)
        #expect(weights.settings.targetVocabularySize == 37)
        #expect(!weights.settings.sharesVectors)
    }

    @Test(
        "What this engine cannot calculate is refused by its name",
        arguments: [
            ("type", "s2s"), ("dec-cell", "gru"), ("transformer-decoder-autoreg", "self-attention"),
            ("transformer-postprocess", "da"),
            ("transformer-preprocess", "n"), ("transformer-ffn-activation", "swish"), ("transformer-heads", "3"),
            ("dim-emb", "63"),
            ("dec-depth", "0"), ("enc-depth", "1000000"), ("transformer-dim-ffn", "-4"), ("transformer-tied-layers", "[1, 1]"),
        ])
    func refusesSetting(name: String, value: String) throws {
        let model = RandomModel(.init(), seed: 2)
        let fault = try Self.modelFault(model.file(settings: model.settings(changing: [name: value])), "setting \(name)")
        #expect(fault?.problem == .unsupportedSetting(name, value: value))
    }

    @Test("Settings and tensors that are missing are named")
    func namesWhatIsMissing() throws {
        let model = RandomModel(.init(), seed: 3)
        let settings = model.settings().split(separator: "\n").filter { !$0.hasPrefix("dec-cell") }.joined(separator: "\n")
        #expect(try Self.modelFault(model.file(settings: settings), "without")?.problem == .missingSetting("dec-cell"))
        let deeper = model.settings(changing: ["enc-depth": "3"])
        #expect(try Self.modelFault(model.file(settings: deeper), "deeper")?.problem == .missingTensor("encoder_l3_self_bq"))
    }

    @Test("A model that ends early or goes on is refused, wherever that is")
    func refusesOtherLengths() throws {
        let bytes = RandomModel(.init(encoderDepth: 1, decoderDepth: 1), seed: 4).file()
        for end in stride(from: 0, to: bytes.count, by: 4001) {
            #expect(try Self.modelFault(Array(bytes[..<end]), "cut") != nil)
        }
        #expect(try Self.modelFault(bytes + [0])?.problem == .goesOn)
    }

    @Test("Numbers in a header that no file can have are refused")
    func refusesHugeNumbers() throws {
        let bytes = RandomModel(.init(encoderDepth: 1, decoderDepth: 1), seed: 5).file()
        for place in stride(from: 0, to: 16 + 32 * 20, by: 8) {
            for number in [UInt64.max, 1 << 63, 1 << 62, 1 << 32, 0x8000_0000] {
                var changed = bytes
                changed.replaceSubrange(place..<place + 8, with: RandomModel.bytes(number))
                // A type that is not known makes a tensor missing, so nothing of this is read.
                #expect(try Self.modelFault(changed, "huge") != nil)
            }
        }
    }

    @Test("Whatever bytes change, a model is read or refused, and what is read can be calculated")
    func survivesChanges() throws {
        let bytes = RandomModel(.init(hiddenWidth: 64, encoderDepth: 1, decoderDepth: 1), seed: 6).file()
        var numbers = SeededNumbers(seed: 7)
        var readCount = 0
        for _ in 0..<100 {
            var changed = bytes
            for _ in 0..<numbers.number(in: 1...8) {
                let isHead = numbers.number(in: 0...1) == 0
                changed[numbers.number(in: 0...(isHead ? 6000 : bytes.count - 1))] = UInt8(truncatingIfNeeded: numbers.next())
            }
            guard let weights = try? TransformerWeights(Self.mapped(changed, "changed"), arithmetic: .best) else { continue }
            readCount += 1
            let search = GreedySearch(
                candidates: CandidateFinder(shortlist: nil, targetCount: 40, sharesVocabulary: true, excluded: 1),
                limit: { $0 + 3 })
            let decoded = try search.translate([[5, 6, 0], [7, 0]], in: Workspace(for: weights))
            #expect(decoded.allSatisfy { $0.pieces.allSatisfy { $0 < 40 } })
        }
        #expect(readCount > 10)
    }

    // MARK: - Vocabularies

    @Test("A vocabulary of another kind is refused")
    func refusesOtherKinds() throws {
        var vocabulary = RandomVocabulary.letters
        vocabulary.trainer = [(3, 2)]
        #expect(try Self.vocabularyFault(vocabulary.file, "bpe")?.problem == .unsupportedSetting("model_type", value: "2"))
        vocabulary.trainer = [(3, 1), (24, 1)]
        #expect(
            try Self.vocabularyFault(vocabulary.file, "suffix")?.problem
                == .unsupportedSetting("treat_whitespace_as_suffix", value: "true"))
        #expect(try Self.vocabularyFault([], "empty") != nil)
    }

    @Test("Whatever bytes change, a vocabulary is read or refused, and what is read cuts any text", arguments: [false, true])
    func vocabularySurvivesChanges(hasBytePieces: Bool) throws {
        var vocabulary = RandomVocabulary.letters
        vocabulary.hasBytePieces = hasBytePieces
        let bytes = vocabulary.file
        var numbers = SeededNumbers(seed: 8)
        let text = Array("the banana — 漢字 \u{FFFC} \0 a\u{301}. ".utf8) + [0xFF, 0xC3]
        for _ in 0..<500 {
            var changed = bytes
            for _ in 0..<numbers.number(in: 1...6) {
                changed[numbers.number(in: 0...bytes.count - 1)] = UInt8(truncatingIfNeeded: numbers.next())
            }
            if numbers.number(in: 0...3) == 0 { changed.removeLast(numbers.number(in: 1...200)) }
            guard let read = try? Vocabulary(Self.mapped(changed, "changed vocabulary")) else { continue }
            var segmenter = UnigramSegmenter(read)
            let pieces = text.withUnsafeBufferPointer { segmenter.pieces(of: $0) }
            #expect(pieces.allSatisfy { Int($0.id) < read.count && $0.range.upperBound <= text.count })
        }
    }

    @Test("Whoever installs a file learns what is wrong with it, and where", arguments: NeuralFileKind.allCases)
    func verifiesFiles(kind: NeuralFileKind) throws {
        let whole =
            switch kind {
            case .model: RandomModel(.init(encoderDepth: 1, decoderDepth: 1), seed: 9).file()
            case .shortlist: Self.shortlist([[], [9], [20, 30]])
            case .vocabulary: RandomVocabulary.letters.file
            }
        try whole.withUnsafeBytes { try kind.verify($0, path: "whole") }
        let error = try #require(throws: NeuralError.self) {
            try whole.dropLast(3).withUnsafeBytes { try kind.verify($0, path: "shorter") }
        }
        #expect(error.code == .fileUnreadable)
        #expect(error.what.contains("shorter") && error.why.contains("at byte"))
    }

    @Test(
        "A file of a model is told by its name",
        arguments: [
            ("model.enpt.intgemm.alphas.bin", NeuralFileKind.model), ("lex.50.50.enpt.s2t.bin", .shortlist),
            ("vocab.enpt.spm", .vocabulary), ("srcvocab.enja.spm", .vocabulary), ("trgvocab.enja.spm", .vocabulary),
            ("model.npz", nil), ("pack.json", nil), ("", nil),
        ] as [(String, NeuralFileKind?)])
    func tellsKinds(name: String, kind: NeuralFileKind?) {
        #expect(NeuralFileKind(ofFile: name) == kind)
    }

    @Test("A file that is not there is told apart from one that is damaged")
    func verifiesPaths() throws {
        let error = #expect(throws: NeuralError.self) { try NeuralFileKind.model.verify(path: "/nonexistent/model.bin") }
        #expect(error?.code == .fileNotOpened)
    }

    // MARK: - Shortlists

    /// A shortlist of some candidates for each of so many pieces.
    private static func shortlist(_ lists: [[UInt32]], frequent: UInt64 = 4, checksum: UInt64? = nil) -> [UInt8] {
        var offset: UInt64 = 0
        var rest = [frequent, 4, UInt64(lists.count + 1), UInt64(lists.joined().count)].flatMap(RandomModel.bytes)
        for list in lists {
            rest += RandomModel.bytes(offset)
            offset += UInt64(list.count)
        }
        rest += RandomModel.bytes(offset) + lists.joined().flatMap(RandomModel.bytes)
        var sum: UInt64 = 0
        for place in stride(from: 0, through: rest.count - 8, by: 8) {
            let word = rest[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
            sum ^= word &+ 0x9E37_79B9 &+ (sum << 6) &+ (sum >> 2)
        }
        return RandomModel.bytes(0xF11A_48D5_0134_17F5 as UInt64) + RandomModel.bytes(checksum ?? sum) + rest
    }

    @Test("The candidates of a sentence are the frequent pieces, those of its pieces and these, filled up to eights")
    func findsCandidates() throws {
        let lists: [[UInt32]] = [[], [9], [20, 30], [31], []]
        let shortlist = try LexicalShortlist(Self.mapped(Self.shortlist(lists), "lists"), sourceCount: 5, targetCount: 40)
        var set = PieceSet(capacity: 40)
        var found: [UInt32] = []
        shortlist.candidates(for: [2, 3, 0], includesSource: false, set: &set, into: &found)
        #expect(found == [0, 1, 2, 3, 4, 20, 30, 31])
        shortlist.candidates(for: [1, 2, 4], includesSource: true, set: &set, into: &found)
        #expect(found == [0, 1, 2, 3, 4, 9, 20, 30])
        #expect(set.count == 0)
    }

    @Test("A shortlist that is damaged or belongs to another vocabulary is refused")
    func refusesShortlists() throws {
        let whole = Self.shortlist([[], [9], [20, 30]])
        let fault = { (bytes: [UInt8], sourceCount: Int) in
            try Self.fault { _ = try LexicalShortlist(Self.mapped(bytes, "list"), sourceCount: sourceCount, targetCount: 40) }
        }
        #expect(try fault(whole, 3) == nil)
        #expect(try fault(whole, 4)?.problem == .unfitSizes("the vocabulary and its shortlist", 4, 3))
        #expect(try fault(Self.shortlist([[], [9], [20, 30]], checksum: 1), 3)?.problem == .wrongNumber("the checksum", 1))
        // Without candidates a search would have nothing to choose from.
        #expect(try fault(Self.shortlist([[], []], frequent: 0), 2) != nil)
        #expect(try fault(Self.shortlist([[], [40]]), 2)?.problem == .wrongNumber("a candidate", 40))
        #expect(try fault(whole + [0], 3)?.problem == .goesOn)
        for end in 0..<whole.count { #expect(try fault(Array(whole[..<end]), 3) != nil) }
    }
}
