// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import Synchronization
import UnicodeText

/// Finds the language that a person means by a tag or a name.
///
///     let names = LanguageNames(of: profile.languages.map(\.tag), readers: ["de"])
///     try names.language("es")          // es, as spa, Spanish, español and Spanisch are
///     try names.language("portugese")   // throws; its remedy names Portuguese (pt)
///
/// Names are compared without letter case, marks and the order of their words: `serbian latin` is “Serbian (Latin)”.
public struct LanguageNames: Sendable {
    /// The languages that have names here.
    public let languages: [LanguageTag]
    private let readers: [LanguageTag]
    private let table = NameTable()

    /// The names of some languages. Nothing is looked up yet.
    ///
    /// - Parameters:
    ///   - languages: The languages that can be named. Any other can be given as a tag.
    ///   - readers: The languages beside English and its own that a language may be named in.
    public init(of languages: some Sequence<LanguageTag>, readers: [LanguageTag] = []) {
        var seen: Set<LanguageTag> = []
        self.languages = languages.filter { seen.insert($0).inserted }
        self.readers = readers
    }

    /// The language that a person means.
    ///
    /// A tag whose language has two or three letters is taken as one, and is not looked up among the names unless nobody knows
    /// it: `mon` is Mongolian. Of longer words, most of which would be well-formed tags, only names are taken.
    ///
    /// - Throws: `LanguageNameError` where it is neither.
    /// - Complexity: A tag is read as `LanguageTag(parsing:)` reads it; the first name takes some milliseconds, in which all are
    ///   gathered.
    public func language(_ text: String) throws(LanguageNameError) -> LanguageTag {
        let tag: LanguageTag?
        let fault: LanguageTagError?
        do {
            (tag, fault) = (try LanguageTag(parsing: text), nil)
        } catch {
            (tag, fault) = (nil, error)
        }
        let isShort = text.prefix { $0.isLetter }.utf8.count <= 3
        if let tag, isShort, languages.contains(tag) || tag.language != tag.displayName(in: "en") { return tag }
        if let named = tags[Self.key(of: text)] { return named }
        if let tag, isShort { return tag }
        throw LanguageNameError(text: text, nearest: languages(near: text), tagError: fault)
    }

    /// The languages whose names are spelt most like a text, nearest first; at most three.
    public func languages(near text: String) -> [LanguageTag] {
        let near = NearestSpelling.words(near: Self.key(of: text), among: tags.keys)
        var found: [LanguageTag] = []
        for tag in near.compactMap({ tags[$0] }) where !found.contains(tag) { found.append(tag) }
        return found
    }

    /// The languages by their names, as these are compared.
    private var tags: [String: LanguageTag] { table.tags { Dictionary(names) { first, _ in first } } }

    /// The names that languages have. A language's own names come before those of its likely script or of what is filed under it.
    private var names: [(key: String, tag: LanguageTag)] {
        let displays = ["en"] + readers
        var table: [(key: String, tag: LanguageTag)] = []
        for tag in languages {
            for name in displays.map({ tag.displayName(in: $0) }) + [tag.autonym].compactMap(\.self) {
                table.append((Self.key(of: name), tag))
            }
        }
        let known = Set(languages)
        let bare = languages.filter { $0.script != nil }.map(\.language)
        for code in bare + Self.otherCodes {
            guard let tag = LanguageTag(code), known.contains(tag) else { continue }
            let locale = LocaleIdentifier(canonical: code)
            for name in displays.map({ locale.displayName(in: $0.localeIdentifier) }) + [locale.autonym].compactMap(\.self) {
                table.append((Self.key(of: name), tag))
            }
        }
        for (name, tag) in Self.otherNames where known.contains(tag) { table.append((Self.key(of: name), tag)) }
        return table
    }

    /// Codes with names of their own whose languages go by another tag.
    private static let otherCodes = ["no", "tl", "sh"]

    /// English names in wide use that CLDR, where all others are from, gives no language.
    private static let otherNames: KeyValuePairs<String, LanguageTag> = [
        "Azeri": "az", "Bengali": "bn", "Bokmål": "nb", "Castilian": "es", "Chichewa": "ny", "Dari": "fa", "Farsi": "fa",
        "Flemish": "nl",
        "Haitian": "ht", "Ilocano": "ilo", "Kirghiz": "ky", "Kurmanji": "ku", "Luganda": "lg", "Mandarin": "zh-Hans",
        "Moldovan": "ro", "Nynorsk": "nn", "Oriya": "or", "Sepedi": "nso", "Sesotho": "st", "Setswana": "tn", "Sinhalese": "si",
        "Slovene": "sl",
        "Sorani": "ckb", "Uighur": "ug", "Valencian": "ca",
    ]

    /// A name without letter case and marks, its words in alphabetical order.
    private static func key(of name: String) -> String {
        let scalars = name.normalized(.nfkcCasefold).normalized(.nfd).unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
        }
        return String(String.UnicodeScalarView(scalars)).split { !$0.isLetter && !$0.isNumber }.sorted().joined(separator: " ")
    }
}

/// The languages by their names, made when they are first asked for.
private final class NameTable: Sendable {
    private let made = Mutex<[String: LanguageTag]?>(nil)

    /// The languages by their names.
    ///
    /// - Parameter make: Makes the table.
    func tags(_ make: () -> [String: LanguageTag]) -> [String: LanguageTag] {
        made.withLock { table in
            let tags = table ?? make()
            table = tags
            return tags
        }
    }
}
