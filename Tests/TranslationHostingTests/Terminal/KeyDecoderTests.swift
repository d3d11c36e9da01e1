// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TranslationHosting

@Suite("Keys")
struct KeyDecoderTests {
    private static let keys: [(bytes: String, key: TerminalKey)] = [
        ("a", .character("a")), ("ñ", .character("ñ")), ("語", .character("語")), ("🙂", .character("🙂")), ("\n", .enter),
        ("\r", .enter),
        ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{10}", .control("p")), ("\u{1B}[A", .up),
        ("\u{1B}OB", .down), ("\u{1B}[1;5C", .right), ("\u{1B}[D", .left), ("\u{1B}[H", .home), ("\u{1B}[4~", .end),
        ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[3~", .delete), ("\u{1B}[Z", .backtab), ("\u{1B}OM", .enter),
    ]

    @Test("are read from what terminals send, in pieces of any length")
    func decodesInPieces() {
        var numbers = SeededNumbers(seed: 19)
        for _ in 0..<500 {
            let chosen = (0..<numbers.number(in: 0...12)).map { _ in numbers.one(of: Self.keys) }
            let bytes = chosen.flatMap { Array($0.bytes.utf8) }
            var decoder = KeyDecoder()
            var decoded: [TerminalKey] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = numbers.number(in: 1...4)
                decoded += decoder.decode(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
            #expect(decoded == chosen.map(\.key) && !decoder.isWaiting)
        }
    }

    @Test("come to an end in any bytes, and no control character is one")
    func decodesAnything() {
        var numbers = SeededNumbers(seed: 20)
        for _ in 0..<2_000 {
            var decoder = KeyDecoder()
            let bytes = (0..<numbers.number(in: 0...80)).map { _ in
                numbers.number(in: 0...3) == 0 ? 0x1B : UInt8(numbers.number(in: 0...255))
            }
            let keys = decoder.decode(bytes) + decoder.flush()
            #expect(keys.count <= bytes.count)
            for case .character(let character) in keys {
                #expect(character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
            }
        }
    }

    @Test("An escape is a key where nothing follows it")
    func flushesEscape() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0x1B]).isEmpty && decoder.isWaiting)
        #expect(decoder.flush() == [.escape] && !decoder.isWaiting)
        #expect(decoder.decode([0x1B, 0x1B]) == [.escape] && decoder.flush() == [.escape])
        #expect(decoder.decode([0x1B, 0x78]) == [.escape, .character("x")])
        #expect(decoder.decode([0x1B, 0x5B]).isEmpty && decoder.flush() == [.escape, .character("[")])
    }
}
