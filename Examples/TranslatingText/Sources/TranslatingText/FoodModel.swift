// SPDX-License-Identifier: Apache-2.0

import Observation
import Translation

/// Dishes to be translated, and whether there is a way from one language to another.
@MainActor @Observable
final class FoodModel {
    private static let dishes = ["Sopa de pollo con fideos", "Tortilla de patatas", "Pan con tomate", "Arroz con leche"]

    private(set) var foodItems = FoodModel.dishes
    /// Whether a pair of languages can be translated; nil until that was asked.
    private(set) var availability: LanguageAvailability.Status?
    /// What went wrong, in a sentence.
    private(set) var failure = ""

    func reset() {
        foodItems = Self.dishes
        availability = nil
        failure = ""
    }
}

extension FoodModel {
    /// Translates all dishes, and shows them when all are there.
    func translateAllAtOnce(using session: TranslationSession) async {
        let requests = foodItems.map { TranslationSession.Request(sourceText: $0) }
        do {
            // The answers come in the order of the requests.
            foodItems = try await session.translations(from: requests).map(\.targetText)
        } catch is CancellationError {
            // The page was left, or a newer press of the button has taken over.
        } catch {
            failure = error.messageForReader
        }
    }

    /// Translates all dishes, and shows each when it is there.
    func translateSequence(using session: TranslationSession) async {
        let requests = foodItems.enumerated().map { index, item in
            TranslationSession.Request(sourceText: item, clientIdentifier: "\(index)")
        }
        do {
            for try await response in session.translate(batch: requests) {
                // The answers come in any order: the identifier says to which dish this one belongs.
                guard let index = Int(response.clientIdentifier ?? "") else { continue }
                foodItems[index] = response.targetText
            }
        } catch is CancellationError {
            // The page was left, or a newer press of the button has taken over.
        } catch {
            failure = error.messageForReader
        }
    }

    /// Asks whether a pair of languages can be translated.
    func checkLanguageSupport(from source: Locale.Language, to target: Locale.Language) async {
        availability = await LanguageAvailability().status(from: source, to: target)
    }
}
