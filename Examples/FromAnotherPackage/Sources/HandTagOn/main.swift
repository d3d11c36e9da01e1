// SPDX-License-Identifier: Apache-2.0

// Detects the language of a text and hands it on as a `Locale.Language`, to a session that then has nothing to guess.

import Dragoman
import Foundation

let text = "Bon dia, on és l'estació de tren?"

let detector = try LanguageDetector()
guard let tag = detector.detect(text).language else { fatalError("no language can be named") }
let session = TranslationSession(source: Locale.Language(tag), target: Locale.Language(identifier: "es"))

let response = try await session.translate(text)
print("\(tag): \(text)\n\(response.target): \(response.targetText)")
