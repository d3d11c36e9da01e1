// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import LanguageRecognition

/// What the splitter does with single words, against the same in plain Swift.
@Suite("The kernels that weigh words")
struct WordKernelTests {
    private let detector: LanguageDetector
    private let units: TextUnits

    init() throws {
        detector = try LanguageDetector()
        var units = TextUnits()
        let text = try TestSentences.all().map(\.text).joined(separator: "\n")
        let detector = detector
        Array(text.utf8).withUnsafeBufferPointer { detector.readUnits(ofUTF8: $0, into: &units) }
        self.units = units
    }

    /// The sum of the lanes of some words.
    private func lanes(of words: Range<Int>) -> SIMD32<Int64> {
        words.reduce(.zero) { $0 &+ SIMD32<Int64>(truncatingIfNeeded: units.lanes[$1]) }
    }

    @Test("add words up to the evidence of their text")
    func evidence() throws {
        let text = try TestSentences.all().map(\.text).joined(separator: "\n")
        let whole = units.evidence(of: 0..<units.count, discounted: 0..<units.discounted.count, hasContent: true)
        #expect(whole == detector.evidence(of: text))
        #expect(whole.lanes == lanes(of: 0..<units.count))
    }

    @Test("weigh each word in chosen columns, and append what they find")
    func weights() {
        let columns = [4, 0, 17, 100] + Array(repeating: nil, count: 10) + [detector.noiseColumns[0], 3]
        let matrix = detector.matrix(ofColumns: [4, 0, 17, 100], from: 14, [detector.noiseColumns[0], 3])
        var weights = [SIMD16<Float>(repeating: 7)]
        detector.weigh(20..<60, of: units, matrix: matrix, factor: 0.5, into: &weights)
        #expect(weights.first == SIMD16(repeating: 7))
        #expect(weights.count == 41)
        for word in 20..<60 {
            for (slot, column) in columns.enumerated() {
                var sum: Float = 0
                if let column {
                    for lane in 0..<32 {
                        sum += Float(units.lanes[word][lane]) * detector.profile.matrix[lane * detector.profile.stride + column]
                    }
                }
                #expect(weights[word - 19][slot] == sum * 0.5)
            }
        }
    }

    @Test(
        "find the three languages of a script that lead in some words",
        arguments: [0..<1, 3..<4, 10..<13, 10..<30, 200..<400, 0..<1_000])
    func leaders(words: Range<Int>) throws {
        let profile = detector.profile
        let lanes = lanes(of: words)
        for (script, languages) in detector.answerable.enumerated() where !languages.isEmpty {
            // One that may not answer, and some with a bias.
            let biases = languages.indices.map { $0 == 2 ? LanguageDetector.excluded : Float($0 % 3) }
            let values = languages.indices.map { index in
                let score = (0..<32).reduce(Float(0)) {
                    $0 + Float(lanes[$1]) * profile.matrix[$1 * profile.stride + languages[index].column]
                }
                return score * 0.25 + biases[index]
            }
            let expected = values.sorted(by: >).filter { $0 > LanguageDetector.excluded / 2 }.prefix(3)
            let leaders = detector.leaders(
                of: words, in: units, script: script, factor: 0.25, biases: LanguageDetector.paddedBiases(biases))
            #expect(leaders.count == expected.count)
            // Sums of long texts are rounded to eleven bits, and the weights to whole steps.
            let largest = (0..<32).map { abs(Float(lanes[$0])) }.max() ?? 0
            let precision = max(largest / 2048, 0.1)
            for (place, value) in expected.enumerated() {
                let (candidate, found) = leaders[place]
                let weights = (0..<32).reduce(Float(0)) {
                    $0 + abs(profile.matrix[$1 * profile.stride + languages[candidate].column])
                }
                #expect(abs(found - values[candidate]) <= weights * precision * 0.25)
                #expect(abs(found - value) <= weights * precision * 0.25)
            }
        }
    }

    @Test("let no language lead that may not answer, however large scores are", arguments: [1e6, 1e20, 1e38] as [Float])
    func excludedLeaders(factor: Float) {
        for (script, languages) in detector.answerable.enumerated() where !languages.isEmpty {
            let biases = languages.indices.map { $0 % 2 == 0 ? LanguageDetector.excluded : 0 }
            for word in stride(from: 0, to: 400, by: 7) {
                let leaders = detector.leaders(
                    of: word..<word + 3, in: units, script: script, factor: factor, biases: LanguageDetector.paddedBiases(biases))
                #expect(
                    (0..<leaders.count).allSatisfy { leaders[$0].candidate % 2 == 1 && leaders[$0].candidate < languages.count })
            }
        }
    }

    @Test("name the earlier of two languages that lead alike")
    func equalLeaders() throws {
        let latin = detector.latinScriptClass
        let count = detector.answerable[latin].count
        let biases = LanguageDetector.paddedBiases(Array(repeating: 1, count: count))
        let leaders = detector.leaders(of: 0..<1, in: TextUnits.silent, script: latin, factor: 1, biases: biases)
        #expect((0..<leaders.count).map { leaders[$0].candidate } == [0, 1, 2])
    }
}

extension TextUnits {
    /// One word that says nothing.
    fileprivate static var silent: TextUnits {
        var units = TextUnits()
        units.words = [TextUnit(start: 0, end: 1, letterCount: 1, featureCount: 0, scriptClass: 1, isEvidence: true)]
        units.lanes = [.zero]
        return units
    }
}
