// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The key by which an item of a menu is chosen: the letter behind `_`, as GTK has it, or `&`, as Qt and Windows do.
///
/// No engine reads `_Print` as a word, so the mark is left out of the text, and put before a letter of the translation.
struct Accelerator: Hashable, Sendable {
    /// Where the mark stands in the text, in bytes.
    let place: Int
    private let mark: Unicode.Scalar
    private let letter: Unicode.Scalar
    /// The text without the mark.
    private let plain: String

    /// Items of menus are short.
    private static let mostWords = 6

    /// That of a message; nil where it has none, or more than one, or is not only words: a directive or an escape could hold it.
    init?(in message: String) {
        let text = Array(message.utf8)
        guard let mark = ["_", "&"].lazy.map(UInt8.init(ascii:)).first(where: { text.contains($0) }),
            let place = text.firstIndex(of: mark), text[(place + 1)...].firstIndex(of: mark) == nil,
            place + 1 < text.count, text[place + 1].isASCIILetterOrDigit,
            !text.contains(where: { "\\%{}<>;=/@\n".utf8.contains($0) }), !message.contains(Placeholder.text),
            text.split(separator: UInt8(ascii: " ")).count <= Self.mostWords
        else { return nil }
        if place > 0, text[place - 1] != UInt8(ascii: " "), text[place - 1] != UInt8(ascii: "(") {
            // E_xit and Cu&t, but not the_house and R&D.
            let word = text[..<place].split(separator: UInt8(ascii: " ")).last ?? []
            guard let first = word.first, Self.isCapital(first), word.dropFirst().allSatisfy({ !Self.isCapital($0) }),
                word.allSatisfy(\.isASCIILetter), !Self.isCapital(text[place + 1])
            else { return nil }
        }
        self.place = place
        self.mark = Unicode.Scalar(mark)
        letter = Unicode.Scalar(text[place + 1])
        plain = String(decoding: text[..<place] + text[(place + 1)...], as: UTF8.self)
    }

    /// A translation with the mark: where the message has it, if they are the same; before a word that begins with the same
    /// letter; or before the first letter. Behind text whose letters are on no key stands the letter of the message, as in
    /// `打印(_P)…`.
    func marked(_ translation: String) -> String {
        guard !translation.unicodeScalars.contains(mark) else { return translation }
        var scalars = Array(translation.unicodeScalars)
        let starts = scalars.indices.filter { index in
            scalars[index].properties.isCased && (index == 0 || !scalars[index - 1].properties.isAlphabetic)
        }
        if translation == plain {
            scalars.insert(mark, at: plain.utf8.prefix(place).count { !UTF8.isContinuation($0) })
        } else if let place = starts.first(where: { scalars[$0].lowercased == letter.lowercased }) ?? starts.first {
            scalars.insert(mark, at: place)
        } else {
            let end = (scalars.lastIndex { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? -1) + 1
            scalars.insert(contentsOf: "(\(mark)\(letter.properties.uppercaseMapping))".unicodeScalars, at: end)
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private static func isCapital(_ byte: UInt8) -> Bool { byte.isASCIILetter && byte & 0x20 == 0 }
}

extension Unicode.Scalar {
    fileprivate var lowercased: String { properties.lowercaseMapping }
}
