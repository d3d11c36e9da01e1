// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Texts in words that chains read rightly") struct SourceRewordingTests {
    @Test(
        "Subjects of French stand before their verbs",
        arguments: [
            ("Voulez-vous continuer ?", "Vous voulez continuer ?"), ("Quelle heure est-il ?", "Quelle heure il est ?"),
            ("« Non », répondit-elle.", "« Non », elle répondit."), ("Y a-t-il du pain ?", "Il y a du pain ?"),
            ("N’a-t-il pas tort ?", "Il n’a pas tort ?"), ("Ne voulez-vous pas ?", "Vous ne voulez pas ?"),
            ("Comment dit-on cela ?", "Comment dit-on cela ?"), ("La porte est-elle fermée ?", "La porte est fermée ?"),
            ("L'avez-vous essayé ?", "L'avez essayé ?"), ("M'aimes-tu ?", "M'aimes-tu ?"),
            ("Puis-je entrer ?", "Je peux entrer ?"),
            ("Qu’avez-vous fait ?", "Que vous avez fait ?"), ("Lui dit-il oui ?", "Il lui dit oui ?"),
            ("Donnez-vous la main.", "Donnez-vous la main."),
            ("Où est le rendez-vous ?", "Où est le rendez-vous ?"), ("Est-ce bien ?", "Est-ce bien ?"),
            ("Donnez-le-moi !", "Donnez-le-moi !"), ("peut-être", "peut-être"),
        ])
    func french(text: String, expected: String) {
        #expect(SourceRewording(language: "fr").written(text) == expected)
    }

    @Test(
        "What is switched off in Spanish is extinguished where its verb would lose the off",
        arguments: [
            ("Apague las luces.", "Extinga las luces."), ("está apagado", "está extinguido"), ("Apagar", "Extinguir"),
            ("la apagó, apagarla", "la extinguió, extinguirla"), ("un apagón", "un apagón"), ("papagayo", "papagayo"),
        ])
    func spanish(text: String, expected: String) {
        #expect(SourceRewording(language: "es", losesSwitchingOff: true).written(text) == expected)
        #expect(SourceRewording(language: "es").written(text) == text)
    }

    @Test("Questions keep their verbs", .needsApertium)
    func questions() async throws {
        let engine = Apertium.engine()
        #expect(try await engine.translations(of: ["Veux-tu manger ?"], over: "fr-es") == ["Quieres comer ?"])
        #expect(try await engine.translations(of: ["El fuego está apagado."], over: "spa-eng") == ["The fire is extinguished."])
    }
}
