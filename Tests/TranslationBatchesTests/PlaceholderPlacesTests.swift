// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning
import TranslationBatches

@Suite("Places of placeholders")
struct PlaceholderPlacesTests {
    @Test(
        "A translation whose placeholders stand around nothing, or apart from their words, has lost what they were",
        arguments: [
            ("un ¤mot¤ ici", "una ¤palabra¤ aquí", true), ("un ¤mot¤ ici", "una palabra ¤¤ aquí", false),
            ("un ¤mot¤ ici", "una¤ palabra ¤aquí", false), ("un ¤mot¤ ici", "una ¤ palabra¤ aquí", false),
            ("un ¤mot¤.", "una ¤palabra ¤.", false), ("un ¤mot¤.", "¤una¤ palabra.", true), ("use ¤ here", "aquí usa ¤", true),
            ("use ¤, then", "usa ¤ , luego", true), ("a ¤ b", "a b", false), ("a", "b", true), ("¤a¤", "¤¤b", false),
            ("l'¤a¤", "¤b¤", true), ("see ¤Roles¤ and ¤Rights¤.", "vea ¤los¤ ¤derechos y roles¤.", false),
            ("a ¤house¤", "a ¤房子¤", true), ("the ¤bread¤", "el ¤pan¤", true), ("x¤house¤", "x¤o¤", true),
        ])
    func judges(source: String, target: String, isInPlace: Bool) {
        let (from, to) = (source.replacing("¤", with: "\u{FFFC}"), target.replacing("¤", with: "\u{FFFC}"))
        #expect(Placeholder.areInPlace(to, from: from) == isInPlace)
    }

    @Test("Tags that close side by side are in place, and those that opened and closed around nothing are not")
    func readsSideBySide() {
        #expect(Placeholder.areInPlace("A casa ¤vermelha¤¤ é".tagged, from: "The ¤red¤ house¤ is".tagged))
        #expect(Placeholder.areInPlace("¤¤A casa¤ vermelha¤".tagged, from: "¤The ¤red¤ house¤".tagged))
        #expect(!Placeholder.areInPlace("A casa vermelha ¤¤¤ é".tagged, from: "The ¤red¤ house¤ is".tagged))
    }

    @Test("Places of a hundred thousand tags are judged in linear time", .timeLimit(.minutes(1)))
    func judgesMany() {
        let count = 100_000
        let source = String(repeating: "a \u{FFFC}b\u{FFFC} c ", count: count)
        let side = String(repeating: "\u{FFFC}", count: 2 * count)
        #expect(Placeholder.areInPlace(source, from: source))
        #expect(!Placeholder.areInPlace("a " + side + "b", from: source))
        #expect(Placeholder.phrases(of: source).count == count)
    }

    @Test(
        "A text is cut into phrases with one pair of tags each",
        arguments: [
            ("O ¤carro vermelho¤ do ¤meu pai¤.", ["O ¤carro vermelho¤ ", "do ¤meu pai¤."]),
            ("¤A ¤b¤ c¤, and ¤d¤", ["¤A ¤b¤ c¤, ", "and ¤d¤"]), ("The ¤big¤ ¤old¤ house", ["The ¤big¤ ¤old¤ house"]),
            ("Press ¤ now", ["Press ¤ now"]), ("¤a¤ of it", ["¤a¤ of it"]), ("", [""]),
        ])
    func cutsPhrases(text: String, phrases: [String]) {
        #expect(Placeholder.phrases(of: text.tagged).map(String.init) == phrases.map(\.tagged))
    }
}

extension String {
    fileprivate var tagged: String { replacing("¤", with: "\u{FFFC}") }
}
