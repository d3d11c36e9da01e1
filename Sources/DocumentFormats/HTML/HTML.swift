// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import TextScanning
import UnicodeText

/// HTML, whole pages and pieces of them.
///
/// The text between the tags of two blocks is a passage, and so is each attribute that people read, such as `alt`, `title`,
/// `placeholder`, or the `content` of a description. Tags inside of a text, code, and what `translate="no"` or the class
/// `notranslate` says is not to be translated are inline pieces; scripts, styles, `pre` and comments are not text. White space of
/// any length is one space, and character references are undone. Every text is HTML: there is no error.
public struct HTML: DocumentFormat {
    /// The format.
    public init() {}

    /// `HTML`.
    public var name: String { "HTML" }

    /// `html`.
    public var identifier: String { "html" }

    /// `.html`, `.htm`, `.xhtml`.
    public var fileNameSuffixes: [String] { ["html", "htm", "xhtml"] }

    /// Whether it is a page, or begins with an element of HTML that is ended.
    public func isBegun(by head: ArraySlice<UInt8>) -> Bool { MarkupHead(head)?.isHTML ?? false }

    /// The names in the XML declaration and in `meta` elements.
    public func encodingDeclarations(in content: String) -> [Range<Int>] {
        EncodingDeclaration.all([.xmlDeclaration, .metaElement], in: content).map(\.name)
    }

    /// The text between the tags of blocks.
    ///
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) -> [Passage] {
        HTMLReader(Array(content.utf8)).passages
    }

    /// The `lang` of the page, where it has one, and its `dir`.
    public func declarations(of language: LanguageTag, in content: String) -> [DocumentEdit] {
        let bytes = Array(content.utf8)
        for case .tag(let tag) in HTMLTokenizer(bytes, in: 0..<bytes.count) {
            if tag.name == "html", !tag.isEnd { return tag.declarations(of: language, in: bytes) }
        }
        return []
    }

    /// The text with character references for signs of markup and for spaces that do not break, spelt as the passage has them,
    /// and for all but ASCII in a page of ASCII that declares no encoding.
    public func written(_ text: String, for passage: Passage) -> String {
        let place = passage.note as? HTMLPlace ?? HTMLPlace()
        return MarkupEscape.escaped(text) { scalar in
            switch scalar {
            case "\u{A0}": passage.references[scalar] ?? (place.isXML ? "&#160;" : "&nbsp;")
            case "\"": place.isAttribute ? "&quot;" : nil
            case "'": place.isAttribute ? "&#39;" : nil
            default: passage.references[scalar] ?? (place.isASCII && !scalar.isASCII ? "&#\(scalar.value);" : nil)
            }
        }
    }
}
