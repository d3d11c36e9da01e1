// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import LanguageRecognition

/// Texts that nobody means to write: the answer may be anything, but there is one, soon, and it is that of the plain algorithm.
@Suite("Hostile text (contract 4.2)")
struct HostileTextTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageDetector()
    }

    /// Sentences of many scripts, links and code among them, in one line.
    private static func mixedText() throws -> [UInt8] {
        let sentences = try TestSentences.tags.compactMap { try TestSentences.lines(of: $0).first }
        let noise = try TestSentences.allNoise().map(\.text)
        return Array(zip(sentences, noise).map { $0 + " " + $1 }.joined(separator: " ").utf8)
    }

    // MARK: - Against the plain algorithm

    /// The evidence of a text by the Swift twins of all kernels, feature by feature.
    private func naiveEvidence(of bytes: UnsafeBufferPointer<UInt8>) -> (
        lanes: SIMD32<Int64>, letters: SIMD64<UInt32>, count: Int
    ) {
        var collector = FeatureCollector()
        collector.add(bytes, scanner: detector.profile.scanner)
        let rows = collector.features.map { FeatureCollector.row(of: $0, rowCount: detector.profile.rowCount) }
        let lanes = RowSum.naiveLanes(table: detector.profile.rows.base, rows: rows, count: rows.count)
        return (lanes, collector.letters, rows.count)
    }

    @Test("Every length up to 300 bytes has the plain algorithm's evidence at every alignment", arguments: 0..<3)
    func alignments(part: Int) throws {
        let text = try Self.mixedText()
        let texts = text.count / 3
        for length in 0...300 {
            // Texts begin and end anywhere, inside characters too.
            let start = part * texts + length * (length + 1) % (texts - 300)
            let bytes = Array(text[start..<start + length])
            let expected = bytes.withUnsafeBufferPointer { naiveEvidence(of: $0) }
            for alignment in 0..<64 {
                // Nothing is behind the last byte, so that the sanitizer sees who reads there.
                let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(alignment + length, 1), alignment: 64)
                defer { memory.deallocate() }
                let room = UnsafeMutableRawBufferPointer(rebasing: memory[alignment..<alignment + length])
                room.copyBytes(from: bytes)
                let evidence = detector.evidence(ofUTF8: UnsafeBufferPointer(room.bindMemory(to: UInt8.self)))
                let isSame =
                    evidence.lanes == expected.lanes && evidence.counts.letters == expected.letters
                    && evidence.featureCount == expected.count
                if !isSame { Issue.record("length \(length), alignment \(alignment)") }
            }
        }
    }

    @Test("A text has the same detection alone, as evidence, among others and in the bytes of a string")
    func everyWay() async throws {
        let text = try Self.mixedText()
        let pieces = (0...300).map { length in
            String(decoding: text[length * 7..<length * 8], as: UTF8.self)
        }
        let many = await detector.detect(contentsOf: pieces)
        for (piece, detection) in zip(pieces, many) {
            #expect(detector.detect(piece) == detection)
            #expect(detector.detection(for: detector.evidence(of: piece)) == detection)
            #expect(Array(piece.utf8).withUnsafeBufferPointer { detector.detect(utf8: $0) } == detection)
        }
    }

    // MARK: - Ill-formed UTF-8

    /// What a text says, whatever stands for what is ill-formed in it.
    private func checkRepaired(_ bytes: [UInt8]) {
        let found = bytes.withUnsafeBufferPointer { detector.evidence(ofUTF8: $0) }
        if found != detector.evidence(of: String(decoding: bytes, as: UTF8.self)) { Issue.record("\(bytes)") }
    }

    /// The bytes at which the rules of UTF-8 change, and their neighbours (The Unicode Standard, table 3-7).
    private static let edges: [UInt8] = [
        0x00, 0x20, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xC3, 0xDF, 0xE0, 0xE1, 0xE2, 0xEC, 0xED,
        0xEE, 0xEF,
        0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]

    @Test("Ill-formed sequences are passed over as if they had been repaired, between words and inside them", arguments: edges)
    func illFormed(first: UInt8) {
        for second in Self.edges {
            for third in Self.edges {
                checkRepaired(Array("Straße".utf8) + [first, second, third] + Array("Häuser".utf8))
            }
        }
    }

    @Test("Sequences of four bytes are passed over too", arguments: [0xF0, 0xF1, 0xF4, 0xF5] as [UInt8])
    func fourBytes(first: UInt8) {
        let tails: [UInt8] = [0x61, 0x7F, 0x80, 0x8F, 0x90, 0xBF, 0xC0]
        for second in tails {
            for third in tails {
                for fourth in tails { checkRepaired(Array("дом ".utf8) + [first, second, third, fourth] + Array("а".utf8)) }
            }
        }
    }

    @Test("Lone surrogates are not letters, and end words")
    func surrogates() {
        let surrogates: [UInt8] = (UInt8(0xA0)...0xBF).flatMap { second in
            (UInt8(0x80)...0xBF).flatMap { [0xED, second, $0] }
        }
        #expect(surrogates.count == 3 * 2048)
        let detection = surrogates.withUnsafeBufferPointer { detector.detect(utf8: $0) }
        #expect(detection.outcome == .undetermined(.noLetters))
        checkRepaired(surrogates)
        for half in stride(from: 0, to: surrogates.count, by: 3 * 97) {
            checkRepaired(Array("Guten".utf8) + surrogates[half..<half + 3] + Array("Morgen".utf8))
        }
    }

    // MARK: - Size

    @Test("A million marks on one letter are one letter")
    func marks() {
        for (mark, count) in [("\u{301}", 1_000_000), ("\u{5B0}", 50_000), ("\u{F39}", 50_000)] {
            let evidence = detector.evidence(of: "e" + String(repeating: mark, count: count))
            #expect(evidence.letterCount == 1)
            #expect(evidence.featureCount <= FeatureHash.maximumFeatures)
        }
    }

    /// What a line may hold for megabytes. The last are the starts of things that have no end.
    private static let lines: [String] = [
        "Wo ist der Bahnhof, bitte? ", "DonaudampfschifffahrtsgesellschaftGdzie", "駅はどこですか", "สถานีอยู่ที่ไหน", "a1", "x=(", "<b",
        "&amp", "<a href=", "a.", "/a/", "\u{301}", "'", "(((", "a@", ":x:", "\u{200D}",
    ]

    @Test("A line without end takes as much longer as it is longer", arguments: lines)
    func long(piece: String) {
        let longest = SlowTests.size(200_000, whenSlow: 10_000_000)
        expectLinearTime(from: longest / 10, to: longest, tolerance: 1.5) {
            Array(String(repeating: piece, count: $0 / piece.utf8.count).utf8)
        } of: { text in
            text.withUnsafeBufferPointer { _ = detector.detect(utf8: $0) }
        }
    }
}
