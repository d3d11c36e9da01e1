// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing

@testable import ProfileTraining

@Suite("Lines left out of training")
struct ExcludedLinesTests {
    /// The messages of FIPS 180-2's appendix B and of NIST's example values, with the first 64 bits of their hashes.
    @Test(
        "A line's hash is its SHA-256",
        arguments: [
            ("", 0xE3B0_C442_98FC_1C14), ("abc", 0xBA78_16BF_8F01_CFEA),
            ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 0x248D_6A61_D206_38B8),
        ] as [(String, UInt64)])
    func hash(_ text: String, _ first: UInt64) {
        #expect(ExcludedLines.hash(of: text.utf8) == first)
    }

    @Test("A line is left out of the language that the list names, and of no other")
    func excludedByLanguage() throws {
        let list = try ExcludedLines(["de\tsome-source\tba7816bf8f01cfea"], path: "exclude.tsv.xz")
        #expect(list.contains("abc".utf8, in: "de"))
        #expect(!list.contains("abd".utf8, in: "de"))
        #expect(!list.contains("abc".utf8, in: "nl"))
    }

    @Test("A list counts under its plain name, too, and one that cannot be read is not passed over")
    func names() throws {
        let folder = try TextFolder(["exclude.tsv": "de\tsome-source\tba7816bf8f01cfea\n"])
        #expect(try ExcludedLines(of: folder.path).contains("abc".utf8, in: "de"))
        let empty = try TextFolder()
        #expect(try !ExcludedLines(of: empty.path).contains("abc".utf8, in: "de"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "exclude.tsv.xz"), withDestinationPath: "no such file")
        let error = #expect(throws: TrainingError.self) { try ExcludedLines(of: folder.path) }
        #expect(error?.code == .unreadable)
    }

    @Test(
        "A line of the list that is of another form stops the training",
        arguments: [
            "", "de", "de\tsource", "de\tsource\tba7816bf8f01cfe", "de\tsource\tba7816bf8f01cfeax",
            "no tag\tsource\tba7816bf8f01cfea", "de\tsource\tba7816bf8f01cfea\tmore",
        ])
    func otherForms(_ line: String) {
        let error = #expect(throws: TrainingError.self) {
            try ExcludedLines(["nl\tsource\tba7816bf8f01cfea", line], path: "exclude.tsv.xz")
        }
        #expect(error?.code == .badExclusion)
        #expect(error?.detail == "exclude.tsv.xz, line 2")
    }
}
