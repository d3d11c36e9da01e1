// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Conditions of Italian, in words that rules into Spanish know") struct ItalianConditionsTests {
    @Test(
        "An empty non denies nothing",
        arguments: [
            ("Non firmate a meno che non siate d'accordo.", "Non firmate a meno che siate d'accordo."),
            ("A meno che tu non sia malato, vieni.", "A meno che tu sia malato, vieni."),
            ("A meno che non venga nessuno, esco.", "A meno che non venga nessuno, esco."),
            ("A meno che non piova, non usciamo.", "A meno che piova, non usciamo."),
            ("a meno che chi scrive non lo chieda", "a meno che chi scrive lo chieda"),
            ("Aspettare finché la luce non si accende.", "Aspettare finché la luce si accende."),
            ("Aspettare fino a quando il semaforo non è verde.", "Aspettare finché il semaforo è verde."),
            ("Mescolare finché non è liscio.", "Mescolare finché è liscio."),
            ("Non so. Resta finché non torno.", "Non so. Resta finché torno."),
            ("Non potei fare a meno che prenderne.", "Non potei fare a meno che prenderne."),
            ("A meno che si trovino qui, non vedono.", "A meno che si trovino qui, non vedono."),
            ("più o meno che non sia", "più o meno che non sia"),
            ("Non uscire finché non ti chiamo.", "Non uscire finché non ti chiamo."),
            ("Finché non piove, usciamo.", "Finché non piove, usciamo."),
            ("Finché dura, non mi lamento.", "Finché dura, non mi lamento."),
            ("Crebbe finché non poté più stare.", "Crebbe finché non poté più stare."),
            ("Resta finché vuoi, non disturbi.", "Resta finché vuoi, non disturbi."),
            ("Mai aprire finché non suona.", "Mai aprire finché non suona."),
            ("Bevve finché non rimase niente.", "Bevve finché non rimase niente."),
        ])
    func exceptions(text: String, expected: String) {
        #expect(ItalianConditions.written(text) == expected)
    }

    @Test(
        "Conditions and denials have words that are known",
        arguments: [
            ("Pago a patto che tu venga.", "Pago a condizione che tu venga."),
            ("A patto di pagare, viene.", "A condizione di pagare, viene."),
            ("Se mai hai paura, chiama.", "Se qualche volta hai paura, chiama."),
            ("Non so se mai verrà.", "Non so se qualche volta verrà."),
            ("Neppure un bambino è venuto.", "Nemmeno un bambino è venuto."), ("Non lo so neppure io.", "Non lo so nemmeno io."),
            ("un patto che non regge", "un patto che non regge"), ("un patto di pace", "un patto di pace"),
            ("Vieni, se mai, domani.", "Vieni, se mai, domani."), ("Se mai non venisse, chiama.", "Se mai non venisse, chiama."),
            ("senza neppure salutare", "senza neppure salutare"), ("Eppure si muove.", "Eppure si muove."),
            ("Neanche io.", "Neanche io."),
        ])
    func conditions(text: String, expected: String) {
        #expect(ItalianConditions.written(text) == expected)
    }
}
