// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes years and halves in digits that stand in words in English: of *in nineteen eighty-four* models make other years, and of
/// *two and a half cups* two.
enum EnglishNumbers {
    /// A text with such numbers in digits.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: "teen") {
            text = text.replacing(years) { match in
                let century = teens[match.2.lowercased()] ?? 0
                let year = match.3 == "hundred" ? 0 : number(match.3)
                return year.map { "\(match.1) \(century)\($0 < 10 ? "0" : "")\($0)" } ?? String(match.0)
            }
            .replacing(decades) { match in
                guard let century = teens[match.1.lowercased()], let decade = decadeNames.firstIndex(of: match.2) else {
                    return String(match.0)
                }
                return "the \(century)\(decade + 2)0s"
            }
        }
        if text.contains(utf8: " and a half ") {
            text = text.replacing(halves) { match in number(match.1.lowercased()[...]).map { "\($0)½ " } ?? String(match.0) }
        }
        if text.contains(utf8: "uarter ") {
            text = text.replacing(/\b([Aa]) quarter (?:of a )?(cup|teaspoon|tablespoon)\b/) { "¼ \($0.2)" }
        }
        return text
    }

    /// The number below a hundred that a word is, or two with a hyphen; nil for another one.
    private static func number(_ word: some StringProtocol) -> Int? {
        let parts = word.split(separator: "-")
        if parts.count == 2 {
            guard let ten = tens.firstIndex(of: String(parts[0])), let unit = units.firstIndex(of: String(parts[1])), unit < 9
            else {
                return nil
            }
            return (ten + 2) * 10 + unit + 1
        }
        return units.firstIndex(of: String(word)).map { $0 + 1 } ?? tens.firstIndex(of: String(word)).map { ($0 + 2) * 10 }
    }

    /// in nineteen eighty-four, since eighteen hundred; but not *of nineteen twenty-dollar notes*.
    private static var years: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        \b([Aa]fter|[Bb]efore|[Bb]y|[Ff]rom|[Ii]n|of|[Ss]ince|to|until|
        January|February|March|April|May|June|July|August|September|October|November|December)
        \ (thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)
        \ ((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?|hundred|
        ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b
        (?!-|\ (?:and|children|men|million|people|per|thousand|women)\b|\ (?!(?:as|has|his|is|this|was)\b)[a-z]+s\b)
        /#
    }

    /// the nineteen-twenties
    private static var decades: Regex<(Substring, Substring, Substring)> {
        /\bthe (seventeen|eighteen|nineteen)[- ]([a-z]+ties)\b/
    }

    /// two and a half cups
    private static var halves: Regex<(Substring, Substring)> {
        #/
        \b([Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve)
        \ and\ a\ half\s
        (?=(?:cups|days|feet|grams|hours|inches|kilos|kilometres|kilometers|litres|liters|metres|meters|miles|minutes|months|
        pints|pounds|weeks|years)\b(?!\ ago))
        /#
    }

    private static let teens: [String: Int] = [
        "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19,
    ]
    private static let units = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
        "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    private static let decadeNames: [Substring] = [
        "twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties",
    ]
}
