// SPDX-License-Identifier: Apache-2.0

/// Tells words in quotation marks that are names, values or commands of a program by what stands beside them: `the option
/// "verbose"`, `the "keep" setting`, `set "mode" to "fast"`, `run "make check"`.
///
/// Quotation marks around a word stand for a button or for irony, too, so that these words alone decide. A word in capitals is a
/// value without them: `set to "LOCAL"`.
enum QuotedName {
    /// What has a name in programs, and is no word of everyday texts, in small letters.
    private static let kinds: Set = [
        "argument", "attribute", "branch", "command", "flag", "function", "method", "module", "parameter", "setting",
        "subcommand", "variable", "atributo", "comando", "función", "função", "método", "módulo", "parámetro", "parâmetro",
        "variável", "attribut", "commande", "fonction", "méthode", "paramètre",
    ]
    /// Names of formats, which are no words: what stands in a list with them is a value, too, as in *'yaml' or 'text'*.
    private static let formats: Set = [
        "css", "csv", "html", "ini", "jpeg", "json", "jsonl", "latex", "markdown", "ndjson", "pdf", "png", "rst", "sql", "svg",
        "toml", "tsv", "txt", "utf8", "xhtml", "xml", "yaml", "yml",
    ]
    /// Nouns that count only before the quoted name; behind it, as in *the "vegan" option*, they are ordinary words.
    private static let kindsBefore = kinds.union([
        "option", "options", "opción", "opciones", "opção", "opções", "commands", "comandos", "flags", "parameters", "settings",
        "parámetros", "parâmetros", "variables", "variáveis",
    ])
    /// What has a path for its name, in small letters.
    private static let folders: Set = [
        "directory", "file", "folder", "path", "archivo", "carpeta", "directorio", "fichero", "ruta", "arquivo", "caminho",
        "diretório", "ficheiro", "pasta", "chemin", "dossier", "fichier", "répertoire", "directori", "fitxer", "cartella",
        "datei", "ordner", "verzeichnis",
    ]
    /// What stands between a name and its value, and before both.
    private static let assignments: Set = ["a", "como", "en", "is", "para", "to", "à"]
    /// What people are told to do with what they type, in small letters.
    static let cues: Set = [
        "enter", "execute", "run", "type", "digita", "digitar", "digitare", "digite", "ejecuta", "ejecutar", "ejecute",
        "ejecutando", "entrez", "escreva", "escrever", "escriba", "escribe", "escribir", "escriviu", "esegua", "esegui",
        "eseguire", "executa", "executar", "executeu", "exécute", "exécuter", "exécutez", "führe", "führen", "introduza",
        "lance", "lancer", "lancez", "saisissez", "scriva", "scrivi", "tape", "taper", "tapez", "teclea", "teclee", "tippe",
    ]
    /// What parts the words of a list.
    private static let conjunctions = [", ", " and ", " or ", " e ", " ou ", " y ", " o ", " et ", " i "]
    /// How far apart two words of a list may stand: *Type "quit" to leave, "help" for help*.
    private static let longestGap = 40
    /// How far around a word in capitals small letters are looked for.
    private static let neighbourhood = 200
    /// Verbs before a quoted command of several words.
    private static let cuesOfPhrases = cues.union(["prueba", "pruebe", "try"])
    private static let longestWord = 16
    /// The longest command between quotation marks, in bytes.
    private static let longestCommand = 60
    private static let longestName = 32

    /// The quotation marks that open and close.
    private static let marks: [(opening: [UInt8], closing: [UInt8])] = [
        ("\"", "\""), ("'", "'"), ("“", "”"), ("«", "»"), ("„", "“"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

    /// Whether a byte may begin quotation marks: most words are passed over by it.
    static func mayOpen(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == 0xC2 || byte == 0xE2
    }

    /// The end of such a word with its quotation marks; nil where none begins.
    ///
    /// - Parameter last: Where the piece of fixed text before it stands, if any.
    static func end(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int, in range: Range<Int>, behind last: Range<Int>?
    ) -> Int? {
        guard let marks = marks(at: start, in: bytes), start + marks.opening.count <= range.upperBound else { return nil }
        let inside = bytes[(start + marks.opening.count)..<min(range.upperBound, start + longestCommand)]
        guard let close = inside.indices.first(where: { inside[$0...].starts(with: marks.closing) }) else { return nil }
        let content = inside[..<close].drop { $0 == 0x20 }
        let end = close + marks.closing.count
        if isValue(content), end <= range.upperBound, !isApostrophe(end - 1, in: bytes, range) {
            // In a text of capitals it is a word like the others. What is to be typed is fixed text without its marks.
            let around = max(start - neighbourhood, range.lowerBound)..<min(end + neighbourhood, range.upperBound)
            let isWord =
                answers.contains(String(decoding: content, as: UTF8.self)) || !bytes[around].contains(where: \.isASCIISmall)
                || cues.contains(word(before: start, in: bytes, range))
            return isWord ? nil : end
        }
        let isFolder = isSlashed(content) && folders.contains(word(before: start, in: bytes, range))
        if isPath(content) || isFolder || isOption(content), end <= range.upperBound, !isApostrophe(end - 1, in: bytes, range) {
            return end
        }
        guard content.count > 1, content.allSatisfy(mayBeTyped),
            content.first.map({ $0.isASCIISmall || $0 > 0x7F }) == true
                || content.starts(with: "./".utf8), end <= range.upperBound, !isApostrophe(end - 1, in: bytes, range)
        else { return nil }
        let (before, behind) = (word(before: start, in: bytes, range), word(behind: end, in: bytes, range))
        // Run "make check", type “quit”.
        if (content.dropLast().contains(0x20) ? cuesOfPhrases : cues).contains(before) { return end }
        guard content.count < longestName, content.allSatisfy({ !" ./<>=".utf8.contains($0) }) else { return nil }
        if kindsBefore.contains(before) || kinds.contains(behind) || formats.contains(String(decoding: content, as: UTF8.self)) {
            return end
        }
        if before == "set" { return assignments.contains(behind) ? end : nil }
        guard let last, Self.marks(at: last.lowerBound, in: bytes) != nil else { return nil }
        if continuesList(bytes[last.upperBound..<start]) { return end }
        // "mode" to "fast"
        return assignments.contains(before) && last.upperBound + before.utf8.count + 2 == start ? end : nil
    }

    /// The end of quoted signs of which there are several, `'/'s`, `'--'s`; nil where none begin.
    static func pluralSignsEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        let mark = bytes[start]
        guard mark == UInt8(ascii: "'") || mark == UInt8(ascii: "\"") else { return nil }
        let signs = bytes[(start + 1)..<limit].prefix { $0.isASCIIPunctuation && !"'\"".utf8.contains($0) }
        let behind = bytes[signs.endIndex..<limit]
        guard 1...longestSigns ~= signs.count, behind.first == mark, behind.dropFirst().first == UInt8(ascii: "s") else {
            return nil
        }
        let end = signs.endIndex + 2
        return end == limit || !bytes[end].isASCIILetterOrDigit && bytes[end] < 0x80 ? end : nil
    }

    private static let longestSigns = 3

    /// Whether a word in capitals stands between quotation marks, as a value of a program or on a sign: "LOCAL".
    private static func isValue(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        content.first?.isASCIICapital == true && content.count { $0.isASCIICapital } > 1
            && content.allSatisfy { $0.isASCIICapital || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
    }

    /// Whether one word of small letters has a hyphen in front: `'-size'`. With two it is an option anywhere.
    private static func isOption(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let name = content.drop { $0 == UInt8(ascii: "-") }
        return content.count == name.count + 1 && name.first?.isASCIISmall == true && name.last?.isASCIILetterOrDigit == true
            && name.allSatisfy { $0.isASCIILetterOrDigit || "-_=".utf8.contains($0) }
    }

    /// Whether two slashes or more part names of files: `gdb-VERSION/gdb/configure`.
    private static func isPath(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let parts = content.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.count > 2 && parts.allSatisfy { !$0.isEmpty }
            && content.contains { $0.isASCIIDigit || "._-".utf8.contains($0) }
            && content.allSatisfy { $0.isASCIILetterOrDigit || "/._-".utf8.contains($0) }
    }

    /// Whether slashes part words, which may have spaces between them as names of folders have: `Old stuff/2025`.
    private static func isSlashed(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let parts = content.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.count > 1 && content.allSatisfy { $0 >= 0x20 && !",;:?!<>|".utf8.contains($0) }
            && parts.dropLast().allSatisfy { $0.last.map { $0 != 0x20 } ?? false }
            && parts.dropFirst().allSatisfy { $0.first != 0x20 }
    }

    /// What people say louder.
    private static let answers: Set = [
        "ALWAYS", "JAMAIS", "MAI", "NEVER", "NO", "NON", "NUNCA", "OUI", "SI", "SIM", "SIEMPRE", "TUDO", "YES",
    ]

    private static func marks(
        at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> (opening: [UInt8], closing: [UInt8])? {
        mayOpen(bytes[offset]) ? marks.first { bytes[offset...].starts(with: $0.opening) } : nil
    }

    /// Whether a byte may be one of what people type: small letters, digits, and the signs of commands.
    private static func mayBeTyped(_ byte: UInt8) -> Bool {
        byte.isASCIISmall || byte.isASCIIDigit || byte > 0x7F || " -_./<>=".utf8.contains(byte)
    }

    /// Whether what stands between two quoted words makes the second one of a list that the first is in.
    private static func continuesList(_ between: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        between.count <= longestGap && !between.contains { ".!?;:\n\"".utf8.contains($0) }
            && conjunctions.contains { between.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }

    /// Whether a word goes on behind a mark: *'don't'*.
    private static func isApostrophe(_ mark: Int, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        mark + 1 < range.upperBound && (bytes[mark + 1].isASCIILetterOrDigit || bytes[mark + 1] >= 0x80)
    }

    private static func word(before start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        bytes[max(range.lowerBound, start - longestWord)..<start].wordBeforeSpace
    }

    private static func word(behind end: Int, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        let behind = bytes[end..<min(range.upperBound, end + longestWord)]
        guard behind.first == 0x20 else { return "" }
        return String(decoding: behind.dropFirst().prefix { $0.isASCIILetter || $0 >= 0x80 }, as: UTF8.self).lowercased()
    }
}
