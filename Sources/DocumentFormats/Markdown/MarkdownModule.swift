// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells the statements of a module, which MDX has between its blocks, from sentences that begin with the same word.
enum MarkdownModule {
    /// Whether a line imports or exports something: `import X, {y} from "x"`, `export const a = 1`.
    static func isStatement(_ start: MarkdownCursor, in bytes: [UInt8]) -> Bool {
        let line = bytes[SourceLines.trimmed(bytes[start.position..<start.end])]
        if line.starts(with: "import ".utf8) { return isImport(line.dropFirst(7)) }
        return line.starts(with: "export ".utf8) && isExport(line.dropFirst(7))
    }

    private static func isImport(_ content: ArraySlice<UInt8>) -> Bool {
        guard let from = [" from \"", " from '"].compactMap({ content.firstIndex(ignoringCase: $0) }).first else {
            return isString(content) || isListOpen(content)
        }
        let names = content[..<from]
        let (list, listEnd) = (names.firstIndex(of: UInt8(ascii: "{")), names.lastIndex(of: UInt8(ascii: "}")))
        let others = list.map { names[..<$0] + (listEnd.map { names[($0 + 1)...] } ?? []) } ?? names
        // Two words that stand side by side are of a sentence, but for `* as x`.
        let words = others.split { $0.isBlank || $0 == UInt8(ascii: ",") }
        return isString(content[(from + " from ".utf8.count)...])
            && (words.count < 2 || words.contains { $0.elementsEqual("*".utf8) })
    }

    private static func isExport(_ content: ArraySlice<UInt8>) -> Bool {
        let word = content.prefix(while: \.isASCIILetter)
        let rest = content[word.endIndex...]
        switch String(decoding: word, as: UTF8.self) {
        case "const", "let", "var": return rest.contains(UInt8(ascii: "="))
        case "function", "class", "async": return rest.contains { "({".utf8.contains($0) }
        case "default": return rest.first?.isBlank == true && isValue(rest.drop(while: \.isBlank))
        case "": return rest.starts(with: "* ".utf8) || isListOpen(rest) || isList(rest)
        default: return false
        }
    }

    /// Whether a string is all that there is, but for a semicolon.
    private static func isString(_ content: ArraySlice<UInt8>) -> Bool {
        guard let mark = content.first, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"),
            let end = content.dropFirst().firstIndex(of: mark)
        else { return false }
        return content[(end + 1)...].allSatisfy { $0 == UInt8(ascii: ";") || $0.isBlank }
    }

    /// Whether a list of names begins that goes on in the next line.
    private static func isListOpen(_ content: ArraySlice<UInt8>) -> Bool {
        content.first == UInt8(ascii: "{") && !content.contains(UInt8(ascii: "}"))
    }

    private static func isList(_ content: ArraySlice<UInt8>) -> Bool {
        guard content.first == UInt8(ascii: "{"), let end = content.firstIndex(of: UInt8(ascii: "}")) else { return false }
        let rest = content[(end + 1)...].drop(while: \.isBlank)
        return rest.isEmpty || rest.first == UInt8(ascii: ";") || rest.starts(with: "from ".utf8)
    }

    /// Whether a value begins, as no sentence goes on: `function x() {`, `(a) => b`, `Layout;`.
    private static func isValue(_ content: ArraySlice<UInt8>) -> Bool {
        let name = content.prefix { $0.isASCIILetterOrDigit || "_$.".utf8.contains($0) }
        if ["function", "class", "async", "new"].contains(where: { name.elementsEqual($0.utf8) }) { return true }
        let rest = content[name.endIndex...]
        guard let next = rest.first else { return !name.isEmpty && name.last != UInt8(ascii: ".") }
        return ";({[<\"'`=".utf8.contains(next) || rest.drop(while: \.isBlank).starts(with: "=>".utf8)
    }
}
