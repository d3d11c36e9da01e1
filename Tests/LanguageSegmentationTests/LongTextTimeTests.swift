// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing
import TextStreams

@Suite("Time of megabytes (contract 4.4)", .slow) struct LongTextTimeTests {
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
        // The contract's factor is 1.3; others use the machine meanwhile.
        expectLinearTime(from: 2 << 20, to: 8 << 20, tolerance: 1.6, kind.text(byteCount:)) { _ = segmenter.spans(of: $0) }
    }

    @Test("a byte of a stream hardly grows from 2 MB to 8 MB", arguments: kinds)
    func linearStream(kind: Kind) {
        let piece = kind.text(byteCount: 1 << 12)
        // What cannot be cut is looked at again when there is a quarter more of it.
        expectLinearTime(from: 2 << 20, to: 8 << 20, tolerance: 2) {
            Array(repeating: piece, count: $0 >> 12)
        } of: { pieces in
            var stream = StreamSegmenter(segmenter)
            for piece in pieces { _ = stream.append(piece) }
            _ = stream.finish()
        }
    }
}
