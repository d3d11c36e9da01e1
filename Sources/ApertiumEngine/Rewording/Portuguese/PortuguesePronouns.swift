// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// *-nos* behind verbs in *-m* of Portuguese, which may be us and them. To rules into Spanish it is always them in the present:
/// *Devem-nos 50 euros* is *Los deben 50 euros*. Behind verbs that give or say something it is us.
enum PortuguesePronouns {
    /// A text with *-me* for such pronouns, in lines that have not their own.
    static func written(_ text: String) -> String {
        guard text.contains(utf8: "-nos") else { return text }
        return text.rewritingLines { line in
            holdsOwn(line) ? nil : String(line.replacing(givings) { "\($0.1)-me" })
        }
    }

    /// A translation with us again.
    ///
    /// - Parameter text: The text as it was before `written`: in what was sent, *-me* does not tell for whom it stands.
    static func restored(in translation: String, of text: String) -> String {
        guard text.contains(utf8: "-nos") else { return translation }
        return translation.rewritingLines(beside: text) { line, source in
            guard !holdsOwn(source) else { return nil }
            let count = source.matches(of: givings).count
            return count == 0 ? nil : SpanishPersons(Array(repeating: ("me", "nos"), count: count)).put(in: line, of: source)
        }
    }

    private static func holdsOwn(_ line: Substring) -> Bool {
        !line.contains(utf8: "-nos") || line.firstMatch(of: /\b(?:[Mm]e|[Mm]im|[Cc]omigo)\b/) != nil
    }

    /// devem-nos, diziam-nos; not *levam-nos*
    private static var givings: Regex<(Substring, Substring)> {
        #/
        \b((?i:agrad(?:am|avam)|cont(?:am|avam)|cust(?:am|avam)|d(?:ão|avam)|dev(?:em|iam)|diz(?:em|iam)|ensin(?:am|avam)
        |escrev(?:em|iam)|explic(?:am|avam)|falt(?:am|avam)|fazem|faziam|garant(?:em|iam)|mostr(?:am|avam)|ofere(?:cem|ciam)
        |pag(?:am|avam)|parec(?:em|iam)|ped(?:em|iam)|pergunt(?:am|avam)|permit(?:em|iam)|promet(?:em|iam)|respond(?:em|iam)
        |rest(?:am|avam)|serv(?:em|iam)))-nos\b(?!-)
        /#
    }
}
