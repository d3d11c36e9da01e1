// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing
import TextStreams

@Suite("Time (contract 4.4)")
struct LinearTimeTests {
    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    /// Texts of which pieces are repeated: the splitter meets each kind of boundary, and none at all.
    private static let kinds: [String] = [
        "Wir treffen uns am Donnerstag. Nous rentrons à la maison.\n\n", "Wir treffen uns am Donnerstag in der Halle ",
        "我们星期四在车站旁边的大厅见面。", "a", "(", "<a ", "\n", "\u{301}", "🇩🇪", "1 ", "Anna a_b() дом; ",
    ]

    @Test("grows with the length of the text and no faster", arguments: kinds)
    func linear(piece: String) {
        expectLinearTime(from: 12 << 10, to: 96 << 10) {
            String(repeating: piece, count: $0 / piece.utf8.count)
        } of: { text in
            _ = segmenter.spans(of: text)
        }
    }

    @Test("of a stream grows with the length of the text and no faster", arguments: kinds)
    func linearStream(piece: String) {
        expectLinearTime(from: 12 << 10, to: 96 << 10) {
            Array(repeating: String(repeating: piece, count: 64 / piece.utf8.count + 1), count: $0 / 64)
        } of: { pieces in
            var stream = StreamSegmenter(segmenter)
            for piece in pieces { _ = stream.append(piece) }
            _ = stream.finish()
        }
    }
}
