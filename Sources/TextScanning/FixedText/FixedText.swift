// SPDX-License-Identifier: Apache-2.0

/// A piece of text that is not natural language and must come back as it was: an address, a path, an identifier, code.
///
/// The kinds are named here, once. Recognition passes over all of them as no evidence, and finds them by `ASCIIStretch` alone;
/// batches keep some kinds from engines, for which `FixedTextScanner` finds links by `LinkScanner` besides, as Markdown does.
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
        /// `/usr/bin`, `~/notes`, `C:\Users`, `docs/index.md`
        case path
        /// Hosts, files and qualified names: `example.org`, `notes.txt`, `System.out.println`
        case dottedName
        /// `nodeIndex`, `#frameSocket`
        case camelCaseName
        /// `node_index`, `__init__`
        case snakeCaseName
        /// Names and numbers that a symbol joins into one: `File>Open`, `a|b`, `io:294:main`
        case joinedNames
        /// `UF-1700A`, `COVID-19`
        case serialNumber
        /// `$HOME`, `$name`
        case variable
        /// `%d`, `%s`
        case formatDirective
        /// `:smile:`
        case shortcode
        /// A footnote number after its word; an array index looks the same: `word[12]`
        case footnoteMark
        /// What stands between backticks, as Markdown has it.
        case quotedCode
        /// Expressions, calls and operators: `x=1`, `std::vector`, `call()`, `{`
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

    /// The kinds that are withheld from engines. Most others are translated or left alone by engines as words are.
    ///
    /// Numbers are not fixed: the words around must agree with them.
    public static let keptFromEngines: Set<Kind> = [.link, .mailAddress, .quotedCode]

    /// The fixed text in a range of a text, in order and without overlap.
    ///
    /// A piece leaves out the punctuation that ends the sentence rather than the piece, and brackets and quotation marks that
    /// open before it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - range: Where to look, in UTF-8 offsets on boundaries of scalars; nil for the whole text.
    ///   - kinds: What to look for.
    /// - Complexity: Linear in the length of the range. Lines without a character that begins links or quoted code cost next to
    ///   nothing where no other kind is asked for.
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

    /// Where such text stands in a range of a text, in UTF-8 offsets, in order and without overlap.
    package static func ranges(
        in text: String, _ range: Range<Int>? = nil, kinds: Set<Kind> = keptFromEngines
    ) -> [Range<Int>] {
        all(in: text, range, kinds: kinds).map(\.range)
    }
}
