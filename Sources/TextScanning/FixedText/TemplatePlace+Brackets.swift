// SPDX-License-Identifier: Apache-2.0

extension TemplatePlace {
    /// What usage messages name in brackets; other capitals there are words: `[NOTE]`.
    private static let metavariables: Set = [
        "ARG", "ARGS", "ARGUMENT", "ARGUMENTS", "COMMAND", "DIR", "DIRECTORY", "FILE", "FILES", "FLAGS", "NAME", "OPTION",
        "OPTIONS", "PARAMS", "PATH", "PATTERN", "URL",
    ]
}

/// What stands between brackets and doubled marks.
extension TemplatePlace.Reader {
    /// `##name##`, `%%NAME%%`, `||name||`: a name between doubled marks.
    mutating func readDoubledMarks() -> Bool {
        let mark = byte
        guard "#%|".utf8.contains(mark), position + 1 < end, bytes[position + 1] == mark else { return false }
        position += 2
        guard byte.isASCIILetter, skip(while: { $0 < 0x80 && Self.isNameByte($0) && $0 != mark }) > 0 else { return false }
        guard byte == mark, position + 1 < end, bytes[position + 1] == mark else { return false }
        position += 2
        return !byte.isASCIILetterOrDigit
    }

    /// A name between two brackets: `(HOME)`.
    mutating func readName(in brackets: StaticString) -> Bool {
        skip(over: brackets.utf8Start[0]) && skip(while: { $0 < 0x80 && Self.isNameByte($0) }) > 0
            && skip(over: brackets.utf8Start[1])
    }

    /// `:-)`, `;)`, `:D`
    mutating func readEmoticon() -> Bool {
        guard byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") else { return false }
        position += 1
        if byte == UInt8(ascii: "-") { position += 1 }
        guard "()DPpOo/|*3".utf8.contains(byte) else { return false }
        position += 1
        return byte <= 0x20 || ".,!?".utf8.contains(byte)
    }

    /// `<name>`, `</name>`, `<name/>`, `<name@host>`, `<xsl:sort>`, `<a href="x">`, `<sys/stat.h>`, `<name|number>`,
    /// `<main+0xd2>`.
    ///
    /// - Parameter adjoinsWord: Whether a word stands right before it.
    mutating func readAngles(adjoinsWord: Bool) -> Bool {
        let isEnd = skip(over: UInt8(ascii: "/"))
        let nameStart = position
        guard byte.isASCIILetter else { return false }
        _ = skip { $0.isASCIILetterOrDigit || "_.@:-".utf8.contains($0) }
        let name = bytes[nameStart..<position]
        if !isEnd, !adjoinsWord, let end = joinedNameEnd(from: nameStart) {
            position = end
            return true
        }
        let isEmpty = skip(over: UInt8(ascii: "/"))
        if byte == 0x20, !isEnd {
            let attributes = position
            _ = skip { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") && $0 != 0x0A }
            let isTag = bytes[attributes..<position].contains(UInt8(ascii: "=")) || bytes[position - 1] == UInt8(ascii: "/")
            guard isTag else { return false }
        }
        guard skip(over: UInt8(ascii: ">")) else { return false }
        return isEnd || isEmpty || !adjoinsWord && !byte.isASCIILetterOrDigit
            || isClosed(name, by: UInt8(ascii: "<"), within: TemplatePlace.reachOfBraces)
    }

    /// Where the bracket ends around a file with its folder, alternatives of small letters, or a name with an offset behind it:
    /// `sys/stat.h>`, `name|number>`, `main+0xd2>`; nil where something else stands in it.
    private func joinedNameEnd(from start: Int) -> Int? {
        let content = bytes[start..<end].prefix { $0.isASCIILetterOrDigit || "_.-+/|".utf8.contains($0) }
        guard content.endIndex < end, bytes[content.endIndex] == UInt8(ascii: ">"),
            let sign = content.first(where: { "/|+".utf8.contains($0) })
        else { return nil }
        let parts = content.split(separator: sign, omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.last, parts.allSatisfy({ !$0.isEmpty || sign == UInt8(ascii: "+") }) else {
            return nil
        }
        let isJoined =
            switch sign {
            case UInt8(ascii: "/"): last.dropFirst().dropLast().contains(UInt8(ascii: "."))
            case UInt8(ascii: "|"): content.allSatisfy { $0.isASCIISmall || $0.isASCIIDigit || "_-|".utf8.contains($0) }
            default: parts.count == 2 && last.starts(with: "0x".utf8)
            }
        return isJoined ? content.endIndex + 1 : nil
    }

    /// A person, a group, a channel or a picture as programs for chats write it behind its bracket: `@name>` of IRC,
    /// `@U012AB3CD>`, `#C024BE7LR|general>` and `!here>` of Slack, `@!80351110>` and `:wave:41771983>` of Discord.
    mutating func readMention() -> Bool {
        guard "@#!:".utf8.contains(byte) else { return false }
        position += 1
        if bytes[position - 1] == UInt8(ascii: "@"), byte == UInt8(ascii: "!") || byte == UInt8(ascii: "&") { position += 1 }
        guard byte.isASCIILetterOrDigit, skip(while: { $0.isASCIILetterOrDigit || "_.-:^".utf8.contains($0) }) > 0 else {
            return false
        }
        if skip(over: UInt8(ascii: "|")) { _ = skip { $0 >= 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") } }
        return skip(over: UInt8(ascii: ">"))
    }

    /// Whether the end tag of an element, or of a shortcode in square brackets, follows.
    private func isClosed(_ name: Slice<UnsafeBufferPointer<UInt8>>, by bracket: UInt8, within reach: Int) -> Bool {
        let rest = bytes[position..<min(bounds.upperBound, position + reach)]
        return rest.indices.contains { index in
            bytes[index] == bracket && rest[index...].dropFirst().first == UInt8(ascii: "/")
                && rest[index...].dropFirst(2).starts(with: name)
        }
    }

    /// `product id="12"]` of a shortcode of WordPress behind its bracket, `b]` and `quote=Ana]` of forums where `/b]` and
    /// `/quote]` follow, and `method get_node]` of Godot's documentation.
    private mutating func readShortcodeInBrackets() -> Bool {
        let isEnd = skip(over: UInt8(ascii: "/"))
        let start = position
        guard skip(while: { $0.isASCIISmall || $0.isASCIIDigit || "_-".utf8.contains($0) }) > 0 else { return false }
        let name = bytes[start..<position]
        let isPair = !isEnd && isClosed(name, by: UInt8(ascii: "["), within: TemplatePlace.reach)
        if byte == UInt8(ascii: "]") {
            guard isEnd || isPair else { return false }
            position += 1
            return true
        }
        guard !isEnd, name.count > 1, byte == 0x20 || byte == UInt8(ascii: "=") else { return false }
        let content = position
        _ = skip { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[") && $0 != 0x0A }
        guard byte == UInt8(ascii: "]") else { return false }
        let attributes = bytes[content..<position]
        // [member states] are words.
        let isReference =
            Self.references.contains(String(decoding: name, as: UTF8.self)) && !attributes.dropFirst().contains(0x20)
            && attributes.contains { "_.@".utf8.contains($0) || $0.isASCIICapital }
        guard
            isReference || isPair && bytes[content] == UInt8(ascii: "=")
                || zip(attributes, attributes.dropFirst()).contains(where: { $0 == UInt8(ascii: "=") && "\"'".utf8.contains($1) })
        else { return false }
        position += 1
        return true
    }

    /// `First Name]` of a form letter behind its bracket: up to four words with capitals, the last of which such letters ask for.
    /// Subtitles have others in brackets: `[Phone Ringing]`.
    private mutating func readBlank() -> Bool {
        var start = position
        var words = 0
        while byte.isASCIICapital {
            start = position
            position += 1
            _ = skip { $0.isASCIISmall || $0 == UInt8(ascii: "-") }
            words += 1
            if byte == 0x20 { position += 1 } else { break }
        }
        guard byte == UInt8(ascii: "]"), 1...4 ~= words,
            Self.blanks.contains(String(decoding: bytes[start..<position], as: UTF8.self))
        else { return false }
        position += 1
        // What follows makes a link of Markdown.
        return !"([:".utf8.contains(byte)
    }

    /// `DATE]` or `USER_NAME]` of a form letter behind its bracket, where a word in small letters stands before it. At the start
    /// of a line or a sentence, and among capitals, it says something: `[NOTE]`. What somebody does in subtitles is none either:
    /// *I know [SIGHS] it*.
    private mutating func readCapitals() -> Bool {
        let before = bytes[bounds.lowerBound..<(position - 1)]
        let start = position
        guard byte.isASCIICapital, before.last == 0x20, let letter = before.dropLast().last,
            letter.isASCIISmall || letter >= 0x80,
            skip(while: { $0.isASCIICapital || $0 == UInt8(ascii: "_") }) > 2
        else { return false }
        let name = bytes[start..<position]
        let isAct =
            name.suffix(3).elementsEqual("ING".utf8) || name.last == UInt8(ascii: "S") && name.dropLast().last != name.last
        guard !isAct || name.contains(UInt8(ascii: "_")), skip(over: UInt8(ascii: "]")) else { return false }
        // What follows makes a link of Markdown.
        return !"([:".utf8.contains(byte)
    }

    private static let blanks: Set = [
        "Address", "Amount", "City", "Client", "Company", "Country", "Date", "Department", "Email", "Link", "Location", "Manager",
        "Name", "Number", "Organization", "Organisation", "Phone", "Position", "Product", "Recipient", "Signature", "State",
        "Team",
        "Time", "Title", "URL", "Venue", "Website", "Year",
    ]

    private static let references: Set = ["annotation", "constant", "enum", "member", "method", "param", "signal", "theme_item"]

    /// `*|NAME|*`, as Mailchimp merges it into a letter, `*|IF:NAME|*` among them.
    mutating func readMergeTag() -> Bool {
        position += 1
        guard skip(over: UInt8(ascii: "|")) else { return false }
        return byte.isASCIILetter && skip(past: "|*")
    }

    /// `site:name]`, as tokens of Drupal are named behind their bracket: names of small letters with colons between them.
    private mutating func readToken() -> Bool {
        var parts = 0
        while byte.isASCIILetter, byte & 0x20 != 0, skip(while: { $0.isASCIILetterOrDigit || "_-".utf8.contains($0) }) > 0 {
            parts += 1
            guard skip(over: UInt8(ascii: ":")) else { break }
        }
        return parts > 1 && skip(over: UInt8(ascii: "]"))
    }

    /// `[[name]]`, `[[ name ]]`, `[[+name]]` of MODX, `[(name)]` of Thymeleaf, `[% name %]` of Template Toolkit, `[site:name]` of
    /// Drupal, and `[OPTIONS]` of usage messages.
    mutating func readBrackets() -> Bool {
        position += 1
        if byte == UInt8(ascii: "%") { return skip(past: "%]") }
        if byte == UInt8(ascii: "(") { return readName(in: "()") && skip(over: UInt8(ascii: "]")) }
        let capitals = position
        _ = skip { $0.isASCIICapital }
        if byte == UInt8(ascii: "]"),
            TemplatePlace.metavariables.contains(String(decoding: bytes[capitals..<position], as: UTF8.self))
        {
            position += 1
            return true
        }
        position = capitals
        if readToken() { return true }
        position = capitals
        if readShortcodeInBrackets() { return true }
        position = capitals
        if readBlank() { return true }
        position = capitals
        if readCapitals() { return true }
        position = capitals
        guard skip(over: UInt8(ascii: "[")) else { return false }
        _ = skip { $0 == 0x20 }
        if "+*$~-".utf8.contains(byte) { position += 1 }
        guard byte.isASCIILetter, skip(while: { $0.isASCIILetterOrDigit || "_.-".utf8.contains($0) }) > 0 else {
            return false
        }
        _ = skip { $0 == 0x20 }
        guard byte == UInt8(ascii: "]"), position + 1 < end, bytes[position + 1] == UInt8(ascii: "]") else { return false }
        position += 2
        return true
    }
}
