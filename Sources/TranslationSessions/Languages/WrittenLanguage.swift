// SPDX-License-Identifier: Apache-2.0

package import LanguageRecognition
import UnicodeText

/// A language in a script: what stays of a tag when region, variants and private use are left aside.
///
/// Tags with the same written language name one language to translators: `en-US` and `en-GB`, `sr` and `sr-RS`, but not `sr` and
/// `sr-Latn`.
package struct WrittenLanguage: Hashable, Sendable {
    let language: String
    let script: String?

    /// The language and the script of a tag, the likely script where none stands. Asks ICU.
    package init(_ tag: LanguageTag) {
        language = tag.language
        script = tag.likelyScript
    }
}

/// How near a tag that engines offer is to the one that was asked for.
///
/// Only tags of the same written language match at all: another script, and another language however near, is a matter of routes.
enum LanguageMatch: Int, Comparable, Sendable {
    /// The tag itself.
    case exact
    /// The same with its likely region: `pt-BR` for `pt`.
    case equivalent
    /// The one of the tags on offer that CLDR finds nearest: `en` for `en-US`, `pt-PT` for `pt-AO`.
    case nearest
    /// Another region.
    case region
    /// A variety of its own, such as `ca-valencia`, that was not asked for.
    case variety

    /// Whether something else was asked for: any region is right for a tag without one, and the nearest on offer is as near as
    /// can be.
    func isMismatch(for tag: LanguageTag) -> Bool { self == .variety || self == .region && tag.region != nil }

    static func < (left: LanguageMatch, right: LanguageMatch) -> Bool { left.rawValue < right.rawValue }

    /// Matches a tag against tags of the same written language.
    static func matches(for tag: LanguageTag, among offered: Set<LanguageTag>) -> [LanguageTag: LanguageMatch] {
        let ordinary = offered.filter { !$0.isVariety }.sorted()
        let nearest = LocaleIdentifier.bestMatch(for: [tag.localeIdentifier], among: ordinary.map(\.localeIdentifier))
        var matches: [LanguageTag: LanguageMatch] = [:]
        for candidate in offered {
            matches[candidate] =
                if candidate == tag {
                    .exact
                } else if candidate.isEquivalent(to: tag) {
                    .equivalent
                } else if candidate.localeIdentifier == nearest {
                    .nearest
                } else {
                    candidate.isVariety ? .variety : .region
                }
        }
        return matches
    }
}

extension LanguageTag {
    /// Whether the tag names a variant or a private use.
    fileprivate var isVariety: Bool {
        let subtags = LocaleSubtags(canonical)
        return !subtags.variants.isEmpty || !subtags.extensions.isEmpty
    }
}
