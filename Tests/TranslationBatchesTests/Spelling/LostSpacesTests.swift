// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite struct LostSpacesTests {
    @Test(
        "A number that rules glued to words is parted from them, and the preposition before it too",
        arguments: [
            ("una garantíade2 años", "a 2-year warranty", "una garantía de 2 años"),
            ("vacacionesde3 semanas de30 días", "3-week x 30-day", "vacaciones de 3 semanas de 30 días"),
            ("el mp3 es", "the mp3 is", "el mp3 es"), ("una casa", "a house", "una casa"), ("", "", ""),
        ])
    func numbersBehindLetters(translation: String, source: String, result: String) {
        #expect(LostSpaces.restored(in: translation, source: source) == result)
    }

    @Test(
        "An acronym that was glued to words is parted from them, and a prefix of two letters belongs to it",
        arguments: [
            ("muy viejos paseosdeCD ROM", "very old CD-ROM drives", "muy viejos paseos de CD ROM"),
            ("endereço baseIO e IRQ", "IO base address and IRQ", "endereço base IO e IRQ"),
            ("un casquetedeD Autobús", "a D-Bus socket", "un casquete de D Autobús"), ("el mRNA es", "mRNA is", "el mRNA es"),
            ("una cuenta deIBM", "a myIBM account", "una cuenta deIBM"),
            ("在2010年CPU", "CPU in 2010", "在2010年CPU"),
        ])
    func acronymsBehindLetters(translation: String, source: String, result: String) {
        #expect(LostSpaces.restored(in: translation, source: source) == result)
    }

    @Test(
        "A sentence that was glued to the one before is parted from it, and a name with a full stop is none",
        arguments: [
            ("pelos tradutores.Man-db usa isso", "by the translators. man-db uses it", "pelos tradutores. Man-db usa isso"),
            ("la casa.Él vino", "the house. he came", "la casa. Él vino"),
            ("en privado.Clave", "to private.key", "en privado.Clave"),
            ("el Ph.D. y node.js", "the PhD", "el Ph.D. y node.js"),
            ("usa system.Out", "uses system.Out", "usa system.Out"), ("see p.Ej", "see", "see p.Ej"), ("casa.A", "x", "casa.A"),
        ])
    func sentencesBehindFullStops(translation: String, source: String, result: String) {
        #expect(LostSpaces.restored(in: translation, source: source) == result)
    }

    @Test(
        "A sign of percent has the space before it that all those of the source have",
        arguments: [
            ("Un 20% més i 0,5% d'IVA", "Un 20 % más y 0,5 % de IVA", "Un 20 % més i 0,5 % d'IVA"),
            ("Un 20% més", "Un 20% más", "Un 20% més"), ("El 5 % i el 20%", "El 5 % y el 20%", "El 5 % i el 20%"),
            ("El 20 % més", "El 20 % más", "El 20 % més"), ("%s de 5% en", "%s of 5 %", "%s de 5% en"), ("5%", "five", "5%"),
        ])
    func signsOfPercent(translation: String, source: String, result: String) {
        #expect(LostSpaces.restoredBeforePercent(in: translation, source: source) == result)
    }
}
