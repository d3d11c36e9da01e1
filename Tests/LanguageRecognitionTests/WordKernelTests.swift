import TestSentences
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
        let whole = units.evidence(of: 0..<units.count, passed: 0..<units.passed.count, hasContent: true)
        #expect(whole == detector.evidence(of: text))
        #expect(whole.lanes == lanes(of: 0..<units.count))
    }

    @Test("score words in a row as the matrix says", arguments: [0..<1, 3..<4, 10..<30, 200..<400, 5..<5])
    func scores(words: Range<Int>) {
        let profile = detector.profile
        let lanes = lanes(of: words)
        let expected = (0..<profile.stride).map { column in
            (0..<32).reduce(Float(0)) { $0 + Float(lanes[$1]) * profile.matrix[$1 * profile.stride + column] }
        }
        let scores = detector.withScores(of: words, in: units) { Array(UnsafeBufferPointer(start: $0, count: profile.stride)) }
        #expect(scores == expected)
    }

    @Test("weigh each word in chosen columns, and append what they find")
    func weights() {
        let columns: [Int?] = [4, 0, nil, 17, 100, detector.noiseColumns[0]] + Array(repeating: nil, count: 10)
        let matrix = detector.matrix(ofColumns: columns)
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

    @Test("find the three columns that lead, those with the lower number first where they are equal", arguments: 1...20)
    func leaders(seed: UInt64) {
        var generator = SeededNumbers(seed: seed)
        let count = detector.scoreCount
        // Few values, so that many are equal.
        let scores = (0..<count).map { _ in Float(Int.random(in: -9...9, using: &generator)) }
        let share = Int.random(in: 0...4, using: &generator)
        let biases = (0..<count).map { _ in
            Int.random(in: 0...4, using: &generator) < share
                ? LanguageDetector.excluded : Float(Int.random(in: -3...3, using: &generator))
        }
        let expected = (0..<count)
            .filter { biases[$0] != LanguageDetector.excluded }
            .map { (column: $0, value: scores[$0] * 0.25 + biases[$0]) }
            .sorted { ($1.value, $0.column) < ($0.value, $1.column) }
            .prefix(3)
        let leaders = scores.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { detector.leaders(scores: $0, factor: 0.25, biases: biases) }
        }
        let found = (0..<(leaders?.count ?? 0)).compactMap { leaders?[$0] }
        #expect(found.map(\.column) == expected.map(\.column))
        #expect(found.map(\.value) == expected.map(\.value))
    }
}
