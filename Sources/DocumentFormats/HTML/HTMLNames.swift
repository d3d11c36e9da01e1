// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds elements of running text that hold the name of a file, a function or a parameter, and are kept with their tags.
struct HTMLNames {
    private let bytes: [UInt8]
    private let range: Range<Int>
    private var limit: Int { range.upperBound }
    /// Most pages have no link that could name a function, and are not searched for them.
    private lazy var called = CalledNames(inHTML: bytes, range)
    /// What the page's lists of options have for what people type, and texts name again.
    private lazy var arguments = HTMLOptionTerm.arguments(in: bytes, range)

    /// Elements that may hold such a name.
    private static let elements: Set = ["a", "b", "code", "em", "i", "span", "strong", "tt"]
    /// The longest name, in bytes.
    private static let longestName = 80
    /// How far behind a parameter its type is looked for.
    private static let longestType = 200

    init(_ bytes: [UInt8], in range: Range<Int>) {
        (self.bytes, self.range) = (bytes, range)
    }

    /// The end of an element that holds nothing but a name, or of the content of such a block; nil where a tag begins none.
    mutating func end(of tag: HTMLTag) -> Int? {
        if tag.name == "dt" { return HTMLOptionTerm(behind: tag, in: bytes, to: limit)?.end }
        if HTMLMemberHeading.elements.contains(tag.name) { return HTMLMemberHeading.end(of: tag, in: bytes, range) }
        guard !tag.isEnd, tag.texts.isEmpty, Self.elements.contains(tag.name),
            let (name, end) = word(in: tag.name, from: tag.range.upperBound)
        else { return nil }
        if let end = sectionEnd(of: name, behind: end) { return end }
        if HTMLElements.excludes(tag) { return nil }
        if tag.name == "a" {
            guard let href = tag.attributes["href"] else { return nil }
            let destination = Array(href.utf8)[...]
            let isName = LinkText.namesDestination(name, destination)
            return isName || destination.first == UInt8(ascii: "#") && called.isLinked(name, to: destination) ? end : nil
        }
        if isCalled(name, behind: end) { return end }
        if tag.name == "em" || tag.name == "i", arguments.contains(String(decoding: name, as: UTF8.self)) { return end }
        return tag.name == "strong" && isParameter(name) && isTyped(behind: end) ? end : nil
    }

    /// The one word that an element holds, and where the element ends.
    private func word(in element: String, from start: Int) -> (word: ArraySlice<UInt8>, end: Int)? {
        let word = bytes[start..<limit].prefix(Self.longestName).prefix { $0 != UInt8(ascii: "<") && $0 > 0x20 }
        let endTag = "</\(element)>".utf8
        guard !word.isEmpty, bytes[word.endIndex..<limit].starts(with: endTag) else { return nil }
        return (word, word.endIndex + endTag.count)
    }

    /// Where the section of a manual ends that stands in brackets right behind the name of a page of it: `<b>make</b>(1)`; nil
    /// where none does.
    private func sectionEnd(of name: ArraySlice<UInt8>, behind end: Int) -> Int? {
        let rest = bytes[end..<limit].prefix(Self.longestSection)
        guard rest.first == UInt8(ascii: "("), let close = rest.firstIndex(of: UInt8(ascii: ")")),
            name.first?.isASCIILetterOrDigit == true,
            name.allSatisfy({ $0.isASCIILetterOrDigit || "_-.+:@".utf8.contains($0) })
        else { return nil }
        let section = rest[(end + 1)..<close]
        let isSection =
            section.first.map { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) } == true
            && section.dropFirst().allSatisfy(\.isASCIISmall)
        return isSection ? close + 1 : nil
    }

    /// The longest section with its brackets: `(3perl)`.
    private static let longestSection = 10

    /// Whether code stands right behind a word that calls it: `<b>find</b><code>_.find(list)</code>`.
    private func isCalled(_ name: ArraySlice<UInt8>, behind end: Int) -> Bool {
        let rest = bytes[end..<limit].drop(while: \.isASCIISpace)
        guard rest.starts(with: "<code".utf8) else { return false }
        let code = rest.prefix(Self.longestType).drop { $0 != UInt8(ascii: ">") }.dropFirst()
        let call = code.prefix { $0.isASCIILetterOrDigit || "_$.".utf8.contains($0) }
        let before = call.dropLast(name.count)
        return call.endIndex < limit && bytes[call.endIndex] == UInt8(ascii: "(") && call.suffix(name.count).elementsEqual(name)
            && (before.isEmpty || before.last == UInt8(ascii: "."))
    }

    /// Whether a word can be the name of a parameter.
    private func isParameter(_ name: ArraySlice<UInt8>) -> Bool {
        let letters = name.drop { $0 == UInt8(ascii: "*") }
        return letters.first.map { $0.isASCIISmall || $0 == UInt8(ascii: "_") } == true
            && letters.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
    }

    /// Whether the type of a parameter stands in brackets behind it, and a dash, as Sphinx lists them:
    /// `<strong>folder</strong> (<em>str</em>) – Where it is`. Behind the word of a dictionary something else stands there.
    private func isTyped(behind end: Int) -> Bool {
        let rest = bytes[end..<limit].prefix(Self.longestType)
        guard rest.starts(with: " (<".utf8), let close = rest.firstIndex(of: UInt8(ascii: ")")) else { return false }
        let behind = bytes[(close + 1)..<limit]
        let type = rest.dropFirst(3).drop { $0 != UInt8(ascii: ">") }.dropFirst()
            .prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ")") }
        let word = type.prefix(while: \.isASCIILetterOrDigit)
        let isType =
            Self.types.contains(String(decoding: word, as: UTF8.self)) || type.contains { "._[".utf8.contains($0) }
        return isType && [" –", " &ndash;", " &#8211;", " --"].contains { behind.starts(with: $0.utf8) }
    }

    /// Types of Python and JavaScript.
    private static let types: Set = [
        "Any", "Callable", "Dict", "Iterable", "List", "Optional", "Path", "Sequence", "Tuple", "Union", "array", "bool",
        "boolean", "bytes", "callable", "dict", "float", "function", "int", "integer", "list", "number", "object", "set", "str",
        "string", "tuple", "type",
    ]
}
