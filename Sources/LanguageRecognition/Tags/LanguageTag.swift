internal import UnicodeText

/// A canonical BCP 47 language tag: `en`, `sr-Latn`, `zh-Hant`, `pt-BR`.
///
/// Tags that mean the same language are equal once read: `iw` is `he`, `eng` is `en`, `zh_TW` is `zh-Hant`. The script stands only where
/// it is not the likely one, in Chinese always. A region that was given stays; answers of the recogniser have none.
///
///     let tag: LanguageTag = "sh"                     // sr-Latn
///     try LanguageTag(parsing: "uz_AF").direction     // rightToLeft
///     LanguageTag("zh-TW").displayName(in: "en")      // Traditional Chinese
///
/// Equality, hashing and order are those of the canonical string.
public struct LanguageTag: Sendable, Hashable {
    /// The canonical form.
    public let canonical: String

    /// Wraps a tag that is known to be canonical already, as those of a profile are. Checks nothing, and asks ICU nothing.
    package init(canonical: String) {
        self.canonical = canonical
    }

    /// The canonical form of a BCP 47 tag in any letter case, with hyphens or underscores.
    ///
    /// - Throws: `LanguageTagError` that names the first subtag that is not well-formed. A well-formed tag of a language that nobody
    ///   knows is no error.
    public init(parsing text: String) throws(LanguageTagError) {
        if LanguageTagShortcuts.tags.contains(text) {
            self.canonical = text
            return
        }
        do {
            self.canonical = try LanguageTagRules.canonicalForm(of: text)
        } catch {
            throw LanguageTagError(error, in: text)
        }
    }

    /// The tag that a POSIX locale name means: `en-US` for `en_US.UTF-8`, `sr-Latn-RS` for `sr_RS@latin`.
    ///
    /// - Throws: `LanguageTagError` where the name is not well-formed, or names no language, as `C` and `POSIX` do.
    public init(posix name: String) throws(LanguageTagError) {
        let locale: LocaleIdentifier
        do {
            locale = try LocaleIdentifier(posix: name)
        } catch {
            throw LanguageTagError(error, in: name)
        }
        try self.init(parsing: locale.bcp47)
    }
}

extension LanguageTag: ExpressibleByStringLiteral {
    /// The tag of a literal in any form; traps where the literal is not well-formed.
    public init(stringLiteral value: String) {
        do {
            try self.init(parsing: value)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

extension LanguageTag: LosslessStringConvertible {
    /// The canonical form.
    public var description: String { canonical }

    /// The canonical form of a tag, or nil where it is not well-formed; `init(parsing:)` says what is wrong with it.
    public init?(_ description: String) {
        guard let tag = try? LanguageTag(parsing: description) else { return nil }
        self = tag
    }
}

extension LanguageTag: Comparable {
    /// Tags are ordered by their canonical strings.
    public static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.canonical < right.canonical }
}

extension LanguageTag: Codable {
    /// Reads a tag from a string in any form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            try self.init(parsing: container.decode(String.self))
        } catch let error as LanguageTagError {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
        }
    }

    /// Writes the canonical form as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(canonical)
    }
}
