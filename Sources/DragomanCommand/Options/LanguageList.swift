// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Glibc
import LanguageNaming
import LanguageRecognition

/// Reads languages, as tags or by their names, from the values of options.
struct LanguageList {
    private let names: LanguageNames

    /// - Parameter languages: The languages that can be named; others can be given as tags.
    init(of languages: [LanguageTag]) {
        names = LanguageNames(of: languages, readers: Self.readers)
    }

    /// The tags of values such as `en,German`.
    func tags(in values: [String], option: String) throws(CommandError) -> [LanguageTag] {
        var tags: [LanguageTag] = []
        for name in Self.items(of: values) { tags.append(try tag(name, option: option)) }
        return tags
    }

    /// The weights of values such as `en=3,de=0.5`; of a tag that stands there twice, the last.
    func weights(in values: [String], option: String) throws(CommandError) -> [LanguageTag: Double] {
        var weights: [LanguageTag: Double] = [:]
        for item in Self.items(of: values) {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let weight = Double(parts[1]), weight.isFinite, weight >= 0 else {
                throw .badOption(
                    "\(option) \(item)", why: "a weight must be a number that is not below 0",
                    remedy: "Write it like this: \(option) de=3.")
            }
            weights[try tag(String(parts[0]), option: option)] = weight
        }
        return weights
    }

    /// One language.
    func tag(_ name: String, option: String) throws(CommandError) -> LanguageTag {
        do {
            return try names.language(name)
        } catch {
            throw .badLanguage(error, option: option)
        }
    }

    private static func items(of values: [String]) -> [String] {
        values.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    }

    /// The languages of the person at the shell, who may name others in them.
    private static var readers: [LanguageTag] {
        var environment: [String: String] = [:]
        for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] { environment[name] = getenv(name).map { String(cString: $0) } }
        return PreferredLanguages(environment: environment).tags
    }
}

extension CompletionKind {
    /// The tags of the languages that can be detected, also after a comma; read from the profile when a shell asks.
    static var languages: CompletionKind {
        .custom { _, _, prefix in
            let listed = prefix.lastIndex(of: ",").map { prefix[...$0] } ?? ""
            return ((try? LanguageProfile.embedded())?.languages ?? []).map { listed + $0.tag.canonical }.sorted()
        }
    }
}
