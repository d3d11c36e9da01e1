// SPDX-License-Identifier: Apache-2.0

package import DocumentTranslation
import LanguageRecognition
import Records
import Reports
import TranslationSessions

// What will become of spans, as results show it.

extension DocumentPlan.Outcome {
    /// The outcome in a word.
    var name: String {
        switch self {
        case .translated: "translated"
        case .notInstalled: "notInstalled"
        case .alreadyInTarget: "alreadyInTarget"
        case .unsupported: "unsupported"
        case .noLanguage: "noLanguage"
        case .notRequested: "notRequested"
        }
    }

    /// The route, installed or not; nil where there is none.
    var route: Route? {
        switch self {
        case .translated(let route), .notInstalled(let route): route
        case .alreadyInTarget, .unsupported, .noLanguage, .notRequested: nil
        }
    }

    /// The packages that would have to be installed.
    var packages: [String] {
        guard case .notInstalled(let route) = self else { return [] }
        return route.missingPacks.names
    }

    /// What will become of spans, for people.
    package var words: String {
        switch self {
        case .translated(let route): route.words
        case .notInstalled(let route):
            "\(route.words), once installed: \(route.missingPacks.installingCommand)"
        case .alreadyInTarget: "in the target language already"
        case .unsupported(let error):
            // What would help, where something would.
            error.code == .unsupportedLanguagePairing ? "\(error.why) \(error.remedy)" : error.why
        case .noLanguage(let reason): reason.phrase
        case .notRequested: "--only does not name this language"
        }
    }

    /// Writes why spans are kept; nothing where the outcome says it all.
    func writeReason(to writer: inout RecordWriter) {
        switch self {
        case .unsupported(let error): writer.reason(error)
        case .noLanguage(let reason): writer.reason(reason)
        case .translated, .notInstalled, .alreadyInTarget, .notRequested: break
        }
    }
}
