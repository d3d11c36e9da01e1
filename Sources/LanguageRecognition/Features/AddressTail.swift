// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The rest of an address from its first character beyond ASCII up to white space: *Österreich_(Land)* in
/// `https://de.wikipedia.org/wiki/Österreich_(Land)`.
struct AddressTail {
    /// The offset after it; that at which it was looked for where an address does not go on.
    private(set) var end: Int
    private(set) var letterCount = 0

    /// An address that is longer ends here, so that a text made of them is read in time that grows with its length.
    private static let longest = 2_000

    /// Looks for it after a stretch of ASCII.
    init(of stretch: ASCIIStretch, _ kind: FixedText.Kind, _ bytes: UnsafePointer<UInt8>, count: Int, table: CharacterTable) {
        end = stretch.end
        guard end < count, bytes[end] >= 0x80 else { return }
        let first = table.entry(of: UTF8Decoder.decode(bytes, at: end, count: count).scalar)
        guard stretch.mayGoOn(kind, bytes, withLatinLetter: first.isLetter && first.scriptClass == table.latinClass) else {
            return
        }
        // Ideographs may be the sentence that an address stands in: then its punctuation follows, and not white space.
        var beforeIdeographs: AddressTail?
        let limit = min(count, end + Self.longest)
        while end < limit {
            let byte = bytes[end]
            if byte < 0x80 {
                guard !ASCIIStretch.endsStretch(byte) else { return }
                letterCount += ASCIIStretch.isLetter(byte) ? 1 : 0
                end += 1
                continue
            }
            let decoded = UTF8Decoder.decode(bytes, at: end, count: count)
            switch table.entry(of: decoded.scalar).kind {
            case .separator:
                if let beforeIdeographs { self = beforeIdeographs }
                return
            case .ideograph:
                beforeIdeographs = beforeIdeographs ?? self
                letterCount += 1
            case .letter, .expansion: letterCount += 1
            case .mark, .digit, .joiner, .ignorable: break
            }
            end += decoded.length
        }
    }
}
