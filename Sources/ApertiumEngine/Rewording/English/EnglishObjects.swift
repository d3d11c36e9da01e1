// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Who does it and to whom, for rules from English into Spanish, which make the verb agree with *me*, *us* or *you* behind it:
/// *He owes me money* was *Me debo dinero*, and *Call us* *Nos llamo*.
///
/// With *do* in front they read it rightly: *He does owe me money*.
enum EnglishObjects {
    /// A text in which *do* stands before such verbs, and *you must* before commands.
    static func written(_ text: String) -> String {
        guard text.containsAny(utf8: [" me", " us", " you"]) else { return text }
        var words = text.split(separator: " ", omittingEmptySubsequences: false)
        for index in words.indices.dropFirst() where isObject(index, of: words) {
            let verb = words[index - 1].lowercased()
            if isCommand(index - 1, of: words), verbs.contains(verb), !words[index].hasPrefix("you") {
                let subject = words[index - 1].first?.isUppercase == true ? "You" : "you"
                words[index - 1] = "\(subject) \(invitations.contains(verb) ? "can" : "must") \(verb)"
            } else if let finite = withDo(index - 1, of: words) {
                words[index - 1] = finite
            } else {
                state(index - 1, of: &words)
            }
        }
        return words.joined(separator: " ")
    }

    /// Whether a word is *me*, *us* or *you*, and what follows shows it to be an object.
    private static func isObject(_ index: Int, of words: [Substring]) -> Bool {
        let object = words[index].prefix(while: \.isLetter)
        guard ["me", "us", "you"].contains(object) else { return false }
        let sign = words[index][object.endIndex...].first
        guard sign == nil, index + 1 < words.count else { return sign.map { ".,;:!?)\"”".contains($0) } ?? true }
        let next = words[index + 1].prefix { $0.isLetter || $0.isNumber }.lowercased()
        let takesVerb = ["help", "hear", "let", "made", "make", "saw"].contains { words[index - 1].lowercased().hasPrefix($0) }
        return followers.contains(next) || next.first?.isNumber == true || takesVerb && next.first?.isLetter == true
    }

    /// Whether a verb begins a sentence, or stands behind a condition.
    private static func isCommand(_ index: Int, of words: [Substring]) -> Bool {
        guard index > 0, let sign = words[index - 1].last else { return words[index].first?.isUppercase == true }
        return ".!?:".contains(sign) && words[index].first?.isUppercase == true || ",;".contains(sign)
    }

    /// A finite verb with *do*, which goes before an adverb; nil for what is none.
    private static func withDo(_ index: Int, of words: [Substring]) -> Substring? {
        let verb = words[index].lowercased()
        let hasAdverb = index > 0 && adverbs.contains(words[index - 1].lowercased())
        let subject = index - (hasAdverb ? 2 : 1)
        guard subject >= 0 else { return nil }
        let before = words[subject].lowercased()
        guard !auxiliaries.contains(before), !before.hasSuffix("n't"), !before.hasSuffix("n’t"), before.last?.isLetter == true
        else {
            return nil
        }
        if let base = past[verb] { return "did \(base)" }
        if let base = singular[verb] { return "does \(base)" }
        if verb == "let", ["he", "it", "she"].contains(before) { return "did let" }
        guard verbs.contains(verb) else { return nil }
        let asks = subject > 0 ? words[subject - 1].lowercased() : ""
        // Did he call me? Spanish needs the second do as well.
        if ["did", "do", "does"].contains(asks) { return "do \(verb)" }
        return subjects.contains(before) && !auxiliaries.contains(asks) ? "do \(verb)" : nil
    }

    /// Puts the subject of a question before its auxiliary: *Can you help me?* is *You can help me?* in Spanish.
    private static func state(_ index: Int, of words: inout [Substring]) {
        guard index > 1, verbs.contains(words[index].lowercased()), pronouns.contains(words[index - 1].lowercased()),
            ["can", "could", "will", "would"].contains(words[index - 2].lowercased())
        else { return }
        let isFirst = words[index - 2].first?.isUppercase == true
        let subject = words[index - 1].lowercased()
        words[index - 1] = Substring(words[index - 2].lowercased())
        words[index - 2] = Substring(isFirst ? subject.withFirstCapital : subject)
    }

    private static let subjects: Set = ["i", "they", "we", "who", "you"]
    private static let pronouns: Set = ["he", "she", "they", "we", "you"]
    private static let adverbs: Set = ["also", "always", "just", "never", "often", "once", "really", "still"]
    /// What may follow an object, where a verb would have another subject: *I know you like it*.
    private static let followers = Set(
        words: """
            a about again all an and any as at back because but by every everything for from her here his how if in into it its
            last more money my no not nothing of off on once or our out over so some something that the their there these this
            those through to today tomorrow too up very well what when where which who why with without yesterday your
            """)

    /// Behind these a form is a participle, or no finite verb.
    private static let auxiliaries = Set(
        words: """
            am are be been being can could did do does get got had has have having he's he’s is may might must not should to was
            were will would i've i’ve you've you’ve they've they’ve we've we’ve it's it’s she's she’s
            """)

    /// What one is invited to rather than told.
    private static let invitations: Set = ["call", "contact", "email", "follow", "join", "phone", "reach", "visit", "write"]

    private static let irregular = [
        "bite": "bit", "bring": "brought", "buy": "bought", "catch": "caught", "choose": "chose", "drive": "drove",
        "feed": "fed", "feel": "felt", "find": "found", "forgive": "forgave", "get": "got", "give": "gave", "hear": "heard",
        "keep": "kept", "know": "knew", "leave": "left", "lend": "lent", "lose": "lost", "make": "made", "meet": "met",
        "pay": "paid", "see": "saw", "sell": "sold", "send": "sent", "show": "showed", "steal": "stole", "take": "took",
        "teach": "taught", "tell": "told", "throw": "threw", "understand": "understood", "wake": "woke", "write": "wrote",
    ]
    private static let regular =
        """
        accept allow annoy answer arrest ask attack believe blame bother call charge contact convince cure email excuse
        expect fire follow force greet guide hate help hire hug ignore inform inspire interest interrupt invite join kill
        kiss like love miss move need notify offer order owe phone promise protect punish push reach recommend remember
        remind rescue respect reward save scare serve stop support surprise thank threaten touch trust use visit want
        warn watch welcome wish
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    private static let verbs = Set(irregular.keys).union(regular)

    /// Third persons and their verbs.
    private static let singular = Dictionary(
        verbs.map { verb in
            let isSibilant = ["s", "sh", "ch", "x"].contains(where: verb.hasSuffix)
            return (endsInConsonantAndY(verb) ? "\(verb.dropLast())ies" : isSibilant ? "\(verb)es" : "\(verb)s", verb)
        }, uniquingKeysWith: { first, _ in first })

    /// Past forms and their verbs.
    private static let past = Dictionary(
        irregular.map { ($1, $0) }
            + regular.map { verb in
                let form = endsInConsonantAndY(verb) ? "\(verb.dropLast())ied" : verb.hasSuffix("e") ? "\(verb)d" : "\(verb)ed"
                return (doubled[verb] ?? form, verb)
            }, uniquingKeysWith: { first, _ in first })

    private static func endsInConsonantAndY(_ verb: String) -> Bool {
        verb.hasSuffix("y") && !["ay", "ey", "oy", "uy"].contains(where: verb.hasSuffix)
    }

    private static let doubled = ["hug": "hugged", "stop": "stopped"]
}
