// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextScanning
import TranslationBatches

/// An attributed text on its way through engines, which take plain text.
///
/// Where all of them give alignments the words go as they are, with placeholders for what is not translated, and each word of the
/// translation has the attributes of those it comes from. Else a placeholder also stands wherever attributes change. Placeholders
/// look all alike, so the stretches between them are then taken to be in the same order as in the text.
struct AttributedPassage: Sendable {
    private struct Stretch {
        var text = ""
        /// nil until there are words.
        var attributes: AttributeContainer?
    }

    /// What is sent to the engine; empty where there are no words.
    let text: String
    /// What is sent where all engines give alignments.
    let alignedText: String
    private let source: AttributedString
    private let attributes: [AttributeContainer]
    /// What the placeholders stand for: one less than stretches.
    private let contents: [AttributedString]
    /// What those of the aligned text stand for.
    private let alignedContents: [AttributedString]
    /// The attributes in the aligned text.
    private let formatting: PassageFormatting

    init(_ source: AttributedString) {
        var stretches = [Stretch()]
        var contents: [AttributedString] = []
        var alignedContents: [AttributedString] = []
        var formatting = PassageFormatting()
        func append(_ words: Substring, _ attributes: AttributeContainer) {
            guard !words.isEmpty else { return }
            if let open = stretches[stretches.count - 1].attributes, open != attributes {
                contents.append(AttributedString())
                stretches.append(Stretch())
            }
            stretches[stretches.count - 1].text += words
            stretches[stretches.count - 1].attributes = attributes
            formatting.append(String(words), attributes)
        }
        func append(placeholderFor content: AttributedString) {
            contents.append(content)
            alignedContents.append(content)
            stretches.append(Stretch())
            formatting.append(Placeholder.text, nil)
        }
        for run in source.runs {
            if run.skipsTranslation == true {
                append(placeholderFor: AttributedString(source[run.range]))
                continue
            }
            // A placeholder that the text has of its own comes back as it is.
            for (index, words) in Placeholder.stretches(of: String(source[run.range].characters)).enumerated() {
                if index > 0 { append(placeholderFor: AttributedString(Placeholder.text, attributes: run.attributes)) }
                append(words, run.attributes)
            }
        }
        self.source = source
        self.contents = contents
        self.alignedContents = alignedContents
        self.formatting = formatting
        attributes = stretches.map { $0.attributes ?? AttributeContainer() }
        let hasWords = !stretches.allSatisfy(\.text.isBlank)
        text = hasWords ? stretches.map(\.text).joined(separator: Placeholder.text) : ""
        alignedText = hasWords ? formatting.text : ""
    }

    /// What the text's translation is, attributed.
    ///
    /// - Parameter translation: The translation of `text`, with as many placeholders.
    func attributed(_ translation: String) -> AttributedString {
        guard !text.isEmpty else { return source }
        var result = AttributedString()
        for (index, words) in Placeholder.stretches(of: translation).enumerated() {
            if index > 0, index <= contents.count { result += contents[index - 1] }
            result += AttributedString(String(words), attributes: attributes[min(index, attributes.count - 1)])
        }
        return result
    }

    /// What the aligned text's translation is, attributed; nil where it has lost or doubled placeholders.
    func attributed(_ translation: String, by alignment: TranslationAlignment) -> AttributedString? {
        guard Placeholder.count(in: translation) == alignedContents.count else { return nil }
        var result = AttributedString()
        var rest = alignedContents[...]
        for run in formatting.runs(of: translation, by: alignment) {
            let words = String(translation[utf8: run.range])
            for (index, words) in Placeholder.stretches(of: words).enumerated() {
                if index > 0, let content = rest.popFirst() { result += content }
                if !words.isEmpty { result += AttributedString(String(words), attributes: run.attributes) }
            }
        }
        return result
    }
}
