// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Who likes something in Spanish") struct SpanishLikingsTests {
    @Test(
        "Who likes stands before what is liked",
        arguments: [
            ("Me gusta el pan.", "It likes me the bread.", "I like the bread."),
            ("No me gusta.", "It does not like me.", "I do not like it."),
            ("Me gustan.", "They like me.", "I like them."), ("Me gusta bailar.", "It likes me dance.", "I like to dance."),
            ("Le encanta el cine.", "It loves him the cinema.", "He loves the cinema."),
            ("A ella le gusta.", "To her it likes him.", "She likes it."),
            ("A mí me gusta leer.", "To me it likes me read.", "I like to read."),
            ("A Ana y a Eva les gusta el pan.", "To Ana and to Eva likes them the bread.", "Ana and Eva like the bread."),
            ("A mi madre no le gusta ir.", "To my mother does not like him go.", "My mother does not like to go."),
            ("Si no te gusta, vete.", "If it does not like you, go.", "If you do not like it, go."),
            ("Nos gusta mucho.", "It likes us a lot.", "We like it a lot."),
        ])
    func reversed(text: String, answer: String, expected: String) {
        #expect(SpanishLikings.english(answer, of: text) == expected)
    }

    @Test(
        "Questions, conditionals and other persons stay",
        arguments: [
            ("¿Te gusta el pan?", "It likes you the bread?"), ("Me gustaría ir.", "It would like me go."),
            ("Le gusto.", "I like him."),
            ("Me gustas.", "You like me."), ("El pan me gusta.", "The bread likes me."), ("Me quiere.", "It loves me."),
            ("Me gusta y me quiere.", "It likes me and it loves me."), ("Me gusta.", "It likes you."),
            ("Me gustó.", "It liked me."),
            ("Lo que me gusta es ir.", "What likes me is to go."), ("Me encantas.", "You love me."),
            ("A Ana le gusta.", "To Ana likes him."),
        ])
    func others(text: String, answer: String) {
        #expect(SpanishLikings.english(answer, of: text) == answer)
    }

    @Test(
        "A noun alone is no verb",
        arguments: [
            ("Sal", "Exit", "Salt"), ("vino", "it came", "wine"), ("¡Sal!", "Exit!", "Exit!"), ("Sal.", "Exit.", "Exit."),
        ]
    )
    func nouns(text: String, answer: String, expected: String) {
        #expect(SpanishLoneNouns.english(answer, of: text) == expected)
    }
}
