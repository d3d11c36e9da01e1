import DocumentFormats
import LanguageRecognition
import Records
import TextScanning
import TranslationSessions

/// The parts of a translated text as results show them.
enum PartFields {
    /// An object for each part; offsets count scalars of the text.
    static func records(of parts: [TranslationSession.Response.Part], in text: String) -> [JSONRecord] {
        let offsets = OffsetUnit.scalar.offsets(parts.map(\.range.lowerBound) + [text.utf8.count], in: text)
        return parts.enumerated().map { index, part in
            var fields: [JSONRecord.Field] = [
                .init(name: "start", value: "\(offsets[index])"), .init(name: "end", value: "\(offsets[index + 1])"),
                .init(name: "language", string: part.language?.canonical ?? "und"),
                .init(name: "outcome", string: outcome(of: part)), .init(name: "translation", string: part.targetText),
                .init(name: "route", value: RouteFields.array(route(of: part))),
            ]
            fields += reason(of: part)
            return JSONRecord(fields: fields)
        }
    }

    /// What became of a part, in a word.
    static func outcome(of part: TranslationSession.Response.Part) -> String {
        switch part.outcome {
        case .translated: "translated"
        case .alreadyInTarget: "alreadyInTarget"
        case .noLanguage: "noLanguage"
        case .unsupported: "unsupported"
        case .failed: "failed"
        }
    }

    /// How a part was translated; nil where it was not.
    static func route(of part: TranslationSession.Response.Part) -> Route? {
        if case .translated(let route) = part.outcome { route } else { nil }
    }

    /// Why a part was kept; empty where there is no more to say than its outcome does.
    static func reason(of part: TranslationSession.Response.Part) -> [JSONRecord.Field] {
        switch part.outcome {
        case .translated, .alreadyInTarget: []
        case .noLanguage(let reason): ReasonFields.fields(of: reason)
        case .unsupported(let error): ReasonFields.fields(of: error)
        case .failed(let error): ReasonFields.fields(of: error)
        }
    }
}
