// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TranslationSessions

@testable import NeuralEngine

/// The models that tests use, as `Scripts/neural-models` fetches them.
enum Models {
    /// Whether tests that need models must run, as where everything is fetched for them.
    static let isRequired = ProcessInfo.processInfo.environment["DRAGOMAN_REQUIRE_MODELS"] == "1"

    /// Where they are.
    static let folder: String = {
        let environment = ProcessInfo.processInfo.environment
        let cache = environment["XDG_CACHE_HOME"] ?? "\(environment["HOME"] ?? "")/.cache"
        return environment["DRAGOMAN_TEST_MODELS"] ?? "\(cache)/dragoman/test-models"
    }()

    /// The directions that are not there.
    static let missing = ["enpt", "pten"].filter { name in
        !ModelFiles.all(in: folder).contains { $0.name == name }
    }

    /// Whether tests that need models run. Where they are required they do, and fail where one is missing.
    static let isTested = isRequired || missing.isEmpty

    struct Missing: Error {
        let name: String
    }

    /// The files of a direction.
    static func files(_ name: String) throws -> ModelFiles {
        guard let files = ModelFiles.all(in: folder).first(where: { $0.name == name }) else { throw Missing(name: name) }
        return files
    }

    /// One engine for all tests, which share its models.
    static let engine = NeuralTranslationEngine(models: [folder])

    /// The same as the reference calculates.
    static let reference = NeuralTranslationEngine(models: [folder], arithmetic: .reference)
}

extension Trait where Self == ConditionTrait {
    /// The test runs where the models are, or must be; elsewhere it counts as skipped, with what is missing.
    static var needsModels: Self {
        .enabled(if: Models.isTested, "missing: \(Models.missing.joined(separator: ", ")); run Scripts/neural-models")
    }
}

extension NeuralTranslationEngine {
    /// The answers to texts, in the order of these.
    func answers(to texts: [String], over name: String) async throws -> [EngineAnswer] {
        guard let pair = await offer().pairs.first(where: { $0.name == name }) else { throw Models.Missing(name: name) }
        let answers = Locked<[EngineAnswer]>([])
        try await translate(texts, over: pair) { answer in answers.withLock { $0.append(answer) } }
        return answers.withLock { $0 }.sorted { $0.index < $1.index }
    }

    /// Translates texts, all of which must succeed, and gives the translations in the order of the texts.
    func translations(of texts: [String], over name: String) async throws -> [String] {
        let answers = try await answers(to: texts, over: name)
        guard answers.map(\.index) == Array(texts.indices) else { throw Models.Missing(name: name) }
        return try answers.map { try $0.result.get() }
    }
}
