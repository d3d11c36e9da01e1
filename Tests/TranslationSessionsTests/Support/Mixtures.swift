// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TranslationSessions
import TranslationTesting

/// Random texts in the languages of the vocabulary.
struct MixtureGenerator {
    private var generator: SeededGenerator
    let languages: [LanguageTag]

    init(seed: UInt64, languages: [LanguageTag] = ["de", "es", "fr", "en"]) {
        generator = SeededGenerator(seed: seed)
        self.languages = languages
    }

    /// A random number.
    mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    /// A sentence in one language.
    mutating func sentence(in language: LanguageTag) -> String {
        let words = vocabulary[language] ?? []
        return (0..<number(in: 1...5)).compactMap { _ in words.randomElement(using: &generator) }.joined(separator: " ") + "."
    }

    /// A language.
    mutating func language() -> LanguageTag { languages.randomElement(using: &generator) ?? "de" }

    /// A text that mixes languages, numbers and white space.
    mutating func mixture() -> String {
        (0..<number(in: 0...6)).map { _ in
            switch number(in: 0...9) {
            case 0: "42 7\n"
            case 1: "\n\n"
            case 2: "  "
            default: sentence(in: language()) + ([" ", "\n", "  \n"].randomElement(using: &generator) ?? "")
            }
        }.joined()
    }

    /// The elements in another order.
    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] { elements.shuffled(using: &generator) }
}

extension World {
    /// The languages of all texts that the engine was given, by call.
    var languagesByCall: [Set<LanguageTag>] {
        engine.calls.map { call in
            Set(call.texts.compactMap { identifier.detection(for: identifier.evidence(of: $0)).language })
        }
    }
}

extension TranslationSession.Response.Part {
    /// What became of the part, in a word or two.
    var fate: String {
        switch outcome {
        case .translated: "translated"
        case .alreadyInTarget: "alreadyInTarget"
        case .noLanguage(let reason): "noLanguage \(reason)"
        case .notRequested: "notRequested"
        case .unsupported(let error): "unsupported \(error.code)"
        case .failed(let error): "failed \((error as? TranslationError)?.code.description ?? "\(error)")"
        }
    }
}
