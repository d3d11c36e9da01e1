// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What is in a folder.
package enum FolderEntries {
    /// The names of the files and folders in a folder, sorted, without those that begin with a dot; nil where it cannot be
    /// listed.
    package static func names(in folder: String) -> [String]? {
        nameBytes(in: Array(folder.utf8CString))?.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The same for names in any encoding.
    ///
    /// - Parameter folder: The bytes of its path, with the zero that ends them.
    /// - Returns: The bytes of each name, without a zero at their end.
    package static func nameBytes(in folder: [CChar]) -> [[UInt8]]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while true {
            // Nothing but this tells a failure from the end.
            errno = 0
            guard let entry = readdir(stream) else { break }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name.first != UInt8(ascii: ".") { names.append(name) }
        }
        guard errno == 0 else { return nil }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
    }
}
