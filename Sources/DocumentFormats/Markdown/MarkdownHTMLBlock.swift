// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// HTML that stands in a Markdown document as a block, and what ends it.
struct MarkdownHTMLBlock {
    /// What ends the block, on the line that holds it; empty for the next empty line.
    private let ends: [String]

    /// Whether text may stand between its tags.
    var holdsText: Bool { ends.isEmpty }
    /// Whether it begins with a component, as in MDX.
    let isComponent: Bool
    /// Where the tag of a component ends that is all of the block: what MDX has between two such is Markdown.
    private let tagEnd: Int?

    /// Reads the start of a block; nil where the line does not begin one.
    ///
    /// - Parameters:
    ///   - interrupts: Whether a paragraph goes before, which a lone tag does not interrupt, but for components in MDX.
    ///   - isMDX: Whether the document is known to be MDX.
    init?(_ start: MarkdownCursor, in bytes: [UInt8], interrupts: Bool, isMDX: Bool) {
        let line = bytes[start.position..<start.end]
        guard line.first == UInt8(ascii: "<") else { return nil }
        let rest = line.dropFirst()
        isComponent = Self.isComponent(rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest, isMDX: isMDX)
        // kramdown and Python-Markdown read Markdown in an element that says so.
        let saysSo = [" markdown=", " markdown>"].contains { line.firstIndex(ignoringCase: $0) != nil }
        if isComponent && (!interrupts || isMDX) || saysSo, let end = Self.componentTagEnd(start, in: bytes) {
            tagEnd = end
            ends = []
            return
        }
        tagEnd = nil
        if rest.starts(with: "!--".utf8) {
            ends = ["-->"]
        } else if rest.first == UInt8(ascii: "?") {
            ends = ["?>"]
        } else if rest.starts(with: "![CDATA[".utf8) {
            ends = ["]]>"]
        } else if rest.first == UInt8(ascii: "!"), rest.dropFirst().first?.isASCIILetter == true {
            ends = [">"]
        } else {
            let isEnd = rest.first == UInt8(ascii: "/")
            let tag = rest.dropFirst(isEnd ? 1 : 0)
            let name = String(decoding: tag.prefix(11).prefix(while: \.isASCIILetterOrDigit), as: UTF8.self).lowercased()
            let next = tag.dropFirst(name.utf8.count).first
            let endsName = next.map { $0.isBlank || $0 == UInt8(ascii: ">") } ?? true
            if !isEnd, endsName, Self.rawNames.contains(name) {
                ends = Self.rawNames.map { "</\($0)>" }
            } else if Self.blockNames.contains(name), endsName || tag.dropFirst(name.utf8.count).starts(with: "/>".utf8) {
                ends = []
            } else if !interrupts, isEnd || !Self.rawNames.contains(name),
                let tagEnd = MarkdownTag.end(in: bytes, from: start.position, to: start.end),
                bytes[tagEnd..<start.end].allSatisfy(\.isBlank)
            {
                ends = []
            } else {
                return nil
            }
        }
    }

    /// Whether a name is that of a component: where nothing else says that the document is MDX, `<Details>` is HTML.
    private static func isComponent(_ tag: ArraySlice<UInt8>, isMDX: Bool) -> Bool {
        let name = String(decoding: tag.prefix(while: \.isASCIILetterOrDigit), as: UTF8.self).lowercased()
        return MarkdownTag.isComponentName(tag)
            && (isMDX || !HTMLElements.isKnown(name) || tag.dropFirst(name.utf8.count).first == UInt8(ascii: "."))
    }

    /// The longest tag of several lines, in bytes.
    private static let longestTag = 4_000

    /// The end of a component's tag that has its line to itself, or the lines from one to another; nil where there is none.
    private static func componentTagEnd(_ start: MarkdownCursor, in bytes: [UInt8]) -> Int? {
        let limit = min(bytes.count, start.position + longestTag)
        guard let end = MarkdownTag.end(in: bytes, from: start.position, to: limit),
            bytes[end...].prefix(while: { $0 != 0x0A && $0 != 0x0D }).allSatisfy(\.isBlank),
            end <= start.end || !SourceLines(Array(bytes[start.position..<end])).contains(where: { $0.content.isEmpty })
        else { return nil }
        return end
    }

    /// Whether the block has ended before a line.
    func isEnded(before cursor: MarkdownCursor, in bytes: [UInt8]) -> Bool {
        ends.isEmpty && cursor.indent.end == cursor.end
    }

    /// Whether a line is the block's last.
    func isEnded(by cursor: MarkdownCursor, in bytes: [UInt8]) -> Bool {
        if let tagEnd { return cursor.end >= tagEnd }
        let line = bytes[cursor.position..<cursor.end]
        return ends.contains { line.firstIndex(ignoringCase: $0) != nil }
    }

    private static let rawNames = ["script", "pre", "style", "textarea"]
    private static let blockNames = Set(
        """
        address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl \
        dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend \
        li link main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot \
        th thead title tr track ul
        """.split(separator: " ").map(String.init))
}
