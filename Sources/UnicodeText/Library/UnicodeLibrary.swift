// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

/// Which ICU is linked.
public enum UnicodeLibrary {
    /// The version of ICU, such as `72.1`.
    public static var icuVersion: String { version(cunicode_icu_version) }

    /// The version of Unicode that it implements, such as `15.0`. Code points assigned later are unassigned to it.
    public static var unicodeVersion: String { version(cunicode_unicode_version) }

    private static func version(_ write: (UnsafeMutablePointer<CChar>) -> Void) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
            buffer.initialize(repeating: 0)
            guard let start = buffer.baseAddress else { return "" }
            write(start)
            return String(cString: start)
        }
    }
}
