// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Dozens, hundreds and spoons of English. Rules into Spanish and Catalan make *eggs of dozen* of *2 dozen eggs* and *cars of
/// hundred* of *several hundred cars*, read *2 dozens of eggs* rightly, and know no *tablespoon*.
enum EnglishAmounts {
    /// A text with *of* behind what is counted in, and *spoonful* for *tablespoon*.
    ///
    ///     EnglishAmounts.written("Buy 2 dozen eggs.", into: "es")  // "Buy 2 dozens of eggs."
    ///
    /// - Complexity: Linear in the length of the text.
    static func written(_ text: String, into target: String?) -> String {
        guard target == "es" || target == "ca" else { return text }
        var text = text
        if text.contains(utf8: "ablespoon") {
            text = text.replacing(/\b([Tt])ablespoon(?:ful)?(s?)\b/) { "\($0.1 == "T" ? "S" : "s")poonful\($0.2)" }
        }
        if text.contains(utf8: " dozen") {
            text = text.replacing(/\b([Hh])alf(?: a|-a)?[ -]dozen(?: of(?! (?:the|these|those|them|my|our|your)\b))?\b/) {
                "\($0.1 == "H" ? "S" : "s")ix"
            }
            .replacing(/\b([Aa]|[Oo]ne) dozen times\b/) { "\($0.1.first?.isUppercase == true ? "T" : "t")welve times" }
            .replacing(dozens) { match in
                let isOne = ["a", "one"].contains(match.1.lowercased())
                let isCounted = match.3.map { !notCounted.contains(String($0)) } ?? false
                // *A dozen* alone is read rightly.
                guard isCounted || !isOne else { return String(match.0) }
                return "\(match.1) dozen\(isOne ? "" : "s")\(isCounted ? " of" : "")\(match.2 ?? "")"
            }
        }
        guard text.containsAny(utf8: ["hundred ", "thousand ", "million "]) else { return text }
        return text.replacing(hundreds) { match in
            guard !notCounted.contains(String(match.4)) else { return String(match.0) }
            return "\(match.1) \(match.2)s of \(match.3.map { "\($0.dropLast())s of " } ?? "")"
        }
    }

    /// What stands behind an amount, and is not what is counted.
    private static let notCounted = Set(
        words: """
            about after and are as at before but by can for from have in is left less may more must of on or per please plus \
            than that then times to today was were when who will with
            """
    )

    /// 2 dozen eggs, forty dozen, a couple of dozen people
    private static var dozens: Regex<(Substring, Substring, Substring?, Substring?)> {
        #/
        \b([Aa]|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve
        |[Tt]wenty|[Tt]hirty|[Ff]orty|[Ff]ifty|[Ss]ixty|[Ss]eventy|[Ee]ighty|[Nn]inety|[Ss]everal|[Mm]any
        |[Aa]\ few|[Aa]\ couple\ of|\d+)
        \ dozen\b(?!-)(?:(\ )(?=([a-z]+)))?
        /#
    }

    /// several hundred cars, a few hundred thousand people; but not *a few hundred years ago*
    private static var hundreds: Regex<(Substring, Substring, Substring, Substring?, Substring)> {
        #/
        \b([Ss]everal|[Mm]any|[Aa]\ few|[Aa]\ couple\ of)\ (hundred|thousand|million)\ (thousand\ |million\ )?
        (?=([a-z]+))(?![a-z]+\ (?:ago|later)\b)
        /#
    }
}
