// SPDX-License-Identifier: Apache-2.0

import Glibc
import SystemFiles
import UnicodeText

extension TextInput {
    /// The files in the folder that the input is, and in the folders in it, in the order of their names. They have its encoding,
    /// where that is known.
    ///
    /// Links are not followed, and names that begin with a dot are left out. A folder that cannot be listed stands in the list
    /// itself, and so does a file that cannot be looked at: whoever reads it is told why. So does standard input.
    public func filesInFolder() -> [TextInput] {
        guard let path else { return [self] }
        var found: [TextInput] = []
        Self.list(pathBytes ?? Array(path.utf8CString), charset, into: &found)
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
            guard lstat(Array(path), &status) == 0 else {
                // What has gone meanwhile is in the folder no more.
                if errno != ENOENT { found.append(input(Array(path), charset)) }
                continue
            }
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
