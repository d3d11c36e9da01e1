// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
    /// Whether some text stands in it, byte for byte.
    ///
    /// What every text is asked before an expression that few match: `contains(_:)` compares characters, which takes many times
    /// as long. A letter is found before a combining mark, too.
    ///
    /// - Complexity: Linear in the length of the text.
    package func contains(utf8 text: String) -> Bool {
        var text = text
        return text.withUTF8 { sought in
            guard let first = sought.first else { return true }
            // Of what is a string or a part of one, the bytes stand side by side.
            return utf8.withContiguousStorageIfAvailable { bytes in
                guard bytes.count >= sought.count else { return false }
                return (0...bytes.count - sought.count).contains { start in
                    bytes[start] == first && (1..<sought.count).allSatisfy { bytes[start + $0] == sought[$0] }
                }
            } ?? String(self).contains(utf8: String(decoding: sought, as: UTF8.self))
        }
    }

    /// Whether one of some texts stands in it, byte for byte.
    ///
    /// - Complexity: Linear in the length of the text, for each.
    package func containsAny(utf8 texts: [String]) -> Bool { texts.contains { contains(utf8: $0) } }
}
