/// A canonical BCP 47 language tag: `en`, `sr-Latn`, `zh-Hant`.
public struct LanguageTag: Sendable, Hashable {
    /// The canonical form.
    public let canonical: String

    /// Wraps a tag that is known to be canonical already, as those of a profile are.
    package init(canonical: String) {
        self.canonical = canonical
    }
}

extension LanguageTag: ExpressibleByStringLiteral {
    /// The tag of a literal; traps where the literal is not well-formed.
    public init(stringLiteral value: String) {
        self.init(canonical: value)
    }
}

extension LanguageTag: CustomStringConvertible {
    /// The canonical form.
    public var description: String { canonical }
}

extension LanguageTag: Comparable {
    /// Tags are ordered by their canonical strings.
    public static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.canonical < right.canonical }
}
