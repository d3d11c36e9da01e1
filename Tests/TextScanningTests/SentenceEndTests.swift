// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextScanning

@Suite("Where sentences end")
struct SentenceEndTests {
    /// Texts with a bar where the next sentence begins.
    private static let texts = [
        "Es regnet. |Wir gehen.", "Regnet es? |Ja! |Gut.", "Es regnet, und wir gehen.", "Er rief: Halt! |Alle standen.",
        "Das ist z. B. falsch, ca. drei Meter.", "J. Brahms und C. Schumann kamen.", "Ja. |Brahms kam.",
        "„Es regnet.“ |Wir gehen.", "(Es regnet.) |Wir gehen.", "Sie sagte: “It rains.” |Wir gehen.", "Es regnet. |“It rains”",
        "Version 3.1.4 läuft.", "www.example.org läuft.", "Er sagte „Halt!“ und ging.", "Was? |1984 war es.",
        "今天下雨。|我们走吧。|好！|走。", "他说：「下雨了。」|我们走吧。", "他说“下雨了。”|我们走吧。", "下雨了。|“走吧”",
        "आज बारिश है। |हम चलते हैं।", "Es regnet ...\n\n|und", "Zeile eins\n|Zeile zwei", "eine Zeile\nläuft weiter",
        "Punkte:\n|eins", "Ende.\n|und weiter", "Absatz\n\n|weiter", "Absatz\u{2029}|weiter", "Es regnet.\u{A0}|Wir", "É. Zola",
        "E\u{301}. Zola",
        "\u{FFFC}Regen.\u{FFFC} |Wir gehen.\u{FFFC} |\u{FFFC}Gut\u{FFFC}.", "... |Und dann", "Ende. |", "Ohne Ende",
    ]

    @Test("A sentence ends where a reader would say so", arguments: texts)
    func ends(marked: String) {
        var text = marked.replacing("|", with: "")
        // What ends the text ends a sentence.
        let wanted = offsets(of: marked).filter { $0 < text.utf8.count } + [text.utf8.count]
        text.withUTF8 { bytes in
            #expect((0...bytes.count).filter { isScalarBoundary($0, bytes) && SentenceEnd.isEnd(at: $0, in: bytes) } == wanted)
        }
    }

    @Test("The last end up to a limit is the one that a text is cut at", arguments: texts)
    func lastEnds(marked: String) {
        var text = marked.replacing("|", with: "")
        let ends = offsets(of: marked).filter { $0 < text.utf8.count }
        text.withUTF8 { bytes in
            for limit in 0..<bytes.count {
                #expect(SentenceEnd.last(upTo: limit, from: 0, in: bytes) == ends.last { $0 <= limit })
            }
        }
    }

    @Test("What stands before the start is not looked at")
    func start() {
        var text = "Es regnet. Wir gehen."
        text.withUTF8 { bytes in
            #expect(SentenceEnd.last(upTo: 15, from: 0, in: bytes) == 11)
            #expect(SentenceEnd.last(upTo: 15, from: 10, in: bytes) == nil)
            #expect(!SentenceEnd.isEnd(at: 11, in: bytes, from: 11))
        }
    }

    @Test(
        "Finding them takes time that grows with the text",
        arguments: ["\"", ")", " ", ".", "a ", "。」", "a\u{301}.", "\n", "x. "])
    func isLinear(piece: String) {
        expectLinearTime(from: 25_000, to: 200_000) {
            Array(String(repeating: piece, count: $0 / piece.utf8.count).utf8)
        } of: { bytes in
            bytes.withUnsafeBufferPointer { bytes in
                _ = bytes.indices.count { isScalarBoundary($0, bytes) && SentenceEnd.isEnd(at: $0, in: bytes) }
                _ = SentenceEnd.last(upTo: bytes.count - 1, from: 0, in: bytes)
            }
        }
    }

    private func offsets(of marked: String) -> [Int] {
        var (offsets, count) = ([Int](), 0)
        for byte in marked.utf8 {
            if byte == UInt8(ascii: "|") { offsets.append(count) } else { count += 1 }
        }
        return offsets
    }

    private func isScalarBoundary(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        offset == bytes.count || bytes[offset] & 0xC0 != 0x80
    }
}
