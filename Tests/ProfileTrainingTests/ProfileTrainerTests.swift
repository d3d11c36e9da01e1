// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import TestSupport
import Testing

@testable import ProfileTraining

@Suite("Training (contract 4.3)")
struct ProfileTrainerTests {
    /// A folder with plain text files of a few languages, removed with the value.
    private final class Folder {
        let path: String

        init(_ files: [String: String]) throws {
            path = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-training-\(UUID())").path
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name)) }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private static func sentences(_ tags: [String]) throws -> [String: String] {
        var files: [String: String] = [:]
        for tag in tags { files[tag + ".txt"] = try TestSentences.lines(of: tag).joined(separator: "\n") }
        return files
    }

    private static func options(_ folder: Folder) -> TrainingOptions {
        var options = TrainingOptions(corpora: folder.path)
        options.exampleCount = 8192 * 2
        options.rowCount = 4_000
        return options
    }

    @Test("learns a handful of languages from plain text files")
    func plainFiles() async throws {
        let tags = ["de", "fr", "ru", "el", "ja", "sr"]
        let folder = try Folder(Self.sentences(tags))
        let bytes = try await ProfileTrainer(options: Self.options(folder)).train { _ in }
        let profile = try LanguageProfile(bytes: bytes)
        try profile.verify()
        #expect(profile.languages.map(\.tag.canonical) == tags.sorted())
        let detector = LanguageDetector(profile: profile, options: .init(answersVarieties: true))
        for tag in tags {
            let line = try #require(try TestSentences.lines(of: tag).first)
            #expect(detector.detect(line).hypotheses.first?.language.canonical == tag)
        }
        #expect(SourcesPage(of: profile).markdown.contains("| ja |"))
    }

    @Test("lets languages of plain text files answer however little text they have, and says which have little")
    func plainFilesAnswer() async throws {
        let tags = ["de", "el", "ru"]
        let folder = try Folder(Self.sentences(tags))
        var weak: [LanguageTag] = []
        let bytes = try await ProfileTrainer(options: Self.options(folder)).train { progress in
            if case .weak(let tags) = progress { weak = tags }
        }
        #expect(weak.map(\.canonical) == tags)
        let profile = try LanguageProfile(bytes: bytes)
        #expect(profile.languages.allSatisfy { !$0.isExperimental })
        let detector = LanguageDetector(profile: profile)
        for tag in tags {
            let answers = try TestSentences.lines(of: tag).map { detector.detect($0).language?.canonical }
            #expect(answers.contains(tag))
        }
    }

    @Test("holds languages as likely before a text is read as it was told, unless that is not wanted or candidates are named")
    func priors() async throws {
        let text = try Self.sentences(["de"])
        // Two that are drawn equally often: of what is drawn more often the model itself is certain on a page.
        let folder = try Folder(["bar.txt": text["de.txt"] ?? "", "gsw.txt": text["de.txt"] ?? ""])
        var training = Self.options(folder)
        training.priors = ["bar": 6]
        let profile = try LanguageProfile(bytes: try await ProfileTrainer(options: training).train { _ in })
        #expect(profile.languages.map(\.prior) == [6, 1])
        let line = try #require(try TestSentences.lines(of: "de").first)
        let word = try #require(line.split(separator: " ").first)
        func ratio(_ options: LanguageDetector.Options, of text: some StringProtocol) -> Double {
            let hypotheses = LanguageDetector(profile: profile, options: options).detect(text).hypotheses
            func share(_ tag: LanguageTag) -> Double { hypotheses.first { $0.language == tag }?.probability ?? 0 }
            return share("bar") / share("gsw")
        }
        let plain = ratio(.init(usesPriors: false), of: word)
        #expect(abs(ratio(.init(), of: word) / plain - 6) < 1e-4)
        #expect(abs(ratio(.init(candidates: ["bar", "gsw"]), of: word) / plain - 1) < 1e-4)
        #expect(abs(ratio(.init(hints: ["gsw": 4]), of: word) / plain - 1.5) < 1e-4)
        let given = LanguageDetector(profile: profile, priors: ["gsw": 2]).detect(word)
        #expect(abs(given.probability(of: "bar") / given.probability(of: "gsw") / plain - 0.5) < 1e-4)
        let page = String(repeating: line + " ", count: 10)
        #expect(abs(ratio(.init(), of: page) / ratio(.init(usesPriors: false), of: page) - 1) < 1e-4)
    }

    @Test("gives the same bytes for the same text, options and seed, and others for another seed")
    func deterministic() async throws {
        let folder = try Folder(Self.sentences(["pl", "cs", "sk"]))
        var options = Self.options(folder)
        let first = try await ProfileTrainer(options: options).train { _ in }
        #expect(try await ProfileTrainer(options: options).train { _ in } == first)
        options.seed = 2
        #expect(try await ProfileTrainer(options: options).train { _ in } != first)
    }

    @Test("merges files that are one language under their canonical names, and says so")
    func merging() async throws {
        var files = try Self.sentences(["de", "he"])
        files["iw.txt"] = files["he.txt"]?.replacing("\n", with: " \n")
        let folder = try Folder(files)
        var merged: [String] = []
        let bytes = try await ProfileTrainer(options: Self.options(folder)).train { progress in
            if case .merged(let names) = progress { merged = names }
        }
        #expect(merged.contains { $0.contains("iw") && $0.contains("he") })
        #expect(try LanguageProfile(bytes: bytes).languages.map(\.tag) == ["de", "he"])
    }

    @Test("tells a language that has no line from those that are learnt, and learns a line that two folders have once")
    func passedOver() async throws {
        var files = try Self.sentences(["de", "fr"])
        let plain = try Folder(files)
        let once = try TrainingCorpus(options: Self.options(plain)) { _ in }
        files["it.txt"] = ""
        let folder = try Folder(files)
        var options = Self.options(folder)
        options.corpora.append(folder.path)
        var skipped: [String] = []
        let corpus = try TrainingCorpus(options: options) { progress in
            if case .skipped(let name, _) = progress { skipped.append(name) }
        }
        #expect(skipped == ["it"])
        #expect(corpus.fingerprint == once.fingerprint)
    }

    @Test("finds out before it reads text whether the profile and the replay can be written, and replaces files alone")
    func unwritable() async throws {
        let folder = try Folder(["pipe": ""])
        let pipe = folder.path + "/new.replay"
        try #require(mkfifo(pipe, 0o600) == 0)
        for path in ["/no/such/folder/new.profile", folder.path + "/new.profile", "/dev/null"] {
            let error = await #expect(throws: TrainingError.self) {
                try await ProfileTrainer(options: Self.options(folder)).train(to: path) { _ in Issue.record("it read") }
            }
            #expect(error?.code == .unwritable)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["new.replay", "pipe"])
    }

    @Test("writes through a link to the file that it leads to")
    func links() throws {
        let folder = try Folder(["page": "old"])
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "page")
        let draft = try FileDraft(of: link)
        try draft.write(Array("new".utf8))
        #expect(try String(contentsOfFile: folder.path + "/page", encoding: .utf8) == "old")
        try draft.finish()
        #expect(try String(contentsOfFile: folder.path + "/page", encoding: .utf8) == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "page")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }

    @Test("says what is wrong with its inputs")
    func badInputs() async throws {
        func code(_ folder: Folder, _ change: (inout TrainingOptions) -> Void = { _ in }) async -> TrainingError.Code? {
            var options = Self.options(folder)
            change(&options)
            do {
                _ = try await ProfileTrainer(options: options).train { _ in }
                return nil
            } catch let error as TrainingError {
                #expect(!error.what.isEmpty && !error.why.isEmpty && !error.remedy.isEmpty)
                return error.code
            } catch {
                return nil
            }
        }
        #expect(await code(try Folder([:])) == .noCorpora)
        #expect(await code(try Folder(["de.txt": "nur eine Sprache"])) == .noCorpora)
        #expect(await code(try Folder(["de.txt": "a b", "no tag at all.txt": "c d"])) == .badTag)
        for name in ["README", "LICENSE", "notes"] {
            #expect(await code(try Folder(["de.txt": "a b", "fr.txt": "c d", name + ".txt": "e f"])) == .badTag)
        }
        #expect(await code(try Folder(["de.txt": "a b", "ca-valencia-x-uni-iec2017.txt": "c d"])) == .badTag)
        let good = try Folder(Self.sentences(["de", "fr"]))
        #expect(await code(good) { $0.languages = ["de", "fr", "it"] } == .noText)
        for rows in [0, -1, 9_000_000_000_000_000_000] {
            #expect(await code(good) { $0.rowCount = rows } == .badOptions)
        }
        for rate in [0, -1, Float.nan, .infinity] { #expect(await code(good) { $0.rate = rate } == .badOptions) }
        for prior in [0, 0.004, 655.36, Double.nan, .infinity] {
            #expect(await code(good) { $0.priors = ["de": prior] } == .badOptions)
        }
        #expect(await code(try Folder(["de.txt": "1 2\n3 4", "fr.txt": "5 6\n7 8"])) == .noLetters)
        let links = Array(repeating: "https://example.org/a/b", count: 2).joined(separator: "\n")
        #expect(await code(try Folder(["de.txt": "ein Satz mit Wörtern\nund noch einer", "fr.txt": links])) == .noLetters)
    }
}
