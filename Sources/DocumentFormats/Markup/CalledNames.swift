// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The functions that the code of a document calls, which are names where its pages of reference link to them:
/// `<a href="#find">find</a>` in a page with `<code>_.find(list)</code>`.
struct CalledNames {
    private var names: Set<String> = []

    /// Whether a text is the name of one, and all of the fragment that a link leads to.
    func isLinked(_ text: ArraySlice<UInt8>, to destination: ArraySlice<UInt8>) -> Bool {
        destination.first == UInt8(ascii: "#") && destination.dropFirst().elementsEqual(text)
            && names.contains(String(decoding: text, as: UTF8.self))
    }

    /// The functions that a page of HTML, or a part of one, has in elements of code.
    ///
    /// - Complexity: Linear in the length of the range.
    init(inHTML bytes: [UInt8], _ range: Range<Int>) {
        var depth = 0
        for token in HTMLTokenizer(bytes, in: range) {
            switch token {
            case .tag(let tag) where ["code", "pre", "tt"].contains(tag.name): depth = max(0, depth + (tag.isEnd ? -1 : 1))
            case .text(let range) where depth > 0: add(calledIn: bytes[range])
            default: break
            }
        }
    }

    /// The functions that Markdown has between backticks and in blocks of code.
    ///
    /// - Complexity: Linear in the length of the document.
    init(inMarkdown bytes: [UInt8]) {
        var isInBlock = false
        for line in bytes.split(separator: 0x0A) {
            let content = line.drop(while: \.isBlank)
            if content.starts(with: "```".utf8) || content.starts(with: "~~~".utf8) {
                isInBlock.toggle()
            } else if isInBlock {
                add(calledIn: line)
            } else {
                let parts = line.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
                for (index, part) in parts.enumerated() where index % 2 == 1 { add(calledIn: part) }
            }
        }
    }

    /// Adds what stands right before opening brackets, behind the last full stop: of `_.find(list)` *find*.
    private mutating func add(calledIn code: ArraySlice<UInt8>) {
        var start = code.startIndex
        for index in code.indices where !code[index].isPartOfName {
            if code[index] == UInt8(ascii: "("), index > start {
                names.insert(String(decoding: code[start..<index], as: UTF8.self))
            }
            start = index + 1
        }
    }
}

extension UInt8 {
    fileprivate var isPartOfName: Bool { isASCIILetterOrDigit || "_$".utf8.contains(self) }
}
