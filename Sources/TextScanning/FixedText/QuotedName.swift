// SPDX-License-Identifier: Apache-2.0

/// Tells words in quotation marks that are names, values or commands of a program by what stands beside them: `the option
/// "verbose"`, `the "keep" setting`, `set "mode" to "fast"`, `run "make check"`.
///
/// Quotation marks around a word stand for a button or for irony, too, so that these words alone decide.
enum QuotedName {
    /// What has a name in programs, and is no word of everyday texts, in small letters.
    private static let kinds: Set = [
        "argument", "attribute", "branch", "command", "flag", "function", "method", "module", "parameter", "setting",
        "subcommand", "variable", "atributo", "comando", "función", "função", "método", "módulo", "parámetro", "parâmetro",
        "variável", "attribut", "commande", "fonction", "méthode", "paramètre",
    ]
    /// Nouns that count only before the quoted name; behind it, as in *the "vegan" option*, they are ordinary words.
    private static let kindsBefore = kinds.union(["option", "opción", "opção"])
    /// What stands between a name and its value, and before both.
    private static let assignments: Set = ["a", "como", "en", "is", "para", "to", "à"]
    /// What people are told to do with what they type, in small letters.
    private static let cues: Set = [
        "enter", "execute", "run", "type", "digita", "digite", "ejecuta", "ejecutar", "ejecute", "ejecutando", "escriba",
        "escribe", "lance", "lancez", "tape", "tapez", "teclea", "teclee",
    ]
    /// Verbs before a quoted command of several words.
    private static let cuesOfPhrases = cues.union(["prueba", "pruebe", "try"])
    private static let longestWord = 16
    /// The longest command between quotation marks, in bytes.
    private static let longestCommand = 60
    private static let longestName = 32

    /// The end of such a word with its quotation marks; nil where none begins.
    ///
    /// - Parameter last: Where the piece of fixed text before it stands, if any.
    static func end(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int, in range: Range<Int>, behind last: Range<Int>?
    ) -> Int? {
        guard isMark(bytes[start]) else { return nil }
        if let end = commandEnd(in: bytes, from: start, in: range) { return end }
        let name = bytes[(start + 1)..<min(range.upperBound, start + longestName)].prefix {
            $0.isASCIISmall || $0.isASCIIDigit || "-_".utf8.contains($0)
        }
        let end = name.endIndex + 1
        guard name.count > 1, name.first?.isASCIISmall == true, end <= range.upperBound, bytes[name.endIndex] == bytes[start],
            !isApostrophe(name.endIndex, in: bytes, range)
        else { return nil }
        let (before, behind) = (word(before: start, in: bytes, range), word(behind: end, in: bytes, range))
        if kindsBefore.contains(before) || kinds.contains(behind) { return end }
        if before == "set" { return assignments.contains(behind) ? end : nil }
        guard assignments.contains(before) else { return nil }
        // "mode" to "fast"
        let isValue = last.map { isMark(bytes[$0.lowerBound]) && $0.upperBound + before.utf8.count + 2 == start } ?? false
        return isValue ? end : nil
    }

    /// The end of what is to be typed: words of small letters behind *run* or *type*.
    private static func commandEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, in range: Range<Int>) -> Int? {
        let command = bytes[(start + 1)..<min(range.upperBound, start + longestCommand)].prefix {
            $0.isASCIISmall || $0.isASCIIDigit || " -_./<>=".utf8.contains($0)
        }
        guard command.count > 1, command.first?.isASCIISmall == true, command.endIndex < range.upperBound,
            bytes[command.endIndex] == bytes[start], !isApostrophe(command.endIndex, in: bytes, range),
            (command.contains(0x20) ? cuesOfPhrases : cues).contains(word(before: start, in: bytes, range))
        else { return nil }
        return command.endIndex + 1
    }

    /// Whether a word goes on behind a mark: *'don't'*.
    private static func isApostrophe(_ mark: Int, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        mark + 1 < range.upperBound && (bytes[mark + 1].isASCIILetterOrDigit || bytes[mark + 1] >= 0x80)
    }

    private static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    /// The word before an offset, in small letters; empty where something else stands there.
    private static func word(before start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        let before = bytes[max(range.lowerBound, start - longestWord)..<start]
        guard before.last == 0x20 else { return "" }
        let word = before.dropLast().reversed().prefix { $0.isASCIILetter || $0 >= 0x80 }
        return String(decoding: word.reversed(), as: UTF8.self).lowercased()
    }

    private static func word(behind end: Int, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        let behind = bytes[end..<min(range.upperBound, end + longestWord)]
        guard behind.first == 0x20 else { return "" }
        return String(decoding: behind.dropFirst().prefix { $0.isASCIILetter || $0 >= 0x80 }, as: UTF8.self).lowercased()
    }
}
