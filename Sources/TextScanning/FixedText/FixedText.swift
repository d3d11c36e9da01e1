// SPDX-License-Identifier: Apache-2.0

/// A piece of text that is not natural language and must come back as it was: an address, a path, an identifier, code.
///
/// The kinds are named here, once. Recognition passes over what `ASCIIStretch` finds as no evidence. What is kept from engines is
/// more: `FixedTextScanner` finds links by `LinkScanner` besides, as Markdown does, places of templates by `TemplatePlace`, and
/// options, versions and the like by `FixedWord`.
///
///     let text = "Siehe https://example.org/a und `git pull`."
///     FixedText.all(in: text).map { $0.kind }  // [.link, .quotedCode]
public struct FixedText: Sendable, Hashable {
    /// What a piece is.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// `https://example.org/a`, `www.example.org`, `mailto:ana@example.org`
        case link
        /// `ana@example.org`
        case mailAddress
        /// `@ana`
        case handle
        /// `#winter`, `#größe`, `#in-progress`
        case tag
        /// `/usr/bin`, `~/notes`, `C:\Users`, `docs/index.md`
        case path
        /// Hosts, files and qualified names: `example.org`, `notes.txt`, `System.out.println`
        case dottedName
        /// `nodeIndex`, `#frameSocket`
        case camelCaseName
        /// `node_index`, `__init__`
        case snakeCaseName
        /// Names and numbers that a symbol joins into one: `File>Open`, `a|b`, `io:294:main`, `Europe/Madrid`; companies with
        /// their legal form: `Bright Spark Ltd`
        case joinedNames
        /// `UF-1700A`, `COVID-19`, `A-12`, `mp3`
        case serialNumber
        /// `v2`, `2.4.1`, `2.4-beta`
        case version
        /// `3f2a9bc1d`, `550e8400-e29b-41d4-a716-446655440000`
        case hash
        /// A number with its unit or currency: `12 kB`, `30 °C`, `$5`; noon and midnight: `12pm`
        case quantity
        /// `--output-file`, `-v`
        case option
        /// `$HOME`, `$name`
        case variable
        /// `%d`, `%1$s`, `%(name)s`
        case formatDirective
        /// A place that a program fills in, with its unit: `{name}`, `${key}`, `%{count}`, `{{ x }}`, `{0}`, `:name`, `{n} km`
        case templatePlace
        /// `:smile:`
        case shortcode
        /// A footnote number after its word; an array index looks the same: `word[12]`
        case footnoteMark
        /// The name of a street with its number: `88 Station Road`, `Rua do Heroísmo, 55`
        case streetAddress
        /// A value that its label says is to be taken as it stands: `Password: seagull!1974`
        case labelledValue
        /// The marks around words that are to stand out: `*not*`
        case emphasis
        /// What stands between backticks, as Markdown has it.
        case quotedCode
        /// Expressions, calls and operators: `x=1`, `std::vector`, `call()`, `{`; regular expressions: `^[a-z]+$`; commands of a
        /// shell that a sentence names: `git checkout -b a/b`; names in quotation marks: `the option "verbose"`; `____`
        case code

        /// Whether it is the address of a page or of a person, such as people put beside anything they write.
        package var isAddress: Bool {
            switch self {
            case .link, .mailAddress, .handle: true
            default: false
            }
        }

        /// Whether it is an expression of a programming language, or a name that marks one: words beside it are likely to be
        /// keywords and variables. What is neither code nor an address is a name.
        package var isCode: Bool {
            switch self {
            case .snakeCaseName, .variable, .quotedCode, .code: true
            default: false
            }
        }
    }

    /// What it is.
    public let kind: Kind
    /// Where it stands, in UTF-8 offsets.
    public let range: Range<Int>

    /// A piece of one kind at a place, in UTF-8 offsets.
    public init(_ kind: Kind, at range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// The kinds that are withheld from engines: all but words with the mark of a footnote, which are words.
    ///
    /// Numbers without a unit are not fixed: the words around must agree with them.
    public static let keptFromEngines: Set<Kind> = Set(Kind.allCases).subtracting([.footnoteMark])

    /// The fixed text in a range of a text, in order and without overlap.
    ///
    /// A piece leaves out the punctuation that ends the sentence rather than the piece, and brackets and quotation marks that
    /// open before it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - range: Where to look, in UTF-8 offsets on boundaries of scalars; nil for the whole text.
    ///   - kinds: What to look for.
    /// - Complexity: Linear in the length of the range.
    public static func all(
        in text: String, _ range: Range<Int>? = nil, kinds: Set<Kind> = Set(Kind.allCases)
    ) -> [FixedText] {
        var text = text
        return text.withUTF8 { bytes in
            var scanner = FixedTextScanner(bytes, kinds: kinds)
            scanner.scan(range ?? 0..<bytes.count)
            return scanner.found
        }
    }

    /// Whether a command of a shell begins with the word at an offset.
    package static func beginsCommand(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        ShellCommand.mayBegin(with: bytes[start]) && ShellCommand.end(in: bytes, from: start, to: bytes.count) != nil
    }

    /// Where such text stands in a range of a text, in UTF-8 offsets, in order and without overlap.
    package static func ranges(
        in text: String, _ range: Range<Int>? = nil, kinds: Set<Kind> = keptFromEngines
    ) -> [Range<Int>] {
        all(in: text, range, kinds: kinds).map(\.range)
    }

    /// Whether fixed text is a mark of emphasis, of which there are always two with words between them.
    package static func isEmphasis(_ text: String) -> Bool { ["*", "**", "_"].contains(text) }

    /// Whether a text has two letters side by side that no fixed text holds.
    package static func holdsWords(_ text: String) -> Bool {
        var start = 0
        for end in ranges(in: text) + [text.utf8.count..<text.utf8.count] {
            let stretch = text[utf8: start..<end.lowerBound].unicodeScalars
            if zip(stretch, stretch.dropFirst()).contains(where: { $0.properties.isAlphabetic && $1.properties.isAlphabetic }) {
                return true
            }
            start = end.upperBound
        }
        return false
    }

    /// What stands with a hyphen before other words and numbers, so that it makes no name with them: *mid-2024*, *under-21*.
    package static let prefixes: Set = [
        "circa", "early", "ex", "late", "mid", "non", "over", "post", "pre", "sub", "top", "under",
    ]

    /// Organisations in two or three capitals that have names in each language, and are no codes.
    package static let organisations: Set = ["EU", "UE", "UK", "UN", "US", "USA"]
}
