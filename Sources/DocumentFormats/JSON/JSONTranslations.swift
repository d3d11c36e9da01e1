// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import Records
import TextScanning

/// JSON files of translations: as i18next and many like it have them, Flutter's ARB, and `messages.json` of browser extensions.
///
/// The values that are messages are text, and each is translated in its place; names, metadata and all else stay. Arguments and
/// tags in a message are inline pieces; what stands between tags of blocks, and each branch of a plural or a selection of ICU
/// MessageFormat, is a text of its own. The mark of an accelerator (`&Print`) stands before a letter of the translation.
public struct JSONTranslations: DocumentFormat {
    /// The format.
    public init() {}

    /// `JSON of translations`.
    public var name: String { "JSON of translations" }

    /// `json`.
    public var identifier: String { "json" }

    /// `.json`, `.arb`.
    public var fileNameSuffixes: [String] { ["json", "arb"] }

    /// True (RFC 8259, 8.1).
    public var isUTF8UnlessDeclared: Bool { true }

    /// Whether it is JSON; of which kind will be seen.
    public func isBegun(by head: ArraySlice<UInt8>) -> Bool { JSONText.isBegun(by: Array(head)) }

    /// The values that are messages.
    ///
    /// - Throws: `DocumentError`: `malformed` where it is not JSON, `otherKind` where it is something else than translations.
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) throws(DocumentError) -> [Passage] {
        let bytes = Array(content.utf8)
        let messages = try JSONMessages(bytes, format: name)
        let locale = messages.locale.map { String(decoding: bytes[$0].dropFirst().dropLast(), as: UTF8.self) }
        let language = locale.flatMap { try? LanguageTag(posix: $0) }
        return messages.values.flatMap { value in
            passages(of: value, in: bytes).map { passage in
                var passage = passage
                passage.declaredLanguage = language
                return passage
            }
        }
    }

    /// The texts of a string.
    private func passages(of value: Range<Int>, in bytes: [UInt8]) -> [Passage] {
        var builder = PassageBuilder(bytes)
        var start = value.lowerBound + 1
        for escape in JSONText.escapes(in: bytes, value) {
            builder.addText(start..<escape.range.lowerBound)
            // Half of a pair of surrogates, as where a text was cut in an emoji, has no meaning, and stays.
            if escape.meaning.unicodeScalars.contains(Self.replacement) {
                builder.addInline(escape.range)
            } else {
                builder.addEscape(escape.range, for: escape.meaning)
            }
            start = escape.range.upperBound
        }
        builder.addText(start..<value.upperBound - 1)
        return builder.finish()?.messages(in: bytes) ?? []
    }

    /// What stands for what cannot be read.
    private static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// The text as it stands between the quotation marks of a string.
    public func written(_ text: String, for passage: Passage) -> String {
        String(JSONString.quoted(asMessage(text, for: passage)).dropFirst().dropLast())
    }

    /// What ARB says of its language, in `@@locale`.
    public func declarations(of language: LanguageTag, in content: String) throws(DocumentError) -> [DocumentEdit] {
        let bytes = Array(content.utf8)
        guard let locale = try JSONMessages(bytes, format: name).locale else { return [] }
        return [DocumentEdit(range: locale, text: JSONString.quoted(language.withUnderscores))]
    }
}

/// Finds the messages in a JSON file of translations.
struct JSONMessages {
    /// The strings that are messages, with their quotation marks.
    private(set) var values: [Range<Int>] = []
    /// The value of `@@locale`, where ARB has its language.
    private(set) var locale: Range<Int>?

    /// An object or array that is open.
    private struct Level {
        var isArray = false
        /// The name of the field that was read last.
        var name = ""
        /// Whether it is metadata, which stays.
        var isKept = false
        /// Whether it has the text of a message in FormatJS.
        var hasDefaultMessage = false
        /// Which of the values is a note for whoever translates such a message.
        var note: Int?
    }

    private let bytes: [UInt8]
    private let format: String
    private var open: [Level] = []

    /// Reads a file.
    ///
    /// - Throws: `DocumentError` where it is not JSON, or no file of translations.
    init(_ bytes: [UInt8], format: String) throws(DocumentError) {
        self.bytes = bytes
        self.format = format
        // A byte order mark is no JSON, and some programs write it.
        let start = ByteOrderMark.length(in: bytes)
        let tokens: [JSONText.Token]
        do {
            tokens = try JSONText.tokens(of: start == 0 ? bytes : [0x20, 0x20, 0x20] + bytes[start...])
        } catch {
            let detail =
                switch error.code {
                case .endsEarly: "it ends in the middle"
                case .tooDeep: "objects and lists are nested more deeply there than is read"
                default: "what stands there is not JSON"
                }
            throw self.error(.malformed, detail, at: error.offset)
        }
        guard tokens.first == .objectStart else { throw self.error(.otherKind, "there is no object of messages", at: 0) }
        if Self.isExtension(tokens) {
            readExtension(tokens)
        } else {
            try read(tokens, isARB: tokens.contains { if case .name(let name) = $0 { name.hasPrefix("@@") } else { false } })
        }
    }

    private func error(_ code: DocumentError.Code, _ detail: String, at offset: Int) -> DocumentError {
        DocumentError(code, format: format, line: SourceLines.number(of: offset, in: bytes), detail: detail)
    }

    // MARK: - Browser extensions

    /// Whether each value of the whole object is an object with a `message`.
    private static func isExtension(_ tokens: [JSONText.Token]) -> Bool {
        var (depth, lacksMessage, isEmpty) = (0, false, true)
        for (index, token) in tokens.enumerated() {
            switch token {
            case .objectStart, .arrayStart:
                depth += 1
                if depth == 2 {
                    if lacksMessage { return false }
                    (lacksMessage, isEmpty) = (true, false)
                }
            case .objectEnd, .arrayEnd: depth -= 1
            case .name("message") where depth == 2:
                if case .string = tokens[index + 1] { lacksMessage = false }
            case .string where depth == 1, .literal where depth == 1: return false
            default: break
            }
        }
        return !isEmpty && !lacksMessage
    }

    private mutating func readExtension(_ tokens: [JSONText.Token]) {
        var (depth, isMessage) = (0, false)
        for token in tokens {
            switch token {
            case .objectStart, .arrayStart: depth += 1
            case .objectEnd, .arrayEnd: depth -= 1
            case .name(let name): isMessage = depth == 2 && name == "message"
            case .string(_, let range) where isMessage && depth == 2: values.append(range)
            case .string, .literal: break
            }
        }
    }

    // MARK: - Other files

    private mutating func read(_ tokens: [JSONText.Token], isARB: Bool) throws(DocumentError) {
        var names: Set<String> = []
        var hasRelease = false
        var notes: Set<Int> = []
        var others: [Range<Int>] = []
        for token in tokens {
            switch token {
            case .objectStart, .arrayStart:
                let isOfWiki = open.count == 1 && open[0].name == Self.wikiMetadata
                let isMetadata = isOfWiki || isARB && open.last?.name.hasPrefix("@") == true
                open.append(Level(isArray: token == .arrayStart, isKept: isMetadata || open.last?.isKept == true))
            case .objectEnd, .arrayEnd:
                if let level = open.popLast(), level.hasDefaultMessage, let note = level.note { notes.insert(note) }
            case .name(let name):
                open[open.count - 1].name = name
                if name == "defaultMessage" { open[open.count - 1].hasDefaultMessage = true }
                if open.count == 1 { names.insert(name) }
            case .string(_, let range):
                guard let level = open.last, !level.isKept else { break }
                if isARB, open.count == 1, level.name == "@@locale" { locale = range }
                if open.count == 1, level.name == "version", isRelease(range) { hasRelease = true }
                if level.name == "description", !level.isArray { open[open.count - 1].note = values.count }
                if !isARB || !level.name.hasPrefix("@") { values.append(range) }
            case .literal(let range):
                guard let level = open.last, !level.isKept, !(isARB && level.name.hasPrefix("@")), bytes[range] != Self.null
                else {
                    break
                }
                others.append(range)
            }
        }
        if let other = others.first, others.count * Self.fewestMessagesForOther > values.count {
            let value = String(decoding: bytes[other], as: UTF8.self)
            throw error(
                .otherKind, "more than one value for ten messages is a number or a truth value, as this \(value)",
                at: other.lowerBound)
        }
        if hasRelease && names.contains("name") || Self.configurationNames.contains(where: { names.isSuperset(of: $0) }) {
            throw error(.otherKind, "the names are those of a configuration", at: 0)
        }
        if !notes.isEmpty { values = values.enumerated().filter { !notes.contains($0.offset) }.map(\.element) }
    }

    /// So many messages there are for each number or truth value in translations: one may say that a language is written from
    /// the right. Settings and data have more of these.
    private static let fewestMessagesForOther = 10

    /// Whether a string begins with a number and a dot, as versions of programs do.
    private func isRelease(_ string: Range<Int>) -> Bool {
        let text = bytes[string].dropFirst()
        let digits = text.prefix(while: \.isASCIIDigit)
        return !digits.isEmpty && text.dropFirst(digits.count).first == UInt8(ascii: ".")
    }

    /// What files that configure programs have at their top, and translations do not.
    private static let configurationNames: [Set<String>] =
        [["$schema"], ["compilerOptions"], ["manifest_version"]]
        + ["dependencies", "devDependencies", "scripts", "main"].map { ["name", "version", $0] }
    /// Where MediaWiki and those that took its format name the authors of a file.
    private static let wikiMetadata = "@metadata"
    private static let null = Array("null".utf8)[...]
}
