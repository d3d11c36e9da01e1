// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// A text with the language it is in, to judge a recogniser by.
public struct LabelledText: Sendable {
    /// The language.
    public let language: LanguageTag
    /// Where the text is from; empty where that is not known.
    public let source: String
    /// The text.
    public let text: String

    /// A text in a language.
    public init(language: LanguageTag, source: String = "", text: String) {
        self.language = language
        self.source = source
        self.text = text
    }

    /// Reads `tag<TAB>source<TAB>text` or `tag<TAB>text` lines, plain or compressed by gzip, xz or zstd.
    ///
    /// Lines with fewer fields are passed over, and lines whose tag is not a well-formed BCP 47 tag.
    ///
    /// - Parameters:
    ///   - path: That of the file.
    ///   - passedOver: Told the number of each such line, from 1; not of empty ones.
    /// - Throws: `EvaluationError` where the file cannot be read.
    public static func read(
        _ path: String, passedOver: (_ lineNumber: Int) -> Void = { _ in }
    ) throws(EvaluationError) -> [LabelledText] {
        var texts: [LabelledText] = []
        var tags: [String: LanguageTag] = [:]
        var lineNumber = 0
        try LineFile.forEachLine(of: path) { line in
            lineNumber += 1
            guard !line.isEmpty else { return }
            let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 2, omittingEmptySubsequences: false)
            let name = String(decoding: fields[0], as: UTF8.self)
            guard fields.count >= 2, let text = fields.last, let tag = tags[name] ?? (try? LanguageTag(parsing: name)) else {
                return passedOver(lineNumber)
            }
            tags[name] = tag
            let source = fields.count == 3 ? String(decoding: fields[1], as: UTF8.self) : ""
            texts.append(LabelledText(language: tag, source: source, text: String(decoding: text, as: UTF8.self)))
        }
        return texts
    }
}
