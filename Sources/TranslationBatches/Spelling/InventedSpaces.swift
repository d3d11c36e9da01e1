// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Spaces that engines write where their text has none: before a full stop, a comma or another mark, before a closing bracket,
/// behind an opening one, inside of quotation marks, at a hyphen or a slash inside of a word, before a space at which lines do
/// not break, and between a digit and the letters behind it. Models make `preseed -md5` of `preseed-md5`, and rules `1080 p` of
/// `1080p`.
package enum InventedSpaces {
    /// The translation without those of each kind that the source has nowhere.
    ///
    ///     InventedSpaces.removed(from: "una casa .", source: "a house.")  // "una casa."
    ///
    /// - Parameter language: The language of the translation, without script and region. Before a colon, a semicolon, a question
    ///   mark or an exclamation mark spaces go where it is known, and none that writes them.
    /// - Complexity: Linear in the length of both.
    package static func removed(from translation: String, source: String, into language: String? = nil) -> String {
        let translation = withJoinedWords(NumberedWords.joined(in: translation, source: source), source: source)
        // Most translations have no space beside such a sign.
        guard mayHold(translation) else { return translation }
        let scalars = Array(translation.unicodeScalars)
        let spaces = spaces(in: scalars)
        if spaces.isEmpty { return translation }
        let ownScalars = Array(source.unicodeScalars)
        var usual = Set(Self.spaces(in: ownScalars).values)
        if !hasJoiningDash(ownScalars) { usual.insert(.beforeDash) }
        // *he yells — at all — so*, of which *grita com todos —, então* has the second one.
        if zip(ownScalars, ownScalars.dropFirst()).contains(where: { $0 == " " && ($1 == "—" || $1 == "–") }) {
            usual.insert(.beforeClosingDash)
        }
        if language.map(spacedLanguages.contains) ?? true { for mark in marks { usual.insert(.beforeMark(mark)) } }
        let invented = spaces.filter { !usual.contains($0.value) }
        if invented.isEmpty { return translation }
        var result = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() where invented[index] == nil { result.append(scalar) }
        return String(result)
    }

    /// A translation with the hyphens of its source inside of words that are the same in both: *Wi - Fi* is `Wi-Fi`, *9h - 12h*
    /// `9h-12h`.
    private static func withJoinedWords(_ translation: String, source: String) -> String {
        guard translation.contains(utf8: " - "), source.contains("-") else { return translation }
        var words = translation.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        var index = words.count - 2
        while index > 0 {
            defer { index -= 1 }
            guard words[index] == "-" else { continue }
            let first = words[index - 1].reversed().prefix { $0.isLetter || $0.isNumber }.reversed()
            let last = words[index + 1].prefix { $0.isLetter || $0.isNumber }
            guard !first.isEmpty, !last.isEmpty, !source.wordRanges(of: "\(String(first))-\(last)").isEmpty,
                !source.contains(utf8: "\(String(first)) - \(last)")
            else { continue }
            words.replaceSubrange(index - 1...index + 1, with: ["\(words[index - 1])-\(words[index + 1])"])
        }
        return words.joined(separator: " ")
    }

    /// Languages that write a space before such marks.
    private static let spacedLanguages: Set = ["br", "fr"]
    private static let marks: Set<Unicode.Scalar> = [":", ";", "?", "!"]
    /// What may stand right behind a mark that ends a clause.
    private static let behindMarks = Set(".?!)]\"”»’\u{FFFC}".unicodeScalars)

    /// What a space stands at.
    private enum Place: Hashable {
        case beforeStop
        /// Before a colon and the like.
        case beforeMark(Unicode.Scalar)
        /// Before a dash that a full stop or another mark follows: *without going back —. It comes.*
        case beforeClosingDash
        case beforeClosingBracket
        case behindOpeningBracket
        case atHyphen
        case atSlash
        /// Before an en dash that adjoins what follows: *Out. –May.* for `Out.–mai.`
        case beforeDash
        case insideQuotation
        /// Before a space at which lines do not break, as where rules leave out the *pas* before that of a French colon.
        case beforeUnbreakableSpace
    }

    /// The spaces at such signs, by where they stand.
    private static func spaces(in scalars: [Unicode.Scalar]) -> [Int: Place] {
        var spaces: [Int: Place] = [:]
        func scalar(_ index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }
        func isInWord(_ index: Int) -> Bool { scalar(index)?.isLetterOrNumber ?? false }
        func isClosingDash(_ index: Int) -> Bool {
            index > 1 && scalar(index + 1).map { ".,;:?!)”»".unicodeScalars.contains($0) } ?? false
        }
        var isInQuotation = false
        for index in scalars.indices {
            if scalars[index] == "\"" { isInQuotation.toggle() }
            guard scalars[index] == " " else { continue }
            switch (scalar(index - 1), scalar(index + 1)) {
            case (_, "\u{A0}"), (_, "\u{202F}"): spaces[index] = .beforeUnbreakableSpace
            // A mark counts that white space or the end follows, so `.5` and `.net` keep their space.
            case (_, "."), (_, ","):
                if scalar(index + 2)?.properties.isWhitespace ?? true { spaces[index] = .beforeStop }
            case (_, let mark?) where index > 0 && marks.contains(mark):
                if scalar(index + 2).map({ $0.properties.isWhitespace || behindMarks.contains($0) }) ?? true {
                    spaces[index] = .beforeMark(mark)
                }
            case (_, "—") where isClosingDash(index + 1), (_, "–") where isClosingDash(index + 1):
                spaces[index] = .beforeClosingDash
            case (_, ")"), (_, "]"): spaces[index] = .beforeClosingBracket
            case ("(", _), ("[", _): spaces[index] = .behindOpeningBracket
            // With a space at either side a hyphen is a dash.
            case (_, "-"):
                if isInWord(index - 1), scalar(index + 2)?.properties.isAlphabetic == true { spaces[index] = .atHyphen }
            case ("-", _): if isInWord(index - 2), isInWord(index + 1) { spaces[index] = .atHyphen }
            case (_, "/"), ("/", _): spaces[index] = .atSlash
            case (_, "–"): if index > 0, scalar(index + 2)?.isLetterOrNumber == true { spaces[index] = .beforeDash }
            // German ends a quotation with the first of these, behind a word.
            case ("“", _): if scalar(index - 2).map(Self.opensBehind) ?? true { spaces[index] = .insideQuotation }
            case (_, "”"): spaces[index] = .insideQuotation
            case ("\"", _): if isInQuotation { spaces[index] = .insideQuotation }
            case (_, "\""): if isInQuotation { spaces[index] = .insideQuotation }
            default: break
            }
        }
        return spaces
    }

    /// Whether an en dash joins two words or numbers.
    private static func hasJoiningDash(_ scalars: [Unicode.Scalar]) -> Bool {
        scalars.indices.dropFirst().dropLast().contains { index in
            scalars[index] == "–" && !scalars[index - 1].properties.isWhitespace && scalars[index + 1].isLetterOrNumber
        }
    }

    /// Whether a quotation may begin behind a scalar.
    private static func opensBehind(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || "([{¿¡—–".unicodeScalars.contains(scalar)
    }

    private static func mayHold(_ text: String) -> Bool {
        var previous: UInt8 = 0
        return text.utf8.contains { byte in
            defer { previous = byte }
            // The last byte of quotation marks, and the first of them and of a space that does not break.
            return previous == 0x20 && (".,:;?!)]-/\"".utf8.contains(byte) || byte == 0xE2 || byte == 0xC2)
                || byte == 0x20 && ("([-/\"".utf8.contains(previous) || previous == 0x9C)
        }
    }
}
