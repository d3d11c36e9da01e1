// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A term of a list of options, which people type as it stands: `<dt><b>--max-size</b>=<i>SIZE</i></dt>`,
/// `<dt><i>on</i>|<i>off</i></dt>`.
///
/// It begins with an option, or is a choice without spaces. Bare words in small letters are words for people: *-f for all*.
struct HTMLOptionTerm {
    /// Where what the element holds ends.
    let end: Int
    /// What stands for what people type, which the texts about the options name again: `SIZE`.
    private(set) var arguments: Set<String> = []

    /// The longest term, in bytes.
    private static let longest = 400
    /// More capitals in a row shout.
    private static let mostBareArguments = 2
    /// Elements that say of a word that it is one of the program's, and those of them that hold an argument.
    private static let marking: Set = ["b", "code", "em", "i", "kbd", "samp", "strong", "tt", "var"]
    private static let holdingArguments: Set = ["em", "i", "var"]

    /// Reads the element that a tag begins; nil where it is no such term.
    init?(behind tag: HTMLTag, in bytes: [UInt8], to limit: Int) {
        guard tag.name == "dt", !tag.isEnd else { return nil }
        let window = tag.range.upperBound..<min(limit, tag.range.upperBound + Self.longest)
        var end: Int?
        var open: [String] = []
        var (wordCount, bareCount) = (0, 0)
        var (beginsWithOption, hasSpace, hasBar) = (false, false, false)
        tokens: for token in HTMLTokenizer(bytes, in: window) {
            switch token {
            case .other: return nil
            case .tag(let tag) where HTMLElements.standsApart(tag.name):
                end = tag.range.lowerBound
                break tokens
            case .tag(let tag):
                if tag.isEnd {
                    if open.last == tag.name { open.removeLast() }
                } else if !HTMLElements.voids.contains(tag.name) {
                    open.append(tag.name)
                }
            case .text(let range):
                hasSpace = hasSpace || bytes[range].contains(where: \.isASCIISpace)
                hasBar = hasBar || bytes[range].contains(UInt8(ascii: "|"))
                let words = Self.words(in: bytes[range])
                for word in words {
                    let isOption = Self.isOption(word)
                    if wordCount == 0 { beginsWithOption = isOption }
                    wordCount += 1
                    bareCount = isOption ? 0 : bareCount + 1
                    if isOption { continue }
                    let element = open.last.flatMap { Self.marking.contains($0) ? $0 : nil }
                    let isCapitals = !word.contains(where: \.isASCIISmall)
                    // Of a choice, *Dogs|Cats* are words for people.
                    let isMarked = beginsWithOption ? element != nil && words.count == 1 : !word.contains(where: \.isASCIICapital)
                    guard Self.isName(word), isCapitals || isMarked else { return nil }
                    if element == nil, bareCount > Self.mostBareArguments { return nil }
                    let isArgument = isCapitals || element.map(Self.holdingArguments.contains) == true
                    if isArgument, word.contains(where: \.isASCIILetter) {
                        arguments.insert(String(decoding: word, as: UTF8.self))
                    }
                }
            }
        }
        guard let end, wordCount > 0, beginsWithOption || hasBar && !hasSpace && wordCount > 1 else { return nil }
        if !beginsWithOption { arguments = [] }
        self.end = end
    }

    /// The words of a text, without what stands between those of a synopsis.
    private static func words(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var words: [ArraySlice<UInt8>] = []
        var start = text.startIndex
        while start < text.endIndex {
            if text[start] == UInt8(ascii: "&"), let reference = text[start...].prefix(10).firstIndex(of: UInt8(ascii: ";")) {
                start = reference + 1
            } else if isSeparator(text[start]) {
                start += 1
            } else {
                let word = text[start...].prefix { !isSeparator($0) && $0 != UInt8(ascii: "&") }
                // A sign that is no reference goes alone.
                words.append(word.isEmpty ? text[start...start] : word)
                start += max(word.count, 1)
            }
        }
        return words
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte.isASCIISpace || ",|=[]<>(){}./:;".utf8.contains(byte) }

    /// `-d`, `--max-size`
    private static func isOption(_ word: ArraySlice<UInt8>) -> Bool {
        let name = word.drop { $0 == UInt8(ascii: "-") }
        return 1...2 ~= word.count - name.count && name.first?.isASCIILetterOrDigit == true && isName(name)
    }

    private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
        word.first?.isASCIILetterOrDigit == true && word.allSatisfy { $0.isASCIILetterOrDigit || "-_+*#".utf8.contains($0) }
    }
}

extension HTMLOptionTerm {
    /// What the terms of a page, or of a part of one, and the code in it that has options have for what people type.
    ///
    /// - Complexity: Linear in the length of the range.
    static func arguments(in bytes: [UInt8], _ range: Range<Int>) -> Set<String> {
        guard ["<dt", "<pre", "<code"].contains(where: { bytes[range].firstIndex(ignoringCase: $0) != nil }) else { return [] }
        var arguments: Set<String> = []
        var depth = 0
        for token in HTMLTokenizer(bytes, in: range) {
            switch token {
            case .tag(let tag) where tag.name == "pre" || tag.name == "code": depth = max(0, depth + (tag.isEnd ? -1 : 1))
            case .tag(let tag):
                if let term = HTMLOptionTerm(behind: tag, in: bytes, to: range.upperBound) { arguments.formUnion(term.arguments) }
            case .text(let text) where depth > 0: arguments.formUnion(capitals(inCode: bytes[text]))
            default: break
            }
        }
        return arguments
    }

    /// The words in capitals of code that has an option: of `larch [-d DAYS] FILE` *DAYS* and *FILE*.
    private static func capitals(inCode code: ArraySlice<UInt8>) -> [String] {
        let words = words(in: code)
        guard words.contains(where: isOption) else { return [] }
        return words.filter { $0.first?.isASCIICapital == true && isName($0) && !$0.contains(where: \.isASCIISmall) }
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
