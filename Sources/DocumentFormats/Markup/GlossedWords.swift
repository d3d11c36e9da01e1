// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// Words with a gloss in a `ruby` element: `<ruby>Kanban<rt>card</rt></ruby>`.
///
/// A gloss explains the word below it and no other, so both are kept as they are where they stand in a sentence, and no engine
/// can put words of the sentence into the element. What has a reading, as words in Han characters have, is text of its sentence.
enum GlossedWords {
    /// Scripts whose words are given a reading.
    private static let readScripts: Set = ["Hani", "Hira", "Kana", "Bopo", "Hang"]

    /// Those of the `ruby` elements of a passage that are kept.
    ///
    /// - Parameter rubies: Where such elements stand in the document, in order.
    static func kept(of rubies: [Range<Int>], in builder: PassageBuilder) -> [Range<Int>] {
        guard !rubies.isEmpty else { return [] }
        var hasLettersOutside = false
        var isGlossed = rubies.map { _ in false }
        var isRead = isGlossed
        var index = 0
        for piece in builder.pieces where piece.kind != .inline {
            while index < rubies.count, rubies[index].upperBound <= piece.source.lowerBound { index += 1 }
            let isInside = index < rubies.count && rubies[index].overlaps(piece.source)
            for scalar in String(decoding: builder.text[piece.text], as: UTF8.self).unicodeScalars
            where scalar.properties.isAlphabetic {
                guard isInside else {
                    hasLettersOutside = true
                    break
                }
                isGlossed[index] = true
                if readScripts.contains(ScalarProperties(scalar).script.code) { isRead[index] = true }
            }
        }
        return hasLettersOutside ? rubies.indices.filter { isGlossed[$0] && !isRead[$0] }.map { rubies[$0] } : []
    }
}
