// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Names of a text that end in signs, *C++*, *C#*, *Notepad++*, which models part from their letters: of *Google's C++ testing*
/// came *de++ teste C do Google*.
struct ExactSignedNames: Sendable {
    private let names: [(name: String, range: Range<Int>)]

    init(in text: String) {
        names = Self.names(in: text)
    }

    /// Where those stand of which a translation has fewer.
    func lost(in translation: String) -> [Range<Int>] {
        guard !names.isEmpty else { return [] }
        let there = Self.counts(Self.names(in: translation).map(\.name))
        let wanted = Self.counts(names.map(\.name))
        return names.filter { there[$0.name, default: 0] < wanted[$0.name, default: 0] }.map(\.range)
    }

    private static func counts(_ names: [String]) -> [String: Int] { names.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

    private static func names(in text: String) -> [(name: String, range: Range<Int>)] {
        guard text.containsAny(utf8: ["++", "#"]) else { return [] }
        let bytes = Array(text.utf8)
        var found: [(name: String, range: Range<Int>)] = []
        var position = 0
        while let sign = bytes[position...].firstIndex(where: isSign) {
            let letters = bytes[position..<sign].reversed().prefix(while: \.isASCIILetter).count
            let start = sign - letters
            position = bytes[sign...].firstIndex { !isSign($0) } ?? bytes.count
            let signs = bytes[sign..<position]
            // A key or a language has one capital; of C++17 the year goes with it.
            let isSharp = signs.elementsEqual("#".utf8) && letters == 1 && bytes[start].isASCIICapital
            guard letters > 0, isSharp || signs.elementsEqual("++".utf8), start == 0 || !isPartOfName(bytes[start - 1]) else {
                continue
            }
            if !isSharp { position = bytes[position...].firstIndex { !$0.isASCIIDigit } ?? bytes.count }
            // What goes on is code: i++=1, C#m.
            if position < bytes.count, isPartOfName(bytes[position]) || bytes[position] == UInt8(ascii: "=") { continue }
            found.append((String(decoding: bytes[start..<position], as: UTF8.self), start..<position))
        }
        return found
    }

    private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "#") }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte > 0x7F || byte == UInt8(ascii: "_")
    }
}
