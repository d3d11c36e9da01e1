// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationBatches

@Suite("Signs as the source writes them")
struct WrittenSignsTests {
    @Test(
        "Points of times and versions stay where a model made decimal commas of them",
        arguments: [
            ("It was 8.05.", "Foi 8,05.", "Foi 8.05."),
            ("The meeting is at 8.15 sharp.", "A reunião é às 8,15.", "A reunião é às 8.15."),
            ("It starts at 7.30 and ends at 9.00.", "Começa às 7,30 e termina às 9,00.", "Começa às 7.30 e termina às 9.00."),
            ("Open Fri. until 15.00.", "Aberto sexta-feira até 15,00.", "Aberto sexta-feira até 15.00."),
            ("Open from 8.30 to 12.00.", "Aberto de 8,30 a 12,00.", "Aberto de 8.30 a 12.00."),
            ("$VERSION set to 1.00 (or higher)", "$VERSION definido como 1,00", "$VERSION definido como 1.00"),
            ("Upgrading from 3.1 to 3.2 is easy.", "Atualizar de 3,1 a 3,2 é fácil.", "Atualizar de 3.1 a 3.2 é fácil."),
            ("We migrated Django from 3.1 to 3.2.", "Migramos de 3,1 a 3,2.", "Migramos de 3.1 a 3.2."),
            ("Changes from 10.4 to 10.5", "Alterações de 10,4 para 10,5", "Alterações de 10.4 para 10.5"),
            ("Done. Differences between 2.6 and 2.7", "Feito. Diferenças entre 2,6 e 2,7", "Feito. Diferenças entre 2.6 e 2.7"),
            ("Requires Pillow >= 9.0.", "Requer Pillow >= 9,0.", "Requer Pillow >= 9.0."),
            ("The projector in 2.14 has broken.", "O projetor em 2,14 quebrou.", "O projetor em 2.14 quebrou."),
            (
                "Room: we moved from 2.14 to 3.07 (third floor).", "Sala: mudamos de 2,14 para 3,07 (terceiro andar).",
                "Sala: mudamos de 2.14 para 3.07 (terceiro andar)."
            ),
            ("At 5:20 a.m. in June the alarm rings.", "Aos 5:20 de junho o alarme toca.", "Às 5:20 de junho o alarme toca."),
        ])
    func pointsOfTimes(source: String, translation: String, expected: String) {
        #expect(WrittenSigns.restored(in: translation, source: source) == expected)
    }

    @Test(
        "Points of amounts become the decimal commas of the other language",
        arguments: [
            ("The rate changes from 3.5 to 4.2.", "A taxa muda de 3,5 para 4,2."),
            ("Migration fell from 3.1 to 3.2.", "A migração caiu de 3,1 para 3,2."),
            ("The bank upgraded growth from 3.1 to 3.2 percent.", "O banco melhorou o crescimento de 3,1 para 3,2 por cento."),
            ("Moved from 3.1 to 3.2 metres.", "Movido de 3,1 para 3,2 metros."),
            ("It costs between 7.50 and 9.00 euros.", "Custa entre 7,50 e 9,00 euros."),
            ("The ratio was 1.25.", "A razão foi de 1,25."),
            ("The dollar stood at 1.35.", "O dólar ficou em 1,35."),
            ("The rate rose from 1.25 to 1.75 per cent.", "A taxa subiu de 1,25 para 1,75 por cento."),
            ("It held for p >= 0.05.", "Valeu para p >= 0,05."),
            ("Sold at 2.50 a kilo.", "Vendido a 2,50 o quilo."),
            ("The room temperature rose from 21.50 to 22.75.", "A temperatura da sala subiu de 21,50 para 22,75."),
            ("It fell in 2.14 seconds.", "Caiu em 2,14 segundos."),
            ("At 5:20 minutes they scored.", "Aos 5:20 minutos marcaram."),
        ])
    func amounts(source: String, translation: String) {
        #expect(WrittenSigns.restored(in: translation, source: source) == translation)
    }

    @Test(
        "Raised letters and Roman numbers of one sign come back where a model wrote plain letters",
        arguments: [
            ("Rua de Santa Catarina 112, 3.º Dto", "Rua de Santa Catarina 112, 3.o Dto", "Rua de Santa Catarina 112, 3.º Dto"),
            ("D.ª Maria chegou.", "D.a Maria arrived.", "D.ª Maria arrived."),
            ("the 1st place", "o 1o lugar", "o 1º lugar"),
            ("Capítulo Ⅳ", "Chapter IV", "Chapter Ⅳ"),
        ])
    func ordinals(source: String, translation: String, expected: String) {
        #expect(WrittenSigns.restored(in: translation, source: source) == expected)
    }

    @Test(
        "Signs of comparison come back whole where a model parted them, and what the source parts stays parted",
        arguments: [
            ("GNU format of tar <= 1.12", "formato GNU de tar < = 1.12", "formato GNU de tar <= 1.12"),
            ("if a >= b", "se a > = b", "se a >= b"), ("if a > = b or a >= b", "se a > = b ou a >= b", "se a > = b ou a >= b"),
        ])
    func comparisons(source: String, translation: String, expected: String) {
        #expect(WrittenSigns.restored(in: translation, source: source) == expected)
    }

    @Test(
        "What the source writes with plain letters stays",
        arguments: [("the size 2", "o tamanho 2.o"), ("Chapter IV", "Capítulo IV"), ("Ⅳ and IV", "Ⅳ e IV")])
    func plainLetters(source: String, translation: String) {
        #expect(WrittenSigns.restored(in: translation, source: source) == translation)
    }
}
