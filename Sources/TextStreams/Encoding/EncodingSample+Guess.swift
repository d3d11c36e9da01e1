// SPDX-License-Identifier: Apache-2.0

import UnicodeText

extension EncodingSample {
    /// What ICU's statistics say of the sample; nil where they say nothing.
    ///
    /// Statistics of a few letters are weak. So the first guess is taken under which there is at most one fault in 64 bytes that
    /// are not ASCII, so that a stray byte in a long text changes nothing; where there is none, the one with the fewest faults.
    var charset: Charset? {
        let guesses = ((try? CharsetGuess.guesses(for: bytes)) ?? []).compactMap(candidate)
        // ICU has no guess for a word or two; hardly any byte is a fault under this charset.
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
        // The encodings of Unicode were told apart before, and no file here is from a mainframe.
        guard !guess.name.hasPrefix("UTF-"), !guess.name.hasPrefix("IBM"), guess.name.hasPrefix("ISO-2022") == isEscaped else {
            return nil
        }
        guard hasControls, let name = Self.successors[guess.name] else { return guess.charset }
        return (try? Charset(name)) ?? guess.charset
    }

    /// For encodings of ISO 8859, those that have letters and quotation marks in place of their control characters, and are
    /// otherwise the same, or nearly.
    private static let successors = [
        "ISO-8859-1": "windows-1252", "ISO-8859-2": "windows-1250", "ISO-8859-7": "windows-1253", "ISO-8859-8": "windows-1255",
        "ISO-8859-8-I": "windows-1255", "ISO-8859-9": "windows-1254",
    ]

    /// How many faults the bytes have under a charset: sequences that cannot be converted, and those that become control
    /// characters or characters of private use, which ICU's tables have for bytes that a charset does not use. A sequence that
    /// the end of the bytes may have cut off is not a fault.
    private func faults(under charset: Charset) -> Int {
        guard let decoder = try? CharsetDecoder(charset), let text = try? decoder.decode(bytes) else { return .max / 64 }
        return decoder.malformedCount
            + text.unicodeScalars.count {
                (0x80...0x9F).contains($0.value) || (0xE000...0xF8FF).contains($0.value)
            }
    }
}
