// SPDX-License-Identifier: Apache-2.0

/// Finds addresses of mail that are written in words so that programs do not gather them: `ana arroba example punto org`, `ana
/// (at) example (dot) org`.
enum SpokenAddress {
    /// What stands for `@` and is no word beside a host.
    private static let signs: Set = ["(arroba)", "(at)", "<at>", "AT", "[arroba]", "[at]", "arroba"]
    private static let stops: Set = ["(dot)", "(punto)", "DOT", "[dot]", "[punto]", "dot", "ponto", "punt", "punto"]
    /// Those of countries are words in too many languages.
    private static let domains: Set = ["com", "edu", "gov", "net", "org"]
    private static let longestWord = 40
    private static let mostParts = 4

    /// Where an address stands that begins with the word at an offset, or with *at* there, of which the host alone is one: the
    /// word before may be any, as in *look at example dot org*. Nil where none does.
    static func range(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Range<Int>? {
        let user = word(in: bytes[start..<limit])
        guard user.first?.isASCIISmall == true else { return nil }
        let isSign = user.elementsEqual("at".utf8)
        let sign = isSign ? user : word(in: bytes[user.endIndex..<limit].dropFirst())
        guard isSign || isName(user) && signs.contains(String(decoding: sign, as: UTF8.self)), sign.endIndex < limit else {
            return nil
        }
        return hostEnd(in: bytes, from: sign.endIndex + 1, to: limit).map { (isSign ? sign.endIndex + 1 : start)..<$0 }
    }

    /// The end of `lists dot example dot org`; nil where no host begins.
    private static func hostEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        var name = word(in: bytes[start..<limit])
        for _ in 0..<mostParts {
            guard isName(name) else { return nil }
            let stop = word(in: bytes[name.endIndex..<limit].dropFirst())
            guard stops.contains(String(decoding: stop, as: UTF8.self)) else { return nil }
            name = word(in: bytes[stop.endIndex..<limit].dropFirst())
            let letters = name.prefix(while: \.isASCIILetter)
            let next = letters.endIndex < limit ? bytes[letters.endIndex] : 0x20
            if !next.isASCIILetterOrDigit, next < 0x80, domains.contains(String(decoding: letters, as: UTF8.self).lowercased()) {
                return letters.endIndex
            }
        }
        return nil
    }

    private static func isName(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.count > 1 && word.count < longestWord && word.allSatisfy { $0.isASCIILetterOrDigit || "._-".utf8.contains($0) }
    }

    private static func word(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
        text.prefix(longestWord).prefix { $0 > 0x20 }
    }
}
