// SPDX-License-Identifier: Apache-2.0

package import LanguageRecognition

// What people are told of languages, and of why there is none; how many there are of a thing.

extension Int {
    /// The number with what it counts: `1 letter`, `2 letters`.
    package func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension String {
    /// The text without line ends, a space for each: a text that is shown on a line must not make it two.
    package var onOneLine: String {
        guard utf8.contains(UInt8(ascii: "\n")) else { return self }
        return replacing("\r\n", with: " ").replacing("\n", with: " ")
    }
}

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
