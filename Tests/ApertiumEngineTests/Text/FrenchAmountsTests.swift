// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Amounts of French that something exceeds") struct FrenchAmountsTests {
    private func restored(_ translation: String, of text: String) -> String {
        FrenchAmounts.restored(
            in: translation.replacing("¤", with: "\u{FFFC}"), of: text.replacing("¤", with: "\u{FFFC}")
        ).replacing("\u{FFFC}", with: "¤")
    }

    @Test(
        "The amount stands behind más de, and what is counted behind the amount",
        arguments: [
            ("Vous avez plus de ¤ articles.", "Habéis más artículos ¤.", "Habéis más de ¤ artículos."),
            ("moins de ¤ nouveaux jours ici", "menos nuevos días ¤ aquí", "menos de ¤ nuevos días aquí"),
            ("plus de ¤ et ¤", "más ¤ y ¤", "más de ¤ y ¤"), ("plus de 24 heures", "más 24 horas", "más de 24 horas"),
            ("Il faut plus de deux ou moins de dix", "Falla más dos o menos diez", "Falla más de dos o menos de diez"),
            ("les chiens de plus de 10 kg", "los perros además de 10 kg", "los perros de más de 10 kg"),
            ("une personne de plus de ¤ ans", "una persona además de ¤ años", "una persona de más de ¤ años"),
            ("des chiens de plus de dix kilos", "perros además de diez kilos", "perros de más de diez kilos"),
            ("¤ de plus qu'en 2024", "¤ además que en 2024", "¤ más que en 2024"),
            ("4 % de plus qu'en 2024", "4 % además que en 2024", "4 % más que en 2024"),
            ("un an de plus", "un año además", "un año más"),
            ("10 euros de plus par mois", "10 euros además por meses", "10 euros más por meses"),
        ])
    func restores(text: String, translation: String, expected: String) {
        #expect(restored(translation, of: text) == expected)
    }

    @Test(
        "What is right, and what is no amount, stays",
        arguments: [
            ("plus de 24 heures", "más de 24 horas"), ("plus de ¤ jours", "más de ¤ días"), ("plus de pain", "más pan"),
            ("il y a 2 de plus, de 3 à 4", "hay 2 más, de 3 a 4"), ("plus de 5 et 3", "más de 5 y más 3"),
            ("surplus de ¤ jours", "sobra ¤ días"), ("plus de ¤", "además ¤"), ("", ""),
            ("Il est de plus interdit.", "Es además prohibido."), ("et de plus, il pleut", "y además, llueve"),
            ("un an de plus, et en outre un jour", "un año además, y además un día"),
        ])
    func leaves(text: String, translation: String) {
        #expect(restored(translation, of: text) == translation)
    }
}
