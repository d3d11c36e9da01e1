// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing

@testable import ProfileTraining

@Suite("What is drawn for training")
struct SamplingTests {
    /// A folder of corpora with tables, removed with the value.
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-corpora-\(UUID())").path

        init(_ files: [String: String]) throws {
            for (name, text) in files {
                let url = URL(fileURLWithPath: path + "/" + name)
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
                guard name.hasSuffix(".tsv"), !name.hasSuffix("SOURCES.tsv") else { continue }
                let process = try Process.run(URL(fileURLWithPath: "/usr/bin/env"), arguments: ["xz", url.path])
                process.waitUntilExit()
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private static func sources(_ identifier: String, kind: String = "words", commercialUse: String = "yes") -> String {
        """
        id\tkind\trole\tcommercial use\tlicence\ttitle\trepository
        \(identifier)\t\(kind)\ttraining\t\(commercialUse)\tCC0-1.0\tA title\t-

        """
    }

    private static func corpus(
        _ folders: Folder..., progress: (TrainingProgress) -> Void = { _ in }
    ) throws -> TrainingCorpus {
        var options = TrainingOptions()
        options.corpora = folders.map(\.path)
        return try TrainingCorpus(options: options, progress: progress)
    }

    private static func lines() throws -> Folder {
        try Folder([
            "SOURCES.tsv": sources("first"),
            "train/de.tsv": (0..<40).map { "first\tder Hund sieht die Katze \($0)\n" }.joined(),
            "train/ru.tsv": (0..<40).map { "first\tсобака видит кошку \($0)\n" }.joined(),
            "train/uk.tsv": (0..<40).map { "first\tсобака бачить кішку \($0)\n" }.joined(),
            "words/de.tsv": "first\tHund\t10\nfirst\tKatze\t5\n",
        ])
    }

    @Test("A folder may add words to languages that another folder has lines of, and to no others")
    func furtherWords() throws {
        let more = try Folder([
            "SOURCES.tsv": Self.sources("second"), "words/de.tsv": "second\tMaus\t1\n", "words/fr.tsv": "second\tchat\t1\n",
        ])
        let corpus = try Self.corpus(try Self.lines(), more)
        #expect(corpus.languages.map(\.tag) == ["de", "ru", "uk"])
        #expect(corpus.languages[0].wordLists.map(\.count) == [2, 1])
        #expect(corpus.languages[0].bytesBySource.keys.sorted() == ["first", "second"])
        #expect(corpus.sources.keys.sorted() == ["first", "second"])
    }

    @Test("Words count in whatever order the folders are named, and whatever some of their counts are")
    func wordsFirst() throws {
        let words = try Folder([
            "SOURCES.tsv": Self.sources("second"),
            "words/de.tsv": "second\tMaus\t1\nsecond\tIgel\t-1\nsecond\tUhu\tinf\nsecond\tReh\tnan\nother\tHase\t1\n",
        ])
        var skipped: [String] = []
        let corpus = try Self.corpus(words, try Self.lines()) { progress in
            if case .skipped(_, let reason) = progress { skipped.append(reason) }
        }
        #expect(corpus.languages[0].wordLists.map(\.count) == [1, 2])
        #expect(skipped == ["4 rows of unknown sources or without a count above 0"])
    }

    @Test("What a folder says of a source holds for the text of that folder alone")
    func sourcesOfFolders() throws {
        let text = ["train/de.tsv": "first\tnur nicht für Geld\nunknown\tvon irgendwo\n"]
        let more = try Folder(text.merging(["SOURCES.tsv": Self.sources("first", commercialUse: "no")]) { $1 })
        var skipped: [String] = []
        let corpus = try Self.corpus(more, try Self.lines()) { progress in
            if case .skipped(_, let reason) = progress { skipped.append(reason) }
        }
        #expect(corpus.fingerprint == (try Self.corpus(try Self.lines())).fingerprint)
        #expect(skipped == ["1 lines of unknown sources"])
    }

    @Test(
        "A table of sources has every column in every row",
        arguments: ["id\tkind\nfirst\twords\n", "first\twords\ttraining\tyes\tCC0-1.0\tA title\t-\n", "", "short"])
    func badSources(_ table: String) throws {
        let folder = try Folder([
            "SOURCES.tsv": table == "short" ? Self.sources("first") + "second\twords\ttraining\tyes\n" : table,
            "train/de.tsv": "first\tHund\n",
        ])
        let error = #expect(throws: TrainingError.self) { try Self.corpus(folder) }
        #expect(error?.code == .badSources)
    }

    @Test("A line that is too long is learnt from in pieces, cut between words, or else between characters")
    func longLines() {
        for line in [String(repeating: "wort ", count: 9_000), String(repeating: "字", count: 9_000), "kurz", ""] {
            let pieces = LongLine.pieces(of: Array(line.utf8)[...])
            #expect(pieces.allSatisfy { $0.count <= LongLine.maximumLength && !$0.isEmpty })
            #expect(pieces.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
            #expect(Array(pieces.joined()) == Array(line.utf8))
            #expect(pieces.dropLast().allSatisfy { line.first != "w" || $0.last == UInt8(ascii: " ") })
        }
    }

    @Test("Phrases that people type alone are drawn three times as often as words of a list")
    func phrases() throws {
        let more = try Folder([
            "SOURCES.tsv": Self.sources("second", kind: "phrases"), "words/de.tsv": "second\tbis gleich\t1\n",
        ])
        let text = try Self.corpus(try Self.lines(), more).languages[0]
        var numbers = RandomNumbers(seed: 1)
        let drawn = (0..<4000).count { _ in text.drawWordList(with: &numbers).holdsPhrases }
        #expect((2900...3100).contains(drawn))
    }

    @Test("Lines that a folder names to be left out are neither learnt from nor held back")
    func excludedLines() throws {
        // The hash is that of the fourth line: printf 'der Hund sieht die Katze 3' | sha256sum.
        let folder = try Folder([
            "SOURCES.tsv": Self.sources("first"), "exclude.tsv": "de\tfirst\t90aa1332b80011e1\nru\tfirst\t0000000000000000\n",
            "train/de.tsv": (0..<40).map { "first\tder Hund sieht die Katze \($0)\n" }.joined(),
            "train/ru.tsv": (0..<40).map { "first\tсобака видит кошку \($0)\n" }.joined(),
        ])
        let corpus = try Self.corpus(folder)
        #expect(corpus.languages.map { $0.lines.count + $0.heldBack.count } == [39, 40])
        let lines = (0..<corpus.languages[0].lines.count).map { String(decoding: corpus.languages[0].lines[$0], as: UTF8.self) }
        #expect(!lines.contains("der Hund sieht die Katze 3"))
    }

    @Test("What identifies a corpus changes with the places where lines end and with the counts of words")
    func fingerprint() throws {
        func fingerprint(words: String) throws -> UInt64 {
            let more = try Folder(["SOURCES.tsv": Self.sources("second"), "words/de.tsv": words])
            return try Self.corpus(try Self.lines(), more).fingerprint
        }
        let plain = try fingerprint(words: "second\tMaus\t1\nsecond\tIgel\t1\n")
        #expect(try fingerprint(words: "second\tMaus\t1\nsecond\tIgel\t1\n") == plain)
        #expect(try fingerprint(words: "second\tMausI\t1\nsecond\tgel\t1\n") != plain)
        #expect(try fingerprint(words: "second\tMaus\t2\nsecond\tIgel\t1\n") != plain)
    }

    @Test("Languages are told from those they share a script with")
    func groups() throws {
        let classes = try ScriptClasses(of: try Self.corpus(try Self.lines()))
        let groups = ClassGroups(classes)
        #expect(groups.languages == [[0], [1, 2]])
        #expect(groups.isAlone(0) && !groups.isAlone(1))
        var letters = SIMD64<UInt32>.zero
        #expect(groups.group(ofLetters: letters) == nil)
        letters[Int(classes.number(of: "Cyrl"))] = 3
        letters[Int(classes.number(of: "Latn"))] = 2
        #expect(groups.group(ofLetters: letters) == 1)
    }

    @Test("A feature that stands in one place only is not learnt from")
    func repeatedFeatures() throws {
        let more = try Folder(["SOURCES.tsv": Self.sources("second"), "words/de.tsv": "second\tZwölfboxkämpfer\t1\n"])
        let corpus = try Self.corpus(try Self.lines(), more)
        let table = try CharacterTable(
            section: ProfileArray(copying: CharacterTableBuilder(classes: try ScriptClasses(of: corpus)).section()))
        let scanner = WordScanner(table: table)
        let filter = RepeatedFeatureFilter(of: corpus, scanner: scanner)
        func knownShare(_ word: String) -> Double {
            var collector = FeatureCollector()
            Array(word.utf8).withUnsafeBufferPointer { collector.add($0, scanner: scanner) }
            return Double(collector.features.count { filter.contains($0) }) / Double(collector.features.count)
        }
        #expect(knownShare("hund") == 1)
        #expect(knownShare("zwölfboxkämpfer") < 0.8)
        #expect(knownShare("кошку") == 1)
    }
}
