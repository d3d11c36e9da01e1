// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tags inside of words, as of an initial in bold: engines would read the parts as words of their own. The engines that do call
/// it, and not the session, which owes each run of an attributed text its own characters.
package enum TagsInWords {
    /// A text in which placeholders between two letters stand around their word instead: the first one in front of it, if another
    /// stands in it, the others behind it. There are as many as before, in the same order.
    ///
    ///     TagsInWords.moved("im￼por￼tante")    // "￼importante￼"
    ///     TagsInWords.moved("a ￼read￼-only field")  // "a ￼read-only￼ field"
    package static func moved(_ text: String) -> String {
        guard text.utf8.contains(0xEF), text.contains(Placeholder.text) else { return text }
        let scalars = Array(text.unicodeScalars)
        func isPlaceholder(_ index: Int) -> Bool { scalars.indices.contains(index) && scalars[index] == Placeholder.scalar }
        // {width}x{height}px; but not e<b>x</b>tra.
        func isTimes(_ index: Int) -> Bool {
            scalars[index] == "x" && isPlaceholder(index - 1) && isPlaceholder(index + 1)
                && (index < 2 || !scalars[index - 2].properties.isAlphabetic || isTimes(index - 2))
        }
        // Scripts without capitals have words that nothing parts: その￼path￼の.
        func isLetter(_ index: Int) -> Bool {
            guard scalars.indices.contains(index), !isTimes(index) else { return false }
            let properties = scalars[index].properties
            return properties.isAlphabetic && (properties.isCased || properties.isGraphemeExtend)
        }
        func isInside(_ index: Int) -> Bool {
            guard scalars[index] == Placeholder.scalar, isLetter(index - 1), isLetter(index + 1) else { return false }
            // <b>Ctrl</b><i>Tools</i> are two words.
            return !scalars[index - 1].properties.isLowercase || !scalars[index + 1].properties.isUppercase
        }
        func isLatin(_ index: Int) -> Bool { scalars[index].value < 0x250 }
        /// The end of what a hyphen joins to a word behind a tag; nil where no such follows, or one in another script, which goes
        /// on in another language.
        func suffixEnd(behind index: Int) -> Int? {
            guard isPlaceholder(index), isLetter(index - 1), index + 2 < scalars.count, scalars[index + 1] == "-",
                isLetter(index + 2), scalars[index + 2].properties.isLowercase, isLatin(index - 1) == isLatin(index + 2)
            else { return nil }
            return scalars[(index + 2)...].indices.first { !isLetter($0) && scalars[$0] != "-" } ?? scalars.count
        }
        guard scalars.indices.contains(where: { isInside($0) || suffixEnd(behind: $0) != nil }) else { return text }
        var result = String.UnicodeScalarView()
        var position = 0
        while position < scalars.count {
            guard isLetter(position) else {
                result.append(scalars[position])
                position += 1
                continue
            }
            let end = scalars[position...].indices.first { !isLetter($0) && !isInside($0) } ?? scalars.count
            let word = scalars[position..<end]
            // H￼O is a formula, and not a word.
            let isWord = word.contains(where: \.properties.isLowercase) && word.count(where: \.properties.isAlphabetic) > 2
            let count = isWord ? word.count { $0 == Placeholder.scalar } : 0
            let opensBefore = position > 0 && scalars[position - 1] == Placeholder.scalar
            let inFront = count > 1 && !opensBefore ? 1 : 0
            result.append(contentsOf: repeatElement(Placeholder.scalar, count: inFront))
            result.append(contentsOf: word.filter { !isWord || $0 != Placeholder.scalar })
            result.append(contentsOf: repeatElement(Placeholder.scalar, count: count - inFront))
            position = end
            if let suffixEnd = suffixEnd(behind: end) {
                result.append(contentsOf: scalars[(end + 1)..<suffixEnd])
                result.append(Placeholder.scalar)
                position = suffixEnd
            }
        }
        return String(result)
    }
}
