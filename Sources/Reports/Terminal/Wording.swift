// SPDX-License-Identifier: Apache-2.0

package import LanguageRecognition

// What people are told of languages, and of why there is none.

extension Sequence<LanguageTag> {
    /// The names and tags of languages, with commas between.
    package var nameList: String { map(\.nameAndTag).joined(separator: ", ") }
}

extension UndeterminedReason {
    /// The reason in words for people.
    package var phrase: String {
        switch self {
        case .empty: "there is no text"
        case .noLetters: "there are no letters"
        case .unsupportedScript: "no known language is written in these letters"
        case .tooLittleEvidence: "too little in it speaks for a language"
        case .fixedText: "it is fixed text: links or code"
        case .ambiguous: "several languages fit about equally well"
        case .mixed: "no language has most of it"
        case .excludedByCandidates: "it is in none of the languages of --only"
        }
    }
}
