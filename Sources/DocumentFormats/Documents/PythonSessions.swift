// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds what people have typed at Python's prompts, with what it answered, and what it says of errors.
///
///     >>> import app
///     >>> app.name
///     'heron'
///
/// As `doctest` has it, an answer goes on to an empty line or the next prompt. Quoted mail and menus have three angle brackets,
/// too: one line of a block must be a statement of Python, and none a sentence.
enum PythonSessions {
    /// Where such lines stand, in order.
    ///
    /// - Parameter start: Where the text begins.
    /// - Complexity: Linear in the length of the text.
    static func ranges(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        /// The lines from the first prompt on, and how far that is set in.
        var session: (range: Range<Int>, indent: Int, isCertain: Bool)?
        var hasSentence = false
        /// How far the head of a traceback is set in, below which the places of the error stand.
        var traceback: Int?
        var hasSession = false
        func close() {
            if let session, session.isCertain, !hasSentence { ranges.append(session.range) }
            (session, hasSentence) = (nil, false)
        }
        for line in SourceLines(bytes, from: start) {
            let content = bytes[SourceLines.trimmed(bytes[line.content])]
            let indent = content.startIndex - line.content.lowerBound
            let whole = line.content.lowerBound..<line.end
            if content.isEmpty {
                close()
                traceback = nil
            } else if let typed = typed(in: content) {
                let isCertain = PythonStatement.isOne(typed) || hasSession && !typed.contains(0x20)
                hasSession = hasSession || isCertain
                hasSentence = hasSentence || PythonStatement.isSentence(typed)
                let before = session ?? (whole, indent, false)
                session = (before.range.lowerBound..<line.end, before.indent, before.isCertain || isCertain)
            } else if let open = session {
                if indent >= open.indent, content.first != UInt8(ascii: ">") {
                    // A block goes on behind other marks than those of quotations.
                    let isCertain = open.isCertain || content.starts(with: "...  ".utf8)
                    session = (open.range.lowerBound..<line.end, open.indent, isCertain)
                } else {
                    close()
                }
            } else if let head = traceback {
                let isError = indent == head && isError(content)
                if indent > head || isError { ranges.append(whole) }
                if indent <= head { traceback = nil }
            } else if content.starts(with: "Traceback (most recent call last)".utf8) {
                ranges.append(whole)
                traceback = indent
            }
        }
        close()
        return ranges
    }

    /// What stands behind the prompt of a line; nil where it has none.
    private static func typed(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.starts(with: ">>>".utf8) else { return nil }
        let rest = line.dropFirst(3)
        return rest.isEmpty || rest.first == 0x20 ? rest.drop(while: \.isBlank) : nil
    }

    /// `ValueError: invalid literal for int()`, `app.errors.NotFound`
    private static func isError(_ line: ArraySlice<UInt8>) -> Bool {
        let name = line.prefix { $0.isASCIILetterOrDigit || "_.".utf8.contains($0) }
        guard let last = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).last else { return false }
        return last.first?.isASCIICapital == true && (name.endIndex == line.endIndex || line[name.endIndex] == UInt8(ascii: ":"))
    }
}

/// Tells statements of Python from words: imports, calls, assignments, heads of blocks and values.
private enum PythonStatement {
    private static let assignments = ["=", "+=", "-=", "*=", "/=", "=="]

    static func isOne(_ line: ArraySlice<UInt8>) -> Bool {
        let words = line.split(whereSeparator: \.isBlank)
        guard let word = words.first, let first = line.first, let last = line.last else { return false }
        switch String(decoding: word, as: UTF8.self) {
        case "import": return words.count == 2 && isName(words[1]) || words.count == 4 && words[2].elementsEqual("as".utf8)
        case "from": return words.count > 3 && isName(words[1]) && words[2].elementsEqual("import".utf8)
        case "class": return last == UInt8(ascii: ":") && words.count == 2
        case "def", "for", "if", "while", "with": return last == UInt8(ascii: ":") && CodeLines.holdsCall(line)
        case "print", "assert", "del", "raise": return words.count > 1 && "'\"([".utf8.contains(words[1].first ?? 0)
        default: break
        }
        if first == UInt8(ascii: "@") { return words.count == 1 && isName(word.dropFirst()) }
        // [1, 2], {'a': 1}; but not [Save]
        if ["[]", "{}"].contains(where: { $0.utf8.elementsEqual([first, last]) }) {
            return line.contains { $0.isASCIIDigit || "'\"".utf8.contains($0) }
        }
        if first.isASCIIDigit { return line.allSatisfy { $0.isASCIIDigit || " .+-*/%()<>=_".utf8.contains($0) } }
        let name = line.prefix { $0.isASCIILetterOrDigit || "_.".utf8.contains($0) }
        guard isName(name) else { return false }
        let rest = line[name.endIndex...]
        // "file(s) are here" is no call.
        if rest.first == UInt8(ascii: "(") { return ")]:({[,'\"".utf8.contains(last) && !rest.starts(with: "(s)".utf8) }
        if rest.first == UInt8(ascii: "["), last == UInt8(ascii: "]") { return true }
        return words.count > 2 && assignments.contains { words[1].elementsEqual($0.utf8) }
    }

    /// Whether a line has three words or more and no sign that words have not, and does not begin as statements do.
    static func isSentence(_ line: ArraySlice<UInt8>) -> Bool {
        let words = line.split(whereSeparator: \.isBlank)
        guard words.count > 2, let first = words.first, first.count > 1 || first.first?.isASCIICapital == true,
            !keywords.contains(String(decoding: first, as: UTF8.self))
        else { return false }
        // x is None
        let isComparison = words.count == 3 && operators.contains(String(decoding: words[1], as: UTF8.self))
        return !isComparison && line.allSatisfy { $0.isASCIILetter || $0 >= 0x80 || " \t'.,:;!?-".utf8.contains($0) }
    }

    private static let operators: Set = ["and", "in", "is", "or", "-"]
    private static let keywords: Set = [
        "assert", "async", "await", "class", "def", "del", "elif", "else", "except", "for", "from", "global", "if", "import",
        "lambda", "not", "raise", "return", "try", "while", "with", "yield",
    ]

    private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, first.isASCIILetter || first == UInt8(ascii: "_"), word.last != UInt8(ascii: ".") else {
            return false
        }
        return word.allSatisfy { $0.isASCIILetterOrDigit || "_.".utf8.contains($0) }
    }
}
