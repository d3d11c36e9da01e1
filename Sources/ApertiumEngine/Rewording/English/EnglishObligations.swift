// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What English forbids, leaves free or holds possible, for rules into Spanish: *You must never open it* was *Nunca tienes que
/// abrirlo*, *You need not pay* *Necesitas no pagar*, and *The file may not exist* *no puede existir*.
enum EnglishObligations {
    /// A text with *can never*, *do not have to* and *perhaps will not*.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: "must") {
            text = text.replacing(/\bmust never\b/) { _ in "can never" }
                .replacing(denied) { "\($0.1) can " }
                .replacing(/\b([Uu])nder no circumstances must\b/) { "\($0.1)nder no circumstances can" }
                .replacing(/\bmust under no circumstances\b/) { _ in "can under no circumstances" }
        }
        if text.contains(utf8: "need not ") || text.contains(utf8: "needn") {
            text = text.replacing(needless) { match in
                // the need not to offend
                guard !determiners.contains(match.1.lowercased()) else { return String(match.0) }
                let isSingular =
                    singular.contains(match.1.lowercased()) || !(plural.contains(match.1.lowercased()) || match.1.last == "s")
                return "\(match.1) \(isSingular ? "does" : "do") not have to "
            }
        }
        if text.contains(utf8: "may not ") || text.contains(utf8: "might not ") {
            text = text.replacing(possibilities) { "\($0.1) perhaps will not " }
                .replacing(/\b((?:[Ii]t|[Tt]hat|[Tt]here|[Tt]his) )may not (?=[a-z])/) { "\($0.1)perhaps will not " }
                .replacing(/\bmight not (?=[a-z])/) { _ in "perhaps will not " }
        }
        return text
    }

    private static let singular: Set = ["he", "it", "one", "she", "that", "this", "which", "everyone", "everybody"]
    private static let plural: Set = ["i", "people", "they", "we", "you", "children", "men", "women", "who"]

    /// Nobody must enter, no child must use it
    private static var denied: Regex<(Substring, Substring)> {
        #/\b([Nn]obody|[Nn]o one|[Nn]othing|[Nn]one of (?:you|them|us|these|those)|[Nn]o [a-z]+) must (?=[a-z])/#
    }

    private static let determiners: Set = ["a", "any", "every", "her", "his", "its", "my", "no", "our", "the", "their", "your"]

    /// You need not pay, the form needn't be signed; not *We need not one but two*
    private static var needless: Regex<(Substring, Substring)> {
        #/
        \b(\p{L}+)\ need(?:\ not|n['’]t)\ (?!(?:a|all|an|every|for|four|just|less|merely|more|much|necessarily|one|only|simply|so
        |the|three|to|two|your)\b)(?=[a-z])
        /#
    }

    /// What may not be so, rather than what is not permitted.
    private static var possibilities: Regex<(Substring, Substring)> {
        #/
        \b(\p{L}+)\ may\ not\ (?=(?:always|appear|contain|ever|even|exist|feel|fit|happen|have|help|know|last|like|look|match|mean
        |need|notice|occur|rain|realize|reflect|remember|represent|seem|succeed|suit|support|sound|understand|want|work|yet)\b
        |be\ (?:a|able|accurate|always|an|appropriate|as|available|aware|clear|compatible|complete|correct|easy|enough|exact|good
        |in|necessary|possible|ready|relevant|right|safe|so|sufficient|suitable|sure|the|there|true|valid|visible|well|what
        |worth)\b)
        /#
    }
}
