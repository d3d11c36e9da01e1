// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// A file that lists language tags: the first column of each line; empty lines, comments and a heading `tag` are passed over.
struct TagList {
    let tags: [String]

    init?(contentsOf path: String) {
        guard let bytes = try? FileBytes.read(path) else { return nil }
        tags = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            let first = line.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
            return first.isEmpty || first == "tag" || first.hasPrefix("#") ? nil : first
        }
    }
}
