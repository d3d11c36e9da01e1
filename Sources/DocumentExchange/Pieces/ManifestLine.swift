/// A line of a list of files.
struct ManifestLine {
    /// Its number, from 1.
    let number: Int
    /// What it says, without what ends it.
    let content: Substring.UTF8View

    /// The lines that say something.
    ///
    /// By bytes: a line feed behind a carriage return, and a tab before a mark, are no characters of their own.
    static func lines(of text: String) -> [ManifestLine] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            return content.isEmpty ? nil : ManifestLine(number: index + 1, content: content)
        }
    }
}
