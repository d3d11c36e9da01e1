// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TestSupport
import Testing

@testable import TextStreams

@Suite("Texts in many languages, as a whole")
struct LanguageMixtureTests {
    private static let signs = [
        "Please keep this door closed at all times.", "Bitte halten Sie diese Tür stets geschlossen.",
        "Veuillez garder cette porte toujours fermée.", "Por favor, mantenga esta puerta siempre cerrada.",
        "Si prega di tenere sempre chiusa questa porta.", "Пожалуйста, держите эту дверь всегда закрытой.",
        "Παρακαλούμε κρατάτε αυτή την πόρτα πάντα κλειστή.", "Lütfen bu kapıyı her zaman kapalı tutunuz.",
    ]

    private func detection(of text: String) throws -> Detection {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, to: "text")
        return try FileDetection(detector: LanguageDetector()).answer(for: TextInput(path: path)).detection
    }

    @Test(
        "Where no language has most of it, the text is mixed, and the hypotheses are shares of its letters", arguments: [1, 600])
    func mixed(repetitions: Int) throws {
        let text = Array(repeating: Self.signs.joined(separator: "\n"), count: repetitions).joined(separator: "\n\n")
        let found = try detection(of: text)
        #expect(found.outcome == .undetermined(.mixed))
        #expect(found.hypotheses.count == 8)
        #expect(found.hypotheses.allSatisfy { (0.05...0.2).contains($0.probability) })
        #expect(found.hypotheses.reduce(0) { $0 + $1.probability } <= 1.000_001)
    }

    @Test("Where one has most of it, that is the language")
    func majority() throws {
        let german = "Das Wasser aus diesem Brunnen ist kein Trinkwasser, und das Haus bleibt am Montag geschlossen. "
        let text = String(repeating: german, count: 5) + "\n" + Self.signs[3] + "\n" + Self.signs[5]
        #expect(try detection(of: text).language == "de")
    }

    @Test("Parts of a longer text in several languages are seen wherever they stand, and a part in another language is outvoted")
    func sections() throws {
        func section(_ sign: Int, _ count: Int) -> String { String(repeating: Self.signs[sign] + "\n", count: count) }
        let mixed = try detection(of: section(1, 200) + section(2, 200) + section(3, 200))
        #expect(mixed.outcome == .undetermined(.mixed))
        #expect(Set(mixed.hypotheses.prefix(3).map(\.language)) == ["de", "fr", "es"])
        #expect(try detection(of: section(1, 400) + section(5, 60) + section(2, 60)).language == "de")
    }

    @Test("A long text in one language is that, to the bit", arguments: ["\n", " "])
    func monolingual(separator: String) throws {
        let german = "Das Wasser aus diesem Brunnen ist kein Trinkwasser, und das Haus bleibt am Montag geschlossen."
        let text = Array(repeating: german, count: 3_000).joined(separator: separator)
        #expect(try detection(of: text) == LanguageDetector().detect(text))
    }
}
