// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// What a model reads otherwise than a sentence is written, by the languages that it translates between.
struct SentenceReading: Sendable {
    /// Sentences of some words that begin with a small letter have a capital: models were trained with such, and take *if you
    /// are pregnant* for *and*.
    private(set) var capitalizes = false
    /// Names of people that are words in English as well do not go through the model.
    private(set) var keepsEnglishNames = false
    /// Words in capitals that the vocabulary cannot begin do not go through the model. Of other languages than English they are
    /// read in small letters.
    private(set) var keepsCapitalsWithoutBeginning = false
    /// A name stands for what may be the subject of a sentence. Between scripts it would be spelt in another way.
    private(set) var namesSubjects = false
    /// What of words in capitals stands in small letters; nil for nothing.
    private(set) var capitals: WordsInCapitals?

    /// A sentence as it is written, for comparison with the reference.
    init() {}

    /// A sentence between two languages.
    init(from source: LanguageTag, into target: LanguageTag) {
        let areLatin = source.likelyScript == "Latn" && target.likelyScript == "Latn"
        // German nouns have capitals, and so has *I*: nobody knows whether the first word of a translation is to keep its own.
        capitalizes = !["de", "en", "lb"].contains(target.language)
        keepsEnglishNames = areLatin && source.language == "en"
        keepsCapitalsWithoutBeginning = areLatin && source.language == "en"
        namesSubjects = areLatin
        capitals = WordsInCapitals(areKnownInASCII: source.language == "en")
    }
}
