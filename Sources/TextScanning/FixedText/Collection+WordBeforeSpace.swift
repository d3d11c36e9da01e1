// SPDX-License-Identifier: Apache-2.0

extension BidirectionalCollection<UInt8> {
    /// The word at the end of a text in UTF-8, with one space behind it, in small letters; empty where something else stands
    /// there.
    package var wordBeforeSpace: String {
        guard last == 0x20 else { return "" }
        let word = dropLast().reversed().prefix { $0.isASCIILetter || $0 >= 0x80 }
        return String(decoding: word.reversed(), as: UTF8.self).lowercased()
    }
}
