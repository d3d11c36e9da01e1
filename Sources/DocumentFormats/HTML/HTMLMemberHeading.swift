// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A heading that is the name of a member of a class, as javadoc writes it:
/// `<section class="detail" id="connect(java.lang.String,int)"><h3>connect</h3>`.
enum HTMLMemberHeading {
    /// The elements of such headings.
    static let elements: Set = ["h3", "h4"]
    /// How far before a heading the tag of its section may begin.
    private static let reach = 400
    /// What the identifier of a constructor has in place of a name.
    private static let constructor = "&lt;init&gt;"

    /// The end of what the element of a tag holds, where that is nothing but a name that its section is identified by; else nil.
    static func end(of tag: HTMLTag, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        guard !tag.isEnd, let identifier = identifier(ofSectionBefore: tag.range.lowerBound, in: bytes, range) else { return nil }
        let name = bytes[tag.range.upperBound..<range.upperBound].prefix { $0.isASCIILetterOrDigit || "_$".utf8.contains($0) }
        let endTag = "</\(tag.name)>".utf8
        guard !name.isEmpty, bytes[name.endIndex..<range.upperBound].starts(with: endTag),
            isIdentified(name, by: bytes[identifier])
        else { return nil }
        return name.endIndex
    }

    /// Where the value of `id` stands of a section of details that begins right before an offset; nil where none does.
    private static func identifier(ofSectionBefore end: Int, in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        let before = bytes[max(range.lowerBound, end - reach)..<end]
        guard let close = before.lastIndex(where: { !$0.isASCIISpace }), bytes[close] == UInt8(ascii: ">"),
            let start = before.lastIndex(of: UInt8(ascii: "<")),
            let tag = HTMLTag(bytes, at: start, to: close + 1, allowsExpressions: false), !tag.isEnd,
            tag.range.upperBound == close + 1,
            tag.attributes["class"]?.split(whereSeparator: \.isWhitespace).contains("detail") == true
        else { return nil }
        return tag.attributeValues(in: bytes).first { $0.name == "id" }?.value
    }

    /// Whether an identifier is a name, or begins with it and brackets.
    private static func isIdentified(_ name: ArraySlice<UInt8>, by identifier: ArraySlice<UInt8>) -> Bool {
        if identifier.starts(with: constructor.utf8) { return true }
        let rest = identifier.dropFirst(name.count)
        return identifier.starts(with: name) && (rest.isEmpty || rest.first == UInt8(ascii: "("))
    }
}
