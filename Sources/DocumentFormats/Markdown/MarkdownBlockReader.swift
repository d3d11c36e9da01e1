// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A block of Markdown that holds text.
struct MarkdownBlock {
    enum Kind {
        /// A paragraph, or what stands in a list item or a quotation.
        case paragraph
        case heading
        /// HTML that reaches to an empty line.
        case html
        /// A cell of a table, in which a vertical bar is escaped.
        case cell
        /// The title of a link that is defined, between its quotation marks.
        case linkTitle
    }

    let kind: Kind
    /// The lines, without what marks the blocks around it, and without white space before them.
    let lines: [Range<Int>]
}

/// Finds the blocks of a Markdown document that hold text, as CommonMark 0.31 has it, with tables and footnotes as on GitHub, and
/// with the directives, definitions and formulas of generators of sites.
///
/// It keeps the containers that are open (quotations, list items, footnotes) and the leaf they end in, and reads each line
/// once. What is not text (code, HTML that is not to be read, rules) is passed over.
struct MarkdownBlockReader {
    /// A block that holds others.
    private enum Container {
        case quotation
        /// A list item or footnote, whose content is indented by this many columns; empty while only its marker has been read.
        /// Of a directive no line goes on that is not indented.
        case item(columns: Int, isEmpty: Bool, isLazy: Bool)

        /// Whether a paragraph in it may go on without its marks.
        var isLazy: Bool {
            if case .item(_, _, let isLazy) = self { isLazy } else { true }
        }
    }

    /// What the last line belongs to.
    private enum Leaf {
        case none
        case paragraph
        case fence(MarkdownFence)
        case html(MarkdownHTMLBlock)
        /// What is not text.
        case kept(until: MarkdownKept.End)
        /// An expression of MDX over several lines, of which some may be empty, up to an offset.
        case expression(end: Int)
        /// Options of a directive, such as `:class: tip`, on the lines right below it.
        case options
    }

    /// Blocks nest this deep at most: with more, every empty line would cost as many steps.
    private static let deepest = 100

    private let bytes: [UInt8]
    private var containers: [Container] = []
    private var leaf = Leaf.none
    /// The lines of the leaf so far, where it may hold text.
    private var lines: [Range<Int>] = []
    /// How many containers go on in the current line.
    private var matched = 0
    private(set) var blocks: [MarkdownBlock] = []
    /// The labels that links refer to, folded.
    private(set) var labels: Set<String> = []
    /// Whether it imports or exports something, or has a component as a block, so that it is MDX, where braces hold expressions.
    private(set) var isMDX = false
    /// Where what ends kept text stands for the last time.
    private var lastEnds: [MarkdownKept.End: Int] = [:]
    private var hasEnvironmentEnds = false

    /// Reads a document from an offset on.
    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        for line in SourceLines(bytes, from: start) { read(line.content) }
        endLeaf()
    }

    // MARK: - Lines

    private mutating func read(_ line: Range<Int>) {
        var cursor = MarkdownCursor(bytes, line)
        matchContainers(&cursor)
        let isWhole = matched == containers.count
        switch leaf {
        case .fence(let fence) where isWhole:
            if fence.isClosed(by: cursor, in: bytes) { leaf = .none }
            return
        case .html(let block) where isWhole:
            continueHTML(block, cursor)
            return
        case .kept(let end) where isWhole:
            if end.isReached(by: bytes[cursor.indent.end..<line.upperBound]) { leaf = .none }
            return
        case .options:
            if isWhole, MarkdownDirective.isOption(cursor, in: bytes) { return }
            leaf = .none
        case .expression(let end) where line.lowerBound < end:
            return
        case .fence, .html, .kept, .expression:
            endLeaf()
        case .none, .paragraph:
            break
        }
        if openBlocks(&cursor, isWhole: isWhole) { return }
        let indent = cursor.indent
        if indent.end == line.upperBound {
            close()
            return
        }
        let text = indent.end..<line.upperBound
        // A paragraph goes on even if the line lacks the marks of the containers around (CommonMark's lazy continuation).
        if !isInParagraph || !containers[matched...].allSatisfy(\.isLazy) {
            close()
            leaf = .paragraph
        }
        lines.append(text)
    }

    /// Passes over the marks of the containers that go on.
    private mutating func matchContainers(_ cursor: inout MarkdownCursor) {
        matched = 0
        for index in containers.indices {
            let indent = cursor.indent
            let isBlank = indent.end == cursor.end
            switch containers[index] {
            case .quotation:
                guard indent.columns < 4, !isBlank, bytes[indent.end] == UInt8(ascii: ">") else { return }
                cursor.skipBlanks()
                cursor.skip(bytes: 1)
                cursor.skip(columns: 1)
            case .item(let columns, let isEmpty, let isLazy):
                if isBlank {
                    guard !isEmpty else { return }
                    cursor.skipBlanks()
                } else {
                    guard indent.columns >= columns else { return }
                    cursor.skip(columns: columns)
                    containers[index] = .item(columns: columns, isEmpty: false, isLazy: isLazy)
                }
            }
            matched = index + 1
        }
    }

    private mutating func continueHTML(_ block: MarkdownHTMLBlock, _ cursor: MarkdownCursor) {
        if block.isEnded(before: cursor, in: bytes) { return endLeaf() }
        lines.append(cursor.position..<cursor.end)
        if block.isEnded(by: cursor, in: bytes) { endLeaf() }
    }

    // MARK: - Starts of blocks

    /// Opens the containers and the leaf that begin on a line.
    ///
    /// - Returns: Whether that is all of the line.
    private mutating func openBlocks(_ cursor: inout MarkdownCursor, isWhole: Bool) -> Bool {
        var continues = isWhole
        while true {
            let indent = cursor.indent
            guard indent.end < cursor.end else { return false }
            // MDX has no such code: what stands inside of components is indented.
            if indent.columns >= 4, !isMDX {
                // Code; inside a paragraph a line of it.
                if isInParagraph { return false }
                close()
                return true
            }
            var start = cursor
            start.skipBlanks()
            if continues, isInParagraph, MarkdownLine.isUnderline(start, in: bytes) {
                endLeaf(as: .heading)
                return true
            }
            if openLeaf(start, interrupts: isInParagraph) { return true }
            guard containers.count < Self.deepest,
                openContainer(&start, indent: indent.columns, interrupts: continues && isInParagraph)
            else { return false }
            cursor = start
            continues = false
        }
    }

    /// Whether there is a paragraph that the line may go on, or interrupt.
    private var isInParagraph: Bool {
        if case .paragraph = leaf { true } else { false }
    }

    /// Opens a leaf other than a paragraph.
    private mutating func openLeaf(_ start: MarkdownCursor, interrupts: Bool) -> Bool {
        if let heading = MarkdownLine.heading(start, in: bytes) {
            close()
            if !heading.isEmpty { blocks.append(MarkdownBlock(kind: .heading, lines: [heading])) }
        } else if let fence = MarkdownFence(start, in: bytes) {
            close()
            leaf = .fence(fence)
        } else if let block = MarkdownHTMLBlock(start, in: bytes, interrupts: interrupts, isMDX: isMDX) {
            close()
            leaf = .html(block)
            isMDX = isMDX || block.isComponent
            lines = [start.position..<start.end]
            if block.isEnded(by: start, in: bytes) { endLeaf() }
        } else if MarkdownLine.isRule(start, in: bytes) || MarkdownKept.isTarget(start, in: bytes) {
            close()
        } else if !interrupts, MarkdownKept.isGrid(start, in: bytes) {
            close()
            leaf = .kept(until: .emptyLine)
        } else if !interrupts, MarkdownModule.isStatement(start, in: bytes) {
            close()
            leaf = .kept(until: .emptyLine)
            isMDX = true
        } else if let directive = MarkdownDirective(start, in: bytes), !directive.isIndented {
            close()
            add(directive.title)
            leaf = .options
        } else if let end = MarkdownKept.end(of: start, in: bytes), isFollowed(start, by: end) {
            close()
            leaf = .kept(until: end)
        } else if isMDX, !interrupts, let end = expressionEnd(start) {
            close()
            leaf = .expression(end: end)
        } else {
            return false
        }
        return true
    }

    /// Where an expression of MDX ends that begins a line and has the rest of a later one to itself; nil where none begins.
    private func expressionEnd(_ start: MarkdownCursor) -> Int? {
        guard bytes[start.position] == UInt8(ascii: "{"),
            let end = ComponentMarkup.expressionEnd(in: bytes, from: start.position, to: bytes.count), end > start.end,
            bytes[end...].prefix(while: { $0 != 0x0A && $0 != 0x0D }).allSatisfy(\.isBlank)
        else { return nil }
        return end
    }

    private mutating func add(_ title: Range<Int>?) {
        if let title, !title.isEmpty { blocks.append(MarkdownBlock(kind: .heading, lines: [title])) }
    }

    /// Whether what ends kept text comes on a later line: if it did not, all of the document would be kept.
    private mutating func isFollowed(_ start: MarkdownCursor, by end: MarkdownKept.End) -> Bool {
        if lastEnds[end] == nil {
            if case .lineHolding(let text) = end, text.hasPrefix(Self.environmentEnd) {
                noteEnvironmentEnds()
            } else {
                let lines = SourceLines(bytes).filter { end.isReached(by: bytes[$0.content]) }
                lastEnds[end] = lines.last?.content.lowerBound ?? -1
            }
        }
        return lastEnds[end, default: -1] >= start.end
    }

    private static let environmentEnd = "\\end{"

    /// Notes where each environment of LaTeX ends for the last time: there may be as many names as lines.
    private mutating func noteEnvironmentEnds() {
        guard !hasEnvironmentEnds else { return }
        hasEnvironmentEnds = true
        var rest = bytes[...]
        while let start = rest.firstIndex(ignoringCase: Self.environmentEnd) {
            let name = bytes[(start + Self.environmentEnd.utf8.count)...].prefix { $0 != UInt8(ascii: "}") && $0 > 0x20 }
            lastEnds[.lineHolding(Self.environmentEnd + String(decoding: name, as: UTF8.self) + "}")] = start
            rest = bytes[name.endIndex...]
        }
    }

    /// Opens a container and passes over its marker.
    private mutating func openContainer(_ cursor: inout MarkdownCursor, indent: Int, interrupts: Bool) -> Bool {
        let container: Container
        var title: Range<Int>?
        if bytes[cursor.position] == UInt8(ascii: ">") {
            cursor.skip(bytes: 1)
            cursor.skip(columns: 1)
            container = .quotation
        } else if let count = MarkdownLine.footnoteMarker(cursor, in: bytes) {
            cursor.skip(bytes: count)
            cursor.skipBlanks()
            container = .item(columns: 4, isEmpty: false, isLazy: true)
        } else if let directive = MarkdownDirective(cursor, in: bytes), directive.isIndented {
            cursor.skip(bytes: cursor.end - cursor.position)
            container = .item(columns: indent + 4, isEmpty: false, isLazy: false)
            title = directive.title
        } else if let count = MarkdownLine.listMarker(cursor, in: bytes, interrupts: interrupts) {
            cursor.skip(bytes: count)
            let blanks = cursor.indent
            let isEmpty = blanks.end == cursor.end
            let columns = isEmpty || blanks.columns > 4 ? 1 : blanks.columns
            cursor.skip(columns: columns)
            container = .item(columns: indent + count + columns, isEmpty: isEmpty, isLazy: true)
        } else {
            return false
        }
        close()
        add(title)
        containers.append(container)
        matched = containers.count
        return true
    }

    // MARK: - Ends of blocks

    /// Ends the leaf, and the containers that the line does not go on.
    private mutating func close() {
        endLeaf()
        containers.removeLast(containers.count - matched)
    }

    private mutating func endLeaf(as kind: MarkdownBlock.Kind = .paragraph) {
        switch leaf {
        case .none, .fence, .kept, .expression, .options: break
        case .paragraph: MarkdownParagraph(lines, in: bytes).append(to: &blocks, as: kind, labels: &labels)
        case .html(let block):
            if block.holdsText { blocks.append(MarkdownBlock(kind: .html, lines: lines)) }
        }
        leaf = .none
        lines.removeAll(keepingCapacity: true)
    }
}
