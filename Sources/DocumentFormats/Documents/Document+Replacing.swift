// SPDX-License-Identifier: Apache-2.0

public import LanguageSegmentation

extension Document {
    /// A text in the place of a part of a passage.
    public struct Replacement: Sendable, Hashable {
        /// Which passage.
        public let passage: Int
        /// Which part of its text, in UTF-8 offsets.
        public let range: Range<Int>
        /// The new text, with as many placeholders as the old.
        public let text: String
        /// Which of the part's inline pieces each placeholder of the text stands for, from 0; nil for one after the other.
        public let order: [Int]?

        /// A text for a part of a passage.
        public init(passage: Int, range: Range<Int>, text: String, order: [Int]? = nil) {
            self.passage = passage
            self.range = range
            self.text = text
            self.order = order
        }
    }

    /// The document with other texts in the place of its passages, and everything else as it was, byte for byte, but for links in
    /// Markdown to headings that say something else now.
    ///
    /// A text that equals its passage's leaves the bytes of the passage alone, however they were escaped.
    ///
    /// - Parameter texts: One for each passage, in order, with the placeholders of the passage in their order.
    public func replacing(_ texts: [String]) -> String {
        precondition(texts.count == passages.count, "as many texts as passages")
        return replacing(
            texts.indices.map { Replacement(passage: $0, range: 0..<passages[$0].text.utf8.count, text: texts[$0]) })
    }

    /// The document with other texts in the place of parts of its passages, and everything else as it was, byte for byte.
    ///
    /// The first placeholder of a text is the first inline piece of the part it replaces, and so on. A text that has more or
    /// fewer is left out, and its part stays: nobody could tell what became of the markup.
    ///
    /// - Parameters:
    ///   - replacements: In order, without overlap, on boundaries of characters.
    ///   - declarations: What else changes, as the format's `declarations(of:in:)` says; it counts where something was replaced,
    ///     and may stand in the markup inside of a passage.
    /// - Complexity: Linear in the length of the document and of the texts.
    public func replacing(_ replacements: [Replacement], declarations: [DocumentEdit] = []) -> String {
        var placement = PassagePlacement(in: self, declarations: declarations)
        let pluralMessages = Set(
            replacements.compactMap { replacement -> Int? in
                let passage = passages[replacement.passage]
                guard let message = passage.pluralMessage else { return nil }
                return passage.slice(replacement.range) == replacement.text ? nil : message
            })
        var rest = replacements[...]
        while let last = rest.last {
            let start = (rest.lastIndex { $0.passage != last.passage } ?? rest.startIndex - 1) + 1
            let passage = passages[last.passage]
            let writesEqual = passage.pluralMessage.map(pluralMessages.contains) ?? false
            placement.replace(rest[start...], of: passage, writesEqual: writesEqual)
            rest = rest[..<start]
        }
        let edits = placement.finish()
        guard !edits.isEmpty else { return content }
        let result = content.applying(edits)
        guard let format = format as? any HeadingLinkFormat else { return result }
        return result.applying(format.linkEdits(of: result, from: content))
    }

    /// The document with the language and direction of the parts that differ from what is around them, and everything else as it
    /// was, byte for byte; nil where its format cannot say a language.
    ///
    /// - Parameter spans: The spans of each passage.
    /// - Complexity: Linear in the length of the document.
    public func annotated(_ spans: [[LanguageSpan]]) -> String? {
        guard let format = format as? any AnnotatedFormat else { return nil }
        return content.applying(format.annotations(of: self, spans: spans))
    }
}
