// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds what is not text in a message of a program: arguments such as `{name}`, tags, and what ICU MessageFormat chooses by.
///
///     {count, plural, one {# file in <b>{folder}</b>} other {# files}}
///
/// Here `# file in` and `# files` are texts, each a branch; the rest is syntax.
struct MessageSyntax {
    /// A part of a message that is not text.
    struct Part {
        enum Kind: Equatable {
            /// It is kept where it is, inside of a text.
            case kept
            /// It separates one text from the next: the start or end of a branch.
            case boundary
            /// It stands for an apostrophe.
            case apostrophe
            /// It stands for a quotation mark or an apostrophe, with a backslash before it.
            case quotation(Unicode.Scalar)
            /// It is a character reference of HTML.
            case reference(Unicode.Scalar)
        }

        let kind: Kind
        let range: Range<Int>
    }

    /// Branches nest this deep at most.
    private static let deepest = 32
    /// The longest tag, in bytes.
    private static let longestTag = 1_000

    /// What is not text, in order and without overlap.
    private(set) var parts: [Part] = []
    /// Whether it has branches, which are texts of their own.
    private(set) var hasBranches = false
    /// Whether the text writes apostrophes twice, as ICU MessageFormat asks; one such between two letters tells.
    private(set) var doublesApostrophes = false
    /// Whether it is HTML that is shown, since it has character references.
    var hasReferences: Bool { parts.contains { if case .reference = $0.kind { true } else { false } } }

    private let bytes: [UInt8]
    /// What else is kept, in order, and is not yet passed.
    private var kept: ArraySlice<Range<Int>>
    /// The sign between the texts of a message, if it has one that stands without spaces.
    private let separator: UInt8?
    private var position = 0
    /// End tags of code, and ends of comments, that do not come any more: each is looked for once.
    private var missingEndTags: Set<String> = []
    /// Whether character references are spoken of, and stay as they are written.
    private let keepsReferences: Bool
    /// Parts that begin farther on, the next one last: the end of a link, the other forms of a plural, commands.
    private var later: [Part] = []
    /// Whether each open branch is one of a plural, in which `#` is the number.
    private var branches: [Bool] = []

    /// Reads a message. One with branches that is not well-formed is kept as a whole: nobody could tell its syntax from its text.
    ///
    /// - Parameter kept: What else is kept of a message's bytes, in order and without overlap. One with branches has none.
    init(_ text: String, keeping kept: ([UInt8]) -> [Range<Int>] = { _ in [] }) {
        bytes = Array(text.utf8)
        keepsReferences = Self.speaksOfReferences(bytes)
        later = MessageCommands.ranges(in: bytes).reversed().map { Part(kind: .boundary, range: $0) }
        self.kept = kept(bytes)[...]
        separator = Self.separator(in: bytes)
        doublesApostrophes = bytes.indices.dropFirst().dropLast(2).contains { index in
            bytes[index...].starts(with: "''".utf8) && Self.isOfWord(bytes[index - 1]) && Self.isOfWord(bytes[index + 2])
        }
        hasBranches = bytes.indices.contains { [bytes] in
            ChoosingArgument.begins(bytes[$0...], types: ChoosingArgument.branchTypes)
        }
        if !hasBranches {
            readArguments()
        } else if !readBranches() {
            parts = [Part(kind: .kept, range: 0..<bytes.count)]
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 }

    private mutating func add(_ kind: Part.Kind, to end: Int) {
        parts.append(Part(kind: kind, range: position..<end))
        position = end
    }

    // MARK: - Without branches

    private mutating func readArguments() {
        while position < bytes.count {
            while let mark = kept.first, mark.lowerBound < position { kept.removeFirst() }
            if let mark = kept.first, mark.lowerBound == position {
                add(.kept, to: mark.upperBound)
            } else if let part = later.last, part.range.lowerBound <= position {
                later.removeLast()
                if part.range.lowerBound == position { add(part.kind, to: part.range.upperBound) }
            } else if bytes[position] == UInt8(ascii: "'"), doublesApostrophes || quotesBrace {
                readApostrophe()
            } else if let end = WikiMarkup.apostrophesEnd(in: bytes, at: position) {
                add(.kept, to: end)
            } else if let link = WikiMarkup.link(in: bytes, at: position) {
                add(.kept, to: link.target.upperBound)
                if !link.end.isEmpty { later.append(Part(kind: .kept, range: link.end)) }
            } else if let plural = WikiMarkup.plural(in: bytes, at: position) {
                later += plural.reversed().map { Part(kind: .boundary, range: $0) }
            } else if let end = barEnd {
                add(.boundary, to: end)
            } else if let address = quotedAddress {
                position = address.lowerBound
                add(.kept, to: address.upperBound)
            } else if let end = argumentEnd {
                add(ServerMarkup.isAlternative(bytes[position..<end]) ? .boundary : .kept, to: end)
            } else {
                readMarkup()
            }
        }
    }

    /// Whether an apostrophe, a brace and another apostrophe stand here, which mean the brace.
    private var quotesBrace: Bool {
        position + 2 < bytes.count && bytes[position + 2] == UInt8(ascii: "'")
            && (bytes[position + 1] == UInt8(ascii: "{") || bytes[position + 1] == UInt8(ascii: "}"))
    }

    /// The end of what parts texts: a bar between spaces, as between the forms of a plural in vue-i18n and between two titles; a
    /// bar where it parts sentences, as in Laravel; four, as in Polyglot; a semicolon in a list of keywords.
    private var barEnd: Int? {
        let forms = "||||"
        if bytes[position...].starts(with: forms.utf8) { return position + forms.utf8.count }
        if bytes[position...].starts(with: " | ".utf8) { return ArgumentGroup.holds(position, in: bytes) ? nil : position + 3 }
        return bytes[position] == separator ? position + 1 : nil
    }

    /// An address of mail in vue-i18n, whose sign is quoted: `ana{'@'}example.org`; nil where no such sign stands here.
    private var quotedAddress: Range<Int>? {
        let sign = "{'@'}".utf8
        guard bytes[position...].starts(with: sign) else { return nil }
        func isOfAddress(_ byte: UInt8) -> Bool { byte.isASCIILetterOrDigit || "._+-".utf8.contains(byte) }
        let name = bytes[(parts.last?.range.upperBound ?? 0)..<position].reversed().prefix(while: isOfAddress).count
        let host = bytes[(position + sign.count)...].prefix(while: isOfAddress)
        guard name > 0, !host.isEmpty else { return nil }
        return position - name..<host.endIndex - host.reversed().prefix { !$0.isASCIILetterOrDigit }.count
    }

    /// The end of an argument in braces, of which none stands in another: `{name}`, `{{name}}`, `%{name}`, `${name}`; or of
    /// `$t(name)` and `$NAME$`.
    private var argumentEnd: Int? {
        var start = position
        let first = bytes[start]
        if first == UInt8(ascii: "$") {
            if let end = referenceEnd { return end }
            start += 1
        } else if first == UInt8(ascii: "%") {
            start += 1
            // %<name>s of Ruby.
            if bytes[start...].first == UInt8(ascii: "<"),
                bytes[(start + 1)...].first.map(\.isASCIISmall) == true
            {
                let place = bytes.withUnsafeBufferPointer { TemplatePlace($0, at: position, in: 0..<$0.count) }
                return place?.range.upperBound
            }
        }
        guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
        // {'{'} of vue-i18n is a brace as it stands.
        if bytes[start...].starts(with: "{'".utf8) {
            return bytes[(start + 2)...].prefix(Self.longestTag).firstIndex(ignoringCase: "'}").map { $0 + 2 }
        }
        // Signs of Java's are syntax between the words, so all of it is kept.
        if let end = ChoosingArgument.end(in: bytes[start...], types: ["choice"]) { return end }
        let isDouble = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "{")
        let name = bytes[(start + (isDouble ? 2 : 1))...].prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
        let end = name.endIndex + (isDouble ? 2 : 1)
        guard end <= bytes.count, bytes[name.endIndex..<end].allSatisfy({ $0 == UInt8(ascii: "}") }) else { return nil }
        return end
    }

    /// The end of `$t(name)`, `$NAME$` or `$1`; $9.99 is a price.
    private var referenceEnd: Int? {
        let rest = bytes[(position + 1)...]
        if rest.starts(with: "t(".utf8) {
            let name = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") }
            return name.endIndex < bytes.count && bytes[name.endIndex] == UInt8(ascii: ")") ? name.endIndex + 1 : nil
        }
        let name = rest.prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "@") }
        guard let first = name.first else { return nil }
        if name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "$") { return name.endIndex + 1 }
        let behind = bytes[name.endIndex...].prefix(2)
        let isPrice = behind.first.map { ".,".utf8.contains($0) } == true && behind.dropFirst().first?.isASCIIDigit == true
        return first.isASCIIDigit && name.count == 1 && !isPrice ? name.endIndex : nil
    }

    /// Reads a tag or a character reference of HTML, an escape, or one byte of text.
    private mutating func readMarkup() {
        if let escape = literalEscape {
            switch escape {
            case .space: add(.boundary, to: position + LiteralEscape.length)
            case .quotation(let sign): add(.quotation(sign), to: position + LiteralEscape.length)
            }
        } else if let end = commentEnd() {
            add(.kept, to: end)
        } else if let end = tagEnd {
            if let codeEnd = codeEnd(behind: end) {
                add(.kept, to: codeEnd)
            } else {
                add(partsText(to: end) ? .boundary : .kept, to: end)
            }
        } else if bytes[position] == UInt8(ascii: "&"), let reference = CharacterReference(bytes, at: position, to: bytes.count),
            bytes[reference.end - 1] == UInt8(ascii: ";")
        {
            let kind = reference.meaning.map(Part.Kind.reference) ?? (reference.isWhiteSpace ? .boundary : .kept)
            add(keepsReferences ? .kept : kind, to: reference.end)
        } else {
            position += 1
        }
    }

    private var literalEscape: LiteralEscape? {
        guard bytes[position] == UInt8(ascii: "\\") else { return nil }
        return LiteralEscape(in: bytes, at: position, from: parts.last?.range.upperBound ?? 0)
    }

    /// The end of a tag such as `<b>`, `</b>`, `<br/>` or `<0>`.
    private var tagEnd: Int? {
        guard bytes[position] == UInt8(ascii: "<") else { return nil }
        var start = position + 1
        if start < bytes.count, bytes[start] == UInt8(ascii: "/") { start += 1 }
        // itstool has <_:link-1/>.
        guard start < bytes.count, bytes[start].isASCIILetterOrDigit || bytes[start...].starts(with: "_:".utf8) else {
            return nil
        }
        let content = bytes[start...].prefix(Self.longestTag).prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
        return content.endIndex < bytes.count && bytes[content.endIndex] == UInt8(ascii: ">") ? content.endIndex + 1 : nil
    }

    /// The end of an element whose content is no text, such as `<code>` and `<i class="material-icons">`, behind its start tag;
    /// nil for another one.
    private mutating func codeEnd(behind end: Int) -> Int? {
        guard let tag = HTMLTag(bytes, at: position, to: end, allowsExpressions: false), !tag.isEnd,
            HTMLReader.keeps(tag) || Self.codeNames.contains(tag.name)
        else { return nil }
        return endMark("</\(tag.name)>", from: end)
    }

    /// The end of a comment of HTML, such as `<!-- wp:paragraph -->`; nil where none begins.
    private mutating func commentEnd() -> Int? {
        let opening = "<!--"
        return bytes[position...].starts(with: opening.utf8) ? endMark("-->", from: position + opening.utf8.count) : nil
    }

    /// Where a mark ends that stands somewhere from an offset on; nil where none does.
    private mutating func endMark(_ mark: String, from start: Int) -> Int? {
        guard !missingEndTags.contains(mark) else { return nil }
        guard let found = bytes[start...].firstIndex(ignoringCase: mark) else {
            missingEndTags.insert(mark)
            return nil
        }
        return found + mark.utf8.count
    }

    /// Elements of DocBook, Mallard, LibreOffice's help and KDE's messages whose content is no text either.
    private static let codeNames = Set(
        words: """
            cmd command computeroutput constant envar file filename function input key keycap keycode keycombo keyseq literal \
            output parameter shortcut sys systemitem tt userinput varname
            """)

    /// Whether a tag parts the texts on both sides of it: that of a line break or of a block.
    private func partsText(to end: Int) -> Bool {
        let name = bytes[(position + 1)..<end].drop { $0 == UInt8(ascii: "/") }.prefix(while: \.isASCIILetterOrDigit)
        let element = String(decoding: name, as: UTF8.self).lowercased()
        return element == "br" || HTMLElements.blocks.contains(element) || Self.blockNames.contains(element)
    }

    /// Blocks of DocBook and of KDE's messages.
    private static let blockNames: Set = ["item", "list", "listitem", "nl", "note", "para", "simpara", "subtitle", "warning"]

    // MARK: - With branches

    /// Reads the whole message; false where it is not well-formed.
    private mutating func readBranches() -> Bool {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "'"): readApostrophe()
            case UInt8(ascii: "{"): guard readBrace() else { return false }
            case UInt8(ascii: "}"): guard readBranchEnd() else { return false }
            case UInt8(ascii: "#") where branches.last == true: add(.kept, to: ordinalEnd)
            default: readMarkup()
            }
        }
        return branches.isEmpty
    }

    /// The end of a number sign, with the ending of an ordinal: `#th`.
    private var ordinalEnd: Int {
        let ending = bytes[(position + 1)...].prefix(while: Self.isOfWord)
        return ending.count <= 2 ? ending.endIndex : position + 1
    }

    /// An apostrophe stands for itself but where another follows, or a brace, which it takes its meaning from.
    private mutating func readApostrophe() {
        let next = position + 1 < bytes.count ? bytes[position + 1] : 0
        if next == UInt8(ascii: "'") {
            add(.apostrophe, to: position + 2)
        } else if [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "|")].contains(next) {
            add(.kept, to: quotationEnd)
        } else {
            position += 1
        }
    }

    /// The end of what an apostrophe quotes: behind the next one that has no other one behind it, since two are one that is
    /// quoted.
    private var quotationEnd: Int {
        var end = position + 1
        while let next = bytes[end...].firstIndex(of: UInt8(ascii: "'")) {
            guard bytes[(next + 1)...].first == UInt8(ascii: "'") else { return next + 1 }
            end = next + 2
        }
        return bytes.count
    }

    /// Reads an argument, up to the end of it or to the beginning of its first branch.
    private mutating func readBrace() -> Bool {
        if let end = doubleArgumentEnd {
            add(.kept, to: end)
            return true
        }
        let name = bytes[(position + 1)...].prefix { !Self.ends.contains($0) }
        guard name.endIndex < bytes.count, name.contains(where: { !$0.isASCIISpace }) else { return false }
        if bytes[name.endIndex] == UInt8(ascii: "}") {
            add(.kept, to: name.endIndex + 1)
            return true
        }
        guard bytes[name.endIndex] == UInt8(ascii: ",") else { return false }
        let type = bytes[(name.endIndex + 1)...].prefix { !Self.ends.contains($0) }
        guard type.endIndex < bytes.count, bytes[type.endIndex] != UInt8(ascii: "{") else { return false }
        let word = String(decoding: type.filter { !$0.isASCIISpace }, as: UTF8.self)
        guard ChoosingArgument.branchTypes.contains(word), bytes[type.endIndex] == UInt8(ascii: ",") else {
            // A number or a date, whose style may hold no braces.
            let end = bytes[type.endIndex...].firstIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "{") }
            guard let end, bytes[end] == UInt8(ascii: "}") else { return false }
            add(.kept, to: end + 1)
            return true
        }
        return openBranch(from: type.endIndex + 1, isPlural: word != "select")
    }

    /// The end of `{{name}}`, which i18next and its like have beside what ICU MessageFormat has.
    private var doubleArgumentEnd: Int? {
        bytes[(position + 1)...].first == UInt8(ascii: "{") ? argumentEnd : nil
    }

    private static let ends = Array(",{}".utf8)

    /// Passes over the keyword of a branch.
    private mutating func openBranch(from start: Int, isPlural: Bool) -> Bool {
        let keyword = bytes[start...].prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
        guard keyword.endIndex < bytes.count, bytes[keyword.endIndex] == UInt8(ascii: "{"),
            keyword.contains(where: { !$0.isASCIISpace }), branches.count < Self.deepest
        else { return false }
        add(.boundary, to: keyword.endIndex + 1)
        branches.append(isPlural)
        return true
    }

    /// Reads the end of a branch, and the end of its argument or the beginning of the next branch.
    private mutating func readBranchEnd() -> Bool {
        guard let isPlural = branches.popLast() else { return false }
        let next = bytes[(position + 1)...].drop(while: \.isASCIISpace)
        guard let first = next.first else { return false }
        if first == UInt8(ascii: "}") {
            add(.boundary, to: next.startIndex + 1)
            return true
        }
        return openBranch(from: next.startIndex, isPlural: isPlural)
    }
}
