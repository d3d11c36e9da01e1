import Glibc

/// A file that lists language tags: the first column of each line; empty lines, comments and a heading `tag` are passed over.
struct TagList {
    let tags: [String]

    init?(contentsOf path: String) {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
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
