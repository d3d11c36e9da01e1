// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning
import TranslationBatches

@Suite("Fields of letters between guillemets") struct MergeFieldsTests {
    @Test(
        "Several in English, and those of a letter that greets one, are fields; quotations are none",
        arguments: [
            ("Dear «Name», your order «Number» is ready.", "en", ["«Name»", "«Number»"]),
            ("Dear «First Name»,", "en", ["«First Name»"]),
            ("The «Amount» on «Date_of_order»", "en", ["«Amount»", "«Date_of_order»"]),
            ("Caro «Nome», obrigado.", "pt", ["«Nome»"]), ("The word «Maison» is French.", "en", []),
            ("Disse «Sim» e «Não».", "pt", []), ("Cher «Nom», votre «Commande»", "fr", []),
            ("Dear «what a long time it has been»", "en", []), ("", "en", []),
        ])
    func findsFields(text: String, language: String, expected: [String]) {
        #expect(MergeFields.ranges(in: text, from: language).map { String(text[utf8: $0]) } == expected)
    }
}
