// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationBatches
import UnicodeText

@testable import ApertiumEngine

@Suite struct EncodingTests {
    /// Pieces of hostile texts in several languages.
    static let pieces: [String] = {
        ["en", "es", "ca", "pt", "fr", "hr", "uk", "hi"].enumerated().flatMap { number, tag in
            guard var texts = try? HostileMixtures(tag: tag, seed: UInt64(number)) else { return [String]() }
            return (0..<300).flatMap { _ in TextQueue.cutter(maximum: 10_000).cut(texts.next()).pieces.map(\.text) }
        }
    }()

    /// The characters that the notes on the stream format forbid, written down apart from the code that is tested.
    static let forbidden: Set<Unicode.Scalar> = {
        let controls: [ClosedRange<UInt32>] = [0...0x1F, 0x7F...0x9F]
        let invisible: [ClosedRange<UInt32>] = [0xAD...0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2064, 0x2066...0x2069]
        let others: [ClosedRange<UInt32>] = [
            0x20E3...0x20E3, 0xFE0F...0xFE0F, 0xFEFF...0xFEFF, 0xFFFE...0xFFFF, 0x1F600...0x1F64F,
        ]
        let numbers = (controls + invisible + others).flatMap { Array($0) }
        return Set(numbers.compactMap { Unicode.Scalar($0) } + Array("~[]{}^$/\\@<>*#+".unicodeScalars))
    }()

    /// What a piece sends outside of placeholders, with a bar for each of them.
    static func outside(_ piece: EncodedPiece) -> String {
        var rest = piece.bytes[...]
        var outside: [UInt8] = []
        for index in piece.placeholders.indices {
            let placeholder = Array("[\(index)]".utf8)
            guard let start = rest.firstIndex(of: UInt8(ascii: "[")), rest[start...].starts(with: placeholder) else {
                return "[]"
            }
            outside += rest[..<start] + [UInt8(ascii: "|")]
            rest = rest[(start + placeholder.count)...]
        }
        return String(decoding: outside + rest, as: UTF8.self)
    }

    @Test("A chain that changes nothing gives back every piece, with its letters composed")
    func aChainThatChangesNothing() throws {
        #expect(Self.pieces.count > 2000)
        for (number, piece) in Self.pieces.enumerated() {
            let encoded = EncodedPiece(piece)
            let request = encoded.request(identifier: UInt64(number))
            let answer = request.dropLast()
            let result = try AnswerDecoder.answer(from: answer, to: encoded, identifier: UInt64(number)).text
            // To Swift, composed and decomposed letters are equal.
            #expect(result == piece, "\(piece.debugDescription)")
            if piece.isNormalized(.nfc) { #expect(Array(result.utf8) == Array(piece.utf8), "\(piece.debugDescription)") }
        }
    }

    @Test("Nothing that means something to a chain is outside of placeholders")
    func nothingThatMeansSomething() {
        for piece in Self.pieces {
            // A slash between digits is escaped, and part of a word.
            let outside = Self.outside(EncodedPiece(piece)).replacing(/\d\\\/(?=\d)/, with: "0")
            #expect(Self.forbidden.isDisjoint(with: outside.unicodeScalars), "\(piece.debugDescription)")
            #expect(outside.unicodeScalars.allSatisfy { $0.value <= 0xFFFF })
            #expect(!outside.contains("  "))
        }
    }

    @Test("A request ends with an empty blank, its identifier, and the one zero byte")
    func aRequestEnds() {
        for piece in Self.pieces {
            let request = EncodedPiece(piece).request(identifier: 42)
            #expect(request.suffix(8) == Array("[][#42]".utf8) + [0])
            #expect(request.count { $0 == 0 } == 1)
        }
    }

    @Test("Each reserved character travels as a placeholder, alone and between letters")
    func eachReservedCharacterTravels() throws {
        for scalar in Self.forbidden {
            let piece = "é\(Character(scalar))é"
            let encoded = EncodedPiece(piece)
            #expect(encoded.placeholders == [String(Character(scalar))])
            #expect(encoded.bytes == Array("é[0]é".utf8))
        }
    }

    @Test(
        "Runs become one placeholder",
        arguments: [
            ("uno  dos", "uno[0]dos", ["  "]),
            ("uno dos", "uno dos", []),
            ("vea https://example.org/a?b=c, hoy", "vea [0], hoy", ["https://example.org/a?b=c"]),
            ("<b>casa</b>", "[0]casa[1]", ["<b>", "</b>"]),
            ("3/4 de $100 y 10^6.", "3\\/4 de [0] y [1].", ["$100", "10^6"]), ("el 1/3, y/2", "el 1\\/3, y[0]", ["/2"]),
            ("del 28/02/2026: 20%.", "del 28\\/02\\/2026: [0].", ["20%"]),
            ("at 8am, 9 AM or 10:30 pm.", "at 8[0], 9 [1] or 10:30 [2].", ["am", "AM", "pm"]),
            ("10 am and 7:30 am to 9 pm", "10 [0] and 7:30 [1] to 9 [2]", ["am", "am", "pm"]),
            ("la 8 am plecat, 8amp, a pm", "la 8 am plecat, 8amp, a pm", []),
            ("10\u{2009}am, 9\u{2002}pm", "10\u{2009}[0], 9\u{2002}[1]", ["am", "pm"]),
            ("y/o", "y[0]o", ["/"]), ("Si no va, bien. Si no, no.", "Si[] no va, bien. Si no, no[].", []),
            ("What I know is what I want, what we have", "What[] I know is what[] I want, what we have", []),
            ("😀😀 👍🏽", "[0] [1]", ["😀😀", "👍🏽"]),
            ("1️⃣ a", "1[0] a", ["\u{FE0F}\u{20E3}"]),
            ("[1] a [2]", "[0] a [1]", ["[1]", "[2]"]),
        ])
    func runsBecomeOnePlaceholder(piece: String, bytes: String, placeholders: [String]) {
        let encoded = EncodedPiece(piece)
        #expect(String(decoding: encoded.bytes, as: UTF8.self) == bytes)
        #expect(encoded.placeholders == placeholders)
    }

    @Test(
        "An ellipsis that ends a sentence goes as three full stops, and comes back as it was",
        arguments: [
            ("I like dogs… Cats do.", "I like dogs... Cats do."), ("I waited… and left… Ana", "I waited… and left... Ana"),
            ("Uno… «Dos…» Tres", "Uno... «Dos...» Tres"), ("A… Be... C", "A… Be... C"), ("No… It is", "No… It is"),
            ("mesa…\nRoja", "mesa...[0]Roja"), ("wait…Now", "wait…Now"), ("… Now", "… Now"), ("casa…", "casa[0]"),
            ("Really…?", "Really...?"),
        ])
    func sendsEllipses(piece: String, bytes: String) throws {
        let encoded = EncodedPiece(piece)
        #expect(String(decoding: encoded.bytes, as: UTF8.self) == bytes)
        let answer = try AnswerDecoder.answer(
            from: encoded.request(identifier: 7).dropLast(), to: encoded, identifier: 7)
        #expect(answer.text == piece)
    }

    @Test("Letters are sent composed, and kept as they are in placeholders")
    func lettersAreSentComposed() {
        let encoded = EncodedPiece("cafe\u{301} https://example.org/cafe\u{301}")
        #expect(encoded.bytes == Array("caf\u{E9} [0]".utf8))
        #expect(encoded.placeholders.map { Array($0.utf8) } == [Array("https://example.org/cafe\u{301}".utf8)])
    }

    @Test("A word of more than a thousand characters travels as a placeholder")
    func aWordOfMoreThan() {
        let long = String(repeating: "a", count: 1001)
        #expect(EncodedPiece("uno \(long) dos").placeholders == [long])
        #expect(EncodedPiece("uno \(long.dropLast()) dos").placeholders == [])
    }

    @Test("A piece is its segments, and knows whether it has words")
    func aPieceIsItsSegments() {
        for piece in Self.pieces {
            let encoded = EncodedPiece(piece)
            #expect(Array(PlaceholderRepair(of: encoded.segments).text.utf8) == Array(piece.utf8))
        }
        #expect(EncodedPiece("https://example.org").hasWords == false)
        #expect(EncodedPiece("12 😀").hasWords == false)
        #expect(EncodedPiece("<b>x").hasWords)
    }
}
