// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

/// How a language chooses among the forms of a message, as the heading of a catalogue says it (GNU gettext, *Plural forms*).
///
/// Only languages of one or two forms are known: an engine gives no more.
struct GettextPluralForms {
    /// How many forms a message has.
    let count: Int
    /// The value of `Plural-Forms`.
    let value: String

    /// The forms of a language; nil for one whose rule is not known here.
    init?(of tag: LanguageTag) {
        let language = tag.language
        if Self.withOne.contains(language) {
            (count, value) = (1, "nplurals=1; plural=0;")
        } else if Self.withZeroInFirst.contains(language) || language == "pt" && tag.region == "BR" {
            (count, value) = (2, "nplurals=2; plural=(n > 1);")
        } else if Self.withTwo.contains(language) {
            (count, value) = (2, "nplurals=2; plural=(n != 1);")
        } else {
            return nil
        }
    }

    private static let withOne = Set(words: "id ja ko lo ms my th vi zh")
    /// Languages in which nothing is counted as one thing is: *0 maison*.
    private static let withZeroInFirst = Set(words: "fr oc")
    private static let withTwo = Set(
        words: "af an ast bg ca da de el en eo es et eu fi fo gl hu it nb nl nn no pt sq sv tr")
}
