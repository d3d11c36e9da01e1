// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells the lines at the end of a commit's message that programs read: `Signed-off-by: Ana Gil <ana@example.org>`.
enum CommitTrailer {
    /// Whether a line is one: the words that Git, the kernel and GitHub have there, a name, and an address in angle brackets.
    static func isOne(_ line: ArraySlice<UInt8>) -> Bool {
        let name = line.prefix(longest).prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
        guard name.first?.isASCIICapital == true, line[name.endIndex...].starts(with: ": ".utf8),
            names.contains(String(decoding: name, as: UTF8.self).lowercased())
        else { return false }
        let value = line[name.endIndex...].dropFirst(2)
        return value.contains(UInt8(ascii: "@")) && value.contains(UInt8(ascii: "<"))
            && value.last { !$0.isASCIISpace } == UInt8(ascii: ">")
    }

    private static let longest = 24
    private static let names = Set(
        words: """
            acked-by cc co-authored-by co-developed-by helped-by mentored-by reported-by requested-by reviewed-by signed-off-by \
            suggested-by tested-by
            """)
}
