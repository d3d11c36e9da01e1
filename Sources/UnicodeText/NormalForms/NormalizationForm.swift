// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

/// A form in which texts that mean the same are written the same.
public enum NormalizationForm: Sendable, Hashable, CaseIterable {
    /// Canonically composed: “é” is one code point.
    case nfc
    /// Canonically decomposed: “é” is two.
    case nfd
    /// Composed, with compatibility forms replaced: “ﬁ” is “fi”.
    case nfkc
    /// Decomposed, with compatibility forms replaced.
    case nfkd
    /// As `nfkc`, with letter case folded and what is ignorable removed: “Straße” is “strasse”. For comparing, not for reading.
    case nfkcCasefold

    var number: Int32 {
        switch self {
        case .nfc: Int32(CUNICODE_NFC)
        case .nfd: Int32(CUNICODE_NFD)
        case .nfkc: Int32(CUNICODE_NFKC)
        case .nfkd: Int32(CUNICODE_NFKD)
        case .nfkcCasefold: Int32(CUNICODE_NFKC_CASEFOLD)
        }
    }
}
