// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Marks that open behind articles") struct MarksBehindArticlesTests {
    private func restored(_ translation: String, of source: String, _ languages: String) -> String {
        let pair = languages.split(separator: "-").map(String.init)
        return MarksBehindArticles.restored(
            in: translation.replacing("¤", with: "\u{FFFC}"), of: source.replacing("¤", with: "\u{FFFC}"), from: pair[0],
            into: pair[1]
        ).replacing("\u{FFFC}", with: "¤")
    }

    @Test(
        "A noun that became one word with its article, or a day whose preposition went, is between the marks again",
        arguments: [
            ("es-ca", "Lea el ¤acta anterior¤.", "Llegeixi l'acta ¤anterior¤.", "Llegeixi l'¤acta anterior¤."),
            ("es-fr", "La ¤avenida¤ Mayor", "L'avenue ¤¤ Majeure", "L'¤avenue¤ Majeure"),
            ("es-it", "del ¤¤agua¤¤, hoy", "dell'acqua ¤¤¤¤, oggi", "dell'¤¤acqua¤¤, oggi"),
            ("es-fr", "al ¤capítulo 3¤ y del ¤gato¤", "au chapitre ¤3¤ et du ¤chat¤", "au ¤chapitre 3¤ et du ¤chat¤"),
            ("es-it", "del ¤menú Archivo¤.", "del menu ¤Archivio¤.", "del ¤menu Archivio¤."),
            ("es-ca", "el ¤punto (X)¤", "el punt ¤(X)¤", "el ¤punt (X)¤"),
            ("es-it", "en el ¤lunes¤ y", "nel lunedì ¤¤ e", "nel ¤lunedì¤ e"),
            (
                "pt-es", "A festa é no ¤sábado, 3 de maio¤.", "La fiesta es el sábado ¤, 3 de mayo¤.",
                "La fiesta es el ¤sábado, 3 de mayo¤."
            ),
            ("pt-es", "No ¤domingo passado¤ e", "El domingo ¤pasado¤ y", "El ¤domingo pasado¤ y"),
            ("pt-es", "No ¤primeiro domingo¤ de cada", "El primer ¤domingo¤ de cada", "El ¤primer domingo¤ de cada"),
            ("pt-es", "No ¤mês passado¤ fechou", "El mes ¤pasado¤ cerró", "El ¤mes pasado¤ cerró"),
            ("es-it", "en el ¤menú sin gluten¤.", "nel menu ¤senza glutine¤.", "nel ¤menu senza glutine¤."),
            ("es-ca", "por el ¤patio de atrás¤", "pel pati ¤de darrere¤", "pel ¤pati de darrere¤"),
            ("pt-es", "nos ¤sábados¤ (no ¤sábado 3¤)", "los sábados ¤¤ (el sábado ¤3¤)", "los ¤sábados¤ (el ¤sábado 3¤)"),
        ])
    func restores(languages: String, source: String, translation: String, expected: String) {
        #expect(restored(translation, of: source, languages) == expected)
    }

    @Test(
        "A number that became one word with the preposition or article before it is between the marks again",
        arguments: [
            ("es-ca", "El ¤1 de junio¤ abre.", "L'1 ¤de juny¤ obre.", "L'¤1 de juny¤ obre."),
            (
                "es-ca", "Del ¤14¤ al ¤17 de agosto¤ de 2026", "Del ¤14¤ al 17 ¤d'agost¤ de 2026",
                "Del ¤14¤ al ¤17 d'agost¤ de 2026"
            ),
            ("es-it", "Desde el ¤10 de mayo¤ abre.", "Dal 10 ¤di maggio¤ apre.", "Dal ¤10 di maggio¤ apre."),
            ("es-pt", "del ¤10 de mayo¤ al", "de 10 ¤de maio¤ ao", "de ¤10 de maio¤ ao"),
            ("es-ca", "capítulo 3 ¤4 gatos¤", "capítol 3 ¤4 gats¤", "capítol 3 ¤4 gats¤"),
            ("es-ca", "al ¤3 de mayo¤", "al 4 ¤de maig¤", "al 4 ¤de maig¤"),
        ])
    func restoresNumbers(languages: String, source: String, translation: String, expected: String) {
        #expect(restored(translation, of: source, languages) == expected)
    }

    @Test(
        "Marks that open elsewhere stay, and words stay where those between the marks are lost",
        arguments: [
            ("es-ca", "el ¤gato¤", "el ¤gat¤"), ("es-fr", "hoy la ¤casa¤", "aujourd'hui ¤maison¤"),
            ("es-fr", "dijo ¤que¤ no", "l'a dit ¤que¤ non"), ("es-ca", "la ¤Ana¤", "la ¤¤"),
            ("es-ca", "el acta ¤anterior¤", "l'acta ¤anterior¤"), ("es-ca", "al ¤ después", "a l'hora ¤ després"),
            ("es-ca", "de un ¤ganglio¤", "d'un ¤gangli¤"), ("pt-es", "ao ¤Rio de Janeiro¤", "a Río de Janeiro ¤¤"),
            ("en-es", "the ¤house¤", "l'casa ¤¤"), ("es-ca", "el ¤acta¤", "l'acta ¤"),
            ("es-fr", "del ¤fin de semana¤", "du ¤week-end¤"), ("es-fr", "del ¤blanco¤ gato", "du chat ¤blanc¤"),
        ])
    func leaves(languages: String, source: String, translation: String) {
        #expect(restored(translation, of: source, languages) == translation)
    }
}
