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
}
