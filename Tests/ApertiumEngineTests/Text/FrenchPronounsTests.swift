// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationBatches

@testable import ApertiumEngine

@Suite("Pronouns of French on the way into Spanish") struct FrenchPronounsTests {
    @Test(
        "Objects are sent in persons that rules know",
        arguments: [
            ("Il nous a dit la vérité.", "Il m'a dit la vérité."), ("Ils nous ont vus.", "Ils m'ont vus."),
            ("Il veut nous aider.", "Il veut m'aider."), ("Nous vous remercions.", "Nous te remercions."),
            ("Nous vous l’avons dit.", "Nous te l’avons dit."), ("Il a dit qu’il vous aime.", "Il a dit qu’il t'aime."),
            ("Vous nous devez 50 euros.", "Vous me devez 50 euros."), ("et vous souhaitons", "et te souhaitons"),
            ("ceux qui nous ont aidés", "ceux qui m'ont aidés"),
            ("Le directeur vous a répondu.", "Le directeur t'a répondu."), ("Il vous faut un visa.", "Il te faut un visa."),
            ("N'hésitez pas à nous contacter.", "N'hésitez pas à me contacter."),
            ("Merci de nous répondre.", "Merci de me répondre."), ("Nous contacter", "Me contacter"),
            ("Vous inscrire", "T'inscrire"), ("Vous devez vous inscrire.", "Vous devez t'inscrire."),
            ("ce qui nous permet de vous aider", "ce qui me permet de t'aider"), ("En nous aidant", "En m'aidant"),
            ("Pourquoi nous avez-vous menti ?", "Pourquoi m'avez-vous menti ?"), ("Que vous dit-il ?", "Que te dit-il ?"),
            ("l'outil que vous avez, vous permet de lire", "l'outil que vous avez, te permet de lire"),
            ("ce que nous apprend l'histoire", "ce que m'apprend l'histoire"),
            ("\u{FFFC} vous permet de lire", "\u{FFFC} te permet de lire"),
            ("On vous harcèle.", "On te harcèle."), ("Cela vous habille.", "Cela t'habille."),
            ("Ne nous oubliez pas.", "Ne m'oubliez pas."), ("Ils ne nous ont rien dit.", "Ils ne m'ont rien dit."),
            ("Il lui a donné les clés.", "Il m'a donné les clés."), ("Nous lui avons écrit.", "Nous m'avons écrit."),
            ("Je le lui ai dit.", "Je te l'ai dit."), ("Il les lui rend.", "Il me les rend."),
            ("Il leur reste deux jours.", "Il me reste deux jours."),
            // Behind a name, which may be unknown
            ("Etherpad vous permet d'écrire.", "Etherpad il te permet d'écrire."),
            ("Anna et Moloko nous apprennent.", "Anna et Moloko ils m'apprennent."),
            // The person that is free, line by line
            ("Il m'a dit que vous nous cherchez.", "Il m'a dit que vous te cherchez."),
            ("Je sais qu'il nous aide.", "Je sais qu'il t'aide."), ("Il m'aide.\nIl nous aide.", "Il m'aide.\nIl m'aide."),
        ])
    func objects(text: String, expected: String) {
        #expect(FrenchPronouns.written(text) == expected)
    }

    @Test(
        "Subjects, and what prepositions have, stay",
        arguments: [
            "Nous savons que vous venez.", "Vous êtes priés d'entrer.", "Vous le faites.", "Nous le savons.",
            "Avec vous, tout va.",
            "C'est vous qui décidez.", "Vous tous avez raison.", "Il est plus grand que nous.", "Entre nous, c'est fini.",
            "Dites-nous pourquoi.", "Voulez-vous venir ?", "vous-même", "Nous nous voyons.", "Vous vous trompez.", "Et vous ?",
            "Nous, nous partons.", "Lui est parti.", "C'est lui qui vient.", "Je vais avec lui demain.", "Demande-lui son nom.",
            "celui qui vient", "leur maison", "Dites nous ce que vous voyez.", "Rendez vous à la gare.", "Vous êtes vous lavé ?",
            "VOUS ICI", "Bonjour, vous les enfants", "d'autres que vous peuvent",
            // No person is free.
            "Tu m'as dit qu'il nous aide.", "",
        ])
    func subjects(text: String) {
        #expect(FrenchPronouns.written(text) == text)
    }

    @Test(
        "Phrases with pronouns",
        arguments: [
            ("S'il vous plaît, entrez.", "Par faveur, entrez."), ("Entrez, s’il te plait !", "Entrez, par faveur !"),
            ("Je vous en prie.", "De rien."), ("Je vous en prie, entrez.", "Je vous supplie, entrez."),
            ("Je t’en prie, entre.", "Je te supplie, entre."), ("Il rentre chez lui.", "Il rentre à sa maison."),
            ("Chez nous, tout va bien.", "Dans notre maison, tout va bien."), ("Il dort chez moi.", "Il dort dans ma maison."),
            ("chez lui-même", "chez lui-même"), ("chez Paul", "chez Paul"), ("Cela vous plaît.", "Cela vous plaît."),
        ])
    func phrases(text: String, expected: String) {
        #expect(FrenchPhrases.written(text) == expected)
    }

    @Test(
        "Answers get the persons of the text",
        arguments: [
            ("Il nous a dit la vérité.", "Me ha dicho la verdad.", "Nos ha dicho la verdad."),
            ("Il veut nous aider.", "Quiere ayudarme.", "Quiere ayudarnos."),
            ("Nous vous aidons.", "Te ayudamos.", "Os ayudamos."),
            ("Il veut nous le donner.", "Quiere dármelo.", "Quiere dárnoslo."),
            ("En nous aidant", "Ayudándome", "Ayudándonos"), ("Il lui parle.", "Me habla.", "Le habla."),
            ("Je le lui ai dit.", "Te lo he dicho.", "Se lo he dicho."),
            ("Il va le lui dire.", "Va a decírmelo.", "Va a decírselo."),
            ("Il nous dit de vous aider.", "Me dice de ayudarte.", "Nos dice de ayudaros."),
            ("Il m'a dit que vous nous cherchez.", "Me ha dicho que te buscáis.", "Me ha dicho que nos buscáis."),
            ("Il vous montre son art.", "Te muestra su arte firme y fuerte.", "Os muestra su arte firme y fuerte."),
            ("La tarte vous plaira.", "La tarte te gustará.", "La tarte os gustará."),
            ("Il vous parle.", "Los carteles", "Los carteles"),
            ("On reste et il nous voit.", "Me quedo y me ve.", "Me quedo y nos ve."),
            ("Il m'aide.\nIl nous aide.", "Me ayuda.\nMe ayuda.", "Me ayuda.\nNos ayuda."),
            // Not as many lines
            ("Il m'aide.\nIl nous aide.", "Me ayuda. Me ayuda.", "Me ayuda. Me ayuda."),
            ("Il m'aide.", "Me ayuda.", "Me ayuda."), ("Nous le savons.", "Me ayuda.", "Me ayuda."),
        ])
    func restored(text: String, translation: String, expected: String) {
        #expect(FrenchPronouns.restored(in: translation, of: text) == expected)
    }

    @Test(
        "Thou beside pronouns and denials",
        arguments: [
            ("Tu ne viens pas.", "Toi ne viens pas."), ("Si tu l’as vu", "Si toi l’as vu"),
            ("Comment tu t'appelles ?", "Comment toi t'appelles ?"), ("Comment t'appelles-tu ?", "Comment toi t'appelles ?"),
            ("Tu viens.", "Tu viens."), ("Veux-tu venir ?", "Veux-tu venir ?"), ("Il a vécu le pire.", "Il a vécu le pire."),
        ])
    func thou(text: String, expected: String) {
        #expect(FrenchSubjects.written(text) == expected)
    }

    @Test(
        "Verbs have the person of their subject, and it once",
        arguments: [
            ("Toi ne viens pas.", "Tú no vengo.", "No vienes."),
            ("Je sais que toi le sais.", "Sé que tú lo sé.", "Sé que lo sabes."),
            ("Toi ne peux pas.", "Tú no puede.", "No puedes."), ("Toi ne peux plus.", "Tú ya no puede.", "Ya no puedes."),
            ("Toi le savais.", "Tú lo sabía.", "Lo sabías."),
            ("Toi l'as vu.", "Tú lo has visto.", "Lo has visto."), ("Avec toi demain", "Tú bailo", "Tú bailo"),
            ("Nous te remercions.", "Nos te agradecemos.", "Te agradecemos."),
            ("Vous l'avez vu.", "Os lo habéis visto.", "Lo habéis visto."),
            ("Vous ne me voyez pas.", "Os no me veis.", "No me veis."),
            ("Nous nous le disons.", "Nos nos lo decimos.", "Nos lo decimos."),
            ("Nous nous lavons les mains.", "Nos las lavamos.", "Nos las lavamos."),
            ("Il me voit.", "Nos lo decimos.", "Nos lo decimos."),
        ])
    func subjectsInAnswers(text: String, translation: String, expected: String) {
        #expect(FrenchSubjects.restored(in: translation, of: text) == expected)
    }

    @Test(
        "Stressed pronouns, and what is needed",
        arguments: [
            ("avec vous", "con os", "con vosotros"), ("pour nous", "para nos", "para nosotros"),
            ("sur lui", "sobre le", "sobre él"),
            ("Nous, nous partons.", "Nos, marchamos.", "Nosotros, marchamos."), ("Et vous ?", "Y os ?", "Y vosotros ?"),
            ("Pour vous contacter", "Para os contactar", "Para os contactar"), ("avec le chien", "con os", "con os"),
            ("Nous partons.", "Nos vamos.", "Nos vamos."), ("Il faut le dire.", "Falla decirlo.", "Hace falta decirlo."),
            ("Il me fallait un visa.", "Me fallaba un visado.", "Me hacía falta un visado."),
            ("Il faut voir la faille.", "Hace falta ver la falla.", "Hace falta ver la falla."),
            ("La faille", "La falla", "La falla"),
        ])
    func answers(text: String, translation: String, expected: String) {
        let stressed = SpanishStressedPronouns.restored(in: translation, of: text)
        #expect(FrenchNeeds.restored(in: stressed, of: text) == expected)
    }

    @Test("Lines are rewritten beside as many others")
    func lines() {
        let rewritten = "a\r\nb\n".rewritingLines(beside: "1\n2\n") { "\($0)\($1)" }
        #expect(rewritten == "a1\r\nb2\n")
        #expect("a\nb".rewritingLines(beside: "1") { "\($0)\($1)" } == "a\nb")
        #expect("a".rewritingLines(beside: "1") { _, _ in nil } == "a")
    }
}
