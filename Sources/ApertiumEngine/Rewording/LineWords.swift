// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The words of a line of French or Italian, with what stands between them; *l'ami* are two.
struct LineWords {
    /// A word, or what is elided before one, with its apostrophe.
    struct Word {
        /// How it is written.
        var text: Substring
        /// In small letters, with a straight apostrophe.
        let plain: String
        /// What stands before it.
        var before: Substring
    }

    private(set) var words: [Word] = []
    private let end: Substring

    init(_ line: Substring) {
        var rest = line
        while let start = rest.firstIndex(where: \.isLetter) {
            let before = rest[..<start]
            rest = rest[start...]
            var text = rest.prefix { $0.isLetter }
            if let mark = rest[text.endIndex...].first, mark == "'" || mark == "’" {
                let elided = rest[..<rest.index(after: text.endIndex)]
                if rest[elided.endIndex...].first?.isLetter == true { text = elided }
            }
            rest = rest[text.endIndex...]
            let plain = text.lowercased()
            words.append(Word(text: text, plain: plain.last == "’" ? plain.dropLast() + "'" : plain, before: before))
        }
        end = rest
    }

    /// The line as it stands.
    var line: String { words.reduce(into: "") { $0 += $1.before + $1.text } + end }

    /// The word at a position, in small letters; empty where another mark than a space stands before it, or none is there.
    func next(_ index: Int) -> String { isJoined(index) ? words[index].plain : "" }

    /// The word before one in its clause, in small letters; empty where there is none.
    func previous(_ index: Int) -> String { index > 0 && isJoined(index) ? words[index - 1].plain : "" }

    /// Whether a hyphen stands at a word.
    func isHyphenated(_ index: Int) -> Bool {
        words[index].before.last == "-" || isBeforeHyphen(index)
    }

    /// Whether a number stands before a word, or behind the last one.
    func isBehindNumber(_ index: Int) -> Bool {
        (index < words.count ? words[index].before : end).drop { $0 == " " }.first?.isNumber == true
    }

    /// Whether a comma stands before a word, or a placeholder, a number or a bracket, which may end a subject.
    func isBehindMark(_ index: Int) -> Bool {
        guard index > 0 || words[index].before.contains("\u{FFFC}"), words[index].before.last == " " else { return false }
        return words[index].before.dropLast().last.map { ",)\u{FFFC}".contains($0) || $0.isNumber } ?? false
    }

    /// Whether a hyphen stands behind a word.
    func isBeforeHyphen(_ index: Int) -> Bool { (index + 1 < words.count ? words[index + 1].before : end).first == "-" }

    /// The word behind one, whatever stands between them.
    func following(_ index: Int) -> String { index + 1 < words.count ? words[index + 1].plain : "" }

    /// Puts another word in a place, with a capital where that had one.
    mutating func put(_ word: String, at index: Int) {
        words[index].text = words[index].text.first?.isUppercase == true ? word.withFirstCapital[...] : word[...]
    }

    /// Lets a word follow that before it without a space.
    mutating func join(_ index: Int) { words[index].before = "" }

    /// Swaps two words that stand side by side.
    mutating func swapWithNext(_ index: Int) {
        let (first, second) = (words[index], words[index + 1])
        words[index] = Word(text: second.text, plain: second.plain, before: first.before)
        words[index + 1] = Word(text: first.text, plain: first.plain, before: second.before)
    }

    private func isJoined(_ index: Int) -> Bool {
        guard words.indices.contains(index), index > 0 else { return false }
        return words[index].before == " " || words[index].before.isEmpty && words[index - 1].plain.last == "'"
    }
}
