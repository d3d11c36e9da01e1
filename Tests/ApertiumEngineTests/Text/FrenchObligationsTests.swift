// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("What French forbids, and a ne that denies nothing") struct FrenchObligationsTests {
    @Test(
        "What is not to be done is told from what need not be done",
        arguments: [
            ("Il ne faut pas ouvrir la porte.", "Il faut éviter d'ouvrir la porte."),
            ("Il ne faut jamais l'ouvrir.", "Il faut éviter de l'ouvrir."),
            ("Il ne faut pas que tu viennes.", "Il faut éviter que tu viennes."),
            ("il ne faudra plus fumer", "il faudra cesser de fumer"), ("Il ne faut pas de sel.", "Il ne faut pas de sel."),
            ("Il ne faut que du sel.", "Il ne faut que du sel."),
            ("Vous ne devez pas sortir.", "Vous devez ne pas sortir."),
            ("Ce produit ne doit jamais être ouvert.", "Ce produit doit ne pas être ouvert."),
            ("Vous ne devez rien dire.", "Vous devez ne rien dire."),
            ("Ils ne doivent pas entrer.", "Ils ne doivent pas entrer."),
            ("Il ne doit pas d'argent.", "Il ne doit pas d'argent."),
            ("Aucun enfant ne doit entrer.", "Aucun enfant ne peut entrer."),
            ("En aucun cas vous ne devez ouvrir.", "En aucun cas vous pouvez ouvrir."),
            ("Sous aucun prétexte, vous ne fumez.", "En aucun cas vous fumez."),
            ("Défense d'entrer. Il est défendu de fumer.", "Interdiction d'entrer. Il est interdit de fumer."),
            ("La défense de la ville", "La défense de la ville"), ("Il a défendu la ville.", "Il a défendu la ville."),
        ])
    func obligations(text: String, expected: String) {
        #expect(FrenchObligations.written(text) == expected)
    }

    @Test(
        "A ne that denies nothing goes, and all others stay",
        arguments: [
            ("avant qu'il ne soit trop tard", "avant qu'il soit trop tard"), ("Avant que tu n'arrives.", "Avant que tu arrives."),
            ("Je crains qu’il ne vienne.", "Je crains qu’il vienne."),
            ("À moins qu'il ne pleuve, il part.", "À moins qu'il pleuve, il part."),
            ("Empêchez que l'eau n'entre.", "Empêchez que l'eau entre."),
            ("plus riche que vous ne pensez", "plus riche que vous pensez"),
            ("Je crains qu'il ne vienne pas.", "Je crains qu'il ne vienne pas."),
            ("sans que personne ne le sache", "sans que personne ne le sache"),
            ("Rien n'est plus beau que la mer.", "Rien n'est plus beau que la mer."),
            ("avant que tu ne boives que de l'eau", "avant que tu ne boives que de l'eau"),
            ("Il ne vient pas avant qu'il pleuve.", "Il ne vient pas avant qu'il pleuve."),
        ])
    func expletives(text: String, expected: String) {
        #expect(FrenchExpletives.written(text) == expected)
    }

    @Test(
        "Nobody is no person, and persons stay",
        arguments: [
            ("Je n'ai rien dit à personne.", "Je n'ai rien dit à aucune personne."),
            ("Presque personne ne sait.", "Presque aucune personne sait."), ("Personne ne le sait.", "Aucune personne le sait."),
            ("si personne n'a faim", "si aucune personne a faim"), ("Il ne connaît personne.", "Il ne connaît aucune personne."),
            ("Personne ne vient.", "Personne ne vient."), ("La personne n'est pas là.", "La personne n'est pas là."),
            ("Cette personne ne sait rien.", "Cette personne ne sait rien."),
            ("Ce n'est pas par personne.", "Ce n'est pas par personne."),
            ("Il ne vient pas en personne.", "Il ne vient pas en personne."),
            ("deux euros par personne", "deux euros par personne"),
        ])
    func nobody(text: String, expected: String) {
        #expect(FrenchNobody.written(text) == expected)
    }

    @Test(
        "Times from which, at the latest, and all who do not",
        arguments: [
            ("À partir de lundi", "Dès lundi"), ("ouvert à partir du 5 mai", "ouvert dès le 5 mai"),
            ("fait à partir de farine", "fait à partir de farine"), ("au plus tard lundi", "au maximum lundi"),
            ("Au plus 3 jours", "Au maximum 3 jours"), ("au plus beau", "au plus beau"), ("A moins que", "À moins que"),
            ("Arrêtez de fumer.", "Cessez de fumer."), ("Il arrête d'en boire.", "Il cesse d'en boire."),
            ("l'arrêt de bus", "l'arrêt de bus"), ("La police arrête le voleur.", "La police arrête le voleur."),
            ("Tous les enfants ne savent pas nager.", "Il n'est pas vrai que tous les enfants savent nager."),
            ("Il les connaît tous et ne vient pas.", "Il les connaît tous et ne vient pas."),
        ])
    func rewording(text: String, expected: String) {
        #expect(FrenchRewording.written(text) == expected)
    }
}
