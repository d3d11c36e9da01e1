// SPDX-License-Identifier: Apache-2.0

/// Finds links and mail addresses in a word: a run of characters without white space, in Unicode scalars.
///
/// A link begins with a scheme and `://`, with `www.` or the like, and goes on to the end of the word. Punctuation that ends
/// the sentence rather than the link is left out, and so is what stands before it, as in `(see:https://example.org)`.
package struct LinkScanner: Sendable {
    /// Whether a link begins with any run of letters, digits and `+-.` after a letter, and `://`.
    private let takesAnyScheme: Bool
    /// What else begins a link, in small letters.
    private let beginnings: [String]
    /// What ends a link besides white space, in ASCII.
    private let terminators: Set<Unicode.Scalar>
    /// What is left out at the end of a link. So is a closing bracket, unless the link has the opening one, as links to wikis do.
    private let trailing: Set<Unicode.Scalar>

    /// What is a link in any text. It is kept from engines, so it is better to find too many links than too few; but no address
    /// has the signs that stand around one (RFC 3986, appendix C).
    package static let inText = LinkScanner(
        takesAnyScheme: true, beginnings: ["www.", "mailto:"], terminators: ["<", ">", "`"],
        trailing: Set(".,;:!?…'\"»”’›>]}".unicodeScalars))

    /// What Markdown makes a link of without further markup (https://github.github.com/gfm/#autolinks-extension-): fewer schemes,
    /// no mail addresses, and emphasis, code and tags may begin in the middle of the word.
    package static let inMarkdown = LinkScanner(
        takesAnyScheme: false, beginnings: ["https://", "http://", "www.", "ftp://"], terminators: ["<", "`", "*"],
        trailing: Set("?!.,:;*_~'\"]".unicodeScalars))

    // MARK: - In a word

    /// The links and mail addresses of a word, with ranges in its scalars.
    package func links(in word: ArraySlice<Unicode.Scalar>) -> [(kind: FixedText.Kind, range: Range<Int>)] {
        var found: [(kind: FixedText.Kind, range: Range<Int>)] = []
        var position = word.startIndex
        while position < word.endIndex {
            if let range = link(from: position, in: word) {
                found.append((.link, range))
                position = range.upperBound
            } else if let range = mailAddress(from: position, in: word) {
                found.append((.mailAddress, range))
                position = range.upperBound
            } else {
                position = endOfRun(from: position, in: word)
            }
        }
        return found
    }

    /// The end of the run of letters, digits and `.+-_%` that a position is in; the next position where it is in none.
    private func endOfRun(from position: Int, in word: ArraySlice<Unicode.Scalar>) -> Int {
        let end = word[position...].firstIndex { !$0.isNamePart } ?? word.endIndex
        return max(end, position + 1)
    }

    /// How far before a link the bracket may stand that holds it: looking further would take time with each link of a word.
    private static let longestOpening = 256

    /// The link that starts at a position of a word.
    private func link(from start: Int, in word: ArraySlice<Unicode.Scalar>) -> Range<Int>? {
        guard let contents = startOfContents(from: start, in: word) else { return nil }
        // [url=https://example.com/]Click here[/url]
        let before = word[..<start].suffix(Self.longestOpening)
        let isInBrackets = before.lastIndex(of: "[").map { !before[$0...].contains("]") } ?? false
        let limit = word[contents...].firstIndex { terminators.contains($0) || isInBrackets && $0 == "]" } ?? word.endIndex
        let end = trimmedEnd(of: start..<limit, in: word)
        // A scheme alone, or `www.` alone, is a word like another.
        return end > contents ? start..<end : nil
    }

    /// Where the beginning of a link ends that starts at a position.
    private func startOfContents(from start: Int, in word: ArraySlice<Unicode.Scalar>) -> Int? {
        let rest = word[start...]
        if takesAnyScheme, rest.first?.isASCIILetter == true {
            let schemeEnd = rest.firstIndex { !$0.isSchemePart } ?? rest.endIndex
            if word[schemeEnd...].starts(with: "://".unicodeScalars) { return schemeEnd + 3 }
        }
        if takesAnyScheme, let placeEnd = endOfPlace(in: rest), word[placeEnd...].starts(with: "://".unicodeScalars) {
            return placeEnd + 3
        }
        return beginnings.first { starts(rest, with: $0) }.map { start + $0.unicodeScalars.count }
    }

    /// Where a place for a scheme ends that a program fills in: `{protocol}`, `${scheme}`, `%(protocol)s`; nil where a text does
    /// not begin with one.
    private func endOfPlace(in text: ArraySlice<Unicode.Scalar>) -> Int? {
        guard let first = text.first, "{$%".unicodeScalars.contains(first) else { return nil }
        let opening = first == "{" ? text : text.dropFirst()
        guard let bracket = opening.first, bracket == "{" || bracket == "(" && first == "%" else { return nil }
        let name = opening.dropFirst().prefix { $0.isNamePart }
        guard !name.isEmpty, text[name.endIndex...].first == (bracket == "{" ? "}" : ")") else { return nil }
        let end = name.endIndex + 1
        return bracket == "(" ? text[end...].first == "s" ? end + 1 : nil : end
    }

    private func starts(_ text: ArraySlice<Unicode.Scalar>, with prefix: String) -> Bool {
        text.prefix(prefix.unicodeScalars.count).elementsEqual(prefix.unicodeScalars) { $0.lowercasedASCII == $1 }
    }

    /// The mail address whose name starts at a position.
    private func mailAddress(from start: Int, in word: ArraySlice<Unicode.Scalar>) -> Range<Int>? {
        guard word[start].isNamePart else { return nil }
        let nameEnd = word[start...].firstIndex { !$0.isNamePart } ?? word.endIndex
        guard nameEnd < word.endIndex, word[nameEnd] == "@" else { return nil }
        let host = word[(nameEnd + 1)...].prefix { $0.isHostPart }
        let end = trimmedEnd(of: start..<host.endIndex, in: word)
        let labels = word[min(nameEnd + 1, end)..<end].split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
        return start..<end
    }

    /// Where a piece ends that reaches at most to the end of a range.
    func trimmedEnd(of range: Range<Int>, in word: ArraySlice<Unicode.Scalar>) -> Int {
        var end = range.upperBound
        // Counted once: a link may end in any number of brackets.
        var unopenedCount = word[range].count { $0 == ")" } - word[range].count { $0 == "(" }
        var unopenedBraces = word[range].count { $0 == "}" } - word[range].count { $0 == "{" }
        while end > range.lowerBound {
            let last = word[end - 1]
            if last == ")" {
                guard unopenedCount > 0 else { break }
                unopenedCount -= 1
            } else if last == "}", trailing.contains(last) {
                // What ends in {code} has the brace.
                guard unopenedBraces > 0 else { break }
                unopenedBraces -= 1
            } else if !trailing.contains(last) {
                break
            }
            end -= 1
        }
        return end
    }

    // MARK: - In bytes

    /// The end of a link that starts at an offset of UTF-8 with one of the listed beginnings; nil where none does.
    ///
    /// - Complexity: Constant where the bytes do not begin so, else linear in the length of the word.
    package func end(ofLinkIn bytes: [UInt8], at start: Int) -> Int? {
        let rest = bytes[start...]
        guard beginnings.contains(where: { rest.starts(with: $0.utf8) { $0.lowercasedASCII == $1 } }) else { return nil }
        let run = rest.prefix { $0 > 0x20 && !terminators.contains(Unicode.Scalar($0)) }
        let word = Array(String(decoding: run, as: UTF8.self).unicodeScalars)
        guard let link = link(from: 0, in: word[...]) else { return nil }
        return run.endIndex - word[link.upperBound...].reduce(0) { $0 + UTF8.width($1) }
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetter: Bool { isASCII && ASCIIStretch.isLetter(UInt8(value)) }
    fileprivate var isASCIILetterOrDigit: Bool { isASCII && ASCIIStretch.isWordlike(UInt8(value)) }
    fileprivate var isSchemePart: Bool { isASCIILetterOrDigit || self == "+" || self == "-" || self == "." }
    fileprivate var isNamePart: Bool { isSchemePart || self == "_" || self == "%" }
    fileprivate var isHostPart: Bool { properties.isAlphabetic || isASCIILetterOrDigit || self == "-" || self == "." }
    fileprivate var lowercasedASCII: Unicode.Scalar {
        ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self
    }
}
