// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// The languages that the world writes much in.
///
/// They are drawn four times as often as the others for training, unless they have their script for themselves, so that they are
/// learnt better. How likely they are before a text is read is another matter: `Profiles/priors.tsv` says it.
enum WidelyWritten {
    private static let weight = 4.0
    /// Of close languages that were drawn equally often some lost text to the others; these are drawn more often, or
    /// less.
    private static let otherWeights: [LanguageTag: Double] = [
        "da": 5.2, "en": 5, "hr": 5, "id": 4.4, "ms": 4.2, "nb": 5, "pt": 4.5, "sk": 4.5, "sr": 4.8, "sr-Latn": 5, "st": 4.5,
        "bs": 5,
    ].reduce(into: [:]) { $0[LanguageTag(canonical: $1.key)] = $1.value }
    private static let tags: Set<LanguageTag> = Set(
        """
        af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja jv ka
        kk km kn ko ky la lg lo lt lv mi mk ml mn mr ms mt my nb ne nl nn or pa pl ps pt ro ru rw sd si sk sl sn so sq
        sr sr-Latn st sv sw ta te tg th tn tr ts uk ur uz vi xh yo zh-Hans zh-Hant zu
        """.split(whereSeparator: \.isWhitespace).map { LanguageTag(canonical: String($0)) })

    /// Whether a language is one of them.
    static func contains(_ tag: LanguageTag) -> Bool { tags.contains(tag) }

    /// How often a language is drawn, relative to the 1 of most; nil of those that are not widely written.
    static func weight(of tag: LanguageTag) -> Double? { contains(tag) ? otherWeights[tag] ?? weight : nil }
}
