// SPDX-License-Identifier: Apache-2.0

/// How long a document in one language is.
package enum MonolingualLength: String, Sendable, CaseIterable {
    case sentence
    case paragraph
    case page
    case tenPages = "ten pages"

    /// How many letters it has at least; a sentence has as many as it has.
    package var letters: Int {
        switch self {
        case .sentence: 1
        case .paragraph: 300
        case .page: 2_000
        case .tenPages: 20_000
        }
    }
}
