// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes phrases of English as engines read them rightly: *Thank you* alone, or before a name, reminds a model of another
/// sentence, *over £40* is taken for *about £40*, of *he/she* one is lost, *at most* is *mostly*, *No %s found* keeps its
/// *No*, and of *The plan costs $9/month* rules make the month of nine dollars.
enum EnglishPhrases {
    /// A text with such phrases in other words.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains("Thank") {
            text = text.replacing(/^Thank(?: you|s)(?=[.!]? *$)/.anchorsMatchLineEndings()) { _ in "Many thanks" }
                .replacing(/^Thank you, (?=[\p{Lu}{\uFFFC])/.anchorsMatchLineEndings()) { _ in "Thanks, " }
        }
        if text.contains("NO ") {
            text = text.replacing(emphasizedNo) { "\($0.1)\($0.1.first?.isLetter == true ? "no" : "No") " }
        }
        if text.hasPrefix("No "), text.contains(" found") {
            text = text.replacing(/^No ([^ ]*[%{\uFFFC][^ ]*) found\b/) { "\($0.1) not found" }
        }
        if text.contains("/") {
            text = text.replacing(pricesPerUnit) { match in
                PricedUnit.isEnglish(match.3) ? "\(match.1) \(match.2) per \(match.3)" : String(match.0)
            }
            .replacing(/\b([Hh]e|[Ss]he|[Hh]is|[Hh]er|[Hh]im)\/(s?he|his|hers?|him)\b/) { "\($0.1) or \($0.2)" }
        }
        if text.contains("sq") {
            text = text.replacing(/\b(per )?sq\.? ft\b/) { $0.1 == nil ? "square feet" : "per square foot" }
        }
        if text.contains("rop"), text.contains("support") {
            text = text.replacing(droppedSupport) { match in
                "\(match.1 == "D" ? "Remove" : "remove")\(match.2 == nil ? "" : "d")\(match.3)"
            }
        }
        if text.contains("t most ") {
            text = text.replacing(/\b([Aa])t most (?=[£$€¥₹]? ?\d)/) { $0.1 == "A" ? "A maximum of " : "a maximum of " }
        }
        if text.contains(" off"), text.utf8.count <= longestOffer, !text.contains(cutting) {
            text = text.replacing(discounts) { "\($0.1) of discount\($0.2 == nil ? "" : " on ")" }
        }
        guard text.contains(" over ") else { return text }
        return text.replacing(sumsOver) { "\($0.1) above " }
    }

    /// costs $9.99/month; a price by itself stays as it is.
    private static var pricesPerUnit: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        \b([A-Za-z]+)\ ((?:[A-Z]{0,3}[$£€¥₹]\ ?\d[\d.,]*|\d[\d.,]*\ ?[€£]))
        /([a-z]+)\b(?=[.,;:!?)/]|$|\ (?:and|for|if|in|on|or|to|until|when|with)\b)
        /#
    }

    /// NO mobile phones, there are NO refunds; models keep the *NO*, which is *in the* in Portuguese.
    private static var emphasizedNo: Regex<(Substring, Substring)> {
        /(^|\n|[-*•–] |[a-z] )NO (?=(?!code|domain|means|is|was)[a-z]{3})/
    }

    /// Drop support for Windows 8, dropped Python 2 support: models drop the *drop*.
    private static var droppedSupport: Regex<(Substring, Substring, Substring?, Substring)> {
        /\b([Dd])rop(ped)?((?: [\p{Lu}\d\uFFFC][^ ,;:]*){0,3} support\b)/
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
