// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension MessageSyntax {
    /// Whether a message speaks of character references rather than being HTML that is shown: it writes the sign both as it is
    /// and as a reference, as in *Escape & as &amp;*.
    static func speaksOfReferences(_ bytes: [UInt8]) -> Bool {
        guard bytes[...].firstIndex(ignoringCase: "&amp;") != nil else { return false }
        return bytes.indices.contains { index in
            guard bytes[index] == UInt8(ascii: "&") else { return false }
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
            // AT&T, E&xit and Save && close are written so in messages of any kind.
            return !next.isASCIILetterOrDigit && !"#&".utf8.contains(next) && (index == 0 || bytes[index - 1] != bytes[index])
        }
    }
}
