// SPDX-License-Identifier: Apache-2.0

/// Spaces that some pairs write before a full stop or a comma.
enum InventedSpaces {
    /// The translation without spaces before full stops and commas, where the source has none.
    ///
    /// A mark counts that white space or the text's end follows, so `.5` and `.net` keep their space.
    static func removed(from translation: String, source: String) -> String {
        guard has(in: translation), !has(in: source) else { return translation }
        var result = String.UnicodeScalarView()
        let scalars = translation.unicodeScalars
        for index in scalars.indices where !(scalars[index] == " " && isPunctuation(after: index, in: scalars)) {
            result.append(scalars[index])
        }
        return String(result)
    }

    /// The answer with its translation so.
    static func removed(from answer: ChainAnswer, source: String) -> ChainAnswer {
        ChainAnswer(text: removed(from: answer.text, source: source), unknownWordCount: answer.unknownWordCount)
    }

    private static func has(in text: String) -> Bool {
        let scalars = text.unicodeScalars
        return scalars.indices.contains { scalars[$0] == " " && isPunctuation(after: $0, in: scalars) }
    }

    /// Whether a mark stands after an index and ends a word.
    private static func isPunctuation(after index: String.UnicodeScalarIndex, in scalars: String.UnicodeScalarView) -> Bool {
        let next = scalars.index(after: index)
        guard next < scalars.endIndex, scalars[next] == "." || scalars[next] == "," else { return false }
        let following = scalars.index(after: next)
        return following == scalars.endIndex || scalars[following].properties.isWhitespace
    }
}
