// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension MessageSyntax {
    /// The sign that parts the texts of a message without spaces around it: of `one apple|many apples` and `music;audio;`.
    static func separator(in bytes: [UInt8]) -> UInt8? {
        func parts(_ sign: UInt8) -> [ArraySlice<UInt8>] { bytes.split(separator: sign, omittingEmptySubsequences: false) }
        if bytes.last == UInt8(ascii: ";") {
            let words = parts(UInt8(ascii: ";")).dropLast()
            if words.count > 1, words.allSatisfy({ $0.first.map { $0 > 0x20 } == true && !$0.contains(UInt8(ascii: "&")) }) {
                return UInt8(ascii: ";")
            }
        }
        guard bytes.contains(UInt8(ascii: "|")) else { return nil }
        let forms = parts(UInt8(ascii: "|"))
        let areSentences =
            2...6 ~= forms.count
            && forms.allSatisfy { form in
                form.contains(0x20) && form.first != 0x20 && form.last != 0x20 && form.contains(where: \.isASCIILetter)
            }
        return areSentences ? UInt8(ascii: "|") : nil
    }
}
