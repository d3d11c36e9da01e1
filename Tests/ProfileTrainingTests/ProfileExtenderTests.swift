// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import TestSupport
import Testing

@testable import ProfileTraining

@Suite("Adding a language to a profile")
struct ProfileExtenderTests {
    private static let old = ["cs", "de", "ru"]

    /// A small profile of three languages and its replay, trained once for all tests.
    private static let trained = Task { () throws -> (profile: [UInt8], replay: [UInt8]) in
        let corpus = try TextFolder()
        for tag in old { try corpus.write(TextFolder.lines(of: tag), to: tag + ".txt") }
        var options = TrainingOptions(corpora: corpus.path)
        options.exampleCount = 8192 * 3
        options.rowCount = 5_000
        let folder = try TextFolder()
        try await ProfileTrainer(options: options).train(to: folder.path(of: "old.profile")) { _ in }
        return (try folder.bytes(of: "old.profile"), try folder.bytes(of: "old.replay"))
    }

    /// A folder with that profile, its replay, and text of further languages.
    private static func folder() async throws -> TextFolder {
        let trained = try await trained.value
        let folder = try TextFolder()
        try folder.write(trained.profile, to: "old.profile")
        try folder.write(trained.replay, to: "old.replay")
        for tag in ["it", "el", "uk"] { try folder.write(TextFolder.lines(of: tag), to: "\(tag)-text") }
        return folder
    }

    private static func options(_ folder: TextFolder, _ tags: LanguageTag..., profile: String = "old") -> ExtensionOptions {
        var options = ExtensionOptions(
            profile: folder.path(of: profile + ".profile"),
            texts: tags.map { ExtensionOptions.Text(language: $0, path: folder.path(of: "\($0)-text")) })
        options.exampleCount = 8192 * 2
        return options
    }

    private static func expectAnswers(_ profile: LanguageProfile, _ tags: [String]) throws {
        try profile.verify()
        #expect(profile.languages.map(\.tag.canonical) == tags.sorted())
        let detector = LanguageDetector(profile: profile)
        for tag in tags {
            for line in try TestSentences.lines(of: tag) {
                #expect(detector.detect(line).hypotheses.first?.language.canonical == tag, "\(tag): \(line)")
            }
        }
    }

    @Test("tells it from the others, and the others still from it")
    func adds() async throws {
        let folder = try await Self.folder()
        var added: [LanguageTag: HeldBackAccuracy] = [:]
        let extended = try await ProfileExtender(options: Self.options(folder, "it")).extend { progress in
            if case .added(let tag, let accuracy) = progress { added[tag] = accuracy }
        }
        let profile = try LanguageProfile(bytes: extended.profile)
        try Self.expectAnswers(profile, Self.old + ["it"])
        #expect(added.keys.sorted() == ["it"])
        #expect(added["it"]?.sentences ?? 0 > 0.5)
        let before = try LanguageProfile(contentsOf: folder.path(of: "old.profile"))
        #expect(profile.fingerprint != before.fingerprint)
        #expect(profile.languages.filter { $0.tag != "it" }.map(\.accuracy) == before.languages.map(\.accuracy))
        let source = try #require(TrainingSource.all(of: profile).first { $0.identifier == "user" })
        #expect(source.languages == ["cs", "de", "it", "ru"])
        #expect(profile.contents(of: .parameters)?.text.contains("added=it") == true)
    }

    @Test("knows a script that no language of the profile is written in")
    func newScript() async throws {
        let folder = try await Self.folder()
        let extended = try await ProfileExtender(options: Self.options(folder, "el")).extend { _ in }
        try Self.expectAnswers(try LanguageProfile(bytes: extended.profile), Self.old + ["el"])
    }

    @Test("adds several at once, and to an extended profile again")
    func again() async throws {
        let folder = try await Self.folder()
        try await ProfileExtender(options: Self.options(folder, "it", "el")).extend(to: folder.path(of: "new.profile")) { _ in }
        let extended = try await ProfileExtender(options: Self.options(folder, "uk", profile: "new")).extend { _ in }
        try Self.expectAnswers(try LanguageProfile(bytes: extended.profile), Self.old + ["it", "el", "uk"])
    }

    @Test("gives the same bytes for the same files, options and seed, and others for another seed")
    func deterministic() async throws {
        let folder = try await Self.folder()
        var options = Self.options(folder, "it")
        let first = try await ProfileExtender(options: options).extend { _ in }
        let second = try await ProfileExtender(options: options).extend { _ in }
        #expect(first.profile == second.profile && first.replay == second.replay)
        options.seed = 2
        #expect(try await ProfileExtender(options: options).extend { _ in }.profile != first.profile)
    }

    @Test("says what is wrong with its inputs")
    func badInputs() async throws {
        let folder = try await Self.folder()
        func code(_ options: ExtensionOptions) async -> TrainingError.Code? {
            do {
                _ = try await ProfileExtender(options: options).extend { _ in }
                return nil
            } catch let error as TrainingError {
                #expect(!error.what.isEmpty && !error.why.isEmpty && !error.remedy.isEmpty)
                return error.code
            } catch {
                return nil
            }
        }
        #expect(await code(Self.options(folder)) == .badOptions)
        #expect(await code(Self.options(folder, "fr")) == .unreadable)
        try folder.write("une ligne\nune autre ligne\n", to: "fr-text")
        #expect(await code(Self.options(folder, "fr")) == .tooLittleText)
        try folder.write((0..<99).map { "\($0) 12\n" }.joined(), to: "fr-text")
        #expect(await code(Self.options(folder, "fr")) == .noLetters)
        try folder.write(TextFolder.lines(of: "de"), to: "de-text")
        #expect(await code(Self.options(folder, "de")) == .alreadyThere)
        let long: LanguageTag = "ca-valencia-x-uni-iec2017"
        #expect(await code(Self.options(folder, long)) == .badTag)

        for (examples, rate) in [(0, 0.3), (8192, 0), (8192, .infinity), (8192, .nan)] as [(Int, Float)] {
            var odd = Self.options(folder, "it")
            (odd.exampleCount, odd.rate) = (examples, rate)
            #expect(await code(odd) == .badOptions)
        }
        try folder.write(Array("les prénoms et les âges\n".unicodeScalars.map { UInt8($0.value) }), to: "fr-text")
        #expect(await code(Self.options(folder, "fr")) == .notUTF8)
        try folder.write(Array("une ligne\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }), to: "fr-text")
        #expect(await code(Self.options(folder, "fr")) == .notUTF8)
        try folder.write(try TextFolder.lines(of: "it") + "\n" + TextFolder.lines(of: "uk"), to: "fr-text")
        #expect(await code(Self.options(folder, "fr")) == .mixedScripts)

        let replay = try folder.bytes(of: "old.replay")
        try folder.write(Array(replay.dropLast()), to: "old.replay")
        #expect(await code(Self.options(folder, "it")) == .badReplay)
        let other = Replay(
            profileFingerprint: nil, rowCount: 7, step: 1, languages: [], rowExponents: [0, 0, 0, 0, 0, 0, 0], examples: [])
        try folder.write(other.bytes(), to: "old.replay")
        #expect(await code(Self.options(folder, "it")) == .badReplay)
        try FileManager.default.removeItem(atPath: folder.path(of: "old.replay"))
        #expect(await code(Self.options(folder, "it")) == .badReplay)
    }

    @Test("counts the different lines of a language, however many files have them")
    func fewLines() async throws {
        let folder = try await Self.folder()
        let lines = try TextFolder.lines(of: "it").split(separator: "\n").map(String.init)
        try folder.write(lines.prefix(12).joined(separator: "\n"), to: "it-text")
        let error = await #expect(throws: TrainingError.self) {
            try await ProfileExtender(options: Self.options(folder, "it", "it")).extend { _ in }
        }
        #expect(error?.code == .tooLittleText)
        #expect(error?.detail == "it has 12 different lines")
        // Some of them are held back, and count.
        try folder.write(lines.prefix(20).joined(separator: "\n"), to: "it-text")
        _ = try await ProfileExtender(options: Self.options(folder, "it")).extend { _ in }
    }

    @Test("takes the replay that was written with the profile, and no other with as many rows")
    func otherReplay() async throws {
        let folder = try await Self.folder()
        try await ProfileExtender(options: Self.options(folder, "it")).extend(to: folder.path(of: "new.profile")) { _ in }
        try folder.write(try folder.bytes(of: "new.replay"), to: "old.replay")
        let error = await #expect(throws: TrainingError.self) {
            try await ProfileExtender(options: Self.options(folder, "uk")).extend { _ in }
        }
        #expect(error?.code == .badReplay)
    }

    @Test("ends when its task is cancelled")
    func cancelled() async throws {
        let folder = try await Self.folder()
        var options = Self.options(folder, "it")
        options.exampleCount = 1_000_000_000
        let extending = Task { [options] in try await ProfileExtender(options: options).extend { _ in } }
        extending.cancel()
        await #expect(throws: CancellationError.self) { try await extending.value }
    }

    @Test("a profile that is none is refused as such")
    func badProfile() async throws {
        let folder = try await Self.folder()
        try folder.write("no profile", to: "old.profile")
        await #expect(throws: ProfileError.self) {
            try await ProfileExtender(options: Self.options(folder, "it")).extend { _ in }
        }
    }
}
