// SPDX-License-Identifier: Apache-2.0

/// The name of a section of a profile: four ASCII characters.
///
/// Sections that a reader does not know are skipped. `docs/profile-format.md` describes what each holds.
public struct ProfileSection: Sendable, Hashable, CustomStringConvertible {
    /// The four characters, the first in the lowest byte.
    package let code: UInt32

    package init(code: UInt32) {
        self.code = code
    }

    private init(_ name: StaticString) {
        code = name.withUTF8Buffer { bytes in
            bytes.prefix(4).enumerated().reduce(0) { $0 | UInt32($1.element) << (8 * UInt32($1.offset)) }
        }
    }

    /// The four characters.
    public var description: String {
        String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: code >> (8 * $0)) }, as: UTF8.self)
    }

    /// Sizes that everything else depends on, and the sources of randomness, as `name=value` lines.
    public static let parameters = ProfileSection("PARM")
    /// The languages: one record of 64 bytes each.
    public static let languages = ProfileSection("LANG")
    /// The scripts, by class number: ISO code, weight, and the number of the column of noise.
    public static let scripts = ProfileSection("SCRP")
    /// The tables that fold and classify characters.
    public static let characters = ProfileSection("CHAR")
    /// The rows of the features, 16 bytes each.
    public static let rows = ProfileSection("ROWS")
    /// The matrix from sums to scores, 32 rows of floats.
    public static let matrix = ProfileSection("MATR")
    /// The factors that turn scores into calibrated probabilities.
    public static let calibration = ProfileSection("CALB")
    /// What the profile was trained on: sources and licences, as tab-separated lines.
    public static let sources = ProfileSection("SRCS")
}
