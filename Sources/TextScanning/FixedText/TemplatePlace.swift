// SPDX-License-Identifier: Apache-2.0

/// Reads the places in templates and formats that a program fills in: `{name}`, `%1$d`, `{{ x }}`, `:name`, `[[name]]`,
/// `<name>`, `##name##`, `[OPTIONS]`; tags; and `:smile:` and `:-)`.
///
/// What is read is exact, from the mark to the mark, so that words beside it are translated: of `%s's house`, `%s` alone.
package struct TemplatePlace {
    /// What it is.
    package let kind: FixedText.Kind
    /// Where it stands.
    package let range: Range<Int>

    /// How far a place is looked for that has white space in it.
    static let reach = 128
    /// How far a place is looked for that has braces in it.
    static let reachOfBraces = 4096

    /// Whether a place may begin with a byte.
    static func mayBegin(with byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: ":"),
            UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "*"), UInt8(ascii: "!"):
            true
        default: false
        }
    }

    /// The place that begins at an offset; nil where none does.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - start: Where it begins.
    ///   - bounds: What may be looked at.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in bounds: Range<Int>) {
        var reader = Reader(bytes: bytes, position: start, end: min(bounds.upperBound, start + Self.reach), bounds: bounds)
        if Self.mayOpenWord(bytes, at: start, from: bounds.lowerBound) {
            if reader.readDoubledMarks() {
                kind = .templatePlace
                range = start..<reader.position
                return
            }
            reader.position = start
            if reader.readEmoticon() {
                kind = .shortcode
                range = start..<reader.position
                return
            }
            reader.position = start
        }
        switch bytes[start] {
        case UInt8(ascii: "{"):
            guard reader.readBraces() else { return nil }
            kind = .templatePlace
        case UInt8(ascii: "$"), UInt8(ascii: "#"):
            // ${key} of shells and JavaScript, #{key} of Ruby.
            reader.position += 1
            // $(HOME) of makefiles.
            guard reader.readBraces() || bytes[start] == UInt8(ascii: "$") && reader.readName(in: "()") else { return nil }
            kind = .templatePlace
        case UInt8(ascii: "@"):
            reader.position += 1
            if reader.byte == UInt8(ascii: "{") {
                guard reader.readBraces() else { return nil }
            } else if !reader.readLinkedMessage() {
                reader.position = start + 1
                guard reader.readCall() else { return nil }
            }
            kind = .templatePlace
        case UInt8(ascii: "%"):
            reader.position += 1
            if reader.byte == UInt8(ascii: "%") {
                // The percent sign of a format, behind a number too; %%0A is the end of a line in what a dialogue is sent.
                reader.position += reader.lineEndLength(behind: 1)
                kind = .formatDirective
                break
            }
            // What follows a number is its percent sign.
            if start > bounds.lowerBound, bytes[start - 1].isASCIIDigit { return nil }
            if reader.byte == UInt8(ascii: "{") {
                guard reader.readBraces() else { return nil }
                kind = .templatePlace
            } else {
                guard reader.readDirective() else { return nil }
                kind = .formatDirective
            }
        case UInt8(ascii: ":"):
            if start > bounds.lowerBound, bytes[start - 1].isASCIILetterOrDigit { return nil }
            if reader.readShortcode() {
                kind = .shortcode
            } else {
                reader.position = start
                guard Self.mayOpenWord(bytes, at: start, from: bounds.lowerBound), reader.readNamedPlace() else { return nil }
                kind = .templatePlace
            }
        case UInt8(ascii: "["):
            guard reader.readBrackets() else { return nil }
            kind = .templatePlace
        case UInt8(ascii: "*"):
            guard reader.readMergeTag() else { return nil }
            kind = .templatePlace
        case UInt8(ascii: "!"):
            guard Self.mayOpenWord(bytes, at: start, from: bounds.lowerBound), reader.readNamedPlace() else { return nil }
            kind = .templatePlace
        case UInt8(ascii: "<"):
            // <%= name %> of ERB and EJS, <?php echo $name; ?>; <your-name> in usage messages.
            reader.position += 1
            if reader.byte == UInt8(ascii: "%") {
                guard reader.skip(past: "%>") else { return nil }
            } else if reader.byte == UInt8(ascii: "?") {
                guard reader.skip(past: "?>") else { return nil }
            } else if !reader.readMention() {
                reader.position = start + 1
                // What adjoins a word and has no end tag is none: a<b>c.
                let followsWord = start > bounds.lowerBound && bytes[start - 1].isASCIILetterOrDigit
                guard reader.readAngles(adjoinsWord: followsWord) else { return nil }
            }
            kind = .templatePlace
        default: return nil
        }
        range = start..<reader.position
    }

    /// Whether a word may begin at an offset: at the start, behind white space, an opening sign or a tag that stands alone.
    private static func mayOpenWord(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, from start: Int) -> Bool {
        guard offset > start else { return true }
        var before = offset - 1
        while before > start, UTF8.isContinuation(bytes[before]) { before -= 1 }
        guard let scalar = Unicode.Scalar(UTF8Decoder.decode(bytes, at: before).scalar) else { return false }
        if scalar == Placeholder.scalar { return before == start || bytes[before - 1] <= 0x20 }
        switch scalar.properties.generalCategory {
        case .openPunctuation, .initialPunctuation: return true
        default: return scalar.properties.isWhitespace || scalar == "\"" || scalar == "'"
        }
    }

    /// Reads on from a position as long as the bytes are those of a place.
    struct Reader {
        let bytes: UnsafeBufferPointer<UInt8>
        var position: Int
        let end: Int
        let bounds: Range<Int>

        var byte: UInt8 { position < end ? bytes[position] : 0 }

        mutating func skip(while condition: (UInt8) -> Bool) -> Int {
            let start = position
            while position < end, condition(bytes[position]) { position += 1 }
            return position - start
        }

        /// Goes behind a sign; not where another one stands.
        mutating func skip(over sign: UInt8) -> Bool {
            guard byte == sign else { return false }
            position += 1
            return true
        }

        /// Goes behind a closing mark of two bytes on the same line.
        mutating func skip(past mark: StaticString) -> Bool {
            while position + 1 < end, bytes[position] != 0x0A {
                if bytes[position] == mark.utf8Start[0], bytes[position + 1] == mark.utf8Start[1] {
                    position += 2
                    return true
                }
                position += 1
            }
            return false
        }

        /// `{name}`, `{0:N2}`, `{count, number}`, `{{ x | upper }}`, `{% if x %}`.
        mutating func readBraces() -> Bool {
            guard skip(over: UInt8(ascii: "{")) else { return false }
            switch byte {
            case UInt8(ascii: "{"): return skip(past: "}}")
            case UInt8(ascii: "%"): return skip(past: "%}")
            case UInt8(ascii: "\""): return skipObject()
            default:
                guard skip(while: Self.isNameByte) > 0 else { return false }
                if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "!") {
                    _ = skip { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
                } else {
                    // A style, and its skeleton: {when, date, short}. What comes third may have braces: texts to be chosen from.
                    var isThird = false
                    while skip(over: UInt8(ascii: ",")) {
                        _ = skip { $0 == 0x20 }
                        if isThird, opensBraces { return skipBraces() }
                        guard skip(while: { Self.isNameByte($0) || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "/") }) > 0
                        else {
                            return false
                        }
                        isThird = true
                    }
                }
                return skip(over: UInt8(ascii: "}"))
            }
        }

        /// A message of vue-i18n that goes into another, behind its `@`: `:home.title`, `.lower:title`, `:{'title'}`, `:(title)`.
        mutating func readLinkedMessage() -> Bool {
            if skip(over: UInt8(ascii: ".")) {
                guard skip(while: \.isASCIILetter) > 0 else { return false }
            }
            guard skip(over: UInt8(ascii: ":")) else { return false }
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") {
                let end = byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")")
                _ = skip { $0 != end && $0 != 0x0A }
                return skip(over: end)
            }
            guard skip(while: { $0 < 0x80 && Self.isNameByte($0) }) > 0 else { return false }
            // What ends the sentence is not the name's.
            while bytes[position - 1] == UInt8(ascii: ".") { position -= 1 }
            return bytes[position - 1] != UInt8(ascii: ":")
        }

        /// What Blade and Razor call, behind its `@`: `lang('the key')`, `(count + 1)`.
        mutating func readCall() -> Bool {
            _ = skip(while: \.isASCIILetter)
            guard byte == UInt8(ascii: "(") else { return false }
            var depth = 0
            while position < end, byte != 0x0A {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                position += 1
                if depth == 0 { return true }
            }
            return false
        }

        /// Whether the next brace opens another place.
        private var opensBraces: Bool {
            bytes[position..<end].first { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } == UInt8(ascii: "{")
        }

        /// Goes behind the brace that closes an object of JSON on one line.
        private mutating func skipObject() -> Bool {
            let limit = min(bounds.upperBound, position + TemplatePlace.reachOfBraces)
            let line = bytes[position..<limit].prefix { $0 != 0x0A }
            guard line.dropFirst().drop(while: { $0.isASCIILetterOrDigit || "_-.@$ ".utf8.contains($0) }).starts(with: "\":".utf8)
            else {
                return false
            }
            return skipBraces()
        }

        /// Goes behind the brace that closes a place with braces in it. Texts in them go with it: a format of messages gives each
        /// by itself.
        private mutating func skipBraces() -> Bool {
            var depth = 1
            let limit = min(bounds.upperBound, position + TemplatePlace.reachOfBraces)
            while position < limit {
                if bytes[position] == UInt8(ascii: "{") { depth += 1 }
                if bytes[position] == UInt8(ascii: "}") { depth -= 1 }
                position += 1
                if depth == 0 { return true }
            }
            return false
        }

        /// What follows the percent sign of C's `printf` and those that took after it.
        mutating func readDirective() -> Bool {
            if byte == UInt8(ascii: "<") {
                // %<name>s, %<price>.2f of Ruby.
                guard readName(in: "<>") else { return false }
                _ = skip { $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
                if "dsfgxi".utf8.contains(byte), position + 1 == end || !bytes[position + 1].isASCIILetter { position += 1 }
                return true
            }
            if skip(over: UInt8(ascii: "(")) {
                guard skip(while: Self.isNameByte) > 0, skip(over: UInt8(ascii: ")")) else { return false }
            }
            // %L1 and %Ln of Qt are numbers as a language writes them.
            if byte == UInt8(ascii: "L"), position + 1 < end, bytes[position + 1].isASCIIDigit { position += 1 }
            let digits = skip(while: \.isASCIIDigit)
            // %1 of Qt.
            if 1...2 ~= digits, !byte.isASCIILetter, !"$.-+#*".utf8.contains(byte) || endsSentence { return true }
            if digits > 0, byte == UInt8(ascii: "$") { position += 1 }
            _ = skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "*") }
            _ = skip(while: \.isASCIIDigit)
            if skip(over: UInt8(ascii: ".")) {
                _ = skip { $0.isASCIIDigit || $0 == UInt8(ascii: "*") }
            }
            for _ in 0..<2 where "hlLqjztZ".utf8.contains(byte) { position += 1 }
            guard "diouxXeEfgGaAcCsSp@n".utf8.contains(byte) else { return false }
            position += 1
            return !byte.isASCIILetter
        }

        /// The length of percent signs with what stands behind them for the end of a line, `0A`, `0D`, or of the signs alone.
        func lineEndLength(behind signs: Int) -> Int {
            let code = bytes[min(position + signs, end)..<end]
            return ["0A", "0D"].contains { code.starts(with: $0.utf8) } ? signs + 2 : signs
        }

        /// Whether a full stop stands here that no digit follows.
        private var endsSentence: Bool {
            byte == UInt8(ascii: ".") && !(position + 1 < end && bytes[position + 1].isASCIIDigit)
        }

        /// `:smile:`, `:+1:`
        mutating func readShortcode() -> Bool {
            position += 1
            guard byte.isASCIILetter || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else { return false }
            _ = skip {
                $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
            }
            guard skip(over: UInt8(ascii: ":")) else { return false }
            return !byte.isASCIILetterOrDigit
        }

        /// `:name`, as Laravel has it, and `!name`, as Drupal: two or more signs of a name, the first a small letter. The colon
        /// of a sentence has white space behind it, and of emoticons the letter is alone or a capital. A word goes on beyond
        /// ASCII.
        mutating func readNamedPlace() -> Bool {
            position += 1
            let isName = byte.isASCIILetter
            guard isName, skip(while: { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }) > 1 else { return false }
            return byte != UInt8(ascii: ":")
                && !(byte >= 0x80 && WordScalar.isLetter(UTF8Decoder.decode(bytes, at: position).scalar))
        }

        /// What names in places are written with.
        static func isNameByte(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "@"),
                UInt8(ascii: "$"):
                true
            // Letters beyond ASCII too: {größe}.
            default: byte.isASCIILetterOrDigit || byte >= 0x80
            }
        }
    }
}
