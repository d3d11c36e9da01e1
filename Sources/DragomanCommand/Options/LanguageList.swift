// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Reads lists of languages from the values of options.
enum LanguageList {
    /// The tags of values such as `en,de`.
    static func tags(in values: [String], option: String) throws(CommandError) -> [LanguageTag] {
        var tags: [LanguageTag] = []
        for name in items(of: values) { tags.append(try tag(name, option: option)) }
        return tags
    }

    /// The weights of values such as `en=3,de=0.5`; of a tag that stands there twice, the last.
    static func weights(in values: [String], option: String) throws(CommandError) -> [LanguageTag: Double] {
        var weights: [LanguageTag: Double] = [:]
        for item in items(of: values) {
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

    /// One tag.
    static func tag(_ name: String, option: String) throws(CommandError) -> LanguageTag {
        do {
            return try LanguageTag(parsing: name)
        } catch {
            throw .badTag(error, option: option)
        }
    }

    private static func items(of values: [String]) -> [String] {
        values.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    }
}
