// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("What Spanish forbids, and what it does not ask for") struct SpanishObligationsTests {
    @Test(
        "What must not be cannot be on the way into English",
        arguments: [
            ("El plazo no deberá superar 30 días.", "El plazo no puede superar 30 días."),
            ("Los datos no deberán enviarse.", "Los datos no pueden enviarse."), ("No debemos entrar.", "No podemos entrar."),
            ("No debes decírmelo.", "No puedes decírmelo."), ("No se lo debes decir.", "No puedes decírselo."),
            ("No lo debe abrir.", "No puede abrirlo."), ("No se deben bañar solos.", "No se pueden bañar solos."),
            ("Nunca debe abrir la puerta.", "Nunca puede abrir la puerta."), ("Nadie debe entrar.", "Nadie puede entrar."),
            ("Ningún niño menor de 3 años debe tomarlo.", "Ningún niño menor de 3 años puede tomarlo."),
            ("Tampoco los niños deben entrar.", "Tampoco los niños pueden entrar."),
            ("Bajo ningún concepto debe abrir.", "Bajo ningún concepto puede abrir."),
            ("No debe nunca abrir la puerta.", "Nunca puede abrir la puerta."),
            ("Usted no debe en ningún caso abrir.", "Usted en ningún caso puede abrir."),
            ("Sabía que no debía abrir.", "Sabía que no debería abrir."),
        ])
    func prohibitions(text: String, expected: String) {
        #expect(SpanishObligations.written(text, into: "en") == expected)
        #expect(SpanishObligations.written(text, into: "pt") == text)
    }

    @Test(
        "What is owed, supposed or asked for is not forbidden",
        arguments: [
            "No debe dinero.", "No debe nada.", "No debe de ser él.", "No debe lugar a dudas.", "No debe alquiler.",
            "No debería abrir.", "No debes preocuparte.", "Si no hay ningún error debe pulsar aquí.",
            "Sin ninguna duda debe pagar.", "Si no viene nadie debe llamar.", "No sé si debe abrir.",
            "Nunca dijo que debe pagar.",
            "No solo debe pagar.", "Nadie me debía nada.", "Debe no abrir.", "Hay que pagar.", "No hay que ver la cara.",
            "No había que ir.", "No tienes que pagar.",
        ])
    func demands(text: String) {
        #expect(SpanishObligations.written(text, into: "en") == text)
    }

    @Test(
        "Who does not have to is not obliged to",
        arguments: [
            ("No tienes que pagar.", "No estás obligado a pagar."), ("No tenemos que ir.", "No estamos obligados a ir."),
            ("Ellos no tendrán que ir.", "Ellos no estarán obligados a ir."), ("No tuve que ir.", "No estuve obligado a ir."),
            ("para que no tengas que ir", "para que no estés obligado a ir"),
            ("Nadie tiene que pagar.", "Nadie está obligado a pagar."),
            ("No lo tienes que pagar.", "No estás obligado a pagarlo."),
            ("No siempre tienen que pagar.", "No siempre están obligados a pagar."),
            ("No tiene que ver con eso.", "No tiene que ver con eso."),
            ("No tienes más que llamar.", "No tienes más que llamar."),
            ("No tiene nada que ver.", "No tiene nada que ver."), ("No lo tienes que verlo.", "No lo tienes que verlo."),
            ("No se tiene que tocar.", "No se tiene que tocar."), ("Tienes que pagar.", "Tienes que pagar."),
            ("No tengo pan que comer.", "No tengo pan que comer."),
        ])
    func duties(text: String, expected: String) {
        for target in ["ca", "fr", "it"] { #expect(SpanishObligations.written(text, into: target) == expected) }
        #expect(SpanishObligations.written(text, into: "en") == text)
    }

    @Test("What should not be stays a conditional")
    func conditionals() {
        #expect(SpanishObligations.written("No tendrías que ir.", into: "fr") == "No tendrías que ir.")
        #expect(SpanishObligations.written("No tendrías que ir.", into: "it") == "No deberías ir.")
    }

    @Test(
        "What does not need to be is not necessary",
        arguments: [
            ("No hace falta pagar.", "No es necesario pagar."), ("No hará falta que vengas.", "No será necesario que vengas."),
            ("No me hace falta ir.", "No me es necesario ir."), ("No hace falta, gracias.", "No es necesario, gracias."),
            ("No hace falta pan.", "No hace falta pan."), ("Le hace mucha falta.", "Le hace mucha falta."),
            ("La falta que hace.", "La falta que hace."), ("No hay falta.", "No hay falta."),
        ])
    func needs(text: String, expected: String) {
        for target in ["fr", "it"] { #expect(SpanishObligations.written(text, into: target) == expected) }
        #expect(SpanishObligations.written(text, into: "ca") == text)
    }

    @Test(
        "What is to be done and what is not",
        arguments: [
            ("fr", "Hay que pagar.", "Hace falta pagar."), ("fr", "Había que ir.", "Hacía falta ir."),
            ("fr", "No tienes que olvidar las llaves.", "No tienes que olvidar las llaves."),
            ("en", "No hay que ser muy listo.", "No es necesario ser muy listo."),
            ("fr", "No hay que tocar el cable.", "No hace falta tocar el cable."),
            ("fr", "No hay que pagar.", "No es necesario pagar."),
            ("fr", "Todavía no hay que ir.", "Todavía no es necesario ir."), ("fr", "No habrá que ir.", "No será necesario ir."),
            ("fr", "También hay que ir.", "También hay que ir."), ("fr", "Hay mucho que hacer.", "Hay mucho que hacer."),
            ("fr", "No hay que ver la cara.", "No hay que ver la cara."),
            ("fr", "No hay nada que hacer.", "No hay nada que hacer."),
            ("en", "No hay que tocar el cable.", "No puedes tocar el cable."),
            ("en", "No hay que pagar.", "No es necesario pagar."),
            ("en", "No hay que hacer nada.", "No es necesario hacer nada."),
            ("en", "No hay que ser un genio para entenderlo.", "No es necesario ser un genio para entenderlo."),
            ("ca", "No hay que tocar el cable.", "No se debe tocar el cable."),
            ("ca", "No hay que bañarse aquí.", "No se debe bañar aquí."), ("ca", "No hay que pagar.", "No hay que pagar."),
            ("ca", "No había que ir.", "No había que ir."), ("ca", "Hay que pagar.", "Hay que pagar."),
            ("it", "No hay que tocar el cable.", "No hay que tocar el cable."),
        ])
    func impersonalDuties(target: String, text: String, expected: String) {
        #expect(SpanishObligations.written(text, into: target) == expected)
    }
}
