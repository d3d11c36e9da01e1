// SPDX-License-Identifier: Apache-2.0

/// Tells the short names of licences that SPDX gives them: `Apache-2.0`, `GPL-3.0-or-later`, `BSD-3-Clause`, `CC-BY-SA-4.0`
enum LicenceName {
    /// Whether a word is one: the name of a family and a version, with hyphens between its parts.
    static func isOne(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard word.contains(UInt8(ascii: "-")), word.first.map({ $0.isASCIICapital || $0.isASCIIDigit }) == true,
            word.allSatisfy({ $0.isASCIILetterOrDigit || "-.+".utf8.contains($0) })
        else { return false }
        let parts = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.dropFirst().contains { $0.first?.isASCIIDigit == true }
            && families.contains(String(decoding: parts[0], as: UTF8.self))
    }

    private static let families = Set(
        words: """
            AFL AGPL Apache APSL Artistic Beerware BSD BSL BUSL CC CC0 CDDL CECILL CERN CPAL CPL ECL EFL Elastic EPL EUPL GFDL \
            GPL LGPL LPPL MIT MPL NASA NPL ODbL ODC OFL OLDAP OSL PDDL PHP PSF SSPL UPL WTFPL Zend ZPL
            """)
}
