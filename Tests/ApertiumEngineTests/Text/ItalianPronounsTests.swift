// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationBatches

@testable import ApertiumEngine

@Suite("Pronouns of Italian on the way into Spanish") struct ItalianPronounsTests {
    @Test(
        "Persons are sent as others",
        arguments: [
            ("Ci hanno visti ieri.", "Mi hanno visti ieri."), ("Ci devono 50 euro.", "Mi devono 50 euro."),
            ("Non ci hanno ancora risposto.", "Non mi hanno ancora risposto."), ("Ci può aiutare?", "Mi può aiutare?"),
            ("Può darci il numero?", "Può darmi il numero?"), ("aiutandoci", "aiutandomi"),
            ("Grazie per averci aiutato.", "Grazie per avermi aiutato."), ("Ci sta aiutando.", "Mi sta aiutando."),
            ("Ci scrivono ogni giorno.", "Mi scrivono ogni giorno."), ("Ci aiutò molto.", "Mi aiutò molto."),
            ("Ci è stato detto.", "Mi è stato detto."), ("Ve lo mando.", "Te lo mando."), ("Ve l’ho detto.", "Te l’ho detto."),
            ("Ce l'hanno detto.", "Me l'hanno detto."), ("Ce lo dice.", "Me lo dice."), ("Ce ne parla.", "Me ne parla."),
            ("Le ho scritto una lettera.", "Gli ho scritto una lettera."), ("Le invio la fattura.", "Gli invio la fattura."),
            ("Le posso offrire un tè?", "Gli posso offrire un tè?"), ("Vorrei scriverle.", "Vorrei scrivermi."),
            ("Vorrei darle una mano.", "Vorrei darmi una mano."), ("Mi dice che ci aiuta.", "Mi dice che ti aiuta."),
        ])
    func objects(text: String, expected: String) {
        #expect(ItalianPronouns.written(text) == expected)
    }

    @Test(
        "There, about it and them stay",
        arguments: [
            "C'è posta.", "Ci sono due.", "Ci vado.", "Ci penso io.", "Ci vuole tempo.", "Ci ha messo due ore.", "Ci ha pensato.",
            "Non ci credo.", "Ci riesco.", "Ci vediamo.", "Ci diamo la mano.", "Ci darò un'occhiata.",
            "Ci deve essere un errore.",
            "Che ci fai qui?", "Ci ha fatto caso.", "Bisogna pensarci.", "Voglio andarci.", "Arrivederci.", "i commerci",
            "Travis CI offre", "Ce ne sono due.", "Ce l'ha fatta.", "Ce l'ho.", "Ce la fa.", "Ve ne sono due.", "Le ho viste.",
            "Le mando a scuola.", "Le chiavi le ho io.", "Posso darle domani.", "le invio domani",
            "Mi hai detto che ti ci porta.", "",
        ])
    func others(text: String) {
        #expect(ItalianPronouns.written(text) == text)
    }

    @Test(
        "Answers get the persons of the text",
        arguments: [
            ("Ci hanno visti.", "Me han visto.", "Nos han visto."), ("Può aiutarci?", "Puede ayudarme?", "Puede ayudarnos?"),
            ("Ve lo mando.", "Te lo mando.", "Os lo mando."), ("Vorrei scriverle.", "Querría escribirme.", "Querría escribirle."),
            ("Mi dice che ci aiuta.", "Me dice que te ayuda.", "Me dice que nos ayuda."),
            ("Ci penso.", "Me lo pienso.", "Me lo pienso."),
            ("Le ho scritto.", "Le he escrito.", "Le he escrito."),
        ])
    func restored(text: String, translation: String, expected: String) {
        #expect(ItalianPronouns.restored(in: translation, of: text) == expected)
    }
}

@Suite("Missing somebody, and being given something") struct SpanishMissingTests {
    @Test(
        "Who is missed is missing",
        arguments: [
            ("Te echo de menos.", "Me faltas."), ("Te echo mucho de menos.", "Me faltas mucho."),
            ("¿Me echas de menos?", "¿Te falto?"),
            ("Os echamos de menos.", "Nos faltáis."), ("Yo no lo echo de menos.", "No me falta."),
            ("Te he echado de menos.", "Me has faltado."),
            ("Dijo que te echaba de menos.", "Dijo que me faltabas."), ("Te echa de menos.", "Le faltas."),
            ("Mi madre te echa de menos.", "A mi madre le faltas."),
            ("Los niños no te echan de menos.", "A los niños no les faltas."),
            ("Echo de menos a mi madre.", "Me falta mi madre."), ("Echo de menos al perro.", "Me falta el perro."),
            ("No echamos de menos el mar.", "No nos falta el mar."), ("Echas de menos a tus padres.", "Te faltan tus padres."),
            ("Juan te echaba de menos.", "Juan te echaba de menos."), ("A ti te echo de menos.", "A ti te echo de menos."),
            ("Hay que echar de menos.", "Hay que echar de menos."), ("Echa de menos sal.", "Echa de menos sal."),
            ("Te echo menos sal.", "Te echo menos sal."),
            ("Echo de menos a mi madre y a mi padre.", "Echo de menos a mi madre y a mi padre."),
        ])
    func missing(text: String, expected: String) {
        #expect(SpanishMissing.written(text) == expected)
    }

    @Test(
        "Behind verbs that give something, -nos of Portuguese is us",
        arguments: [
            ("Devem-nos 50 euros.", "Devem-me 50 euros."), ("Eles dão-nos pão.", "Eles dão-me pão."),
            ("Levam-nos à praia.", "Levam-nos à praia."),
            ("Devem-me e dizem-nos.\nDizem-nos.", "Devem-me e dizem-nos.\nDizem-me."),
            ("Viram-nos.", "Viram-nos."),
        ])
    func us(text: String, expected: String) {
        #expect(PortuguesePronouns.written(text) == expected)
    }

    @Test("The answer has us again")
    func usRestored() {
        #expect(PortuguesePronouns.restored(in: "Me deben 50 euros.", of: "Devem-nos 50 euros.") == "Nos deben 50 euros.")
        #expect(PortuguesePronouns.restored(in: "Me ven.", of: "Levam-nos.") == "Me ven.")
    }
}
