// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationBatches
import TranslationTesting

@testable import ApertiumEngine

@Suite struct CuttingTests {
    private func pieces(_ text: String, maximum: Int = 10_000) -> [String] {
        TextQueue.cutter(maximum: maximum).cut(text).pieces.map(\.text)
    }

    static let texts: [String] = {
        guard var mixtures = try? HostileMixtures(tag: "es", seed: 11) else { return [] }
        return HostileTexts.all + (0..<500).map { _ in mixtures.next() }
    }()

    @Test("Put together, the segments are the text, byte for byte", arguments: [1, 10, 60, 10_000])
    func putTogetherTheSegments(maximum: Int) {
        for text in Self.texts {
            let joined = TextQueue.cutter(maximum: maximum).cut(text).text
            #expect(Array(joined.utf8) == Array(text.utf8), "\(text.debugDescription)")
        }
    }

    @Test(
        "Pieces have letters, no white space at their ends, and line breaks in sentences alone", arguments: [1, 10, 60, 10_000])
    func piecesHaveLettersNoLine(maximum: Int) {
        for text in Self.texts {
            for piece in pieces(text, maximum: maximum) {
                #expect(piece.unicodeScalars.contains { $0.properties.isAlphabetic })
                let lines = piece.split(whereSeparator: \.isNewline)
                #expect(
                    lines.dropLast().allSatisfy { $0.last.map { !".!?:;".contains($0) } ?? false }, "\(piece.debugDescription)")
                let ends = [piece.unicodeScalars.first, piece.unicodeScalars.last].compactMap(\.self)
                #expect(ends.allSatisfy { !$0.properties.isWhitespace })
                #expect(piece.utf8.count <= maximum || !piece.contains(" "), "\(piece.debugDescription)")
            }
        }
    }

    @Test("A long line is cut between sentences")
    func aLongLineIsCut() {
        let sentence = "El perro come pan."
        let line = Array(repeating: sentence, count: 10).joined(separator: " ")
        #expect(
            pieces(line, maximum: 60) == [
                "\(sentence) \(sentence) \(sentence)", "\(sentence) \(sentence) \(sentence)",
                "\(sentence) \(sentence) \(sentence)", sentence,
            ])
    }

    @Test("Cutting takes time in proportion to the text")
    func cuttingTakesTimeInProportion() {
        expectLinearTime(from: 12_500, to: 100_000) {
            String(repeating: "palabra otra. ", count: $0)
        } of: { line in
            // A piece holds 714 of them, which are 9,996 bytes.
            #expect(pieces(line).count == (line.utf8.count + 9_995) / 9_996)
        }
    }
}
