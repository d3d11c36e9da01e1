// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import UnicodeText

@Suite("Boundaries")
struct BoundaryTests {
    @Test("words are told from what stands between them")
    func words() throws {
        let finder = try BoundaryFinder(.word)
        let text = "Can't buy 3.50 €, 漢字!"
        let bytes = Array(text.utf8)
        let words = finder.pieces(of: text).filter(\.isWord).map { String(decoding: bytes[$0.range], as: UTF8.self) }
        #expect(words == ["Can't", "buy", "3.50", "漢字"])
        #expect(finder.pieces(of: text).map(\.content).filter { $0 != .other } == [.letters, .letters, .number, .ideographs])
        #expect(finder.offsets(in: "Good day.") == [0, 4, 5, 8, 9])
    }

    @Test(
        "sentences follow the locale's abbreviations where they are asked for",
        arguments: [
            ("de", ["Ich kaufe z.B. ", "Äpfel. ", "Gut."]), ("de-u-ss-standard", ["Ich kaufe z.B. Äpfel. ", "Gut."]),
        ] as [(LocaleIdentifier, [String])])
    func sentences(locale: LocaleIdentifier, sentences: [String]) throws {
        let finder = try BoundaryFinder(.sentence, locale: locale)
        let text = "Ich kaufe z.B. Äpfel. Gut."
        #expect(pieces(of: text, finder) == sentences)
    }

    @Test("dictionaries divide Thai and Japanese")
    func dictionaries() throws {
        let finder = try BoundaryFinder(.word)
        #expect(pieces(of: "ภาษาไทยง่าย", finder).count > 1)
        #expect(pieces(of: "私は学生です", finder).count > 2)
    }

    @Test("lines may break after white space and hyphens")
    func lines() throws {
        #expect(pieces(of: "well-known fact", try BoundaryFinder(.line)) == ["well-", "known ", "fact"])
    }

    @Test("graphemes are Swift's characters, where both know the code points", arguments: HostileText.strings)
    func graphemes(text: String) throws {
        // Swift knows later versions of Unicode; these texts hold nothing that changed since.
        #expect(pieces(of: text, try BoundaryFinder(.grapheme)) == text.map(String.init))
    }

    @Test("pieces cover any text, in order, on scalar boundaries", arguments: BoundaryKind.allCases)
    func cover(kind: BoundaryKind) throws {
        let finder = try BoundaryFinder(kind)
        for text in HostileText.strings + HostileText.random(count: 200, length: 80, seed: 1) {
            #expect(pieces(of: text, finder).joined() == text)
            #expect(pieces(of: Substring(text), finder).joined() == text)
            #expect(finder.pieces(of: text).allSatisfy { !$0.range.isEmpty })
        }
    }

    @Test("any bytes are searched", arguments: BoundaryKind.allCases)
    func bytes(kind: BoundaryKind) throws {
        let finder = try BoundaryFinder(kind)
        for bytes in HostileText.randomBytes(count: 200, length: 300, seed: 2) {
            let offsets = bytes.withUnsafeBufferPointer(finder.offsets(inUTF8:))
            #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
            #expect(offsets.first == (bytes.isEmpty ? nil : 0))
            #expect(offsets.last == (bytes.isEmpty ? nil : bytes.count))
        }
    }

    @Test("searches with one finder may take turns")
    func turns() throws {
        let finder = try BoundaryFinder(.word)
        let first = String(repeating: "one two, three. ", count: 100)
        let second = String(repeating: "Eins, zwei; ", count: 100)
        let expected = (pieces(of: first, finder), pieces(of: second, finder))
        var one = finder.pieces(of: first).makeIterator()
        var two = finder.pieces(of: second).makeIterator()
        var found: ([String], [String]) = ([], [])
        for step in 0..<2000 {
            if let piece = one.next() { found.0.append(text(of: piece, in: first)) }
            // A copy goes its own way.
            if step == 100 {
                var copy = one
                while copy.next() != nil {}
            }
            if let piece = two.next() { found.1.append(text(of: piece, in: second)) }
        }
        #expect(found == expected)
    }

    @Test("windows give what the whole gives where lines are shorter than a window", arguments: BoundaryKind.allCases)
    func windows(kind: BoundaryKind) throws {
        let whole = try BoundaryFinder(kind)
        let text = (0..<50).map { "Line \($0): can’t stop, won’t stop. ไม่มีอะไร 日本語です。\r\n" }.joined()
        for size in [64, 100, 257, 4000] where text.split(separator: "\r\n").allSatisfy({ $0.utf8.count + 2 <= size }) {
            let windowed = try BoundaryFinder(kind, locale: .root, windowSize: size)
            #expect(windowed.offsets(in: text) == whole.offsets(in: text))
        }
    }

    @Test("windows without a line feed still cover the text and agree on words of one script", arguments: BoundaryKind.allCases)
    func windowsWithoutLineFeed(kind: BoundaryKind) throws {
        let whole = try BoundaryFinder(kind)
        let windowed = try BoundaryFinder(kind, locale: .root, windowSize: 200)
        for text in [String(repeating: "can't stop, won't stop; ", count: 100), String(repeating: "é", count: 999)] {
            #expect(pieces(of: text, windowed).joined() == text)
            if kind == .word || kind == .line || kind == .grapheme, text.first == "c" || kind == .grapheme {
                #expect(windowed.offsets(in: text) == whole.offsets(in: text))
            }
        }
    }

    private func pieces(of text: some StringProtocol, _ finder: BoundaryFinder) -> [String] {
        let bytes = Array(text.utf8)
        return finder.pieces(of: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    private func text(of piece: TextPiece, in text: String) -> String {
        String(decoding: Array(text.utf8)[piece.range], as: UTF8.self)
    }
}
