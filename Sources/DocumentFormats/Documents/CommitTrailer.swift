// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells the lines at the end of a commit's message that programs read: `Signed-off-by: Ana Gil <ana@example.org>`.
enum CommitTrailer {
    /// Whether a line is one: the words that Git, the kernel and GitHub have there, a name, and an address in angle brackets; or
    /// the commit that is mended, `Fixes: 54a4f0239f2e ("Make it fast")`. Those with issues are `IssueReference`s.
    static func isOne(_ line: ArraySlice<UInt8>) -> Bool {
        let name = line.prefix(longest).prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
        guard name.first?.isASCIICapital == true, line[name.endIndex...].starts(with: ": ".utf8),
            case let keyword = String(decoding: name, as: UTF8.self).lowercased(),
            HeaderField.isTrailer(name) || keyword == "cc" || keyword == "fixes"
        else { return false }
        let value = line[name.endIndex...].dropFirst(2)
        if keyword == "fixes" { return isCommit(value) }
        return value.contains(UInt8(ascii: "@")) && value.contains(UInt8(ascii: "<"))
            && value.last { !$0.isASCIISpace } == UInt8(ascii: ">")
    }

    /// `54a4f0239f2e ("Make it fast")`
    private static func isCommit(_ value: ArraySlice<UInt8>) -> Bool {
        let hash = value.prefix(while: \.isSmallHexadecimalDigit)
        let rest = value[hash.endIndex...]
        return hash.count >= shortestHash && hash.contains(where: \.isASCIIDigit)
            && (rest.allSatisfy(\.isASCIISpace) || rest.starts(with: " (\"".utf8))
    }

    private static let shortestHash = 7
    private static let longest = 24
}
