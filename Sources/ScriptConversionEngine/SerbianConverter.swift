// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import UnicodeText

/// Serbian from Cyrillic to Latin letters, by ICU.
struct SerbianConverter: ScriptConverter {
    /// ICU's identifier of the letters.
    static let name = "Serbian-Latin/BGN"

    /// ICU writes `LJ` for a letter that no small letter follows, as in `ЉУБАВ`. A letter that stands alone is an initial: `Lj.
    /// Petrović`.
    private static let rules = """
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
