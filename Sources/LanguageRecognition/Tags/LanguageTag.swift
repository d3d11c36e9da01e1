// SPDX-License-Identifier: Apache-2.0

internal import UnicodeText

/// A canonical BCP 47 language tag: `en`, `sr-Latn`, `zh-Hant`, `pt-BR`.
///
/// Tags that mean the same language are equal once read: `iw` is `he`, `eng` is `en`, `zh_TW` is `zh-Hant`. The script stands
/// only where it is not the likely one, in Chinese always. A region that was given stays; answers of the recogniser have none.
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
    /// - Throws: `LanguageTagError` that names the first subtag that is not well-formed. A well-formed tag of a language that
    ///   nobody knows is not an error.
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
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
        }
    }

    /// Writes the canonical form as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(canonical)
    }
}

/// Common tags that are canonical as they stand, so that reading one of them, as a literal for instance, asks ICU nothing.
///
/// They are the two-letter tags that stay as they are and those of this project's languages. A test compares each with the rules.
enum LanguageTagShortcuts {
    static let tags = Set(list.split(separator: " ").map(String.init))

    private static let list = """
        aa ab abs ace ae af ak alt am an ar as ast av awa ay az azb ba ban bar bbc bcl be bem bew bg bho bi bjn bm bn bo br bs \
        bua bug ca ce ceb ch chr ckb cnh co cr crh cs csb cu cv cy da de din doi dsb dv dz ee el en eo es et eu fa ff fi fil fj \
        fo fon fr frp fur fy ga gd gl glk gn gsw gu gv ha hac hak he hi hil ho hr hsb ht hu hy hyw hz ia id ie ig ii ik ilo inh \
        io is it iu ja jam jv ka kaa kab kg ki kj kk kl km kn ko koi kok kr krc ks ksh ku kum kv kw ky la lb lg li lij lmo ln lo \
        lt lu luo lv mad mag mai mak mdf mg mh mhr mi min mk ml mn mni mos mr mrj ms mt my myv mzn na nan nap nb nd nds ne ng nl \
        nn nqo nr nso nv ny oc oj oj-Cans om or os pa pam pap pcm pl pms pnb ps pt qu rm rn ro ru rue rw sa sah sat sc scn \
        sco sd se sg shn si sk skr sl sm smn sms sn so sq sr sr-Latn ss st su sv sw szl ta tcy te tet tg th ti tk tn to tr ts tt \
        ty tyv udm ug uk ur uz uz-Cyrl ve vec vi vo wa war wo wuu xal xh yi yo yue za zgh zh-Hans zh-Hant zu
        """
}
