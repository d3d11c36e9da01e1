// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import UnicodeText

/// Serbian from Cyrillic to Latin letters, by ICU.
struct SerbianConverter: ScriptConverter {
    /// ICU's identifier of the letters.
    static let name = "Serbian-Latin/BGN"

    /// ICU writes `LJ` for a letter that no small letter follows, as in `ЉУБАВ`. A letter that stands alone is an initial: `Lj.
    /// Petrović`. And it writes the accent of `ć` as a character of its own;
    /// written before ICU's rules, the letter has to be told to those as a small one.
    private static let rules = """
        Љ } ћ > Lj;
        Њ } ћ > Nj;
        Џ } ћ > Dž;
        ћ > \u{107};
        Ћ > \u{106};
        $none = [[:^L:]$];
        $none { Љ } $none > Lj;
        $none { Њ } $none > Nj;
        $none { Џ } $none > Dž;
        :: \(name);
        """

    private let transliterator: Transliterator

    init() throws(ScriptConversionError) {
        do {
            transliterator = try Transliterator(rules: Self.rules, name: Self.name)
        } catch {
            throw ScriptConversionError(.tablesUnavailable, Self.name, underlying: error)
        }
    }

    func converted(_ text: Substring) throws(ScriptConversionError) -> String {
        do {
            return try transliterator.transform(text)
        } catch {
            throw ScriptConversionError(.conversionFailed, Self.name, underlying: error)
        }
    }
}

extension ScriptConversion {
    /// Serbian to Latin letters. ICU brings its tables along.
    static var serbian: ScriptConversion {
        ScriptConversion(name: SerbianConverter.name, source: "sr", target: "sr-Latn") { () throws(ScriptConversionError) in
            try SerbianConverter()
        }
    }
}
