// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A line that begins or ends a block of a generator of sites, and the title that it may have.
///
///     :::note[Title]      ::: tip Title      /// note | Title      !!! note "Title"      === "Title"
struct MarkdownDirective {
    /// The title, without what marks it; nil where there is none.
    let title: Range<Int>?
    /// Whether what belongs to it is indented by four columns; else it goes on to a line of the same marks.
    let isIndented: Bool

    /// Reads such a line; nil where it is another.
    init?(_ start: MarkdownCursor, in bytes: [UInt8]) {
        let line = SourceLines.trimmed(bytes[start.position..<start.end])
        guard let mark = bytes[line].first, Array(":/!?=".utf8).contains(mark) else { return nil }
        let count = bytes[line].prefix { $0 == mark }.count
        guard count >= 3 else { return nil }
        var rest = bytes[line].dropFirst(count)
        isIndented = mark != UInt8(ascii: ":") && mark != UInt8(ascii: "/")
        if mark == UInt8(ascii: "?"), rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        guard !rest.isEmpty || !isIndented else { return nil }
        guard rest.isEmpty || mark == UInt8(ascii: ":") || rest.first?.isBlank == true else { return nil }
        rest = rest.drop(while: \.isBlank)
        switch mark {
        case UInt8(ascii: ":"):
            title = Self.title(behindNameIn: rest, bytes)
        case UInt8(ascii: "/"):
            title = rest.firstIndex(of: UInt8(ascii: "|")).map { SourceLines.trimmed(rest[($0 + 1)...]) }
        default:
            title = Self.quoted(rest)
            // A row of the mark before other words is text, or the line below a heading.
            let kind = rest[..<(title.map { $0.lowerBound - 1 } ?? rest.endIndex)]
            let isKind = kind.allSatisfy {
                $0.isASCIISmall || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0.isBlank
            }
            guard isKind, kind.split(whereSeparator: \.isBlank).count < 4, title != nil || mark != UInt8(ascii: "=") else {
                return nil
            }
        }
    }

    /// Whether a line is an option of the directive above it, as MyST has it: `:class: tip`.
    static func isOption(_ start: MarkdownCursor, in bytes: [UInt8]) -> Bool {
        let line = bytes[start.indent.end..<start.end]
        guard line.first == UInt8(ascii: ":") else { return false }
        let name = line.dropFirst().prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        return !name.isEmpty && line[name.endIndex...].first == UInt8(ascii: ":")
    }

    /// What stands between the first and the last quotation mark.
    private static func quoted(_ text: ArraySlice<UInt8>) -> Range<Int>? {
        guard let first = text.firstIndex(of: UInt8(ascii: "\"")), let last = text.lastIndex(of: UInt8(ascii: "\"")),
            last > first
        else { return nil }
        return first + 1..<last
    }

    /// What stands after the name of a kind, in brackets or up to attributes in braces.
    private static func title(behindNameIn text: ArraySlice<UInt8>, _ bytes: [UInt8]) -> Range<Int>? {
        let isBraced = text.first == UInt8(ascii: "{")
        let name = text.prefix { byte in
            isBraced
                ? byte != UInt8(ascii: "}") : byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
        var rest = text[(isBraced ? min(name.endIndex + 1, text.endIndex) : name.endIndex)...]
        if rest.first == UInt8(ascii: "["), let end = rest.lastIndex(of: UInt8(ascii: "]")) {
            return rest.startIndex + 1..<end
        }
        // `::: package.module` of mkdocstrings is a name.
        if rest.first == UInt8(ascii: ".") { return nil }
        rest = rest.prefix { $0 != UInt8(ascii: "{") }
        let title = SourceLines.trimmed(rest)
        return title.isEmpty || name.isEmpty ? nil : title
    }
}

/// Blocks of templates whose content is no text: code, pictures that are drawn from words, comments.
enum MarkdownTemplate {
    private static let names: Set = [
        "raw", "highlight", "comment", "code", "codeblock", "mermaid", "plantuml", "graphviz", "katex", "math",
    ]

    private static let longestTag = 256

    /// What the end of a block has in it that begins a text: `{% highlight %}` of Liquid, `{{< mermaid >}}` of Hugo; nil where
    /// none does.
    static func end(of text: ArraySlice<UInt8>) -> String? {
        let isTag = text.starts(with: "{%".utf8)
        guard isTag || text.starts(with: "{{<".utf8) || text.starts(with: "{{%".utf8) else { return nil }
        let words = text.dropFirst(isTag ? 2 : 3).drop { $0.isBlank || $0 == UInt8(ascii: "-") }
        let name = String(decoding: words.prefix(while: \.isASCIILetter), as: UTF8.self)
        // The tab of a page of documentation holds code where it names a language: `{{< tab "Shell" lang="bash" >}}`.
        let tag = text.prefix(longestTag).prefix { $0 != UInt8(ascii: "}") }
        let isCodeTab = name == "tab" && tag.firstIndex(ignoringCase: "lang=\"") != nil
        guard names.contains(name) || isCodeTab else { return nil }
        return isTag ? "end\(name)" : "/\(name)"
    }
}

/// Text of programs between the blocks of a document, which is kept up to a line.
enum MarkdownKept {
    /// Which line is the last one, or the first behind it.
    enum End: Hashable {
        case emptyLine
        /// A line that has this in it.
        case lineHolding(String)
        /// A line that ends in this.
        case lineEndingIn(String)

        func isReached(by line: ArraySlice<UInt8>) -> Bool {
            switch self {
            case .emptyLine: line.isEmpty
            case .lineHolding(let text): line.firstIndex(ignoringCase: text) != nil
            case .lineEndingIn(let text): line[SourceLines.trimmed(line)].reversed().starts(with: text.utf8.reversed())
            }
        }
    }

    /// What ends such a block that begins on a line; nil where none begins, or where it ends on the line.
    static func end(of start: MarkdownCursor, in bytes: [UInt8]) -> End? {
        let line = bytes[start.position..<start.end]
        func end(_ close: String, behind open: String) -> String? {
            line.dropFirst(open.utf8.count).firstIndex(ignoringCase: close) == nil ? close : nil
        }
        // A comment of Obsidian's, which may hold anything, even `50%% of it`.
        if line.starts(with: "%%".utf8) { return end("%%", behind: "%%").map { .lineEndingIn($0) } }
        if line.starts(with: "$$".utf8) { return end("$$", behind: "$$").map { .lineHolding($0) } }
        if line.starts(with: "\\[".utf8) { return end("\\]", behind: "\\[").map { .lineHolding($0) } }
        if let close = MarkdownTemplate.end(of: line) { return end(close, behind: "").map { .lineHolding($0) } }
        guard line.starts(with: "\\begin{".utf8) else { return nil }
        let name = line.dropFirst(7).prefix { $0 != UInt8(ascii: "}") }
        guard name.count > 1, name.endIndex < line.endIndex else { return nil }
        return end("\\end{\(String(decoding: name, as: UTF8.self))}", behind: "").map { .lineHolding($0) }
    }

    /// Whether a line draws the first rule of a table that is drawn in characters: `+-----+-----+`.
    static func isGrid(_ start: MarkdownCursor, in bytes: [UInt8]) -> Bool {
        let line = bytes[SourceLines.trimmed(bytes[start.position..<start.end])]
        return line.count > 2 && line.first == UInt8(ascii: "+") && line.last == UInt8(ascii: "+")
            && line.allSatisfy { "+-=:".utf8.contains($0) }
    }

    /// Whether a line is the name of what follows it, as MyST has it: `(the-name)=`; or names a file to be put in: `--8<-- "x"`.
    static func isTarget(_ start: MarkdownCursor, in bytes: [UInt8]) -> Bool {
        let line = bytes[SourceLines.trimmed(bytes[start.position..<start.end])]
        if line.starts(with: "--8<--".utf8) { return true }
        return line.count > 3 && line.first == UInt8(ascii: "(") && line.suffix(2).elementsEqual(")=".utf8)
            && !line.contains(where: \.isBlank)
    }
}
