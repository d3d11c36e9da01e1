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
        inlines.isEmpty || translation.placeholderCount == text.placeholderCount
    }

    /// What a translation has for the stretches before, between and behind the inline pieces; nil where it lost or doubled placeholders.
    package func stretches(of translation: String) -> [Stretch]? {
        guard keepsPlaceholders(translation) else { return nil }
        var stretches: [Stretch] = []
        var start = range.lowerBound
        var text = ""
        var count = 0
        var rest = inlines[...]
        for scalar in translation.unicodeScalars {
            guard !rest.isEmpty, scalar == Batch.placeholder else {
                text.unicodeScalars.append(scalar)
                continue
            }
            if let inline = rest.first, inline.placeholderIndex == count {
                stretches.append(Stretch(range: start..<inline.range.lowerBound, text: text))
                start = inline.range.upperBound
                text = ""
                rest = rest.dropFirst()
            } else {
                text.unicodeScalars.append(scalar)
            }
            count += 1
        }
        stretches.append(Stretch(range: start..<range.upperBound, text: text))
        return stretches
    }
}

extension String {
    fileprivate var placeholderCount: Int { unicodeScalars.count { $0 == Batch.placeholder } }
}
