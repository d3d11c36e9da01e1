// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TestSupport
import Testing
import TextScanning

@testable import LanguageSegmentation

@Suite("Sentences of a window")
struct SentenceEndAgreementTests {
    @Test("Sentences end for the splitter where the rule says that texts are cut by")
    func agreement() throws {
        let detector = try LanguageDetector()
        var checked = 0
        for text in try TestSentences.mixedDocuments().map(\.text) + RandomMixtures.documents(count: 200) {
            let bytes = Array(text.utf8)
            bytes.withUnsafeBufferPointer { bytes in
                var structure = WindowStructure()
                structure.read(bytes, startsBlock: true, detector: detector)
                for index in 0..<structure.units.count where index > 0 {
                    // Vowel signs are not letters to the recogniser: a word of one letter and a sign counts as an initial.
                    guard structure.units.words[index - 1].letterCount > 1 else { continue }
                    let (end, start) = (Int(structure.units.words[index - 1].end), Int(structure.units.words[index].start))
                    let separator = end + 1..<max(end, start) + 1
                    // Cells end for the splitter; engines get those of one language together, where no column tells otherwise.
                    if separator.contains(where: { ColumnGap.ends(at: $0, in: bytes) }) { continue }
                    let ends = separator.contains { bytes[$0] & 0xC0 != 0x80 && SentenceEnd.isEnd(at: $0, in: bytes) }
                    let excerpt = String(
                        decoding: bytes[max(0, separator.lowerBound - 12)..<min(bytes.count, separator.upperBound + 8)],
                        as: UTF8.self)
                    #expect((structure.separators[index].boundary >= .sentence) == ends, "\(excerpt)")
                    checked += ends ? 1 : 0
                }
            }
        }
        #expect(checked > 100)
    }
}
