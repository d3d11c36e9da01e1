// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The brackets of a text that belong together.
struct BracketPairs {
    /// An opening bracket, what it holds, and the closing one; of an item such as `1)` the first may be missing.
    struct Pair {
        /// Where they stand, in offsets of Unicode scalars.
        let places: Range<Int>
        /// `(b)`, `(iv)`, `[12]`, `1)`: the letter or number of an item as a translation has to have it, since texts refer to it;
        /// nil where words are in brackets.
        let enumerator: String?
    }

    /// The pairs, by where they end. What begins right behind a letter is not among them: it is an ending, as in `file(s)`.
    private(set) var pairs: [Pair] = []

    init(in scalars: [Unicode.Scalar]) {
        var open: [Int] = []
        for (index, scalar) in scalars.enumerated() {
            if "([{".unicodeScalars.contains(scalar) {
                open.append(index)
            } else if let opening = Self.opening(of: scalar), let start = open.last, scalars[start] == opening {
                open.removeLast()
                if start > 0, scalars[start - 1].properties.isAlphabetic { continue }
                let content = scalars[start + 1..<index]
                let isEnumerator = Self.isEnumerator(content)
                pairs.append(
                    Pair(
                        places: start..<index + 1,
                        enumerator: isEnumerator ? String(String.UnicodeScalarView(scalars[start...index])) : nil))
            } else if open.isEmpty, scalar == ")", let item = Self.item(endingAt: index, in: scalars) {
                pairs.append(item)
            }
        }
    }

    /// An item with a closing bracket alone, such as `1)`.
    private static func item(endingAt index: Int, in scalars: [Unicode.Scalar]) -> Pair? {
        let start =
            index - scalars[..<index].reversed().prefix(while: \.isLetterOrNumber).count
        guard start == 0 || scalars[start - 1].properties.isWhitespace, isEnumerator(scalars[start..<index]) else { return nil }
        return Pair(places: start..<index + 1, enumerator: String(String.UnicodeScalarView(scalars[start...index])))
    }

    static func isBracket(_ scalar: Unicode.Scalar) -> Bool { "()[]{}".unicodeScalars.contains(scalar) }

    private static func opening(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case ")": "("
        case "]": "["
        case "}": "{"
        default: nil
        }
    }

    private static func isEnumerator(_ content: ArraySlice<Unicode.Scalar>) -> Bool {
        let name = content.prefix(Enumerator<[UInt8]>.longest + 1).compactMap { $0.isASCII ? UInt8($0.value) : nil }
        return name.count == content.count && Enumerator(name) != nil
    }
}
