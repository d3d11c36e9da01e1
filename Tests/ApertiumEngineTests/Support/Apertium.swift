// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TranslationSessions
import TranslationTesting

@testable import ApertiumEngine

/// What is installed of Apertium, and how tests use it.
enum Apertium {
    /// Whether tests that need Apertium must run, as where everything is installed for them.
    static let isRequired = ProcessInfo.processInfo.environment["DRAGOMAN_REQUIRE_ENGINES"] == "1"

    /// The modes that these tests use.
    static let modes = [
        "eng-spa", "spa-eng", "fr-es", "spa-cat", "cat-spa", "es-pt", "pt-es", "spa-ita", "ita-spa", "es-gl", "gl-es", "hbs-eng",
    ]

    /// Those of them that are not there.
    static let missing: [String] = modes.filter { (try? pair($0)) == nil }

    /// Whether tests that need Apertium run. Where it is required they do, and fail where it is missing.
    static let isTested = isRequired || missing.isEmpty

    /// A pair of the engine by the name of its mode.
    static func pair(_ mode: String, of engine: ApertiumTranslationEngine = ApertiumTranslationEngine()) throws -> EnginePair {
        guard let pair = engine.allPairs.first(where: { $0.name == mode && $0.isInstalled }) else { throw Missing(mode: mode) }
        return pair
    }

    struct Missing: Error {
        let mode: String
    }

    /// The deadline for answers in tests in which something answers never: longer than what does answer takes among other tests.
    static let shortDeadline = Duration.seconds(4)

    /// How long an answer may take in tests that do not wait for one: under a sanitizer, among other tests, it takes its time.
    private static let patience = Duration.seconds(120)

    /// An engine over the system's data.
    static func engine() -> ApertiumTranslationEngine {
        ApertiumTranslationEngine(configuration: ApertiumConfiguration(firstAnswerDeadline: patience, answerDeadline: patience))
    }

    /// An engine over the system's data under a path of its own, by which its processes are told from those of other tests.
    static func linkedEngine(deadline: Duration = patience) throws -> (engine: ApertiumTranslationEngine, path: String) {
        let folder = try TemporaryFolder()
        let path = folder.path + "/data"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: ApertiumInstallation.system.dataFolder)
        let installation = ApertiumInstallation(dataFolder: path, programFolders: ApertiumInstallation.system.programFolders)
        return (
            ApertiumTranslationEngine(
                configuration: ApertiumConfiguration(installations: [installation], answerDeadline: deadline)), path
        )
    }
}

extension Trait where Self == ConditionTrait {
    /// The test runs where Apertium is installed, or must be; elsewhere it counts as skipped, with what is missing.
    static var needsApertium: Self {
        .enabled(if: Apertium.isTested, "not installed: \(Apertium.missing.joined(separator: ", "))")
    }
}

extension ApertiumTranslationEngine {
    /// Translates texts and gives the results in the order of the texts.
    func results(of texts: [String], over mode: String) async throws -> [Result<String, any Error>] {
        let answers = Answers()
        try await translate(texts, over: Apertium.pair(mode, of: self)) { answers.add($0) }
        return try answers.results(count: texts.count)
    }

    /// Translates texts, all of which must succeed.
    func translations(of texts: [String], over mode: String) async throws -> [String] {
        try await results(of: texts, over: mode).map { try $0.get() }
    }
}

/// The answers of one call.
final class Answers: Sendable {
    private let answers = Locked<[EngineAnswer]>([])
    /// How many there are, to be waited for.
    let counter = Counter()

    struct Broken: Error, CustomStringConvertible {
        let description: String
    }

    func add(_ answer: EngineAnswer) {
        answers.withLock { $0.append(answer) }
        counter.add()
    }

    /// How many there are.
    var count: Int { counter.count }

    /// The results in the order of the texts, each of which must have one answer.
    func results(count: Int) throws -> [Result<String, any Error>] {
        let answers = answers.withLock { $0 }
        guard answers.map(\.index).sorted() == Array(0..<count) else {
            throw Broken(description: "\(count) texts, answers to \(answers.map(\.index).sorted())")
        }
        return answers.sorted { $0.index < $1.index }.map(\.result)
    }
}
