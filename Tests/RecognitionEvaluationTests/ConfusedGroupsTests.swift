// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import RecognitionEvaluation
import Testing

@Suite("Groups of confused languages")
struct ConfusedGroupsTests {
    /// Texts that are plainly in one language, under other labels.
    private static func evaluation(_ labels: [LanguageTag: (text: String, count: Int)]) async throws -> Evaluation {
        var evaluation = Evaluation(of: try LanguageDetector())
        for (label, texts) in labels {
            await evaluation.add([LabelledText](repeating: LabelledText(language: label, text: texts.text), count: texts.count))
        }
        return evaluation
    }

    private static let german = "Wo ist der Bahnhof, bitte? Ich suche ihn schon seit einer Stunde."
    private static let russian = "Где находится вокзал? Я ищу его уже целый час и никак не могу найти."

    @Test("Languages are grouped by what their texts got, and others stay by themselves")
    func findsGroups() async throws {
        let evaluation = try await Self.evaluation([
            "de": (Self.german, 3), "nl": (Self.german, 2), "ru": (Self.russian, 3), "uk": (Self.russian, 1),
            "en": ("Where is the station, please? I have been looking for it.", 4),
        ])
        let groups = ConfusedGroups(in: [evaluation]).groups
        #expect(groups.count == 2)
        #expect(groups.contains(["de", "nl"]) && groups.contains(["ru", "uk"]))
    }

    @Test("No group is larger than it may be, and no language is in two")
    func keepsBounds() async throws {
        let labels: [LanguageTag] = ["de", "nl", "en", "fr", "it", "es", "pt", "ca"]
        let evaluation = try await Self.evaluation(Dictionary(uniqueKeysWithValues: labels.map { ($0, (Self.german, 1)) }))
        let groups = ConfusedGroups(in: [evaluation], maximumLanguages: 3).groups
        #expect(!groups.isEmpty)
        #expect(groups.allSatisfy { (2...3).contains($0.count) && $0 == $0.sorted() })
        #expect(Set(groups.joined()).count == groups.joined().count)
        #expect(ConfusedGroups(in: []).groups.isEmpty)
    }
}
