// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Auxiliary verbs of English before a list of what somebody shall, must or will do, for rules into Spanish: of *Tenants shall:*
/// they left *Inquilinos:*, and of *The Tenant must:* they made *El mosto de Inquilino:*.
enum EnglishListHeads {
    /// A text with *should*, which is *tiene que*, and with a verb behind *will*.
    ///
    ///     EnglishListHeads.written("The school will: • offer lunch")  // "The school will do: • offer lunch"
    ///
    /// - Complexity: Linear in the length of the text.
    static func written(_ text: String) -> String {
        guard text.contains(":"), text.containsAny(utf8: ["shall", "must", "will"]) else { return text }
        return text.replacing(auxiliaries) { match in
            guard match.2 != "will" || !nounsFollow.contains(match.1.lowercased()) else { return String(match.0) }
            return "\(match.1) " + (match.2 == "will" ? "will\(match.3) do:" : "should\(match.3):")
        }
    }

    /// shall: • pay; will also: • offer
    private static var auxiliaries: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        \b(\p{L}+)\ (shall|must|will)((?:\ (?:also|always|then|therefore|at\ all\ times))?):(?=\s|$)
        /#
    }

    /// Before these *will* is a noun: *her will:*, *at will:*.
    private static let nounsFollow: Set = [
        "a", "any", "at", "free", "good", "her", "his", "last", "living", "my", "no", "of", "our", "own", "the", "their", "this",
        "your",
    ]
}
