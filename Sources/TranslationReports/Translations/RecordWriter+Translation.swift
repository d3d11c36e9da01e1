// SPDX-License-Identifier: Apache-2.0

import DocumentTranslation
import LanguageRecognition
import Records
import TextScanning
package import TranslationSessions

// What results say of translations, as fields of JSON. `docs/outputs.md` lists them, with the codes of reasons.

extension RecordWriter {
    /// Writes why a text has no language.
    mutating func reason(_ reason: UndeterminedReason) { field("reason", reason.rawValue) }

    /// Writes why a text was not translated: a code for programs, and a sentence for people.
    ///
    /// What an engine fails by without a code of its own is an `internalError`, as sessions have it.
    mutating func reason(_ error: any Error) {
        let known = error as? TranslationError
        field("reason", (known?.code ?? TranslationError.internalError.code).description)
        field("why", known?.why ?? "\(error)")
    }

    /// Writes the legs of a route; none where nothing was translated.
    ///
    /// - Parameters:
    ///   - quality: How good the translation is; nil for that of the route.
    ///   - unknownWordCount: How many words were not known; nil where nobody tells.
    mutating func route(_ route: Route?, quality: EnginePair.Quality? = nil, unknownWordCount: Int? = nil) {
        array("route", of: route?.legs ?? []) { writer, leg in
            writer.field("engine", leg.engine)
            writer.field("pair", leg.pair.name)
            writer.field("source", leg.pair.source.canonical)
            writer.field("target", leg.pair.target.canonical)
            if leg.pair.quality == .gist { writer.field("gist", true) }
            if leg.pair.isLanguageModel { writer.field("languageModel", true) }
        }
        if let route, !route.legs.isEmpty { field("quality", "\(quality ?? route.quality)") }
        if let unknownWordCount { field("unknownWords", unknownWordCount) }
    }

    /// Writes the translation of a text: the whole, its language, its route, and its parts where there are several.
    mutating func translation(_ translation: TextTranslation) {
        field("translation", translation.text)
        field("source", translation.source?.canonical ?? "und")
        route(translation.route, quality: translation.quality, unknownWordCount: translation.unknownWordCount)
        if translation.parts.count > 1 { parts(translation.parts, in: translation.sourceText) }
    }

    /// Writes an object for each part of a text; offsets count scalars.
    private mutating func parts(_ parts: [TranslationSession.Response.Part], in text: String) {
        let offsets = OffsetUnit.scalar.offsets(parts.map(\.range.lowerBound) + [text.utf8.count], in: text)
        array("parts", of: parts.enumerated()) { writer, item in
            let (index, part) = (item.offset, item.element)
            writer.field("start", offsets[index])
            writer.field("end", offsets[index + 1])
            writer.field("language", part.language?.canonical ?? "und")
            writer.field("outcome", part.outcomeName)
            writer.field("translation", part.targetText)
            writer.route(part.route, quality: part.quality, unknownWordCount: part.unknownWordCount)
            switch part.outcome {
            case .translated, .alreadyInTarget, .notRequested: break
            case .noLanguage(let reason): writer.reason(reason)
            case .unsupported(let error): writer.reason(error)
            case .failed(let error): writer.reason(error)
            }
        }
    }
}

extension TranslationSession.Response.Part {
    /// What became of the part, in a word.
    var outcomeName: String {
        switch outcome {
        case .translated: "translated"
        case .alreadyInTarget: "alreadyInTarget"
        case .noLanguage: "noLanguage"
        case .notRequested: "notRequested"
        case .unsupported: "unsupported"
        case .failed: "failed"
        }
    }

    /// How the part was translated; nil where it was not.
    package var route: Route? {
        if case .translated(let route) = outcome { route } else { nil }
    }
}

extension Route {
    /// The legs in a field, such as `apertium:fra-cat,apertium:cat-spa`.
    var field: String { legs.map { "\($0.engine):\($0.pair.name)" }.joined(separator: ",") }

    /// The route for people, with what they should know of it.
    package var words: String {
        let isModel = legs.contains(where: \.pair.isLanguageModel)
        return "\(self)" + (isGistOnly ? ", the gist only" : "") + (isModel ? ", by a language model" : "")
    }
}
