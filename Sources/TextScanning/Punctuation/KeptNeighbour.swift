// SPDX-License-Identifier: Apache-2.0

/// Tells what is kept at an end of a sentence and belongs to its grammar all the same, so that an engine has to see that
/// something stands there.
package enum KeptNeighbour {
    /// Whether what is kept is a place that something is put into: `{name}`, `%s`, `${name}`, `''{name}''`; and no tag or code,
    /// as `{% if %}`.
    package static func isPlace(_ kept: some Collection<UInt8>) -> Bool {
        let kept = kept.drop { $0 == UInt8(ascii: "'") }
        guard let first = kept.first, "%{$".utf8.contains(first) else { return false }
        return kept.drop { $0 == UInt8(ascii: "{") }.first.map { !"%#/*!-<".utf8.contains($0) || first == UInt8(ascii: "%") }
            ?? false
    }

    /// Whether text ends in a preposition or an article, and a space. What follows is governed by it, and in Romance languages
    /// the two may be one word: *a las {time}* is *às {time}*. Without it models take *De* for an article, or drop it.
    package static func isGoverned(behind text: some BidirectionalCollection<UInt8>) -> Bool {
        governing.contains(text.suffix(longest + 2).wordBeforeSpace)
    }

    /// How many bytes of text behind something that is kept are a colon or a dash with the white space around it, and stay with
    /// that: engines drop what a text cannot begin with. None where nothing follows.
    package static func labelEndLength(before text: some Collection<UInt8>) -> Int {
        let sign = text.drop(while: \.isASCIISpace)
        guard let length = labelEnds.first(where: { sign.starts(with: $0.utf8) })?.utf8.count else { return 0 }
        let behind = sign.dropFirst(length)
        let words = behind.drop(while: \.isASCIISpace)
        return words.isEmpty || words.startIndex == behind.startIndex ? 0 : text.count - words.count
    }

    /// Whether a text is such a colon or dash, with white space behind it, and nothing else.
    package static func isLabelEnd(_ text: some Collection<UInt8>) -> Bool {
        let sign = text.drop(while: \.isASCIISpace)
        guard let length = labelEnds.first(where: { sign.starts(with: $0.utf8) })?.utf8.count else { return false }
        let behind = sign.dropFirst(length)
        return !behind.isEmpty && behind.allSatisfy(\.isASCIISpace)
    }

    private static let labelEnds = [":", "–", "—", "-"]

    /// Whether what is kept before text begins its sentence: a word in small letters follows, as behind a subject (*{name} has
    /// invited you*), without which models make up another; a comma; or *of* before another place.
    ///
    /// Before other prepositions, *and* and *ago* it is no subject.
    package static func beginsSentence(before text: some Collection<UInt8>) -> Bool {
        // {a}, {b} and {c} are here: a sentence that begins with the comma loses it.
        if text.starts(with: ", ".utf8) { return true }
        // {name}'s calendar: what is whose goes in one.
        if ["'s ", "’s "].contains(where: { text.starts(with: $0.utf8) }) { return true }
        guard text.first == 0x20 else { return false }
        let bytes = text.dropFirst().prefix(longest + 1).prefix { $0.isASCIILetter || $0 > 0x7F }
        let word = String(decoding: bytes, as: UTF8.self)
        // {n} of {m}: the word alone is nothing.
        let rest = text.dropFirst(1 + bytes.count)
        if word == "of" || word == "de", rest.first == 0x20 {
            return isPlace(rest.dropFirst()) || rest.dropFirst().starts(with: Placeholder.text.utf8)
        }
        return word.first?.isLowercase == true && !governing.contains(word) && !others.contains(word)
    }

    /// Prepositions and articles of English, German and the Romance languages.
    private static let governing = Set(
        words: """
            at by for from in of on since to until with am an auf aus bei bis für im mit nach seit um von vom vor zu zum \
            zur a al als agli alla alle allo alos ao aos as até au aux avec chez com con da dal dalla dalle dans das de del \
            della delle dels depuis des desde di do dos du el els em en entre gli hasta il la las le les lo los na nas nel \
            nella no nos o os par para pel pela pelas pelo pelos pels per por pour sans sem senza sin sobre su sul sulla \
            sur à às á ás ó ós
            """)
    /// What stands behind a number or a name that is no subject, and what is counted in the singular: *%d file copied*.
    private static let others = Set(
        words: """
            ago and available away complete et free left o oder off offline older online or ou remaining selected total u \
            und unread used y comment day file hour item message minute month night page person photo point result second \
            user view vote week year arquivo atrás completo dia ficheiro foto hora livre libre mensagem minuto pessoa \
            restantes resultado semana
            """)
    private static let longest = 9
}
