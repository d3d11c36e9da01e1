// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells the lines of a tree of files as `tree` draws it: `├── images`, ``|   `-- old/``
enum FileTree {
    /// Whether a line is a branch with the name of a file: one word, perhaps with a comment behind it. Of several words it may be
    /// the tree of a firm's departments.
    static func isBranch(_ line: ArraySlice<UInt8>) -> Bool {
        var rest = line
        while let stem = stems.first(where: { rest.starts(with: $0.utf8) }) { rest = rest.dropFirst(stem.utf8.count) }
        guard let branch = branches.first(where: { rest.starts(with: $0.utf8) }) else { return false }
        let name = rest.dropFirst(branch.utf8.count)
        let behind = name.drop { $0 > 0x20 }
        return behind.startIndex > name.startIndex
            && (behind.isEmpty || ["  ", " #", " ->"].contains { behind.starts(with: $0.utf8) })
    }

    /// Whether a line is one word with a slash behind it, as stands above the branches: `project/`
    static func isFolder(_ line: ArraySlice<UInt8>) -> Bool {
        line.count > 1 && line.last == UInt8(ascii: "/") && line.allSatisfy { $0 > 0x20 }
    }

    private static let stems = ["│ ", "│\u{A0}", "| ", " ", "\u{A0}"]
    private static let branches = ["├── ", "└── ", "├─ ", "└─ ", "|-- ", "`-- "]
}
