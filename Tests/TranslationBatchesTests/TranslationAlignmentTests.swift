// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextScanning

@testable import TranslationBatches

@Suite("Alignments")
struct TranslationAlignmentTests {
    private typealias Link = TranslationAlignment.Link

    /// The words of a text in reverse order and in capital letters, and which became which.
    private static func reversed(_ text: String) -> (text: String, alignment: TranslationAlignment) {
        let words = text.split(separator: " ")
        var links: [Link] = []
        var target: [String] = []
        var length = 0
        for word in words.reversed() {
            let translation = word.uppercased()
            links.append(Link(source: text.utf8Offsets(of: word), target: length..<length + translation.utf8.count))
            length += translation.utf8.count + 1
            target.append(translation)
        }
        return (target.joined(separator: " "), TranslationAlignment(links))
    }

    /// The words that an alignment links, as text.
    private static func words(of alignment: TranslationAlignment, _ source: String, _ target: String) -> [[String]] {
        alignment.links.map { [String(source[utf8: $0.source]), String(target[utf8: $0.target])] }
    }

    @Test("A text that is cut, translated in pieces and joined again has the words of each piece aligned")
    func alignsCutText() throws {
        let text = "  Guten Tag.\nDie Straße ist lang. 7\t(Ende)  "
        var cut = TextCutter(maximum: .scalars(12), unit: .line).cut(text)
        let pieces = cut.pieces
        var numbers = SeededNumbers(seed: 7)
        for (index, piece) in pieces.shuffled(using: &numbers) {
            #expect(cut.alignment == nil)
            let (translation, alignment) = Self.reversed(piece)
            cut.settle(index, with: translation, alignment: alignment)
        }
        let alignment = try #require(cut.alignment)
        #expect(alignment.isSound(from: text, to: cut.text))
        for pair in Self.words(of: alignment, text, cut.text) { #expect(pair[0].uppercased() == pair[1]) }
        #expect(alignment.links.map(\.source).sorted { $0.lowerBound < $1.lowerBound }.count > 7)
        // Nothing of the translation but the spaces between words is without a link.
        let linked = Set(alignment.links.flatMap(\.target))
        #expect(cut.text.utf8.enumerated().allSatisfy { linked.contains($0.offset) || $0.element == 0x20 })
    }

    @Test("A text of which one piece came without an alignment has none; one of which nothing goes is its own")
    func needsAllPieces() {
        var cut = TextCutter(maximum: .scalars(4)).cut("ab. cd.")
        cut.settle(0, with: "AB.", alignment: TranslationAlignment(identityOf: "ab."))
        for (index, piece) in cut.pieces { cut.settle(index, with: piece) }
        #expect(cut.openCount == 0 && cut.alignment == nil)
        var kept = CutText()
        kept.append(kept: "7 ")
        kept.append(kept: "8")
        #expect(kept.alignment == TranslationAlignment(identityOf: "7 8"))
    }

    @Test("What is appended to a text after its pieces were translated stands behind them")
    func alignsBlocks() throws {
        var cut = CutText()
        for block in ["eins zwei", " ", "drei vier"] {
            let first = cut.segments.count
            cut.append(block[...], needsLetters: false)
            for (index, piece) in cut.pieces(from: first) {
                let (translation, alignment) = Self.reversed(piece)
                cut.settle(index, with: translation, alignment: alignment)
            }
        }
        let alignment = try #require(cut.alignment)
        #expect(cut.text == "ZWEI EINS VIER DREI")
        #expect(
            Self.words(of: alignment, "eins zwei drei vier", cut.text)
                == [["zwei", "ZWEI"], ["eins", "EINS"], [" ", " "], ["vier", "VIER"], ["drei", "DREI"]])
    }

    @Test("An alignment followed by another links what comes of what came of each word")
    func follows() {
        let text = "eins zwei drei"
        let first = Self.reversed(text)
        let second = Self.reversed(first.text)
        let both = first.alignment.followed(by: second.alignment)
        #expect(second.text == "EINS ZWEI DREI")
        #expect(Self.words(of: both, text, second.text) == [["eins", "EINS"], ["zwei", "ZWEI"], ["drei", "DREI"]])
        // Two words of one, and one of two.
        let split = TranslationAlignment([Link(source: 0..<4, target: 0..<2), Link(source: 0..<4, target: 2..<4)])
        let join = TranslationAlignment([Link(source: 0..<2, target: 0..<1), Link(source: 2..<4, target: 0..<1)])
        #expect(split.followed(by: join).links == [Link(source: 0..<4, target: 0..<1)])
        #expect(split.followed(by: TranslationAlignment([])).links.isEmpty)
    }

    @Test("An alignment followed by another links what two links lead to that meet in the text between", arguments: 0..<100)
    func followsAnyLinks(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        func range() -> Range<Int> {
            let start = Int.random(in: 0..<12, using: &numbers)
            return start..<start + Int.random(in: 0..<12, using: &numbers)
        }
        func alignment() -> TranslationAlignment {
            TranslationAlignment((0..<Int.random(in: 0..<9, using: &numbers)).map { _ in Link(source: range(), target: range()) })
        }
        let (first, second) = (alignment(), alignment())
        let links = first.links.flatMap { link in
            second.links.filter { $0.source.overlaps(link.target) }.map { Link(source: link.source, target: $0.target) }
        }
        #expect(first.followed(by: second) == TranslationAlignment(Array(Set(links))))
    }

    @Test(
        "Following takes time that grows with the links, also where one of them spans the whole text", arguments: [true, false])
    func followsInLinearTime(spansFirst: Bool) {
        expectLinearTime(from: 1_000, to: 8_000) { count in
            let words = (0..<count).map { Link(source: $0..<$0 + 1, target: $0..<$0 + 1) }
            let spanning = Link(source: 0..<count, target: 0..<count)
            return (
                TranslationAlignment(spansFirst ? words + [spanning] : words),
                TranslationAlignment(spansFirst ? words : words + [spanning])
            )
        } of: { first, second in
            #expect(first.followed(by: second).links.count >= first.links.count)
        }
    }

    @Test("Placeholders give way to what they stand for, in the text and in its translation")
    func fillsPlaceholders() {
        let (source, target) = ("a \u{FFFC} b \u{FFFC}", "B \u{FFFC}\u{FFFC} A")
        let alignment = TranslationAlignment([
            Link(source: 6..<7, target: 0..<1), Link(source: 2..<5, target: 2..<5), Link(source: 8..<11, target: 5..<8),
            Link(source: 0..<1, target: 9..<10), Link(source: 2..<7, target: 9..<10),
        ])
        let filled = alignment.filled(from: source, to: target, with: ["x", "long"])
        #expect(
            Self.words(of: filled, "a x b long", "B xlong A")
                == [["b", "B"], ["x", "x"], ["long", "long"], ["a", "A"], ["x b", "A"]])
    }

    @Test(
        "An alignment that reaches beyond its texts, or into a character, is found",
        arguments: [
            (0..<3, 0..<2, true), (0..<4, 0..<2, false), (0..<3, 0..<3, false), (-1..<2, 0..<2, false), (0..<1, 0..<2, true),
            (0..<2, 0..<2, false), (3..<3, 2..<2, true),
        ])
    func findsUnsound(source: Range<Int>, target: Range<Int>, isSound: Bool) {
        #expect(TranslationAlignment([Link(source: source, target: target)]).isSound(from: "aä", to: "ae") == isSound)
    }
}
