import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing

@Suite("Time (contract 4.4)")
struct LinearTimeTests {
    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    /// Texts of which pieces are repeated: the splitter meets each kind of boundary, and none at all.
    private static let kinds: [String] = [
        "Wir treffen uns am Donnerstag. Nous rentrons à la maison.\n\n", "Wir treffen uns am Donnerstag in der Halle ",
        "我们星期四在车站旁边的大厅见面。", "a", "(", "<a ", "\n", "\u{301}", "🇩🇪", "1 ",
    ]

    @Test("grows with the length of the text and no faster", arguments: kinds)
    func linear(piece: String) {
        let (small, factor) = (12 << 10, 8)
        let short = String(repeating: piece, count: small / piece.utf8.count)
        let long = String(repeating: short, count: factor)
        _ = segmenter.spans(of: short)
        let shortTime = (0..<3).map { _ in processorSeconds { _ = segmenter.spans(of: short) } }.min() ?? 0
        let longTime = (0..<2).map { _ in processorSeconds { _ = segmenter.spans(of: long) } }.min() ?? 0
        // The square of the length would be eight times that.
        #expect(longTime < 2.5 * Double(factor) * shortTime, "\(longTime) s after \(shortTime) s")
    }

    @Test("of a stream grows with the length of the text and no faster", arguments: kinds)
    func linearStream(piece: String) {
        let (small, factor) = (12 << 10, 8)
        let pieces = Array(repeating: String(repeating: piece, count: 64 / piece.utf8.count + 1), count: small / 64)
        func split(_ count: Int) {
            var stream = StreamSegmenter(segmenter)
            for _ in 0..<count { for piece in pieces { _ = stream.append(piece) } }
            _ = stream.finish()
        }
        let shortTime = (0..<3).map { _ in processorSeconds { split(1) } }.min() ?? 0
        let longTime = (0..<2).map { _ in processorSeconds { split(factor) } }.min() ?? 0
        #expect(longTime < 2.5 * Double(factor) * shortTime, "\(longTime) s after \(shortTime) s")
    }
}
