// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Verbs before me, us and you") struct EnglishObjectsTests {
    @Test(
        "Do stands before a verb whose object rules would take for its subject",
        arguments: [
            ("He owes me money.", "He does owe me money."), ("They sold us the house.", "They did sell us the house."),
            ("I owe you.", "I do owe you."), ("If he calls me, I go.", "If he does call me, I go."),
            ("the people who helped us", "the people who did help us"), ("He never called us.", "He never did call us."),
            ("He made me cry.", "He did make me cry."), ("He let me go.", "He did let me go."),
            ("I know you.", "I do know you."), ("It stopped us at 5.", "It did stop us at 5."),
            ("She tries us.", "She tries us."), ("He notifies you of it.", "He does notify you of it."),
            ("Did he call me?", "Did he do call me?"), ("Can you help me?", "You can help me?"),
            ("Why would they pay us?", "Why they would pay us?"),
        ])
    func finite(text: String, expected: String) {
        #expect(EnglishObjects.written(text) == expected)
    }

    @Test(
        "What is commanded is what you must do, or can",
        arguments: [
            ("Call us.", "You can call us."), ("Give me the key.", "You must give me the key."),
            ("If you need help, call us.", "If you need help, you can call us."), ("Contact us", "You can contact us"),
            ("Done. Tell me the rest", "Done. You must tell me the rest"),
        ])
    func commands(text: String, expected: String) {
        #expect(EnglishObjects.written(text) == expected)
    }

    @Test(
        "What is read rightly stays",
        arguments: [
            "Thank you", "See you tomorrow.", "He has told me the truth.", "She was told you are here.", "I know you like it.",
            "They will call you.", "Dogs love you.", "He doesn't love you.", "Do not call us.", "You and me.", "Let me know.",
            "The book you sent me is good.", "Please help me.", "I'd tell you the truth.", "me", "us you me", " you ", "you  me.",
            "to help us", "Let us go.", "",
        ])
    func keeps(text: String) {
        #expect(EnglishObjects.written(text) == text)
    }
}
