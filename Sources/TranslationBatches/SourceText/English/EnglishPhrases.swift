// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes phrases of English as engines read them rightly: *Thank you* alone, or before a name, reminds a model of another
/// sentence, *over £40* is taken for *about £40*, of *he/she* one is lost, *at most* is *mostly*, *No %s found* keeps its
/// *No*, and of *The plan costs $9/month* rules make the month of nine dollars.
enum EnglishPhrases {
    /// A text with such phrases in other words.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: "Thank") {
            text = text.replacing(/^Thank(?: you|s)(?=[.!]? *$)/.anchorsMatchLineEndings()) { _ in "Many thanks" }
                .replacing(/^Thank you, (?=[\p{Lu}{\uFFFC])/.anchorsMatchLineEndings()) { _ in "Thanks, " }
        }
        if text.contains(utf8: "NO ") {
            text = text.replacing(emphasizedNo) { "\($0.1)\($0.1.first?.isLetter == true ? "no" : "No") " }
        }
        if text.hasPrefix("No "), text.contains(utf8: " found") {
            text = text.replacing(/^No ([^ %{\uFFFC]*[%{\uFFFC][^ ]*) found\b/) { "\($0.1) not found" }
        }
        if text.contains("/") {
            text = text.replacing(pricesPerUnit) { match in
                let isPrice = match.2 == Placeholder.text ? PricedUnit.isEnglishSpan(match.3) : PricedUnit.isEnglish(match.3)
                return isPrice ? "\(match.1) \(match.2) per \(match.3)" : String(match.0)
            }
            .replacing(/\b([Hh]e|[Ss]he|[Hh]is|[Hh]er|[Hh]im)\/(s?he|his|hers?|him)\b/) { "\($0.1) or \($0.2)" }
        }
        text = EnglishAreas.written(text)
        if text.contains(utf8: "s only") {
            text = text.replacing(agesOnly) { match in
                let isCapital = match.0.first?.isUppercase == true
                return "\(isCapital ? "O" : "o")nly for people \(match.1.lowercased())er \(match.2)"
            }
        }
        // Rules and models take the A for an article; *A-levels* stay as they are.
        if text.contains(utf8: "A levels") { text = text.replacing(/\bA levels\b/) { _ in "A-levels" } }
        if text.contains(utf8: "rop"), text.contains(utf8: "support") {
            text = text.replacing(droppedSupport) { match in
                "\(match.1)\(match.2 == "D" ? "Remove" : "remove")\(match.3 == nil ? "" : "d")\(match.4)"
            }
        }
        if text.contains(utf8: "t most ") {
            text = text.replacing(/\b([Aa])t most (?=[£$€¥₹]? ?\d)/) { $0.1 == "A" ? "A maximum of " : "a maximum of " }
        }
        if text.contains(utf8: " off"), text.utf8.count <= longestOffer, !text.contains(cutting) {
            text = text.replacing(discounts) { "\($0.1) of discount\($0.2 == nil ? "" : " on ")" }
        }
        guard text.contains(utf8: " over ") else { return text }
        return text.replacing(sumsOver) { "\($0.1) above " }
    }

    /// costs $9.99/month, costs {price}/month; a price by itself stays as it is.
    private static var pricesPerUnit: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        \b([A-Za-z]+)\ ((?:[A-Z]{0,3}[$£€¥₹]\ ?\d[\d.,]*|\d[\d.,]*\ ?[€£]|\uFFFC))
        /([a-z]+)\b(?=[.,;:!?)/]|$|\ (?:and|for|if|in|on|or|to|until|when|with)\b)
        /#
    }

    /// over-18s only, for under-12s only; but not *over 5s only a few*
    private static var agesOnly: Regex<(Substring, Substring, Substring)> {
        #/
        \b(?:[Ff]or\ )?([Oo]v|[Uu]nd)er[-\ ](\d\d?)['’]?s\ only
        (?=[.,;:!?)]|$|\n|\ (?:[–-]|(?:after|and|at|before|from|in|on|please|until)\b))
        /#
    }

    /// NO mobile phones, there are NO refunds; models keep the *NO*, which is *in the* in Portuguese. *NO levels in blood* are
    /// something else.
    private static var emphasizedNo: Regex<(Substring, Substring)> {
        #/
        ((?:^|\n|[-*•–]\ )(?=NO\ (?:access|admission|alcohol|animals|ball|bikes|camping|cash|cycling|diving|dogs|drinks|eating
          |entry|exceptions|fires|fishing|flash|food|glass|littering|mobile|parking|pets|phones|photography|photos|refunds
          |returns|running|smoking|swimming|talking|trespassing|unauthori[sz]ed|visitors)\b)
        |\b(?:are|is|was|were)\ (?=NO\ [a-z]{3}))NO\ (?=[a-z])
        /#
    }

    /// Drop support for Windows 8, we dropped Python 2 support: models drop the *drop*. Not *drag and drop support*.
    private static var droppedSupport: Regex<(Substring, Substring, Substring, Substring?, Substring)> {
        #/
        (^|\n|[-*•–]\ |\b(?:[Hh]as|[Hh]ave|[Tt]o|[Ww]e|[Ww]ill)\ )
        ([Dd])rop(ped)?(\ support\ for\ (?=[\p{Lu}\d\uFFFC])|(?:\ [\p{Lu}\d\uFFFC][^\ ,;:]*){1,3}\ support\b)
        /#
    }

    private static let longestOffer = 60
    /// What is no offer: *He cut 20% off the cost*, *The forecast was 5% off*.
    private static var cutting: Regex<Substring> { /\b(?:cut|cuts|is|knocked|shaved|took|was|were|wiped)\b/ }

    /// 20% off everything; 5 off is none
    private static var discounts: Regex<(Substring, Substring, Substring?)> {
        #/
        ([£$€¥₹]\ ?\d+(?:\.\d\d)?|(?:\d|\}|\uFFFC)\ ?%)\ off\b(\ (?=(?:all|any|everything|the|your|our|orders?|selected)\b))?
        (?!\ [a-z])
        /#
    }

    /// What sums are told of, before *over* and a sum or a place for one: *hand over £40* is something else.
    private static var sumsOver: Regex<(Substring, Substring)> {
        #/
        \b([Aa]mounts?|[Bb]askets?|[Bb]ills?|[Dd]onations?|[Ii]nvoices?|[Oo]rders?|[Pp]ayments?|
        [Pp]urchases?|[Ss]pend(?:ing)?|
        [Ss]ums?)\ over\ (?=[£$€¥₹]\ ?\d|\{|%|\uFFFC)
        /#
    }
}
