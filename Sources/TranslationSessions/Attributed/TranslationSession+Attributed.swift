// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension TranslationSession {
    /// Translates one text with its attributes.
    ///
    /// What is marked by `skipsTranslation` stays as it is. Other attributes come back on the words that they were on. Where the
    /// engines of the route say which words became which, as the neural one does, the text is translated as if it had no
    /// attributes, and they go along with the words wherever these go; cuts of long texts and routes of several legs keep that,
    /// while a text in which fixed text was lost and had to be put back does not. Where they do not say it, the stretches of the
    /// same attributes are taken to keep their order, and where an engine loses track, each stretch is translated by itself. The
    /// response has the translation as `targetAttributedText`, and its plain text as `targetText`.
    ///
    /// - Throws: What `translate(_:)` of a plain text throws.
    public func translate(_ string: AttributedString) async throws -> Response {
        let responses = try await translations(from: [Request(sourceText: string)])
        guard let response = responses.first else { throw TranslationError(.nothingToTranslate) }
        return response
    }
}

extension TranslationSession.Request {
    /// A request for the translation of a text with its attributes. The router does not heed them: it cuts the plain text.
    public init(sourceText: AttributedString, clientIdentifier: String? = nil) {
        self.init(sourceText: String(sourceText.characters), clientIdentifier: clientIdentifier)
        attributed = sourceText
    }

    /// The text with its attributes; nil where it has none. Setting it sets `sourceText` too, and a new `sourceText` has none.
    public var attributedSourceText: AttributedString? {
        get { attributed }
        set {
            if let newValue { sourceText = String(newValue.characters) }
            attributed = newValue
        }
    }
}

extension TranslationSession.Response {
    /// A response with attributes made by hand, for previews and tests.
    public init(
        sourceLanguage: Locale.Language, targetLanguage: Locale.Language, sourceAttributedText: AttributedString,
        targetAttributedText: AttributedString, clientIdentifier: String? = nil
    ) {
        self.init(
            sourceLanguage: sourceLanguage, targetLanguage: targetLanguage, sourceText: String(sourceAttributedText.characters),
            targetText: String(targetAttributedText.characters), clientIdentifier: clientIdentifier)
        self.sourceAttributedText = sourceAttributedText
        self.targetAttributedText = targetAttributedText
    }
}
