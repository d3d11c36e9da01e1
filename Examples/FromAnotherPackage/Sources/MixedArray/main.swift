// SPDX-License-Identifier: Apache-2.0

// An array of texts in several languages, some of them mixed, through the router: every request is answered once, in order, and
// what could not be translated is kept and says why.

import Dragoman
import Foundation

let comments = [
    "The food was excellent and the waiters were very kind.",
    "El menjar era boníssim i els cambrers molt amables. I will come back next summer with my family.",
    "Comida excelente y camareros muy amables.",
    "Das Essen war ausgezeichnet und die Kellner waren sehr freundlich.",
    "https://example.org/menu.pdf",
]

let session = TranslationSession(source: nil, target: Locale.Language(identifier: "es"))
let requests = comments.enumerated().map { index, comment in
    TranslationSession.Request(sourceText: comment, clientIdentifier: "comment \(index + 1)")
}

for response in try await session.translations(routing: requests) {
    print("\(response.clientIdentifier ?? "-"): \(response.targetText)")
    for part in response.parts {
        switch part.outcome {
        case .translated(let route): print("    \(part.language?.canonical ?? "und"): translated by \(route)")
        case .alreadyInTarget: print("    \(part.language?.canonical ?? "und"): already Spanish")
        case .noLanguage(let reason): print("    und: kept, \(reason)")
        case .notRequested: print("    \(part.language?.canonical ?? "und"): kept, not asked for")
        case .unsupported(let error): print("    \(part.language?.canonical ?? "und"): kept, \(error)")
        case .failed(let error): print("    \(part.language?.canonical ?? "und"): failed, \(error)")
        }
    }
}
