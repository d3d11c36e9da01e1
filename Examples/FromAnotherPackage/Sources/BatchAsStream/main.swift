// SPDX-License-Identifier: Apache-2.0

// A batch in one language, each answer as it comes. Identifiers tell which request an answer is for.

import Dragoman
import Foundation

let sentences = [
    "title": "Le marché du samedi",
    "lead": "Chaque samedi matin, la place du village se remplit de monde.",
    "body": "Les marchands arrivent très tôt et installent leurs tables sous les arbres.",
]

let session = TranslationSession(source: Locale.Language(identifier: "fr"), target: Locale.Language(identifier: "es"))
let batch = sentences.map { TranslationSession.Request(sourceText: $0.value, clientIdentifier: $0.key) }

for try await response in session.translate(batch: batch) {
    print("\(response.clientIdentifier ?? "-"): \(response.targetText)")
}
