// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The key by which an item of a menu is chosen: the letter behind `_`, as GTK has it, or `&`, as Qt and Windows do.
///
/// No engine reads `_Print` as a word, so the mark is left out of the text, and put before a letter of the translation.
struct Accelerator: Hashable, Sendable {
    /// Where the mark stands in the text, in bytes.
    let place: Int
    /// Whether a letter stands before the mark.
    let isInWord: Bool
    private let mark: Unicode.Scalar
    private let letter: Unicode.Scalar
    /// The text without the mark.
    private let plain: String

    /// Items of menus are short.
    private static let mostWords = 6
    /// A low line between this many letters and so many parts two words.
    private static let longWord = 7
    private static let shortWord = 4

    /// That of a message; nil where it has none, or more than one, or is not only words: a directive or an escape could hold it.
    init?(in message: String) {
        let text = Array(message.utf8)
        guard let mark = ["_", "&"].lazy.map(UInt8.init(ascii:)).first(where: { text.contains($0) }),
            let place = text.firstIndex(of: mark), text[(place + 1)...].firstIndex(of: mark) == nil,
            place + 1 < text.count, text[place + 1].isASCIILetterOrDigit,
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
        plain = String(decoding: text[..<place] + text[(place + 1)...], as: UTF8.self)
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
        guard !translation.unicodeScalars.contains(mark) else { return translation }
        var scalars = Array(translation.unicodeScalars)
        let words = scalars.prefix { $0 != "\t" }
        let starts = words.indices.filter { index in
            words[index].properties.isCased && (index == 0 || !words[index - 1].properties.isAlphabetic)
        }
        if translation == plain {
            scalars.insert(mark, at: plain.utf8.prefix(place).count { !UTF8.isContinuation($0) })
        } else if let place = words.firstIndex(where: { $0 == letter && $0.properties.numericType != nil })
            ?? starts.first(where: { scalars[$0].lowercased == letter.lowercased }) ?? starts.first
        {
            scalars.insert(mark, at: place)
        } else {
            let end = (words.lastIndex(where: \.isLetterOrNumber) ?? -1) + 1
            scalars.insert(contentsOf: "(\(mark)\(letter.properties.uppercaseMapping))".unicodeScalars, at: end)
        }
        return String(String.UnicodeScalarView(scalars))
    }
}

extension Unicode.Scalar {
    fileprivate var lowercased: String { properties.lowercaseMapping }
}
