// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

/// A script, as Unicode knows it: Latin, Cyrillic, Han.
///
///     Script("Cyrl")?.isRightToLeft  // false
///     ScalarProperties("я").script   // .cyrillic
public struct Script: Sendable, Hashable {
    /// ICU's number of the script, which never changes from one version to the next.
    public let number: Int32

    /// The script with a number of ICU's.
    init(number: Int32) {
        self.number = number
    }

    /// The script with an ISO 15924 code or a Unicode name, in any letter case; nil where ICU knows none.
    public init?(_ name: String) {
        // A NUL would end the name early.
        guard !name.utf8.contains(0), case let number = cunicode_script_from_name(name), number >= 0 else { return nil }
        self.number = number
    }

    /// Characters used with many scripts: digits, punctuation, emoji.
    public static let common = Script(number: 0)
    /// Marks that take on the script of what they stand on.
    public static let inherited = Script(number: 1)
    /// Code points that are not assigned, or not to be exchanged.
    public static let unknown = Script(number: 103)
    /// Arabic.
    public static let arabic = Script(number: 2)
    /// Cyrillic.
    public static let cyrillic = Script(number: 8)
    /// Greek.
    public static let greek = Script(number: 14)
    /// Han, of Chinese, Japanese and Korean.
    public static let han = Script(number: 17)
    /// Latin.
    public static let latin = Script(number: 25)

    /// How many scripts ICU numbers: `number` is below it.
    public static var limit: Int { Int(cunicode_script_limit()) }

    /// The ISO 15924 code, such as `Cyrl`; `Zzzz` for the unknown.
    public var code: String {
        cunicode_script_code(number).map { String(cString: $0) } ?? "Zzzz"
    }

    /// Whether the script is written from right to left.
    public var isRightToLeft: Bool { cunicode_script_is_right_to_left(number) }

    /// Whether the script is a real one, neither common nor inherited nor unknown.
    public var isSpecific: Bool { self != .common && self != .inherited && self != .unknown }
}

extension Script: CustomStringConvertible {
    /// The ISO 15924 code.
    public var description: String { code }
}
