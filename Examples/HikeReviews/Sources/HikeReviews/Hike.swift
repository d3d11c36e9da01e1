// SPDX-License-Identifier: Apache-2.0

import NaturalLanguage
import Translation

/// A hike with what people say of it.
struct Hike: Identifiable {
    let id: String
    let summary: String
    var reviews: [Review]
}

/// What somebody says of a hike.
struct Review: Identifiable {
    let id: String
    let author: String
    let text: String
    /// The language of the text, as the recogniser tells it; nil where it cannot.
    let language: NLLanguage?
    var translation: String?

    init(_ author: String, _ text: String) {
        id = author
        self.author = author
        self.text = text
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(text)
        language = recognizer.dominantLanguage
    }

}

extension NLLanguage {
    /// The language as sessions name it; nil for what is no tag.
    var tag: LanguageTag? { try? LanguageTag(parsing: rawValue) }

    /// Its name, in itself.
    var name: String { tag.map { $0.displayName(in: $0) } ?? rawValue }
}

extension Hike {
    /// The hikes of the demo.
    static let all = [
        Hike(
            id: "Camí de Ronda",
            summary: "Un camí antic que segueix la costa de cala en cala, amb trams d'escales i un túnel curt.",
            reviews: [
                Review("Mercè", "Molt bonic, però a l'estiu cal sortir d'hora perquè no hi ha gens d'ombra."),
                Review("Luis", "Las vistas son increíbles y el agua está limpia, aunque las escaleras cansan bastante."),
                Review("Claire", "Le sentier est bien balisé, mais il vaut mieux porter de bonnes chaussures."),
                Review("Pau", "Hi vam anar amb els nens i vam trigar quatre hores fins al far."),
                Review("Sam", "We got lost near the tunnel, so keep the sea on your right and follow the white marks."),
                Review("Giulia", "Abbiamo fatto il bagno in una caletta deserta, una giornata bellissima."),
                Review("Inês", "O caminho é fácil, mas não se esqueçam de levar água suficiente para todo o dia."),
                Review("Toni", "👍👍👍"),
            ]),
        Hike(
            id: "Fervenza do Toxa",
            summary: "Un paseo curto polo bosque ata unha fervenza que cae sesenta metros entre rochas e carballos.",
            reviews: [
                Review("Uxía", "No inverno baixa moita auga e o ruído óese desde o aparcadoiro."),
                Review("Carmen", "Hay barro en la última parte, así que mejor llevar botas y un bastón."),
                Review("Jordi", "La cascada és espectacular després de la pluja, però el sender rellisca."),
            ]),
    ]
}
