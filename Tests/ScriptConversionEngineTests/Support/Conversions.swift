// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import ScriptConversionEngine
import TranslationSessions

/// The answers of one call.
final class Answers: Sendable {
    private let answers = Locked<[EngineAnswer]>([])

    struct Broken: Error {
        let indices: [Int]
    }

    func add(_ answer: EngineAnswer) {
        answers.withLock { $0.append(answer) }
    }

    /// The texts in order, each of which must have one answer.
    func texts(count: Int) throws -> [String] {
        let answers = answers.withLock { $0 }.sorted { $0.index < $1.index }
        guard answers.map(\.index) == Array(0..<count) else { throw Broken(indices: answers.map(\.index)) }
        return try answers.map { try $0.result.get() }
    }
}

extension ScriptConvertingEngine {
    struct NoPair: Error {}

    /// Converts texts from one language to another.
    func convert(_ texts: [String], from source: LanguageTag, to target: LanguageTag) async throws -> [String] {
        guard let pair = await offer().pairs.first(where: { $0.source == source && $0.target == target }) else { throw NoPair() }
        let answers = Answers()
        try await translate(texts, over: pair) { answers.add($0) }
        return try answers.texts(count: texts.count)
    }
}
