// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Exceptions, limits and partial denials of Spanish") struct SpanishExceptionsTests {
    @Test(
        "Limits are in words that rules know",
        arguments: [
            ("Bajo ningún concepto lo abra.", "En ningún caso lo abra."),
            ("No abra bajo ninguna circunstancia.", "No abra en ningún caso."),
            ("No es en modo alguno un error.", "No es de ningún modo un error."),
            ("Pague a más tardar el lunes.", "Pague como máximo el lunes."),
            ("No entras hasta que no pagues.", "No entras hasta que pagues."),
            ("Hasta que no pagues, no entras.", "Hasta que pagues, no entras."),
            ("Espera hasta que no llueva.", "Espera hasta que no llueva."), ("Hasta que no pagues.", "Hasta que no pagues."),
            ("No sé. Espera hasta que no llueva.", "No sé. Espera hasta que no llueva."),
            ("el concepto bajo", "el concepto bajo"),
            ("No tardar más.", "No tardar más."), ("de algún modo", "de algún modo"),
        ])
    func limits(text: String, expected: String) {
        for target in ["en", "fr"] { #expect(SpanishExceptions.written(text, into: target) == expected) }
        #expect(SpanishExceptions.written(text, into: "ca") == text)
    }

    @Test(
        "Not at all",
        arguments: [
            ("en", "En absoluto.", "De ninguna manera."), ("it", "¿Molesta? En absoluto.", "¿Molesta? De ningún modo."),
            ("fr", "No me gusta en absoluto.", "No me gusta."), ("fr", "En absoluto.", "En absoluto."),
            ("fr", "No, en absoluto.", "No, en absoluto."), ("en", "No me gusta en absoluto.", "No me gusta en absoluto."),
            ("it", "No es en absoluto fácil.", "No es en absoluto fácil."),
        ])
    func absolutes(target: String, text: String, expected: String) {
        #expect(SpanishExceptions.written(text, into: target) == expected)
    }

    @Test(
        "Denials of some stand before the verb on the way into French",
        arguments: [
            ("No todos los perros son peligrosos.", "Todos los perros no son peligrosos."),
            ("No todos votan.", "Todos no votan."),
            ("aunque no todo el mundo lo sabe", "aunque todo el mundo no lo sabe"),
            ("No todo está perdido.", "Todo no está perdido."),
            ("No siempre funciona.", "No funciona siempre."), ("No siempre podemos ir.", "No podemos siempre ir."),
            ("No todos los días llueve.", "No todos los días llueve."),
            ("No todos los días vienen.", "No todos los días vienen."),
            ("No todos.", "No todos."), ("pero no toda", "pero no toda"), ("No siempre.", "No siempre."),
            ("No siempre bien hecho", "No siempre bien hecho"), ("Siempre no funciona.", "Siempre no funciona."),
        ])
    func partialDenials(text: String, expected: String) {
        #expect(SpanishExceptions.written(text, into: "fr") == expected)
        #expect(SpanishExceptions.written(text, into: "en") == text)
    }

    @Test(
        "But is no fate on the way into Italian and Portuguese",
        arguments: [
            ("No es rojo, sino verde.", "No es rojo, pero verde."), ("No bebe vino sino agua.", "No bebe vino, pero agua."),
            ("No murió, sino que huyó.", "No murió, pero huyó."),
            ("No solo canta, sino también baila.", "No solo canta, pero también baila."),
            ("No hace sino llorar.", "Hace solo llorar."), ("No vino nadie sino él.", "No vino nadie salvo él."),
            ("No conoce su sino cruel.", "No conoce su sino cruel."), ("El sino de la casa", "El sino de la casa"),
            ("Es lo mejor, sino el mejor.", "Es lo mejor, sino el mejor."),
            ("No sé. Cruel sino aquel.", "No sé. Cruel sino aquel."),
            ("No es asesino él.", "No es asesino él."), ("Eso no, sino.", "Eso no, sino."),
        ])
    func alternatives(text: String, expected: String) {
        for target in ["it", "pt"] { #expect(SpanishExceptions.written(text, into: target) == expected) }
        #expect(SpanishExceptions.written(text, into: "fr") == text)
    }

    @Test(
        "Only, unless and for on the way into Italian",
        arguments: [
            ("No entres a menos que llame.", "No entres a no ser que llame."), ("nada menos que él", "nada menos que él"),
            ("No bebe más que agua.", "Bebe solo agua."), ("No es más que un gigante.", "Es solo un gigante."),
            ("No me dio más que uno.", "Me dio solo uno."), ("No tienes más que llamar.", "Solo debes llamar."),
            ("No hay más que ver.", "Basta ver."), ("No come más que yo.", "No come más que yo."),
            ("No sabe más que Juan.", "No sabe más que Juan."), ("No es más que ayer.", "No es más que ayer."),
            ("No hables más que hay ropa.", "No hables más que hay ropa."),
            ("No gana más que un médico.", "No gana más que un médico."),
            ("Sirve para abrir.", "Sirve por abrir."), ("Para Linux, para ti", "Por Linux, por ti"),
            ("¿Para qué sirve?", "¿A qué sirve?"), ("diseñado para niños", "diseñado, por niños"),
            ("usado para cortar", "usado por cortar"), ("No para de llover.", "No cesa de llover."),
            ("para que vengas", "para que vengas"), ("El coche se para aquí.", "El coche se para aquí."),
            ("El coche para en la puerta.", "El coche para en la puerta."), ("El coche para.", "El coche para."),
            ("No es para tanto.", "No es para tanto."), ("Es tarde para salir.", "Es tarde para salir."),
            ("la cuchara larga", "la cuchara larga"), ("Prepara té.", "Prepara té."), ("--para x", "--para x"),
        ])
    func italian(text: String, expected: String) {
        #expect(SpanishExceptions.written(text, into: "it") == expected)
        #expect(SpanishExceptions.written(text, into: "ca") == text)
    }

    @Test("Commas that were written before for are none in the answer")
    func commas() {
        #expect(SpanishExceptions.italian("disegnato, per bambini", of: "diseñado, por niños") == "disegnato per bambini")
        #expect(SpanishExceptions.italian("Usato, per esempio", of: "Usado, por ejemplo") == "Usato, per esempio")
        #expect(SpanishExceptions.italian("laurea, per la quale", of: "grado, por la que") == "laurea, per la quale")
        #expect(SpanishExceptions.italian("rosso, per te", of: "rojo, por ti") == "rosso, per te")
        #expect(SpanishExceptions.italian("fatto, per te, per me", of: "creado, por ti") == "fatto, per te, per me")
    }
}
