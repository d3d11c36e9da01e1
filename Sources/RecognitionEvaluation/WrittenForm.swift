// SPDX-License-Identifier: Apache-2.0

/// A way of writing in which a text says the same: its recognition should not change.
public enum WrittenForm: String, Sendable, Hashable, CaseIterable {
    /// All letters in upper case.
    case upper
    /// Each letter that follows no letter in title case, the others in lower case.
    case title
    /// Without punctuation, and with single spaces between words.
    case unpunctuated

    /// A text in this form.
    ///
    /// Cases are mapped in full, by Unicode's tables and without regard to language: `ß` becomes `SS`, and `Σ` at the end of a
    /// word `ς`. Letters are here those that have case, as in Python's `str.upper` and `str.title`. Punctuation is Unicode's
    /// general category P.
    public func applied(to text: String) -> String {
        switch self {
        case .upper: text.uppercased()
        case .title: Self.titlecased(text)
        case .unpunctuated: Self.unpunctuated(text)
        }
    }

    private static func titlecased(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        let scalars = text.unicodeScalars
        var followsLetter = false
        for index in scalars.indices {
            let scalar = scalars[index]
            if !followsLetter {
                result += scalar.properties.titlecaseMapping
            } else if scalar == "Σ" {
                result += endsWord(at: index, in: scalars) ? "ς" : "σ"
            } else {
                result += scalar.properties.lowercaseMapping
            }
            followsLetter = scalar.properties.isCased
        }
        return result
    }

    /// Whether no cased letter comes after a place; marks, apostrophes and the like are passed over.
    private static func endsWord(at index: String.UnicodeScalarView.Index, in scalars: String.UnicodeScalarView) -> Bool {
        let next = scalars[scalars.index(after: index)...].first { !$0.properties.isCaseIgnorable }
        return !(next?.properties.isCased ?? false)
    }

    private static func unpunctuated(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: text.unicodeScalars.filter { !isPunctuation($0) })
        // Scalars, not characters: a mark after a space is not to hide it.
        return kept.split { $0.properties.isWhitespace }.map { String($0) }.joined(separator: " ")
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation:
            true
        default: false
        }
    }
}

extension LabelledText {
    /// The text in another form.
    public func written(in form: WrittenForm) -> LabelledText {
        LabelledText(language: language, source: source, text: form.applied(to: text))
    }
}
