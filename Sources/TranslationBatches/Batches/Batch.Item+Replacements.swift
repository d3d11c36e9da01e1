// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension Batch.Item {
    /// What a translation has for the source between two inline pieces.
    package struct Replacement: Sendable, Hashable {
        /// What is replaced in the source, in UTF-8 offsets.
        package let range: Range<Int>
        /// The translation.
        package let text: String
    }

    /// Whether a translation has as many placeholders as the item, so that each inline piece has a place in it.
    ///
    /// An item without inline pieces has nothing to lose. All placeholders look alike: the first is taken for the first inline
    /// piece, whatever the engine meant.
    public func keepsPlaceholders(_ translation: String) -> Bool {
        inlines.isEmpty || PlaceholderRepair.areKept(of: text, in: translation)
    }

    /// What a translation has for the source before, between and after the inline pieces; nil where it lost or doubled
    /// placeholders.
    package func replacements(from translation: String) -> [Replacement]? {
        guard keepsPlaceholders(translation) else { return nil }
        var rest = Placeholder.stretches(of: translation)[...]
        var replacements: [Replacement] = []
        var start = range.lowerBound
        for inline in inlines {
            // Placeholders that the text had before are text.
            let own = rest[...inline.placeholderIndex]
            replacements.append(
                Replacement(range: start..<inline.range.lowerBound, text: own.joined(separator: Placeholder.text)))
            rest = rest[own.endIndex...]
            start = inline.range.upperBound
        }
        replacements.append(Replacement(range: start..<range.upperBound, text: rest.joined(separator: Placeholder.text)))
        return replacements
    }
}
