// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

extension TranslationError {
    /// The sentences of an error. No other place builds its texts.
    struct Wording {
        let what: String
        let why: String
        let remedy: String
        /// What somebody can do who reads the message and has not written the program; nil where nothing.
        var advice: String?
    }

    var wording: Wording {
        switch cause {
        case .nothingToTranslate:
            Wording(
                what: "Nothing was translated.", why: "The texts are empty or hold only white space.",
                remedy: "Give at least one text with something in it.", advice: "Give a text with something in it.")
        case .unidentified(let hypotheses):
            Wording(
                what: "The language of the text could not be identified.", why: Self.reason(for: hypotheses),
                remedy: "Name the source language, or give a text of 20 characters or more.",
                advice: "Give a longer text.")
        case .nothingToIdentify:
            Wording(
                what: "The translation could not be prepared.",
                why: "The session has no source language, and preparing gives it no text to identify one from.",
                remedy: "Name the source language.")
        case .engineFailed(let engine):
            Wording(
                what: "The translation failed.",
                why: "The engine \(engine.map { "“\($0)” " } ?? "")reported an error.",
                remedy: "Try again; if it fails again, look at the underlying error.", advice: "Try again.")
        case .engineUnavailable(let outage):
            Wording(what: outage.what, why: outage.why, remedy: outage.remedy, advice: "Try again later.")
        case .poorTranslation(let engine):
            Wording(
                what: "The translation was refused.",
                why: "The engine “\(engine)” finds it so unlikely that its sense is probably lost.",
                remedy: "Allow the quality gist, or see that the text is in the language that it is translated from.",
                advice: "See that the text is in the language that it is translated from.")
        case .engineBrokePromise(let engine, let breach):
            Wording(
                what: "The translation failed.", why: "The engine “\(engine)” \(Self.description(of: breach)).",
                remedy: "Report this to the engine's author, with the result of its conformance suite.", advice: "Try again.")
        case .unknownSource(let source):
            Wording(
                what: "Nothing can be translated from \(source).", why: "No engine knows this language.",
                remedy: "Choose one of LanguageAvailability's supported languages.")
        case .unknownTarget(let target):
            Wording(
                what: "Nothing can be translated into \(target).", why: "No engine knows this language.",
                remedy: "Choose one of LanguageAvailability's supported languages.",
                advice: "Choose another language to translate into.")
        case .noTarget(let source, let tried):
            Wording(
                what: "There is no language to translate \(Self.list(source.map(\.canonical), or: "the text")) into.",
                why: Self.reason(withoutTargetFor: source, tried: tried),
                remedy: "Name the target language, or set LANGUAGE to those that you read, as in “ca:en”.",
                advice: "Choose a language to translate into.")
        case .sameLanguage(let source, let target):
            Wording(
                what: "Nothing can be translated from \(source) to \(target).",
                why: "They are the same language.", remedy: "Choose another target.",
                advice: "Choose another language to translate into.")
        case .noRoute(let source, let target, let hint):
            Wording(
                what: "Nothing can be translated from \(source) to \(target).",
                why: Self.reason(withoutRouteBut: hint),
                remedy: Self.remedy(for: hint), advice: "Choose another language to translate into.")
        case .noRouteWithoutEngines(let source, let target, let outages):
            Wording(
                what: "Nothing can be translated from \(source) to \(target) at present.",
                why: outages.map { "The engine “\($0.engine)” does not serve: \($0.why)" }.joined(separator: " "),
                remedy: outages.first?.remedy ?? "", advice: "Try again later.")
        case .alreadyCancelled:
            Wording(
                what: "The session no longer translates.", why: "It was cancelled.", remedy: "Make a new session.")
        case .calledFromOwnCall:
            Wording(
                what: "The session was not called.",
                why: "A call of it runs, and what that call waits for, a surface for instance, cannot call the same session.",
                remedy: "Use another session there, or call this one when its call has ended.")
        case .notInstalled(let packs, let source, let target):
            Wording(
                what: "Translation from \(source) to \(target) is not installed.",
                why: "What is missing: \(Self.list(packs.map(\.name), or: "a pack without a name")).",
                remedy: "Install it, or use a session that may ask to install it.",
                advice: "Install it, and try again.")
        case .sessionExpired:
            Wording(
                what: "The session no longer translates.", why: "Its view has gone or its configuration has changed.",
                remedy: "Use the session that the view hands out, while it hands it out.")
        case .sourceAlreadyGiven(let source):
            Wording(
                what: "The texts were not routed.",
                why: "The session has the source language \(source), and the router needs a session that identifies languages.",
                remedy: "Make a session without a source language, or use translations(from:).")
        case .alreadyIterated:
            Wording(
                what: "The stream of responses cannot be read again.",
                why: "It was iterated before, and it gives each response only once.",
                remedy: "Keep the responses, or ask the session for a new stream.")
        case .deadlinePassed(let wait, let deadline):
            Wording(
                what: "The call took too long.", why: "\(Self.description(of: wait)) within \(deadline).",
                remedy: "Try again, or give the environment a longer deadline.", advice: "Try again.")
        }
    }

    private static func reason(for hypotheses: [Detection.Hypothesis]) -> String {
        guard !hypotheses.isEmpty else { return "It has too little text in any language." }
        let shares = hypotheses.prefix(3).map { "\($0.language) \(Int(($0.probability * 100).rounded())) %" }
        return "It could be in one of several languages: \(list(shares))."
    }

    /// Why none of the preferred languages is one to translate into: the text is in some, and the others cannot be reached.
    private static func reason(withoutTargetFor sources: [LanguageTag], tried: [LanguageTag]) -> String {
        guard !tried.isEmpty else { return "The environment has no preferred languages." }
        let written = Set(sources.map(WrittenLanguage.init))
        var seen: Set<LanguageTag> = []
        let tried = tried.filter { seen.insert($0).inserted }
        let own = tried.filter { written.contains(WrittenLanguage($0)) }
        let others = tried.filter { !own.contains($0) }
        let unreached = "can be reached: \(list(others.map(\.canonical)))."
        if own.isEmpty { return "None of the preferred languages \(unreached)" }
        let already = "The text is in the preferred language already: \(list(own.map(\.canonical)))"
        return already + (others.isEmpty ? "." : "; none of the others \(unreached)")
    }

    private static func description(of breach: Breach) -> String {
        switch breach {
        case .unanswered(let count): "returned without answering \(count) of the texts"
        case .unknownIndex(let index): "answered a text that it was not given, number \(index)"
        }
    }

    private static func description(of wait: Wait) -> String {
        switch wait {
        case .answer(let engine): "The engine “\(engine)” gave no answer"
        case .question: "A question was not answered"
        case .installation: "The installation did not end"
        }
    }

    private static func reason(withoutRouteBut hint: RouteHint?) -> String {
        if case .lowerQuality(let quality) = hint {
            return "Their best translations are only \(quality), which is less than what is asked for."
        }
        return "No engine translates directly between them."
    }

    private static func remedy(for hint: RouteHint?) -> String {
        switch hint {
        case .pivot(let languages):
            "Allow routes through a third language: there is one through \(list(languages.map(\.canonical)))."
        case .sendingText(let engines):
            "Allow text to be sent to another machine: \(list(engines)) could translate it then."
        case .lowerQuality(let quality):
            "Allow the quality \(quality): there is a route of it."
        case .missingPair(let sources, let targets):
            """
            Choose another target, or install an engine or a model that translates from \(alternatives(sources)) into \
            \(alternatives(targets)): it would complete a route.
            """
        case nil:
            "Choose another target, or install an engine that offers the pair."
        }
    }

    private static func alternatives(_ languages: [LanguageTag]) -> String {
        let names = languages.map(\.nameAndTag)
        return names.count < 2 ? list(names) : "\(list(names.dropLast())) or \(names[names.count - 1])"
    }

    private static func list(_ names: [String], or none: String = "none") -> String {
        names.isEmpty ? none : names.joined(separator: ", ")
    }
}
