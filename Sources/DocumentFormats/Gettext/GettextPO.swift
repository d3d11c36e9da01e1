// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import TextScanning

/// Message catalogues of GNU gettext (`.po`, `.pot`).
///
/// The messages that are not translated yet are text: `msgid` is read, and a translation is written into the empty `msgstr`;
/// that of `msgid_plural` into the others of the entry. Directives of format strings are inline pieces, as are tags and names in
/// braces; the mark of an accelerator (`_Print`, `E&xit`) stands before a letter of the translation. What is translated already,
/// fuzzy or obsolete stays, and so do comments.
public struct GettextPO: DocumentFormat {
    /// Whether messages that get a translation are marked as fuzzy, which says that somebody should look at them.
    public let marksFuzzy: Bool

    /// The format.
    ///
    /// - Parameter marksFuzzy: Whether messages that get a translation are marked as fuzzy.
    public init(marksFuzzy: Bool = false) {
        self.marksFuzzy = marksFuzzy
    }

    /// `gettext PO`.
    public var name: String { "gettext PO" }

    /// `po`.
    public var identifier: String { "po" }

    /// `.po`, `.pot`.
    public var fileNameSuffixes: [String] { ["po", "pot"] }

    /// Whether the first line that is no comment has the keyword and the string of a message.
    public func isBegun(by head: ArraySlice<UInt8>) -> Bool {
        let bytes = Array(head)
        let line = SourceLines(bytes).lazy.map { bytes[$0.content].drop(while: \.isBlank) }.first {
            $0.first.map { $0 != UInt8(ascii: "#") } ?? false
        }
        return line.map { $0.starts(with: "msgid \"".utf8) || $0.starts(with: "msgctxt \"".utf8) } ?? false
    }

    /// The charset in the heading.
    public func encodingDeclarations(in content: String) -> [Range<Int>] {
        let bytes = Array(content.utf8)
        guard let field = headingField("content-type", in: bytes) else { return [] }
        // Comments of any length may stand before the heading.
        let name = "content-type:"
        return EncodingDeclaration.all([.contentTypeField], in: name + String(decoding: bytes[field], as: UTF8.self)).map {
            let start = field.lowerBound - name.utf8.count
            return start + $0.name.lowerBound..<start + $0.name.upperBound
        }
    }

    /// The messages without a translation.
    ///
    /// - Throws: `DocumentError` of the code `malformed` where a string is not closed on its line.
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) throws(DocumentError) -> [Passage] {
        let bytes = Array(content.utf8)
        // `Language` is that of the translations; that of the messages is seldom declared.
        let language = headingField("x-source-language", in: bytes).flatMap {
            try? LanguageTag(posix: String(decoding: bytes[$0], as: UTF8.self))
        }
        return try GettextReader(bytes, format: name).entries.enumerated().flatMap { number, entry in
            // Tags and names in braces need no flag.
            entry.passages(in: bytes, marksFuzzy: marksFuzzy).flatMap { passage in
                var passage = passage
                passage.declaredLanguage = language
                if entry.plural.range != nil { passage.pluralMessage = number }
                return passage.messages(in: bytes) { FormattingCodes(in: $0, isCertain: entry.isPartOfPage).marks }
            }
        }
    }

    /// The `Language` in the heading, where it is empty, and the `Plural-Forms`, without which programs take no message of
    /// several forms, where they are left out or say nothing, as in a template.
    ///
    /// - Throws: `DocumentError` of the code `otherTarget` where it names another language.
    public func declarations(of language: LanguageTag, in content: String) throws(DocumentError) -> [DocumentEdit] {
        let bytes = Array(content.utf8)
        return try declarations(of: language, in: bytes) + pluralForms(of: language, in: bytes)
    }

    private func declarations(of language: LanguageTag, in bytes: [UInt8]) throws(DocumentError) -> [DocumentEdit] {
        guard let value = headingField("language", in: bytes) else { return [] }
        let said = String(decoding: bytes[value], as: UTF8.self)
        guard !said.isEmpty else {
            let space = bytes[value.lowerBound - 1] == UInt8(ascii: ":") ? " " : ""
            return [DocumentEdit(range: value, text: space + language.withUnderscores)]
        }
        // What is no language, as in templates, is left alone.
        guard let known = try? LanguageTag(posix: said) else { return [] }
        guard known.saysSame(as: language) else {
            throw DocumentError(
                .otherTarget, format: name, line: SourceLines.number(of: value.lowerBound, in: bytes),
                detail: "the translations are in ‘\(said)’, not ‘\(language)’,")
        }
        return []
    }

    /// What says how a language chooses among forms, where forms are to be written and the heading does not say.
    private func pluralForms(of language: LanguageTag, in bytes: [UInt8]) throws(DocumentError) -> [DocumentEdit] {
        guard let forms = GettextPluralForms(of: language) else { return [] }
        let value = headingField("plural-forms", in: bytes)
        if let value, bytes[value].contains(where: \.isASCIIDigit) { return [] }
        let messages = try GettextReader(bytes, format: name).entries.filter { $0.plural.range != nil }
        guard messages.contains(where: { $0.translations.contains { $0.text.isEmpty } }),
            messages.allSatisfy({ $0.translations.count == forms.count })
        else { return [] }
        if let value { return [DocumentEdit(range: value, text: forms.value)] }
        guard let last = GettextReader.heading(of: bytes, format: name).last, bytes[last].suffix(2).elementsEqual("\\n".utf8)
        else {
            return []
        }
        let end = last.upperBound + 1
        return [DocumentEdit(range: end..<end, text: "\(messages[0].lineEnd)\"Plural-Forms: \(forms.value)\\n\"")]
    }

    /// The value of a field of the heading; nil where there is none.
    private func headingField(_ name: String, in bytes: [UInt8]) -> Range<Int>? {
        for string in GettextReader.heading(of: bytes, format: self.name) {
            // Mostly each field has a string of its own; several may stand in one.
            let content = bytes[string.lowerBound - 1..<string.upperBound]
            let place =
                content.firstIndex(ignoringCase: "\"\(name):").map { $0 + 1 }
                ?? content.firstIndex(ignoringCase: "\\n\(name):").map { $0 + 2 }
            guard let place else { continue }
            let value = content[(place + name.utf8.count + 1)...].drop(while: \.isBlank)
            return value.startIndex..<(value.firstIndex(of: UInt8(ascii: "\\")) ?? value.endIndex)
        }
        return nil
    }

    /// The text with escapes, and a new string after each line feed inside it.
    public func written(_ text: String, for passage: Passage) -> String {
        let newString = "\"\(LineEnd(of: passage).text)\""
        var result = ""
        var followsLineFeed = false
        for scalar in asMessage(text, for: passage).unicodeScalars {
            if followsLineFeed { result += newString }
            followsLineFeed = scalar == "\n"
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 8)
                result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
