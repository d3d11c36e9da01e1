// SPDX-License-Identifier: Apache-2.0

/// Verbs of French with their subject behind a hyphen, of which chains lose the rest: of *Voulez-vous continuer ?* Spanish has
/// *Quered ?*. With the subject in front they read them.
enum FrenchInversions {
    /// A text with such subjects in front of their verbs.
    static func written(_ text: String) -> String {
        guard text.contains("-") else { return text }
        return text.replacing(thereIs) { "\($0.1 == "Y" ? "Il y" : "il y") a" }
            .replacing(inversion) { match in
                let (clitics, verb, subject) = (match.1, match.2, match.3)
                // *Donnez-vous la main* is an imperative, *rendez-vous* a noun.
                let mayBeOther = subject == "vous" || subject == "nous"
                let endsQuestion = text[match.range.upperBound...].prefix { !".!\n".contains($0) }.contains("?")
                guard !mayBeOther || endsQuestion && verb.lowercased() != "rendez" else { return String(match.0) }
                let predicate = clitics + verb
                guard predicate.first?.isUppercase == true, !predicate.dropFirst().contains(where: \.isUppercase) else {
                    return "\(subject) \(predicate)"
                }
                return "\(subject.prefix(1).uppercased())\(subject.dropFirst()) \(predicate.lowercased())"
            }
    }

    /// Y a-t-il du pain ?
    private static var thereIs: Regex<(Substring, Substring)> { /\b([Yy]) a-t-il\b/ }

    /// veux-tu, répondit-elle, n’a-t-on, ne voulez-vous; but not *est-ce*, nor *peut-être*.
    private static var inversion: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        \b((?:(?:[Nn]e|[Ss]e|[Mm]e|[Tt]e|[Ll]ui|[Ll]eur|[Yy]|[Ee]n)\ |[NnLlMmTtSs]['’])*)
        (\p{L}{1,20}?)(?:-t)?-(je|tu|il|elle|on|nous|vous|ils|elles)\b(?!-)
        /#
    }
}
