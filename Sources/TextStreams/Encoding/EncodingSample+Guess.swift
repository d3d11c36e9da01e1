// SPDX-License-Identifier: Apache-2.0

import UnicodeText

extension EncodingSample {
    /// What the sample is most likely in; nil where nothing can be said.
    ///
    /// ICU knows the form and the usual letters of some thirty charsets, and takes those of the Baltic, Thailand, Ukraine and DOS
    /// for others. So the recogniser reads the sample under more of them, and one under which it is clearly better words of a
    /// language than under ICU's guess goes before it.
    ///
    /// - Complexity: Reads the sample once for each of them: up to 13 ms, where ICU's guess takes one.
    var charset: Charset? {
        guard let guess, !isEscaped, let legibility = Legibility(of: bytes, under: guess) else { return guess }
        var best: (charset: Charset, score: Double)?
        for charset in Self.further where charset != guess && isReadable(under: charset) {
            guard let other = Legibility(of: bytes, under: charset), other.isClearlyBetter(than: legibility),
                other.score > best?.score ?? -.infinity
            else { continue }
            best = (charset, other.score)
        }
        return best?.charset ?? guess
    }

    /// Charsets of single bytes that ICU's statistics lack, or often miss; those of the same letters in the order of their use.
    private static let further = [
        "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254", "windows-1255", "windows-1256",
        "windows-1257", "windows-1258", "windows-874", "ISO-8859-2", "ISO-8859-13", "ISO-8859-4", "ISO-8859-15", "ISO-8859-16",
        "ISO-8859-3", "ISO-8859-10", "KOI8-R", "KOI8-U", "ISO-8859-5", "IBM850", "IBM852", "IBM866", "IBM437", "IBM775", "IBM857",
    ].compactMap { try? Charset($0) }

    /// What ICU's statistics say; nil where they say nothing.
    ///
    /// Statistics of a few letters are weak. So the first guess is taken under which there is at most one fault in 64 bytes that
    /// are not ASCII, so that a stray byte in a long text changes nothing; where there is none, the one with the fewest faults.
    private var guess: Charset? {
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

    /// Whether nearly all of the sample can be converted.
    private func isReadable(under charset: Charset) -> Bool { faults(under: charset) * 64 <= nonASCIICount }

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
