// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing
import TextStreams

@Suite("A stream of paragraphs (contract 4.4)")
struct StreamSegmenterTests {
    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    @Test("gives what the whole gives, however it is cut into pieces", arguments: [1, 100, 5_000, 1_000_000])
    func pieces(length: Int) throws {
        // One character at a time is slow: a few windows do, and the long ones without lines are left to longer pieces.
        let texts =
            length < 100
            ? [try RandomMixtures.longDocument(byteCount: 80_000)]
            : [try RandomMixtures.longDocument(byteCount: 150_000), try Self.withoutLines(byteCount: 300_000)]
        for text in texts {
            var stream = StreamSegmenter(segmenter)
            var spans: [LanguageSpan] = []
            let scalars = Array(text.unicodeScalars)
            for start in stride(from: 0, to: scalars.count, by: length) {
                var piece = ""
                piece.unicodeScalars.append(contentsOf: scalars[start..<min(start + length, scalars.count)])
                spans += stream.append(piece)
            }
            spans += stream.finish()
            #expect(spans == segmenter.spans(of: text))
        }
    }

    /// Texts longer than any window of their kind, so that there is something to hand out before the end.
    private static let hardTexts: [(piece: String, byteCount: Int)] = [
        ("<p>Das ist\nein Absatz</p>\n<a\nhref='x'>Ceci est un lien</a> & amp; &eacute;&amp;\n", 140_000),
        ("x <y\n\nz> w <b\n", 140_000), ("Guten Abend.\r\n\u{301}\r\nBonsoir.", 140_000),
        ("<path d='M 1 2 L 3.5 4'/><text>Halle</text>", 340_000), ("<b c>\u{338} ", 340_000),
        ("日本語の文章です。\u{301}字。", 340_000), ("das \u{301}les ", 340_000), ("🇩🇪", 1_400_000),
        (HostileText.strings.joined(), 600_000),
    ]

    @Test("gives what the whole gives for texts that are hard to cut", arguments: hardTexts)
    func hostile(piece: String, byteCount: Int) {
        let text = String(repeating: piece, count: byteCount / piece.utf8.count + 1)
        var stream = StreamSegmenter(segmenter)
        var spans: [LanguageSpan] = []
        let scalars = Array(text.unicodeScalars)
        for start in stride(from: 0, to: scalars.count, by: 5_001) {
            var piece = ""
            piece.unicodeScalars.append(contentsOf: scalars[start..<min(start + 5_001, scalars.count)])
            spans += stream.append(piece)
        }
        #expect(stream.readCount > 0, "the test is about texts of several windows")
        spans += stream.finish()
        #expect(spans == segmenter.spans(of: text))
    }

    @Test("gives what the whole gives when its paragraphs come asynchronously")
    func asynchronous() async throws {
        let paragraphs = try RandomMixtures.documents(count: 40).map { $0 + "\n\n" }
        var spans: [LanguageSpan] = []
        for try await span in segmenter.spans(ofParagraphs: Paragraphs(all: paragraphs)) { spans.append(span) }
        #expect(spans == segmenter.spans(of: paragraphs.joined()))
    }

    @Test("hands spans out long before it ends, so that no more than a few windows wait")
    func early() throws {
        let text = try RandomMixtures.longDocument(byteCount: 300_000)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) + "\n" }
        #expect(mostHeldBack(lines) < 120_000)
    }

    @Test("hands spans out long before it ends in scripts without spaces too")
    func earlyWithoutSpaces() {
        let block = String(repeating: "我们星期四在车站旁边的大厅见面。", count: 300) + String(repeating: "今日は友達と一緒に公園へ行きました。", count: 300)
        #expect(mostHeldBack(Array(repeating: block, count: 14)) < 400_000)
    }

    @Test("tells how much it has read: all that is in spans, and more than half of what it has taken once that is long")
    func readCount() throws {
        let text = try RandomMixtures.longDocument(byteCount: 300_000)
        var stream = StreamSegmenter(segmenter)
        var (taken, known) = (0, 0)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map({ $0 + "\n" }) {
            let before = stream.readCount
            taken += line.utf8.count
            let spans = stream.append(line)
            // No span that is handed out ends before what had been read, and none ends after what is.
            #expect(spans.allSatisfy { $0.range.upperBound >= before && $0.range.upperBound <= stream.readCount })
            known = spans.last?.range.upperBound ?? known
            #expect(known <= stream.readCount && stream.readCount <= taken && stream.readCount >= before)
            if taken > 200_000 { #expect(stream.readCount > taken / 2) }
        }
        #expect(known > 0)
        let read = stream.readCount
        #expect(stream.finish().allSatisfy { $0.range.upperBound >= read })
        #expect(stream.readCount == 0)
    }

    /// The most bytes that had been taken and were in no span yet.
    private func mostHeldBack(_ pieces: [String]) -> Int {
        var stream = StreamSegmenter(segmenter)
        var (read, known, most) = (0, 0, 0)
        for piece in pieces {
            read += piece.utf8.count
            known = stream.append(piece).last?.range.upperBound ?? known
            most = max(most, read - known)
        }
        return most
    }

    @Test("begins another text after its end")
    func again() throws {
        let texts = try RandomMixtures.documents(count: 4)
        var stream = StreamSegmenter(segmenter)
        for text in texts { #expect(stream.append(text) + stream.finish() == segmenter.spans(of: text)) }
        #expect(stream.finish().isEmpty)
    }

    /// Sentences with spaces between them and no line end.
    private static func withoutLines(byteCount: Int) throws -> String {
        let sentences = try TestSentences.all().map(\.text).joined(separator: " ") + " "
        return String(repeating: sentences, count: byteCount / sentences.utf8.count + 1)
    }
}

/// An asynchronous sequence of paragraphs.
private struct Paragraphs: AsyncSequence {
    let all: [String]

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<String>
        mutating func next() async -> String? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: all[...]) }
}
