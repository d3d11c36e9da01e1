// SPDX-License-Identifier: Apache-2.0

/// The capital that some modes begin every text with, as if it were a sentence.
enum InitialCase {
    /// The answer with a small letter in front where the source has one, as an item of a list and a line that goes on have it.
    static func restored(in answer: ChainAnswer, source: String) -> ChainAnswer {
        let letters = answer.text.unicodeScalars
        guard let start = letters.firstIndex(where: \.properties.isAlphabetic), letters[start].properties.isUppercase,
            source.unicodeScalars.first(where: \.properties.isAlphabetic)?.properties.isLowercase == true
        else { return answer }
        let next = letters.index(after: start)
        // What goes on in capitals is a name, or stands for one, and so does what has a capital in the source.
        if next < letters.endIndex, letters[next].properties.isUppercase { return answer }
        let word = String(letters[start...].prefix(while: \.properties.isAlphabetic))
        if source.split(whereSeparator: { !$0.isLetter }).contains(where: { $0 == word }) { return answer }
        var result = answer
        result.text = String(letters[..<start]) + letters[start].properties.lowercaseMapping + String(letters[next...])
        return result
    }
}
