// SPDX-License-Identifier: Apache-2.0

import UnicodeText

extension EncodingSample {
    /// What ICU's statistics say of the sample; nil where they say nothing.
    ///
    /// Statistics of a few letters are weak: the first guess counts under which next to nothing is left over, so that a stray
    /// byte in a long text changes nothing. Where every guess leaves something over, that counts which leaves the least.
    var charset: Charset? {
        let guesses = ((try? CharsetGuess.guesses(for: bytes)) ?? []).compactMap(candidate)
        // ICU has no guess for a word or two; under this one nothing is left over.
        let last = isEscaped ? nil : try? Charset("windows-1252")
        var best: (charset: Charset, faults: Int)?
        for charset in guesses + [last].compactMap(\.self) {
            let faults = faults(under: charset)
            if faults * 64 <= nonASCIICount { return charset }
            if faults < best?.faults ?? .max { best = (charset, faults) }
        }
        return best?.charset
    }

    /// The charset of a guess; nil for one that does not come into question.
    private func candidate(_ guess: CharsetGuess) -> Charset? {
        // The forms of Unicode were told apart before, and no file here is from a mainframe.
        guard !guess.name.hasPrefix("UTF-"), !guess.name.hasPrefix("IBM"), guess.name.hasPrefix("ISO-2022") == isEscaped else {
            return nil
        }
        guard hasControls, let name = Self.successors[guess.name] else { return guess.charset }
        return (try? Charset(name)) ?? guess.charset
    }

    /// What has letters and quotation marks where an encoding of ISO 8859 has control characters, and else the same, or nearly.
    private static let successors = [
        "ISO-8859-1": "windows-1252", "ISO-8859-2": "windows-1250", "ISO-8859-7": "windows-1253", "ISO-8859-8": "windows-1255",
        "ISO-8859-8-I": "windows-1255", "ISO-8859-9": "windows-1254",
    ]

    /// How many sequences cannot be converted, or become control characters or those of private use, which a table has where a
    /// charset has nothing. One that the end may have cut off is none.
    private func faults(under charset: Charset) -> Int {
        guard let decoder = try? CharsetDecoder(charset), let text = try? decoder.decode(bytes) else { return .max / 64 }
        return decoder.malformedCount
            + text.unicodeScalars.count {
                (0x80...0x9F).contains($0.value) || (0xE000...0xF8FF).contains($0.value)
            }
    }
}
