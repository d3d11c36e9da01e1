// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite("Conditions of Portuguese, in words that rules into Spanish know") struct PortugueseConditionsTests {
    @Test(
        "Behind other words the se of a condition is in case of",
        arguments: [
            ("Não conduza se tomar álcool.", "Não conduza no caso de tomar álcool."),
            ("Não conduza se tiver sono.", "Não conduza no caso de ter sono."),
            ("Portanto, se tomar álcool, não conduza.", "Portanto, no caso de tomar álcool, não conduza."),
            ("Venham se tiverem tempo.", "Venham no caso de terem tempo."),
            ("Ligue se estiveres doente.", "Ligue no caso de estares doente."),
            ("Telefone se for viajar.", "Telefone no caso de ir viajar."),
            ("A lebre morrerá se for mandada.", "A lebre morrerá no caso de ser mandada."),
            ("Ligue se sentir dor.", "Ligue no caso de sentir dor."),
            ("Avise se encontrar um erro.", "Avise no caso de encontrar um erro."),
            ("Pode ligar se precisar de ajuda.", "Pode ligar no caso de precisar de ajuda."),
            ("Ligue (se existir um erro).", "Ligue (no caso de existir um erro)."),
            ("Use só se precisar.", "Use só no caso de precisar."),
            ("Se tomar álcool, não conduza.", "Se tomar álcool, não conduza."),
            ("Venha, se puder, amanhã.", "Venha, se puder, amanhã."), ("Liga se fores.", "Liga se fores."),
            ("Siga se pusermos isto.", "Siga se pusermos isto."), ("Pare ou se sentir dor", "Pare ou se sentir dor"),
            ("Deve-se beber água.", "Deve-se beber água."), ("Comece se não tiver sono.", "Comece se não tiver sono."),
            ("para se tomar banho", "para se tomar banho"), ("a se tornar", "a se tornar"), ("pode se abrir", "pode se abrir"),
            ("vai se casar", "vai se casar"), ("quando se tiver tempo", "quando se tiver tempo"),
            ("o que se quiser", "o que se quiser"), ("quem se fizer de tolo", "quem se fizer de tolo"),
            ("ao se usar o produto", "ao se usar o produto"), ("É possível se usar o produto.", "É possível se usar o produto."),
            ("Ele se sentir mal é normal.", "Ele se sentir mal é normal."), ("se tiver febre", "se tiver febre"),
            ("Ligue; se existir um erro, pare.", "Ligue; se existir um erro, pare."),
            ("Costuma se usar sal.", "Costuma se usar sal."),
        ])
    func conditions(text: String, expected: String) {
        #expect(PortugueseConditions.written(text) == expected)
    }

    @Test(
        "Exceptions and provisos are none of time and place",
        arguments: [
            ("A menos que chova, vamos.", "A não ser que chova, vamos."),
            ("Não saia, a menos que seja preciso.", "Não saia, a não ser que seja preciso."),
            ("Pode entrar desde que pague.", "Pode entrar contanto que pague."),
            ("Desde que o autor não seja pago", "Contanto que o autor não seja pago"),
            ("5 minutos a menos que o tempo", "5 minutos a menos que o tempo"),
            ("Tem 2 a menos que ontem.", "Tem 2 a menos que ontem."), ("a menos", "a menos"),
            ("Ele sofre desde que chegou.", "Ele sofre desde que chegou."),
            ("Desde que Renato se ausentou, chove.", "Desde que Renato se ausentou, chove."),
            ("desde que saiu e tenha", "desde que saiu e tenha"), ("desde que respeitando", "desde que respeitando"),
        ])
    func exceptions(text: String, expected: String) {
        #expect(PortugueseConditions.written(text) == expected)
    }

    @Test(
        "Not all are not even all, and no risk is not any risk",
        arguments: [
            ("Nem todos vieram.", "Não todos vieram."), ("Isso nem sempre funciona.", "Isso não sempre funciona."),
            ("Não é raro, mas nem todos sabem.", "Não é raro, mas não todos sabem."),
            ("Não há qualquer risco.", "Não há nenhum risco."), ("Não houve qualquer problema.", "Não houve nenhum problema."),
            ("Não tem qualquer razão.", "Não tem nenhuma razão."), ("Sem qualquer dúvida.", "Sem nenhuma dúvida."),
            ("Não sabe nem tudo nem nada.", "Não sabe nem tudo nem nada."), ("Nem um nem outro.", "Nem um nem outro."),
            ("Nem ele vem.", "Nem ele vem."), ("Não existem quaisquer dúvidas.", "Não existem quaisquer dúvidas."),
            ("Não há qualquer um.", "Não há qualquer um."), ("Não tem qualquer coisa.", "Não tem qualquer coisa."),
            ("Não é qualquer vinho.", "Não é qualquer vinho."), ("Qualquer pessoa pode.", "Qualquer pessoa pode."),
        ])
    func denials(text: String, expected: String) {
        #expect(PortugueseConditions.written(text) == expected)
    }
}
