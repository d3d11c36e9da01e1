// SPDX-License-Identifier: Apache-2.0

/// Finds the name of a setting that a line begins with, in a column before what it does:
///
///     storage.path   Where files are stored.
///
/// Elsewhere two words may stand beside a full stop where somebody forgot a space.
enum ListedSetting {
    /// Initials and abbreviations, *e.g*, have shorter parts.
    private static let shortestPart = 2

    /// Where the name stands; nil where a line begins with none.
    static func range(in line: Slice<UnsafeBufferPointer<UInt8>>) -> Range<Int>? {
        let content = line.drop(while: \.isBlank)
        guard content.first?.isASCIISmall == true else { return nil }
        let name = content.prefix { $0.isASCIILetterOrDigit || "._-".utf8.contains($0) }
        let rest = line[name.endIndex...]
        guard name.contains(UInt8(ascii: ".")), rest.first == 0x09 || rest.starts(with: "  ".utf8),
            rest.contains(where: { $0 > 0x20 })
        else { return nil }
        let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let areNames = parts.allSatisfy { $0.count >= shortestPart && $0.first?.isASCIISmall == true }
        return areNames ? name.startIndex..<name.endIndex : nil
    }
}
