// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextScanning
import TranslationBatches

/// An attributed text on its way through an engine, which takes plain text: stretches of words with the same attributes, and
/// between them placeholders. Those stand for what is not translated, or for nothing where the attributes change.
///
/// Placeholders look all alike, so the stretches of a translation are those of its text in the same order.
struct AttributedPassage: Sendable {
    private struct Stretch {
        var text = ""
        /// nil until there are words.
        var attributes: AttributeContainer?
    }

    /// What is sent to the engine; empty where there are no words.
    let text: String
    private let source: AttributedString
    private let attributes: [AttributeContainer]
    /// What the placeholders stand for: one less than stretches.
    private let contents: [AttributedString]

    init(_ source: AttributedString) {
        var stretches = [Stretch()]
        var contents: [AttributedString] = []
        func append(_ words: Substring, _ attributes: AttributeContainer) {
            guard !words.isEmpty else { return }
            if let open = stretches[stretches.count - 1].attributes, open != attributes {
                contents.append(AttributedString())
                stretches.append(Stretch())
            }
            stretches[stretches.count - 1].text += words
            stretches[stretches.count - 1].attributes = attributes
        }
        for run in source.runs {
            if run.skipsTranslation == true {
                contents.append(AttributedString(source[run.range]))
                stretches.append(Stretch())
                continue
            }
            // A placeholder that the text has of its own comes back as it is.
            for (index, words) in Placeholder.stretches(of: String(source[run.range].characters)).enumerated() {
                if index > 0 {
                    contents.append(AttributedString(Placeholder.text, attributes: run.attributes))
                    stretches.append(Stretch())
                }
                append(words, run.attributes)
            }
        }
        self.source = source
        self.contents = contents
        attributes = stretches.map { $0.attributes ?? AttributeContainer() }
        let hasWords = !stretches.allSatisfy(\.text.isBlank)
        text = hasWords ? stretches.map(\.text).joined(separator: Placeholder.text) : ""
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
}
