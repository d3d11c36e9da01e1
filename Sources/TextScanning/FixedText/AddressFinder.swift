/// Finds web and mail addresses, which engines would translate word by word.
package enum AddressFinder {
    /// The ranges of addresses in a word: a run of characters without white space, in Unicode scalars.
    ///
    /// An address is `scheme://…`, `www.…`, `mailto:…` or `name@host.domain`. Punctuation that ends the sentence rather than the address
    /// is left out, and so is what opens before it, as in `(see:https://example.org)`.
    package static func addresses(in word: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var position = word.startIndex
        while position < word.endIndex {
            if let range = webAddress(from: position, in: word) ?? mailAddress(from: position, in: word) {
                found.append(range)
                position = range.upperBound
            } else {
                position = endOfRun(from: position, in: word)
            }
        }
        return found
    }

    /// The end of the run of letters, digits and `.+-_%` that a position is in; the next position where it is in none.
    private static func endOfRun(from position: Int, in word: ArraySlice<Unicode.Scalar>) -> Int {
        let end = word[position...].firstIndex { !$0.isNamePart } ?? word.endIndex
        return max(end, position + 1)
    }

    /// The web address that starts at a position.
    private static func webAddress(from start: Int, in word: ArraySlice<Unicode.Scalar>) -> Range<Int>? {
        let rest = word[start...]
        guard rest.first?.isASCIILetter == true else { return nil }
        let schemeEnd = rest.firstIndex { !$0.isSchemePart } ?? rest.endIndex
        let hasScheme = word[schemeEnd...].starts(with: "://".unicodeScalars)
        let isAddress = hasScheme || starts(rest, with: "www.") || starts(rest, with: "mailto:")
        guard isAddress else { return nil }
        let end = trimmedEnd(of: start..<word.endIndex, in: word)
        // A scheme alone, or `www.` alone, is a word like another.
        let prefixEnd = hasScheme ? schemeEnd + 3 : start + (starts(rest, with: "www.") ? 4 : 7)
        return end > prefixEnd ? start..<end : nil
    }

    /// The mail address whose name starts at a position.
    private static func mailAddress(from start: Int, in word: ArraySlice<Unicode.Scalar>) -> Range<Int>? {
        guard word[start].isNamePart else { return nil }
        let nameEnd = word[start...].firstIndex { !$0.isNamePart } ?? word.endIndex
        guard nameEnd < word.endIndex, word[nameEnd] == "@" else { return nil }
        let host = word[(nameEnd + 1)...].prefix { $0.isHostPart }
        let end = trimmedEnd(of: start..<host.endIndex, in: word)
        let labels = word[min(nameEnd + 1, end)..<end].split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
        return start..<end
    }

    /// Where an address ends that reaches at most to the end of a range.
    private static func trimmedEnd(of range: Range<Int>, in word: ArraySlice<Unicode.Scalar>) -> Int {
        var end = range.upperBound
        // Counted once: an address may end in any number of brackets.
        var unopenedCount = word[range].count { $0 == ")" } - word[range].count { $0 == "(" }
        while end > range.lowerBound {
            let last = word[end - 1]
            if last == ")" {
                // A closing bracket belongs to the address that opened it, as in wikis.
                guard unopenedCount > 0 else { break }
                unopenedCount -= 1
            } else if !last.endsSentences {
                break
            }
            end -= 1
        }
        return end
    }

    private static func starts(_ text: ArraySlice<Unicode.Scalar>, with prefix: String) -> Bool {
        text.prefix(prefix.unicodeScalars.count).elementsEqual(prefix.unicodeScalars) { $0.lowercasedASCII == $1 }
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
    fileprivate var isSchemePart: Bool { isASCIILetter || isASCIIDigit || "+-.".unicodeScalars.contains(self) }
    fileprivate var isNamePart: Bool { isASCIILetter || isASCIIDigit || "+-._%".unicodeScalars.contains(self) }
    fileprivate var isHostPart: Bool { properties.isAlphabetic || isASCIIDigit || self == "-" || self == "." }
    fileprivate var endsSentences: Bool { ".,;:!?…'\"»”’›>]}".unicodeScalars.contains(self) }
    fileprivate var lowercasedASCII: Unicode.Scalar {
        ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self
    }
}
