import Foundation
import LanguageRecognition
import LanguageSegmentation
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
        Kind(testDescription: "nested quotation marks and brackets", piece: "„(«[\"", closing: "\"]»)“"),
    ]

    @Test("a byte does not grow from 256 kB to 4 MB", arguments: kinds)
    func linear(kind: Kind) {
        let (short, long) = (kind.text(byteCount: 256 << 10), kind.text(byteCount: 4 << 20))
        _ = segmenter.spans(of: kind.text(byteCount: 4 << 10))
        let shortTime = (0..<2).map { _ in processorSeconds { _ = segmenter.spans(of: short) } }.min() ?? 0
        var spans: [Span] = []
        let longTime = processorSeconds { spans = segmenter.spans(of: long) }
        #expect(spans.last?.range.upperBound == long.utf8.count)
        // The square of the length would be sixteen times that.
        let growth = longTime / Double(long.utf8.count) / (shortTime / Double(short.utf8.count))
        #expect(growth < 3, "\(longTime) s after \(shortTime) s")
    }
}
