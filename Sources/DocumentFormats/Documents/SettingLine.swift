// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A line of settings: a name that begins with a small letter, a sign, and a value: `batch_size: 500`, `volume = high`.
struct SettingLine {
    let name: ArraySlice<UInt8>
    /// What stands behind the sign, without the blanks before it; empty where nothing does.
    let value: ArraySlice<UInt8>

    /// Reads a line; nil where it is none.
    ///
    /// - Parameter sign: A colon, before which no blank stands, or a sign of equality.
    init?(_ line: ArraySlice<UInt8>, sign: UInt8) {
        name = line.prefix { $0.isASCIILetterOrDigit || "_-.".utf8.contains($0) }
        let isColon = sign == UInt8(ascii: ":")
        let rest = isColon ? line[name.endIndex...] : line[name.endIndex...].drop(while: \.isBlank)
        guard name.first?.isASCIISmall == true, rest.first == sign else { return nil }
        let behind = rest.dropFirst()
        // http://a.b and a == b are none.
        guard isColon ? behind.first?.isBlank ?? true : behind.first != sign else { return nil }
        value = behind.drop(while: \.isBlank)
    }

    /// Whether the value turns something on or off, as no word of a text does.
    var isSwitch: Bool {
        ["auto", "false", "none", "null", "off", "on", "true"].contains { value.elementsEqual($0.utf8) }
    }
}
