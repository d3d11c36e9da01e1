import TextScanning

extension Batch.Item {
    /// A stretch of the source between inline pieces, and what a translation has for it.
    package struct Stretch: Sendable, Hashable {
        /// Where it stands in the source, in UTF-8 offsets.
        package let range: Range<Int>
        /// The translation.
        package let text: String
    }

    /// Whether a translation has as many placeholders as the item, so that each inline piece has a place in it.
    ///
    /// An item without inline pieces has nothing to lose. Placeholders look all alike: the first is taken for the first inline piece,
    /// whatever the engine meant.
    public func keepsPlaceholders(_ translation: String) -> Bool {
        inlines.isEmpty || Placeholder.count(in: translation) == Placeholder.count(in: text)
    }

    /// What a translation has for the stretches before, between and behind the inline pieces; nil where it lost or doubled placeholders.
    package func stretches(of translation: String) -> [Stretch]? {
        guard keepsPlaceholders(translation) else { return nil }
        var rest = Placeholder.stretches(of: translation)[...]
        var stretches: [Stretch] = []
        var start = range.lowerBound
        for inline in inlines {
            // Placeholders that the text had before are text.
            let own = rest[...inline.placeholderIndex]
            stretches.append(Stretch(range: start..<inline.range.lowerBound, text: own.joined(separator: Placeholder.text)))
            rest = rest[own.endIndex...]
            start = inline.range.upperBound
        }
        stretches.append(Stretch(range: start..<range.upperBound, text: rest.joined(separator: Placeholder.text)))
        return stretches
    }
}
