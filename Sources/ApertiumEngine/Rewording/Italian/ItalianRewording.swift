// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes Italian in words that the chains from it know. They leave *nessun* and *vietato* as they are, and who reads the
/// translation does not see what is denied or forbidden.
enum ItalianRewording {
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: "essun") {
            text = text.replacing(/\b([Nn])essun(?:( )|['’])/) {
                $0.2 == nil ? "\($0.1)essuna " : "\($0.1)eanche un "
            }
        }
        if text.contains(utf8: "ietat") {
            text = text.replacing(/\b([Vv])ietat(?=[oaie]\b)/) { $0.1 == "V" ? "Proibit" : "proibit" }
        }
        // The chain takes the article for garlic before names that it knows: *ajos Estados Unidos*.
        if text.contains(utf8: "gli ") { text = text.replacing(/\b([Aa])gli (?=\p{Lu})/) { "\($0.1) gli " } }
        // Behind no article the chain takes the gentleman for the ladies, whose name has the same letters.
        if text.contains(utf8: "ignore") {
            text = text.replacing(/\b((?:[Ee]gregio|[Gg]entile|[Gg]entilissimo|[Ss]timato) [Ss]ignor)e\b/) { "\($0.1)" }
        }
        return text
    }
}
