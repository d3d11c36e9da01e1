import Records
import DocumentFormats
import DocumentTranslation
import LanguageRecognition
import TranslationSessions

/// What will become of spans, as results show it.
enum WayFields {
    /// The outcome in a word.
    static func name(of way: DocumentPlan.Way) -> String {
        switch way {
        case .translated: "translated"
        case .notInstalled: "notInstalled"
        case .alreadyInTarget: "alreadyInTarget"
        case .unsupported: "unsupported"
        case .noLanguage: "noLanguage"
        }
    }

    /// The route, installed or not; nil where there is none.
    static func route(of way: DocumentPlan.Way) -> Route? {
        switch way {
        case .translated(let route), .notInstalled(let route): route
        case .alreadyInTarget, .unsupported, .noLanguage: nil
        }
    }

    /// The packages that would have to be installed.
    static func packages(for way: DocumentPlan.Way) -> [String] {
        guard case .notInstalled(let route) = way else { return [] }
        return route.missingPacks.names
    }

    /// Why spans are kept, for programs; empty where the outcome says it all.
    static func reason(of way: DocumentPlan.Way) -> [JSONRecord.Field] {
        switch way {
        case .unsupported(let error): ReasonFields.fields(of: error)
        case .noLanguage(let reason): ReasonFields.fields(of: reason)
        case .translated, .notInstalled, .alreadyInTarget: []
        }
    }

    /// What will become of spans, for people.
    static func words(_ way: DocumentPlan.Way) -> String {
        switch way {
        case .translated(let route): RouteFields.words(route)
        case .notInstalled(let route):
            "\(RouteFields.words(route)), once installed: \(CommandError.installing(route.missingPacks))"
        case .alreadyInTarget: "in the target language already"
        case .unsupported(let error): CommandError.words(for: error)
        case .noLanguage(let reason): reason.phrase
        }
    }
}
