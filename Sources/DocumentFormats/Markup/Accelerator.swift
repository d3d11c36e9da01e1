// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The key by which an item of a menu is chosen: the letter behind `_`, as GTK has it, or `&`, as Qt and Windows do.
///
/// No engine reads `_Print` as a word, so the mark is left out of the text, and put before a letter of the translation. Beside
/// one, `&&` is a sign: `&Save && close` is *Save & close*.
struct Accelerator: Hashable, Sendable {
    /// Where the mark stands in the text, in bytes.
    let place: Int
    /// Whether a letter stands before the mark.
    let isInWord: Bool
    private let mark: Unicode.Scalar
    private let letter: Unicode.Scalar
    /// Where `&&` stands for a sign, in bytes.
    let signs: [Range<Int>]
    /// The text before the mark and behind it, as an engine gets it.
    private let before: String
    private let behind: String

    /// Items of menus are short.
    private static let mostWords = 6
    /// A low line between this many letters and so many parts two words.
    private static let longWord = 7
    private static let shortWord = 4

    private static let sign = "&"
    private static let doubledSign = "&&"

    /// That of a message; nil where it has none, or more than one, or is not only words: a directive or an escape could hold it.
    init?(in message: String) {
        let text = Array(message.utf8)
        guard let mark = ["_", "&"].lazy.map(UInt8.init(ascii:)).first(where: { text.contains($0) }),
            let place = Self.place(of: mark, in: text), place + 1 < text.count, text[place + 1].isASCIILetterOrDigit,
            !text.contains(where: { "\\%{};=/@\n".utf8.contains($0) }), !Self.holdsTag(text),
            text.split(separator: UInt8(ascii: " ")).count <= Self.mostWords
        else { return nil }
        // `_blank` by itself is a name in a program.
        if mark == UInt8(ascii: "_"), place == 0, !text[1].isASCIICapital, !text.contains(UInt8(ascii: " ")) { return nil }
        isInWord = place > 0 && text[place - 1].isASCIILetter
        let followsTag = text[..<place].suffix(Placeholder.text.utf8.count).elementsEqual(Placeholder.text.utf8)
        if place > 0, !" (".utf8.contains(text[place - 1]), !followsTag {
            // E_xit and Cu&t, but not the_house and R&D.
            let word = text[..<place].split(separator: UInt8(ascii: " ")).last ?? []
            guard let first = word.first, first.isASCIICapital, !word.dropFirst().contains(where: \.isASCIICapital),
                word.allSatisfy(\.isASCIILetter), !text[place + 1].isASCIICapital
            else { return nil }
            // Nor Available_until, of two words.
            let rest = text[(place + 1)...].prefix(while: \.isASCIILetter)
            if word.count >= Self.longWord, rest.count >= Self.shortWord { return nil }
        }
        self.place = place
        self.mark = Unicode.Scalar(mark)
        letter = Unicode.Scalar(text[place + 1])
        signs =
            mark == UInt8(ascii: "&")
            ? text.indices.dropLast().filter { text[$0] == mark && text[$0 + 1] == mark }.map { $0..<$0 + 2 } : []
        func read(_ part: ArraySlice<UInt8>) -> String {
            String(decoding: part, as: UTF8.self).replacing(Self.doubledSign, with: Self.sign)
        }
        before = read(text[..<place])
        behind = read(text[(place + 1)...])
    }

    /// Where the one mark of a message stands, beside those that stand in pairs for a sign; nil where it has none, or more.
    private static func place(of mark: UInt8, in text: [UInt8]) -> Int? {
        guard mark == UInt8(ascii: "&") else {
            let place = text.firstIndex(of: mark)
            return place == text.lastIndex(of: mark) ? place : nil
        }
        var (found, index) = (nil as Int?, 0)
        while index < text.count {
            let length = text[index...].prefix { $0 == mark }.count
            if length == 1 {
                guard found == nil else { return nil }
                found = index
            } else if length > doubledSign.utf8.count {
                return nil
            }
            index += max(1, length)
        }
        return found
    }

    /// Whether an angle bracket stands beside something, as in a tag, and not alone, as in `< Back`.
    private static func holdsTag(_ text: [UInt8]) -> Bool {
        text.indices.contains { index in
            guard text[index] == UInt8(ascii: "<") || text[index] == UInt8(ascii: ">") else { return false }
            return [index - 1, index + 1].contains { text.indices.contains($0) && !" <>".utf8.contains(text[$0]) }
        }
    }

    /// A translation with the mark: where the message has it, if they are the same; before a word that begins with the same
    /// letter; or before the first letter. Behind text whose letters are on no key stands the letter of the message, as in
    /// `打印(_P)…`. What follows a tab is the key of a shortcut.
    func marked(_ translation: String) -> String {
        guard !signs.isEmpty || !translation.unicodeScalars.contains(mark) else { return translation }
        let scalars = Array(translation.unicodeScalars)
        let (place, key) = place(in: scalars, of: translation)
        func written(_ part: ArraySlice<Unicode.Scalar>) -> String {
            let text = String(String.UnicodeScalarView(part))
            return signs.isEmpty ? text : text.replacing(Self.sign, with: Self.doubledSign)
        }
        return written(scalars[..<place]) + key + written(scalars[place...])
    }

    /// Where the mark stands in a translation, and what is written there.
    private func place(in scalars: [Unicode.Scalar], of translation: String) -> (place: Int, key: String) {
        let words = scalars.prefix { $0 != "\t" }
        let starts = words.indices.filter { index in
            words[index].properties.isCased && (index == 0 || !words[index - 1].properties.isAlphabetic)
        }
        if translation == before + behind { return (before.unicodeScalars.count, String(mark)) }
        if let place = words.firstIndex(where: { $0 == letter && $0.properties.numericType != nil })
            ?? starts.first(where: { scalars[$0].lowercased == letter.lowercased }) ?? starts.first
        {
            return (place, String(mark))
        }
        let end = (words.lastIndex(where: \.isLetterOrNumber) ?? -1) + 1
        return (end, "(\(mark)\(letter.properties.uppercaseMapping))")
    }
}

extension Unicode.Scalar {
    fileprivate var lowercased: String { properties.lowercaseMapping }
}
