// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TextScanning

@Suite("Boundaries of characters")
struct CharacterBoundariesTests {
    /// Characters, and runs of them that look alike, of more than a few hundred bytes.
    private static let long = [
        String(repeating: "🇩🇪", count: 60), "x" + String(repeating: "🇩", count: 301) + "y",
        "a" + String(repeating: "\u{301}", count: 200), String(repeating: "👩\u{200D}", count: 100) + "👩👩",
        String(repeating: "क\u{94D}", count: 100) + "कक", String(repeating: "क\u{94D}ক\u{9CD}", count: 60) + "字",
        "👩" + String(repeating: "\u{FE0F}", count: 150) + "\u{200D}👩", String(repeating: "कु", count: 100),
        String(repeating: "\u{1100}", count: 100) + "\u{1161}\u{1100}", String(repeating: "\u{600}", count: 100) + "1",
        String(repeating: "a\u{200D}я\u{200D}👩", count: 40), "\r\n\r\u{301}\n\u{301}\u{301}",
    ]

    @Test("are those of the standard library, wherever one asks", arguments: HostileText.strings + long)
    func oracle(text: String) {
        let boundaries = text.boundaries
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            // One walk goes to each byte, one to a few, and others to one alone.
            var (each, few) = (CharacterBoundaries(in: bytes), CharacterBoundaries(in: bytes))
            var expected = 0
            for offset in 0...bytes.count {
                if boundaries.contains(offset) { expected = offset }
                #expect(each.last(upTo: offset) == expected)
                if offset % 7 == 0 { #expect(few.last(upTo: offset) == expected) }
                guard offset < 1_000 else { continue }
                var alone = CharacterBoundaries(in: bytes)
                #expect(alone.last(upTo: offset) == expected)
            }
        }
    }

    @Test("follow each other as in the standard library", arguments: HostileText.strings + long)
    func next(text: String) {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var walk = CharacterBoundaries(in: bytes)
            let following = text.map { _ in walk.next() }
            #expect(following == Array(text.boundaries.sorted().dropFirst()))
        }
    }

    @Test(
        "are found in time that grows with the text, however many one asks for", arguments: ["\u{301}", "🇩", "क\u{94D}ক\u{9CD}"])
    func time(piece: String) {
        expectLinearTime(from: 75_000, to: 600_000) {
            Array(String(repeating: piece, count: $0 / piece.utf8.count).utf8)
        } of: { bytes in
            bytes.withUnsafeBufferPointer { bytes in
                var walk = CharacterBoundaries(in: bytes)
                for offset in stride(from: 0, through: bytes.count, by: 6) { _ = walk.last(upTo: offset) }
            }
        }
    }
}

extension String {
    /// The offsets in UTF-8 at which its characters begin and end.
    fileprivate var boundaries: Set<Int> {
        Set(indices.map { utf8.distance(from: startIndex, to: $0) } + [utf8.count])
    }
}
