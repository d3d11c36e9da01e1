// SPDX-License-Identifier: Apache-2.0

/// Finds paths with spaces in the names of their folders, which end where quotation marks close or a name of Windows does:
/// `"/home/user/My documents/list.txt"`, `C:\Program Files\House\house.exe`.
enum SpacedPath {
    /// The longest that is looked for, in bytes.
    private static let longest = 200

    /// The end of a path in quotation marks that begins at one of them, with its marks; nil where none does.
    static func quotedEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        let mark = bytes[start]
        guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
        let path = bytes[(start + 1)..<min(limit, start + longest)].prefix { $0 != mark && $0 >= 0x20 }
        let isPath = path.starts(with: "/".utf8) || path.starts(with: "~/".utf8) || isDrive(path)
        guard path.endIndex < limit, bytes[path.endIndex] == mark, isPath, path.contains(0x20),
            path.last.map({ $0 > 0x20 }) == true,
            path.dropFirst().contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") })
        else { return nil }
        return path.endIndex + 1
    }

    /// The end of a path of Windows that begins with a drive, over spaces behind which a name still ends in a backslash, or in
    /// the ending of a file; nil where none does.
    static func drivePathEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        guard isDrive(bytes[start..<min(limit, start + longest)]) else { return nil }
        var rest = bytes[start..<min(limit, start + longest)].prefix(while: isInPath)
        // A second drive begins another path, and no name has a colon.
        if let colon = rest.dropFirst(2).firstIndex(of: UInt8(ascii: ":")) { rest = rest[..<colon] }
        let firstWord = rest.prefix { $0 > 0x20 }
        var end = firstWord.endIndex
        if let slash = rest.lastIndex(of: UInt8(ascii: "\\")) {
            let last = rest[slash...].prefix { $0 > 0x20 }
            end = max(end, last.endIndex)
            // la mia casa.txt
            if let stop = rest[end...].firstIndex(of: UInt8(ascii: ".")) {
                let ending = rest[(stop + 1)...].prefix(while: \.isASCIILetterOrDigit)
                let isFile = NameEndings.contains(UnsafeBufferPointer(rebasing: ending))
                if isFile, !bytes[stop - 1].isASCIISpace { end = ending.endIndex }
            }
        }
        return end > firstWord.endIndex ? end : nil
    }

    /// Whether a text begins with a drive of Windows and a backslash.
    private static func isDrive(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        text.first?.isASCIICapital == true && text.dropFirst().starts(with: ":\\".utf8)
    }

    /// Whether a byte may stand in the name of a folder or file; what ends a clause may not.
    private static func isInPath(_ byte: UInt8) -> Bool { byte >= 0x20 && !",;\"'<>|?*()".utf8.contains(byte) }
}
