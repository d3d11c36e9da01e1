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
            ("Où est le rendez-vous ?", "Où est le rendez-vous ?"), ("Est-ce bien ?", "C'est bien ?"),
            ("Est-ce que tu viens ?", "Est-ce que tu viens ?"), ("C'est bon, n'est-ce pas ?", "C'est bon, non ?"),
            ("Comment est-ce que je dis ça ?", "Comment je dis ça ?"), ("Qui est-ce ?", "Qui c'est ?"),
            ("Qu'est-ce qui se passe ?", "Que se passe ?"), ("Qu’est-ce qu’un compte ?", "Qu’est un compte ?"),
            ("Donnez-le-moi !", "Donnez-le-moi !"), ("peut-être", "peut-être"),
        ])
    func french(text: String, expected: String) {
        #expect(SourceRewording(language: "fr").written(text) == expected)
    }

    @Test(
        "Points of the compass that dictionaries lack go in the words of the other language",
        arguments: [
            ("it", "viento del noroeste, Noreste y SURESTE", "viento del nord-ovest, Nord-est y SUD-EST"),
            ("fr", "la costa suroeste y noroeste", "la costa sud-ouest y noroeste"),
            ("pt", "la costa suroeste", "la costa suroeste"), ("it", "el oeste y este, Sureños", "el oeste y este, Sureños"),
        ])
    func compass(target: String, text: String, expected: String) {
        #expect(SpanishCompass.written(text, into: target) == expected)
    }

    @Test(
        "For example is one word in Portuguese",
        arguments: [
            ("Frutas (p. ex., maçãs). P. ex. peras.", "Frutas (p.ex., maçãs). P.ex. peras."),
            ("na p. 5, ex. 3", "na p. 5, ex. 3"),
        ])
    func portugueseAbbreviations(text: String, expected: String) {
        #expect(PortugueseAbbreviations.written(text) == expected)
    }

    @Test(
        "What Italian denies and forbids is in words that its chains know",
        arguments: [
            ("Nessun cliente ha pagato.", "Neanche un cliente ha pagato."), ("nessun'altra volta", "nessuna altra volta"),
            ("Nessuno paga, nessuna casa", "Nessuno paga, nessuna casa"), ("È vietato fumare", "È proibito fumare"),
            ("agli Stati Uniti, agli amici", "a gli Stati Uniti, agli amici"), ("Vietati i cani", "Proibiti i cani"),
            ("lo vietate, vietatissimo", "lo proibite, vietatissimo"), ("Gentile signore,", "Gentile signor,"),
            ("Gentili signore, le signore", "Gentili signore, le signore"),
        ])
    func italian(text: String, expected: String) {
        #expect(SourceRewording(language: "it").written(text) == expected)
    }

    @Test(
        "What is switched off in Spanish is extinguished where its verb would lose the off",
        arguments: [
            ("Apague las luces.", "Extinga las luces."), ("está apagado", "está extinguido"), ("Apagar", "Extinguir"),
            ("la apagó, apagarla", "la extinguió, extinguirla"), ("un apagón", "un apagón"), ("papagayo", "papagayo"),
        ])
    func spanish(text: String, expected: String) {
        #expect(SourceRewording(language: "es", target: "en").written(text) == expected)
        #expect(SourceRewording(language: "es").written(text) == text)
    }

    @Test(
        "What is needed in Spanish is necessary in English",
        arguments: [
            ("Hace falta pagar.", "Es necesario pagar."), ("No hará falta que vengas.", "No será necesario que vengas."),
            ("Me hace falta descansar.", "Me hace falta descansar."), ("Hace falta sal.", "Hace falta sal."),
            ("Por poco no llegamos.", "Casi no llegamos."), ("por poco dinero", "por poco dinero"),
        ])
    func needs(text: String, expected: String) {
        #expect(SourceRewording(language: "es", target: "en").written(text) == expected)
    }

    @Test(
        "Nothing in Spanish is no thing, but where it emphasizes or somebody swims",
        arguments: [
            ("No quiero nada.", "No quiero ninguna cosa."), ("Nada nuevo", "Ninguna cosa nuevo"),
            ("Pues nada, nos vamos.", "Pues ninguna cosa, nos vamos."), ("Maestro de nada", "Maestro de ninguna cosa"),
            ("Nada más llegar, llamó.", "Al llegar, llamó."), ("Antes de nada, gracias.", "En primer lugar, gracias."),
            ("El niño nada en el mar.", "El niño nada en el mar."),
            ("Mi hijo nada los jueves.", "Mi hijo nada los jueves."), ("Juan nada los lunes.", "Juan nada los lunes."),
            ("Ella no nada nunca.", "Ella no nada nunca."), ("Cuesta nada.", "Cuesta ninguna cosa."),
            ("No hay nada en la caja.", "No hay ninguna cosa en la caja."),
            ("No quiere; nada muy bien.", "No quiere; nada muy bien."), ("salió de la nada", "salió de la nada"),
            ("De nada.", "De nada."), ("la ensaladanada", "la ensaladanada"),
        ])
    func nothing(text: String, expected: String) {
        #expect(SourceRewording(language: "es", target: "fr").written(text) == expected)
        #expect(SourceRewording(language: "es", target: "en").written(text) == expected)
    }

    @Test(
        "What nothing only emphasizes is said without it on the way into French",
        arguments: [
            ("No es nada fácil.", "No es fácil."), ("No me gusta nada.", "No me gusta."), ("No sirve para nada.", "No sirve."),
            ("Para nada.", "En absoluto."), ("No es nada.", "No es ninguna cosa."),
            ("No es nada más que ruido.", "No es ninguna cosa más que ruido."),
        ])
    func emphasizingNothing(text: String, expected: String) {
        #expect(SourceRewording(language: "es", target: "fr").written(text) == expected)
    }

    @Test(
        "French answers have rien for no thing",
        arguments: [
            ("je ne veux pas aucune chose.", "je ne veux rien."), ("il n'y a pas aucune chose", "il n'y a rien"),
            ("je n'ai pas vu aucune chose", "je n'ai rien vu"),
            ("Nous ne pouvons pas faire aucune chose", "Nous ne pouvons rien faire"),
            ("il ne sert pas d'aucune chose", "il ne sert de rien"),
            ("il ne change pas dans aucune chose", "il ne change en rien"),
            ("il ne sert pas pour aucune chose", "il ne sert pour rien"),
            ("Il est mieux qu'aucune chose.", "Il est mieux que rien."), ("Aucune chose plus.", "Rien de plus."),
            ("Il n'est pas là. Aucune chose est perdue.", "Il n'est pas là. Rien est perdue."),
        ])
    func rien(answer: String, expected: String) {
        let rewording = SourceRewording(language: "es", target: "fr")
        #expect(rewording.restored(answer, of: "ninguna cosa") == expected)
        #expect(rewording.restored(answer, of: "ninguna") == answer)
    }

    @Test(
        "A denial before que has a comma there on the way into Spanish, and none on the way back",
        arguments: [
            (
                "Il n'a pas prouvé que tu viens.", "Il n'a pas prouvé, que tu viens.", "No ha probado, que vienes.",
                "No ha probado que vienes."
            ),
            ("Il n'a pas dit que, hier, il", "Il n'a pas dit que, hier, il", "No ha dicho, que, ayer", "No ha dicho, que, ayer"),
            ("Il n'est pas plus grand que toi.", "Il n'est pas plus grand que toi.", "No es, que tú.", "No es, que tú."),
            (
                "Bon, que je n'ai pas dit que non", "Bon, que je n'ai pas dit, que non", "Bien, que no he dicho, que no",
                "Bien, que no he dicho que no"
            ),
        ])
    func deniedClauses(text: String, written: String, answer: String, expected: String) {
        let rewording = SourceRewording(language: "fr", target: "es")
        #expect(rewording.written(text) == written)
        #expect(rewording.restored(answer, of: written) == expected)
    }

    @Test(
        "Denied avoir stands without pas, and nouns without de, on the way into Spanish",
        arguments: [
            ("J'ai soixante et onze ans.", "J'ai soixante-et-onze ans."),
            ("Je n'ai pas de voiture.", "Je n'ai aucune voiture."), ("Vous n’avez pas les droits.", "Vous n’avez les droits."),
            ("Je n'en ai pas besoin.", "Je n'en ai besoin."),
            ("Il \u{FFFC}n'a pas de voiture\u{FFFC}.", "Il \u{FFFC}n'a aucune voiture\u{FFFC}."),
            ("Vous n'avez pas de compte ici ?", "Vous n'avez aucun compte ici ?"),
            ("Je n'ai pas encore mangé.", "Je n'ai pas encore mangé."),
            ("Je n'ai pas seulement faim.", "Je n'ai pas seulement faim."),
            ("Je n'ai pas d'abord lu.", "Je n'ai pas d'abord lu."),
            ("Nous n'avons plus de pain.", "Déjà nous n'avons aucune pain."), ("Il n'y a pas d'eau.", "Il n'y a aucune eau."),
            ("Il n'y a plus de lait.", "Il n'y a plus aucune lait."), ("Je n'ai pas eu le temps.", "Je n'ai pas eu le temps."),
            ("Nous n'avons pas reçu de réponse.", "Nous n'avons reçu aucune réponse."),
            ("Elle ne mange pas de viande.", "Elle ne mange aucune viande."),
            ("Il ne parle pas de toi.", "Il ne parle pas de toi."),
            ("Ils n'existent pas de nos jours.", "Ils n'existent pas de nos jours."),
            ("Attention : aucun enfant ne sera admis.", "Attention : aucun enfant sera admis."),
            ("Aucun mineur ne peut entrer.", "Aucun mineur peut entrer."), ("Rien n'est gardé.", "Rien est gardé."),
            ("Personne ne vient.", "Personne vient."), ("Personne ne le sait.", "Aucune personne le sait."),
            ("La personne n'a rien dit.", "La personne n'a rien dit."),
            ("Je n'ai aucune idée et ne sais rien.", "Je n'ai aucune idée et ne sais rien."),
            ("Aucun de ses amis ne vient.", "Aucun de ses amis ne vient."), ("Pas  de   quoi", "Pas  de   quoi"),
            ("Je n'ai pas de \0 pain", "Je n'ai pas de \0 pain"), ("\0 n'ai pas de pain", "\0 n'ai aucune pain"),
            ("Aucune idée.", "Aucune idée."),
        ])
    func negations(text: String, expected: String) {
        #expect(SourceRewording(language: "fr", target: "es").written(text) == expected)
        #expect(SourceRewording(language: "fr", target: "ca").written(text) == text)
    }

    @Test(
        "Steps, intervals and amounts of French are none of the words that they look like",
        arguments: [
            ("Suivez le guide pas à pas.", "Suivez le guide étape par étape."),
            ("à deux pas de la gare, à quelques pas d'ici", "près de la gare, près d'ici"),
            ("La barque n'est toujours pas prête.", "La barque n'est pas encore prête."),
            ("tous les deux mois", "tous les 2 mois"), ("tous les deux viennent", "tous les deux viennent"),
            ("des photos de plus de 50 Mo", "des photos au-dessus de 50 Mo"), ("de plus de gens", "de plus de gens"),
            ("au cours de plus de 10 ans", "au cours de plus de 10 ans"),
        ])
    func frenchWords(text: String, expected: String) {
        #expect(SourceRewording(language: "fr", target: "es").written(text) == expected)
    }

    @Test(
        "What must not be in Spanish cannot be, few are almost none, and halves are figures",
        arguments: [
            ("La clave no debe contener espacios.", "La clave no puede contener espacios."),
            ("No se deben bañar solos.", "No se pueden bañar solos."), ("No debe de ser él.", "No debe de ser él."),
            ("No debe dinero.", "No debe dinero."), ("Apenas hubo gente.", "Casi no hubo gente."),
            ("Apenas 3 kilos", "Apenas 3 kilos"),
            ("Apenas llegó a casa, durmió.", "Apenas llegó a casa, durmió."), ("Apenas hubo terminado", "Apenas hubo terminado"),
            ("No debe lugar a dudas.", "No debe lugar a dudas."),
            ("Mezcle taza y media de harina.", "Mezcle 1½ tazas de harina."), ("8 años y medio", "8½ años"),
            ("Espere un minuto y medio, o 2 litros y medio.", "Espere 1½ minutos, o 2½ litros."),
            ("veinte años y medio", "veinte años y medio"), ("El minuto y medio de silencio", "El minuto y medio de silencio"),
            ("Una taza y media cucharadita", "Una taza y media cucharadita"), ("Hace año y medio", "Hace año y medio"),
        ])
    func prohibitions(text: String, expected: String) {
        #expect(SourceRewording(language: "es", target: "en").written(text) == expected)
    }

    @Test("A morning is tomorrow where the source has none")
    func tomorrows() {
        func restored(_ translation: String, _ source: String) -> String {
            LostTomorrows.restored(in: translation, of: source, language: "en")
        }
        #expect(restored("I call you morning.", "Te llamo mañana.") == "I call you tomorrow.")
        #expect(restored("This morning it came.", "Esta mañana vino.") == "This morning it came.")
        #expect(restored("Tomorrow morning", "Mañana por la mañana") == "Tomorrow morning")
        #expect(restored("Good morning", "Buenos días") == "Good morning")
        #expect(restored("morning and late", "mañana y tarde") == "morning and late")
        #expect(restored("a cold morning", "una fría mañana") == "a cold morning")
    }

    @Test("Questions keep their verbs", .needsApertium)
    func questions() async throws {
        let engine = Apertium.engine()
        #expect(try await engine.translations(of: ["Veux-tu manger ?"], over: "fr-es") == ["Quieres comer ?"])
        #expect(try await engine.translations(of: ["Je n'ai pas de voiture."], over: "fr-es") == ["No tengo ningún coche."])
        #expect(try await engine.translations(of: ["El fuego está apagado."], over: "spa-eng") == ["The fire is extinguished."])
    }
}
