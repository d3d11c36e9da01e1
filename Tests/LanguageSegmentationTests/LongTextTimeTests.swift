import Foundation
import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing

@Suite(
    "Time of megabytes (contract 4.4)",
    .enabled(if: ProcessInfo.processInfo.environment["DRAGOMAN_SLOW_TESTS"] == "1", "DRAGOMAN_SLOW_TESTS=1 asks for slow tests"))
struct LongTextTimeTests {
    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    /// A text with nothing, or too much, of what the splitter looks for.
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What is repeated; with what closes it, the second half of the text is that.
        let piece: String
        var closing: String?

        func text(byteCount: Int) -> String {
            guard let closing else { return String(repeating: piece, count: byteCount / piece.utf8.count) }
            let depth = byteCount / (piece.utf8.count + closing.utf8.count)
            return String(repeating: piece, count: depth) + String(repeating: closing, count: depth)
        }
    }

    private static let kinds = [
        Kind(testDescription: "one line without space", piece: "donaudampfschifffahrtsgesellschaft"),
        Kind(testDescription: "many short lines", piece: "ja\nno\noui\n"),
        Kind(testDescription: "two million marks", piece: "\u{301}"),
        Kind(testDescription: "another script in every word", piece: "wir это ημέρα 天 "),
        Kind(testDescription: "tags on one line", piece: "<" + String(repeating: "a ", count: 950) + ">"),
        Kind(testDescription: "a picture on one line", piece: "<path d=\"M 1 2 L 3.5 4\"/><g><text>Halle</text></g>"),
        Kind(testDescription: "flags", piece: "🇩🇪"),
        Kind(testDescription: "nested quotation marks and brackets", piece: "„(«[\"", closing: "\"]»)“"),
    ]

    @Test("a byte hardly grows from 2 MB to 8 MB", arguments: kinds)
    func linear(kind: Kind) {
        let (short, long) = (kind.text(byteCount: 2 << 20), kind.text(byteCount: 8 << 20))
        let (shortTime, longTime) = (time(of: short, count: 3), time(of: long, count: 1))
        // Twice the contract's factor: others use the machine meanwhile.
        #expect(longTime < 4 * 1.6 * shortTime, "\(longTime) s after \(shortTime) s")
    }

    @Test("a byte of a stream hardly grows from 2 MB to 8 MB", arguments: kinds)
    func linearStream(kind: Kind) {
        func pieces(_ byteCount: Int) -> [String] { Array(repeating: kind.text(byteCount: 1 << 12), count: byteCount >> 12) }
        let (shortTime, longTime) = (streamTime(of: pieces(2 << 20), count: 3), streamTime(of: pieces(8 << 20), count: 1))
        // What cannot be cut is looked at again when there is a quarter more of it.
        #expect(longTime < 4 * 2 * shortTime, "\(longTime) s after \(shortTime) s")
    }

    /// The least time that splitting takes in so many runs.
    private func time(of text: String, count: Int) -> Double {
        (0..<count).map { _ in processorSeconds { _ = segmenter.spans(of: text) } }.min() ?? 0
    }

    private func streamTime(of pieces: [String], count: Int) -> Double {
        (0..<count).map { _ in
            processorSeconds {
                var stream = StreamSegmenter(segmenter)
                for piece in pieces { _ = stream.append(piece) }
                _ = stream.finish()
            }
        }.min() ?? 0
    }
}
