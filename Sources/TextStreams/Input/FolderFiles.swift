// SPDX-License-Identifier: Apache-2.0

import Glibc
import SystemFiles
public import UnicodeText

extension TextInput {
    /// The files in a folder and in the folders in it, in the order of their names.
    ///
    /// Links are not followed, and names that begin with a dot are left out. A folder that cannot be listed stands in the list
    /// itself: whoever reads it is told why.
    ///
    /// - Parameter charset: The encoding of all of them, where it is known.
    public static func files(inFolder path: String, charset: Charset? = nil) -> [TextInput] {
        var found: [TextInput] = []
        list(Array(path.utf8CString), charset, into: &found)
        return found
    }

    /// Whether the input is a folder.
    public var isFolder: Bool { status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

    /// - Parameter folder: The bytes of its path, with the zero that ends them.
    private static func list(_ folder: [CChar], _ charset: Charset?, into found: inout [TextInput]) {
        guard let names = FolderEntries.nameBytes(in: folder) else {
            found.append(input(folder, charset))
            return
        }
        let slash = CChar(bitPattern: UInt8(ascii: "/"))
        for name in names {
            let path =
                folder.dropLast() + (folder.dropLast().last == slash ? [] : [slash]) + name.map { CChar(bitPattern: $0) } + [0]
            var status = stat()
            guard lstat(Array(path), &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: list(Array(path), charset, into: &found)
            case S_IFREG: found.append(input(Array(path), charset))
            default: break
            }
        }
    }

    private static func input(_ path: [CChar], _ charset: Charset?) -> TextInput {
        let bytes = path.dropLast().map { UInt8(bitPattern: $0) }
        let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        return TextInput(
            path: String(decoding: bytes, as: UTF8.self), charset: charset, pathBytes: isUTF8 ? nil : path)
    }
}
