// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

/// A BCP 47 tag in the canonical form that ICU gives it: `he` for `iw`, `sr-Latn` for `sh`.
///
/// Nothing here knows more than ICU and CLDR do; `LanguageRecognition`'s `LanguageTag` adds this project's own rules.
///
///     let locale = try LocaleIdentifier("zh_tw")
///     locale.bcp47            // zh-TW
///     locale.maximal.script   // Hant
public struct LocaleIdentifier: Sendable, Hashable {
    /// The canonical tag.
    public let bcp47: String

    /// The locale that says nothing: `und`.
    public static let root = LocaleIdentifier(canonical: "und")

    /// Wraps a tag that is canonical already. Asks ICU nothing.
    package init(canonical: String) {
        self.bcp47 = canonical
    }

    /// The canonical form of a tag in any letter case, with hyphens or underscores.
    ///
    /// Aliases are replaced as CLDR says, in languages, regions and variants.
    ///
    /// - Throws: `UnicodeError` with the code `illFormedLocale` and the first subtag that is not well-formed as its subject.
    public init(_ tag: String) throws(UnicodeError) {
        self.bcp47 = try Self.canonicalized(tag, replacingAliases: true)
    }

    /// The canonical form of a tag as far as syntax goes. CLDR's aliases are kept, `sh` for instance, but not those of the
    /// registry of BCP 47: `iw` is `he`.
    package init(keepingAliases tag: String) throws(UnicodeError) {
        self.bcp47 = try Self.canonicalized(tag, replacingAliases: false)
    }

    /// The most bytes a tag may have. CLDR's longest are below 100, and ICU's time grows faster than the length.
    private static let longestTag = 1000

    private static func canonicalized(_ tag: String, replacingAliases: Bool) throws(UnicodeError) -> String {
        let hyphenated = String(decoding: tag.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
        // ICU would stop at a NUL, and take a name of its own such as `en@calendar=x`.
        if let wrong = hyphenated.firstSubtag(where: { !$0.allSatisfy(\.isLetterOrDigitOfASCII) || $0.isEmpty || $0.count > 8 }) {
            throw UnicodeError(.illFormedLocale, wrong)
        }
        guard hyphenated.utf8.count <= longestTag else { throw UnicodeError(.illFormedLocale, String(tag.prefix(20)) + "…") }
        var wellFormed: Int32 = 0
        var status: Int32 = 0
        if let canonical = String(adopting: cunicode_locale_canonicalize(hyphenated, replacingAliases, &wellFormed, &status)) {
            return canonical
        }
        let rest = hyphenated.utf8.dropFirst(Int(wellFormed)).drop { $0 == UInt8(ascii: "-") }
        throw UnicodeError(.illFormedLocale, String(Substring(rest.prefix { $0 != UInt8(ascii: "-") })), icuCode: status)
    }
}

extension String {
    /// The first part between hyphens of which something is true.
    fileprivate func firstSubtag(where condition: (Substring.UTF8View) -> Bool) -> String? {
        split(separator: "-", omittingEmptySubsequences: false).first { condition($0.utf8) }.map(String.init)
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigitOfASCII: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}

extension LocaleIdentifier: ExpressibleByStringLiteral {
    /// The canonical form of a literal; traps where the literal is not well-formed.
    public init(stringLiteral value: String) {
        do {
            try self.init(value)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

extension LocaleIdentifier: CustomStringConvertible {
    /// The canonical tag.
    public var description: String { bcp47 }
}

extension LocaleIdentifier: Comparable {
    /// Locales are ordered by their tags.
    public static func < (left: LocaleIdentifier, right: LocaleIdentifier) -> Bool { left.bcp47 < right.bcp47 }
}

extension LocaleIdentifier {
    /// The name of the locale in a locale, as it is written inside a sentence: `Serbian (Latin)`, `portugais brésilien`.
    ///
    /// Names come in English where ICU has none in that locale, and the code stands for what ICU has no name of at all.
    public func displayName(in locale: LocaleIdentifier) -> String {
        let display = cunicode_locale_has_names(locale.bcp47) ? locale.bcp47 : "en"
        var status: Int32 = 0
        return String(adopting: cunicode_locale_display_name(bcp47, display, &status)) ?? bcp47
    }

    /// The names of regions in the locale, by their codes: `Germany` for `DE` in `en`. Those without a name are left out, and so
    /// are all where ICU has no names in that locale.
    package func names(ofRegions regions: some Sequence<String>) -> [String: String] {
        guard cunicode_locale_has_names(bcp47) else { return [:] }
        let regions = Array(regions)
        var status: Int32 = 0
        let names = String(adopting: cunicode_region_names(regions.joined(separator: " "), bcp47, &status)) ?? ""
        return Dictionary(zip(regions, names.split(separator: "\n").map(String.init))) { first, _ in first }
            .filter { region, name in region != name }
    }

    /// The name of the locale in its own language, such as `français`; nil where ICU has none.
    public var autonym: String? {
        guard cunicode_locale_has_names(bcp47) else { return nil }
        let name = displayName(in: self)
        // ICU answers with the code itself where it has no name.
        return name == bcp47 || name == language || name.hasPrefix(language + " (") ? nil : name
    }
}
