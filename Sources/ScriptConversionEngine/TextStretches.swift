/// Cuts a text into stretches of some size, which joined are the text.
///
/// A stretch ends after a line feed where there is one in it, else after white space or punctuation, so that no phrase is cut;
/// in text without any of these it ends between two characters.
struct TextStretches: Sequence, IteratorProtocol {
    private var rest: Substring
    private let size: Int

    /// - Parameter size: The most bytes of UTF-8 that a stretch has; one character may have more.
    init(_ text: String, size: Int) {
        rest = text[...]
        self.size = size
    }

    /// The next stretch.
    mutating func next() -> Substring? {
        guard !rest.isEmpty else { return nil }
        let end = endOfStretch()
        defer { rest = rest[end...] }
        return rest[..<end]
    }

    private func endOfStretch() -> Substring.Index {
        guard let limit = rest.utf8.index(rest.startIndex, offsetBy: size, limitedBy: rest.endIndex), limit < rest.endIndex else {
            return rest.endIndex
        }
        let scalars = rest.unicodeScalars
        var lastScalar = rest.startIndex
        var lastGap = rest.startIndex
        var lastLine = rest.startIndex
        for index in scalars[..<limit].indices {
            let end = scalars.index(after: index)
            if end > limit { break }
            lastScalar = end
            if scalars[index] == "\n" { lastLine = end }
            if scalars[index].separatesPhrases { lastGap = end }
        }
        if let end = [lastLine, lastGap, lastScalar].first(where: { $0 > rest.startIndex }) { return end }
        return scalars.index(after: rest.startIndex)
    }
}

extension Unicode.Scalar {
    /// Whether no phrase goes on across this character.
    fileprivate var separatesPhrases: Bool {
        switch properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .otherPunctuation, .openPunctuation,
            .closePunctuation:
            true
        default: false
        }
    }
}
