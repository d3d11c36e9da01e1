// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite struct EmphasizedNegationsTests {
    @Test(
        "A negation between marks takes its verb in",
        arguments: [
            ("You must @not@ park here.", "You @must not park@ here."),
            ("Esto @no@ contiene gluten.", "Esto @no contiene@ gluten."),
            ("No@ se permiten perros.", "No se permiten@ perros."), ("@no@, gracias", "@no@, gracias"),
            ("dijo @no@ Ana", "dijo @no@ Ana"), ("It is @not@.", "It is @not@."), ("but @not@ while", "but @not@ while"),
            ("gato@ negro", "gato@ negro"), ("", ""), ("Do @not@ mix it.", "@Do not mix@ it."),
            ("Este produto @não@ pode ser", "Este produto @não pode@ ser"), ("We have @no@ rooms.", "We have @no rooms@."),
            ("There is @no@ return.", "@There is no return@."),
            ("Today there are @no@ free rooms in it", "Today @there are no free rooms@ in it"),
            ("Ce n'est @pas@ possible.", "Ce @n'est pas@ possible."), ("Ne fumez @pas@ ici", "@Ne fumez pas@ ici"),
            ("Cela ne se fait @pas", "Cela @ne se fait pas"), ("Il n’y a @pas@ de bar ici", "@Il n’y a pas de bar@ ici"),
            ("Il n'a @pas@ d'eau.", "Il @n'a pas d'eau@."), ("Elle ne l'a @PAS@ vu", "Elle @ne l'a PAS@ vu"),
            ("Click @No@ to keep it.", "Click @No@ to keep it."), ("Pulse @No@ para salir", "Pulse @No@ para salir"),
            ("@pas@ de chien", "@pas@ de chien"), ("n'est @passé@ ici", "n'est @passé@ ici"),
        ])
    func widens(text: String, expected: String) {
        let (text, expected) = (text.replacing("@", with: "\u{FFFC}"), expected.replacing("@", with: "\u{FFFC}"))
        #expect(EmphasizedNegations.widened(text) == expected)
    }
}
