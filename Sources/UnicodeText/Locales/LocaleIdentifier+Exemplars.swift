// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

extension LocaleIdentifier {
    /// The letters that the language is usually written with, small and capital, as CLDR lists them; none where ICU has no list.
    ///
    /// Letters of foreign words, such as the *é* of an English *café*, are not among them.
    ///
    /// - Complexity: Reads the list anew each time; that of Chinese has thousands.
    public var exemplarLetters: Set<Unicode.Scalar> {
        var status: Int32 = 0
        return String(adopting: cunicode_locale_exemplars(bcp47, &status)).map { Set($0.unicodeScalars) } ?? []
    }
}
