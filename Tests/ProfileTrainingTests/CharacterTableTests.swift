// SPDX-License-Identifier: Apache-2.0

import Testing
import UnicodeText

@testable import LanguageRecognition

@Suite("The character tables of the profile")
struct CharacterTableTests {
    @Test("agree with the linked ICU wherever both know a character")
    func agreeWithICU() throws {
        let profile = try LanguageProfile.embedded()
        let table = profile.characters
        var parted: [String] = []
        // Foldings that are ours are the exceptions named in CharacterTableBuilder.
        let ours: Set<UInt32> = [0xDF, 0x1E9E, 0x130]
        for value in UInt32(0x80)..<0x3_0000 where !ours.contains(value) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let properties = ScalarProperties(scalar)
            let entry = table.entry(of: value)
            switch entry.kind {
            case .letter, .ideograph:
                let folded = properties.foldedText.unicodeScalars.map(\.value)
                if folded != [entry.folded] { parted.append(String(value, radix: 16)) }
                let code = Unicode.Scalar(entry.folded).map { ScalarProperties($0).script.code } ?? ""
                let name = profile.scriptCodes[entry.scriptClass]
                if name != "Zzzz", name != code, !["Hira", "Kana"].contains(name) { parted.append(String(value, radix: 16)) }
            case .digit:
                if ![.decimalNumber, .otherNumber].contains(properties.generalCategory) {
                    parted.append(String(value, radix: 16))
                }
            default:
                break
            }
        }
        // Another version of ICU may fold a few newer characters otherwise: they are named, and many would mean a broken table.
        #expect(parted.count < 100, "ICU \(UnicodeLibrary.icuVersion) parts from the profile at \(parted)")
    }
}
