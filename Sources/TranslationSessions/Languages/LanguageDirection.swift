// SPDX-License-Identifier: Apache-2.0

package import LanguageRecognition

/// The languages that a model translates from and into, as the names of its files and folders have them.
package struct LanguageDirection: Sendable, Hashable {
    package let source: LanguageTag
    package let target: LanguageTag

    /// A direction between two codes; nil where one is no tag, or both are the same.
    package init?(from source: some StringProtocol, to target: some StringProtocol) {
        guard let source = try? LanguageTag(parsing: String(source)), let target = try? LanguageTag(parsing: String(target)),
            source != target
        else { return nil }
        (self.source, self.target) = (source, target)
    }

    /// A direction with a hyphen between two tags: `de-en`, `zh-Hans-en`.
    package init?(hyphenated name: String) {
        let found = name.indices.filter { name[$0] == "-" }.compactMap { cut in
            LanguageDirection(from: name[..<cut], to: name[name.index(after: cut)...])
        }
        self.init(meantAmong: found)
    }

    /// A direction as models are called by it: `deen`, `de-en` or `zh-Hans-en`.
    package init?(joined name: String) {
        var found: [LanguageDirection] = []
        for cut in name.indices.dropFirst() where name[..<cut].utf8.count >= 2 && name[cut...].utf8.count >= 2 {
            let (first, second) = (name[..<cut], name[cut...])
            guard !first.hasSuffix("-"), second.first?.isLetter == true || second.first == "-" else { continue }
            // Without a hyphen between them both are codes of two or three letters.
            guard second.first == "-" || first.utf8.count <= 3 && second.utf8.count <= 3 else { continue }
            if let direction = LanguageDirection(from: first, to: second.first == "-" ? second.dropFirst() : second) {
                found.append(direction)
            }
        }
        self.init(meantAmong: found)
    }

    /// Of several ways to cut a name that with English at one end; else the only one.
    private init?(meantAmong found: [LanguageDirection]) {
        // Longer codes are well-formed, and no languages.
        let found = found.filter { max($0.source.language.utf8.count, $0.target.language.utf8.count) <= 3 }
        guard
            let direction = found.first(where: { $0.source == "en" || $0.target == "en" }) ?? (found.count == 1 ? found[0] : nil)
        else { return nil }
        self = direction
    }
}
