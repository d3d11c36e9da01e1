// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Compounds of English that rules into Spanish tear at their hyphens: *a second-hand piano* was *un segundo-piano de mano*.
/// Their dictionary knows some without the hyphen, and for others there are words that mean the same. Those that begin with a
/// number, with *well* or with an adjective of the noun behind them are read rightly: *five-year*, *well-equipped*.
enum EnglishCompounds {
    /// A text with such words.
    ///
    ///     EnglishCompounds.written("A second-hand stove and a gluten-free cake.")
    ///     // "A secondhand stove and a cake without gluten."
    ///
    /// - Complexity: Linear in the length of the text.
    static func written(_ text: String) -> String {
        guard text.contains("-") else { return text }
        var text = text
        if text.contains(utf8: "-free ") {
            text = text.replacing(without) { match in
                let noun = String(match.2)
                return "\(match.1.first?.isUppercase == true ? noun.withFirstCapital : noun) without \(match.1.lowercased())"
            }
        }
        if text.contains(utf8: "art-time") {
            text = text.replacing(partTime) { match in
                let noun = String(match.2)
                return "\(match.1 == "P" ? noun.withFirstCapital : noun) part time"
            }.replacing(atTheEnd) { "\($0.1)art time" }
        }
        return text.replacing(compounds) { match in
            let compound = String(match.0)
            if let peoples = ofPeoples(compound) { return peoples }
            guard let words = inOtherWords(compound.lowercased()) else { return compound }
            let isInCapitals = !compound.contains(where: \.isLowercase)
            return isInCapitals ? words.uppercased() : compound.first?.isUppercase == true ? words.withFirstCapital : words
        }
    }

    /// What a compound in small letters is in other words, one of a plural as well; nil where it is left.
    private static func inOtherWords(_ compound: String) -> String? {
        if compound.hasPrefix("ex-"), compound.utf8.count > 5, !compound.hasPrefix("ex-works") {
            return "former " + compound.dropFirst(3)
        }
        return words[compound] ?? (compound.last == "s" ? plurals[String(compound.dropLast())] : nil)
    }

    /// *Dutch and Belgian* for *Dutch-Belgian*; nil for other compounds.
    private static func ofPeoples(_ compound: String) -> String? {
        let parts = compound.split(separator: "-")
        return parts.count == 2 && parts.allSatisfy(peoples.contains) ? "\(parts[0]) and \(parts[1])" : nil
    }

    private static var compounds: Regex<Substring> { /\b\p{L}+(?:-\p{L}+){1,3}\b(?![-\/.@_]\p{L})/ }

    /// gluten-free bread; not *sugar-free soft drinks*, whose noun is the second
    private static var without: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Aa]lcohol|[Cc]affeine|[Ff]at|[Gg]luten|[Ll]actose|[Ll]ead|[Nn]oise|[Ss]alt|[Ss]moke|[Ss]ugar|[Tt]raffic)-free
        \ (?!(?:and|but|for|if|in|on|or|when|with)\b)(\p{Ll}+)
        (?=$|[.,;:!?)]|\ (?:and|are|at|but|by|can|for|from|has|have|in|is|must|of|on|or|that|to|was|were|which|will|with)\b)
        /#
    }

    /// part-time jobs
    private static var partTime: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Pp])art-time\ ((?:contract|course|employee|job|position|post|student|teacher|worker)s?|staff|work)\b
        (?!\ (?:agreement|contract|experience|hour|offer|room)s?\b)
        /#
    }

    /// They work part-time.
    private static var atTheEnd: Regex<(Substring, Substring)> {
        #/
        \b([Pp])art-time(?=$|[.,;:!?)]|\ (?:and|as|at|but|for|from|get|gets|in|is|on|or|to|while|with)\b)
        /#
    }

    /// Adjectives, which have no plural.
    private static let words: [String: String] = [
        "anti-virus": "antivirus", "brand-new": "new", "built-in": "integrated", "cross-border": "international",
        "day-to-day": "daily", "easy-to-use": "simple", "eco-friendly": "ecological", "energy-efficient": "efficient",
        "environment-friendly": "ecological", "hand-made": "handmade", "in-house": "internal", "low-cost": "cheap",
        "multi-purpose": "multipurpose", "north-east": "northeast", "north-west": "northwest", "post-war": "postwar",
        "pre-school": "preschool", "ready-made": "prepared", "ready-to-eat": "prepared", "run-down": "ruined",
        "second-hand": "secondhand", "self-employed": "independent", "so-called": "supposed", "south-west": "southwest",
        "stand-alone": "independent", "step-by-step": "detailed", "user-friendly": "friendly", "water-resistant": "waterproof",
        "wood-burning": "wood",
    ].merging(nouns) { word, _ in word }

    private static let nouns: [String: String] = [
        "back-up": "backup", "check-in": "registration", "check-out": "departure", "co-author": "coauthor",
        "co-founder": "cofounder", "log-in": "access", "semi-final": "semifinal", "sign-up": "registration",
        "start-up": "new company", "x-ray": "xray",
    ]

    /// What goes for nouns with an *s* behind them.
    private static let plurals = nouns.mapValues { $0.last == "y" && $0 != "xray" ? $0.dropLast() + "ies" : $0 + "s" }

    private static let peoples: Set<Substring> = [
        "African", "American", "Arab", "Argentine", "Australian", "Austrian", "Belgian", "Brazilian", "British", "Canadian",
        "Catalan", "Chilean", "Chinese", "Colombian", "Croatian", "Cuban", "Czech", "Danish", "Dutch", "Egyptian", "English",
        "European", "Finnish", "French", "German", "Greek", "Hungarian", "Indian", "Irish", "Israeli", "Italian", "Japanese",
        "Korean", "Mexican", "Moroccan", "Norwegian", "Peruvian", "Polish", "Portuguese", "Romanian", "Russian", "Scottish",
        "Serbian", "Spanish", "Swedish", "Swiss", "Turkish", "Ukrainian", "Welsh",
    ]
}
