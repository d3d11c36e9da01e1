// SPDX-License-Identifier: Apache-2.0

/// What a line that a person enters says.
enum Command: Equatable {
    /// Use a control, with what was written behind its number; or open a page of the menu.
    case use(Int, String)
    case back
    case quit
    case unknown

    /// The command of a line.
    init(_ line: String) {
        let (word, rest) = Self.firstWord(of: line)
        switch word {
        case "b": self = .back
        case "q": self = .quit
        default: self = Int(word).map { .use($0, rest) } ?? .unknown
        }
    }

    /// A line's first word, and what follows it.
    static func firstWord(of line: String) -> (word: String, rest: String) {
        let parts = line.split(separator: " ", maxSplits: 1)
        return (parts.first.map(String.init) ?? "", parts.count > 1 ? String(parts[1]) : "")
    }
}
