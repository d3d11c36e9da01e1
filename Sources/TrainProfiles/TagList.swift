// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A file that lists language tags: the first column of each line; empty lines, comments and a heading `tag` are passed over.
struct TagList {
    let tags: [String]

    init?(contentsOf path: String) {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        // A folder can be opened too, and `--languages de` stands beside one of that name easily.
        var status = stat()
        guard fstat(fileno(file), &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
        var tags: [String] = []
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(line) }
        while getline(&line, &capacity, file) >= 0, let line {
            let first = String(cString: line).split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
            if !first.isEmpty, first != "tag", !first.hasPrefix("#") { tags.append(first) }
        }
        self.tags = tags
    }
}
