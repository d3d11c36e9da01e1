// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes *of* for the `'s` behind a place of a template, or behind a name in markup: *It's {player}'s turn* is *It's the turn of
/// {player}*. Engines get the place with its `'s` as one, and leave that in English.
enum EnglishPossessives {
    /// A text with owners behind what they own, where that is told from *is* and *has*: *{name}'s online* stays.
    ///
    /// - Complexity: Linear in the length of the text.
    static func written(_ text: String) -> String {
        guard text.containsAny(utf8: ["'s ", "’s "]),
            text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "}") || $0 == 0xEF })
        else { return text }
        var (result, end) = ("", text.startIndex)
        for match in text.matches(of: owners) where match.range.lowerBound >= end {
            guard let phrase = Phrase(at: match.range.upperBound, of: text), EnglishPlaces.isAlone(match.0),
                let (owner, isFirst) = owner(match.1, match.2, owning: phrase), owner.startIndex >= end
            else { continue }
            let names = String(owner).replacing(/['’]s(?= and )/) { _ in "" }
            let written = names.first?.isLetter == true ? names.prefix(1).lowercased() + names.dropFirst() : names
            result += text[end..<owner.startIndex] + "\(isFirst ? "The" : "the") \(phrase.text) of \(written)"
            end = phrase.text.endIndex
        }
        return result + text[end...]
    }

    /// An owner with what belongs to it of the words before, and whether it begins a sentence; nil where it may be none.
    ///
    /// - Parameters:
    ///   - first: Another place before it.
    ///   - place: The last place.
    private static func owner(
        _ first: Substring?, _ place: Substring, owning phrase: Phrase
    ) -> (owner: Substring, isFirst: Bool)? {
        let text = place.base
        let whole = text[(first ?? place).startIndex..<place.endIndex]
        let before = text[..<whole.startIndex]
        let words = before.suffix(longestContext).split(whereSeparator: \.isWhitespace)
        // Dr. {name}'s office
        if let last = words.last, Titles.endsWord(last) { return nil }
        if whole.beginsSentence {
            // {name}'s left.
            return phrase.isLong || phrase.goesOn || !phrase.isBeforeEnd ? (whole, true) : nil
        }
        guard let last = words.last, let mark = last.last else { return (whole, false) }
        guard mark.isLetter else {
            // User: {name}'s account
            return ",;:(–—-\"“‘".contains(mark) ? (whole, false) : nil
        }
        let word = last.lowercased()
        if determiners.contains(word) {
            // The {role}'s permissions
            let owner = text[last.startIndex..<place.endIndex]
            let isFirst = owner.beginsSentence
            return first == nil && (!isFirst || phrase.isLong || phrase.goesOn) ? (owner, isFirst) : nil
        }
        let isFirstWord = last.beginsSentence
        if joining.contains(word) || beforeNames.contains(word) || last.first?.isUppercase == true && !isFirstWord {
            return nil
        }
        // The current {role}'s permissions
        if let other = words.dropLast().last, determiners.contains(other.lowercased()), !prepositions.contains(word) {
            return nil
        }
        // Because {name}'s late; Is {name}'s account active?
        if beforeClauses.contains(word), !phrase.goesOn, !phrase.isLong { return nil }
        if isFirstWord, beforeComplements.contains(word), phrase.isLong { return nil }
        return (whole, false)
    }

    /// No more of a text than this tells what stands before an owner, in characters.
    private static let longestContext = 48

    /// `{name}'s`, *{a}'s and {b}'s*, *{first} {last}'s*, *<b>Ana</b>'s*
    private static var owners: Regex<(Substring, Substring?, Substring)> {
        #/
        ((?:%(?:\d+\$)?[@s]|\{[\w.]*\})\ (?=[%{])|(?:%(?:\d+\$)?[@s]|\{[\w.]*\}|\x{FFFC})(?:['’]s)?\ and\ (?=[%{\x{FFFC}]))?
        (%(?:\d+\$)?[@s]|%\(\w+\)s|\{\{\ ?[\w.]+\ ?\}\}|\{[\w.]*\}
        |\x{FFFC}{1,4}(?:(?:\p{Lu}[\p{L}\-]*(?:\ \p{Lu}[\p{L}\-]*){0,2}|%(?:\d+\$)?[@s]|\{[\w.]*\})\x{FFFC}{1,4})?)
        ['’]s\ (?=[A-Za-z])
        /#
    }

    /// What is owned: up to three words that a sign or a word of grammar ends.
    private struct Phrase {
        let text: Substring
        /// Whether it has more words than one.
        let isLong: Bool
        /// Whether the sentence goes on behind it.
        let goesOn: Bool
        /// Whether the sentence ends with it for certain.
        let isBeforeEnd: Bool

        init?(at start: String.Index, of text: String) {
            var (words, position) = ([Substring](), start)
            var isEnded = false
            while words.count <= EnglishPossessives.mostWords {
                let word = text[position...].prefix { $0.isASCII && $0.isLetter || $0 == "-" }
                guard word.first?.isLetter == true else { break }
                let name = word.lowercased()
                isEnded = EnglishPossessives.ends.contains(name) || !words.isEmpty && EnglishPossessives.isParticiple(name)
                if isEnded { break }
                words.append(word)
                let next = text[word.endIndex...]
                guard next.first == " ", next.dropFirst().first?.isLetter == true else {
                    // A place, a number or a quotation may belong to it, and an apostrophe to another owner.
                    guard next.first.map({ ".,;:!?…)]\"”\n\r\r\n".contains($0) }) ?? true else { return nil }
                    isEnded = true
                    break
                }
                position = text.index(after: word.endIndex)
            }
            guard isEnded, let first = words.first, let last = words.last, words.count <= EnglishPossessives.mostWords,
                !EnglishPossessives.isState(first.lowercased(), isAlone: words.count == 1),
                !EnglishPossessives.isGerund(last.lowercased())
            else { return nil }
            self.text = text[first.startIndex..<last.endIndex]
            isLong = words.count > 1
            let rest = text[last.endIndex...]
            goesOn = rest.first == " "
            isBeforeEnd = rest.first == "." || rest.first == "!"
        }
    }

    fileprivate static let mostWords = 3

    /// Whether *is* or *has* may stand before a word.
    fileprivate static func isState(_ word: String, isAlone: Bool) -> Bool {
        word.hasSuffix("ed") && !word.hasSuffix("eed") || isGerund(word) || states.contains(word)
            || isAlone && loneStates.contains(word)
    }

    fileprivate static func isParticiple(_ word: String) -> Bool {
        word.utf8.count > 4 && word.hasSuffix("ed") && !word.hasSuffix("eed")
    }

    fileprivate static func isGerund(_ word: String) -> Bool {
        word.utf8.count > 5 && word.hasSuffix("ing") && !nounsLikeGerunds.contains(word)
    }

    private static let nounsLikeGerunds = Set(
        words: """
            booking building drawing evening hearing listing meeting morning offering opening painting posting pricing ranking \
            rating reading recording setting spring standing string training wedding
            """)
    /// Words that end a phrase: those of grammar, and verbs that are said of what is owned.
    fileprivate static let ends = Set(
        words: """
            about after again already also and are aren as at back because before became becomes began begins belongs between \
            by can cannot contains could did didn does doesn during ends exists expires failed fails for from had has hasn \
            have here if in includes into is isn like looks matches may might must needs no not now of off on only onto or out \
            over remains requires seems should shows since so starts still than that there through to today tomorrow tonight \
            too under until up uses via wants was wasn went were weren when where which while who will won with without works \
            would yesterday yet you
            """)
    private static let states = Set(
        words: """
            a all almost already also always an at available away been begun bought by chosen come currently done down empty \
            found full given going gone got her here his home in invalid just left lost made missing my never no not now \
            offline on online our out over paid probably quite read really right seen sent so still sure taken that the their \
            there this to too up valid very with won written wrong your
            """)
    /// What may stand before a noun as well.
    private static let loneStates = Set(
        words: """
            able active afk alive alone asleep awake back busy first free good great happy here idle inactive last late new \
            next ok okay old one open private public ready safe second sick sorry top unavailable
            """)
    private static let determiners = Set(
        words: "a an any each every her his its my no our some that the their this your")
    private static let joining = Set(words: "and or nor")
    private static let prepositions = Set(words: "about at by for from in into of on to under with")
    /// Nouns behind which a place is a part of the name: *User {name}'s account*.
    private static let beforeNames = Set(
        words: """
            account admin administrator app author channel client company contact customer device employee file folder friend \
            group host manager member moderator owner page patient player project room server student teacher team user
            """)
    /// What may stand before somebody who is something.
    private static let beforeClauses = Set(
        words: "because but guess hope if know knows like say says since so that then think thinks though when while")
    /// Verbs that may say what becomes of what is owned, *Make {name}'s profile public*, or to whom something goes.
    private static let beforeComplements = Set(
        words: """
            are can could did do does get give grant had has have is keep leave let make mark may might must offer send set \
            should show tell turn was were will would
            """)
}
