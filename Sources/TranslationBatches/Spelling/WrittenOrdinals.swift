// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Letters that vocabularies of models lack, and that come back as plain ones: the raised ones of `3.º`, `1ª` and `D.ª`, and the
/// Roman numbers that are one sign, as `Ⅳ`.
enum WrittenOrdinals {
    /// A translation with such letters as its source has them.
    ///
    ///     WrittenOrdinals.restored(in: "o 3.o andar", source: "the 3.º floor")  // "o 3.º andar"
    ///
    /// - Complexity: Linear in the length of both.
    static func restored(in translation: String, source: String) -> String {
        var result = translation
        if source.containsAny(utf8: ["º", "ª"]) || translation.utf8.contains(where: \.isASCIIDigit) {
            result = withRaisedLetters(result, source: source)
        }
        // The two bytes with which the signs for Roman numbers begin.
        let hasOthers = zip(source.utf8, source.utf8.dropFirst()).contains { $0 == 0xE2 && $1 == 0x85 }
        return hasOthers ? withRomanNumbers(result, source: source) : result
    }

    /// *1o lugar* for *1st place*, *3.o* for *3.º* and *D.a* for *D.ª*.
    private static func withRaisedLetters(_ translation: String, source: String) -> String {
        translation.replacing(/\b(\d{1,9}|\p{L}{1,4}\.)(\.?)([oa])\b/) { match in
            let stem = match.1 + match.2
            let sign: Substring = match.3 == "o" ? "º" : "ª"
            if source.contains(stem + sign) { return stem + sign }
            let isOrdinal =
                match.2.isEmpty && match.1.last != "."
                && ["st", "nd", "rd", "th", "º", "ª", ".º", ".ª"].contains { source.contains(match.1 + $0) }
            return isOrdinal ? match.1 + sign : match.0
        }
    }

    private static func withRomanNumbers(_ translation: String, source: String) -> String {
        var result = translation
        for (offset, letters) in romanNumbers.enumerated() {
            guard let sign = Unicode.Scalar(0x2160 + UInt32(offset)), source.unicodeScalars.contains(sign) else { continue }
            guard source.wordRanges(of: letters).isEmpty else { continue }
            for range in result.wordRanges(of: letters).reversed() { result.replaceSubrange(range, with: String(sign)) }
        }
        return result
    }

    /// What the signs from U+2160 and U+2170 on are in letters.
    private static let romanNumbers: [String] = {
        let capitals = "I II III IV V VI VII VIII IX X XI XII L C D M".split(separator: " ").map(String.init)
        return capitals + capitals.map { $0.lowercased() }
    }()
}
