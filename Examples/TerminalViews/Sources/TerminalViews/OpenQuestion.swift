// SPDX-License-Identifier: Apache-2.0

import Translation

/// A question of a session that is put among the lines of a page.
@MainActor
struct OpenQuestion {
    let lines: [String]
    /// Takes what the person enters; false where it is no answer.
    let answer: (String) -> Bool

    /// A question, with what becomes of it when nobody waits for its answer any more.
    init(_ question: HostQuestion, withdrawn: @escaping @Sendable () -> Void) {
        switch question {
        case .source(let sample, let hypotheses, let reply):
            let likely = hypotheses.prefix(3).map { "\($0.language)" }.joined(separator: ", ")
            lines = ["Which language is “\(sample)” in? A tag, such as \(likely.isEmpty ? "es" : likely); n for none."]
            answer = { line in
                let tag = try? LanguageTag(parsing: line)
                guard tag != nil || line == "n" else { return false }
                reply(tag)
                return true
            }
            reply.onWithdrawal(withdrawn)
        case .installation(let packs, let source, let target, let reply):
            let names = packs.map(\.name).joined(separator: ", ")
            lines = ["May \(names) be installed, to translate from \(source) into \(target)? y or n."]
            answer = { line in
                guard ["y", "n"].contains(line) else { return false }
                reply(line == "y")
                return true
            }
            reply.onWithdrawal(withdrawn)
        case .progress(let installation, let reply):
            lines = ["Installing \(installation.packs.count) packs; n to wait no longer."]
            answer = { line in
                guard line == "n" else { return false }
                reply(())
                return true
            }
            reply.onWithdrawal(withdrawn)
        case .presentation(let presentation, let reply):
            lines = Self.lines(of: presentation)
            answer = { line in
                guard let choice = Self.choice(line, of: presentation) else { return false }
                reply(choice)
                return true
            }
            reply.onWithdrawal(withdrawn)
        }
    }

    private static func lines(of presentation: TranslationPresentation) -> [String] {
        var lines: [String]
        switch presentation.outcome {
        case .success(let translation):
            lines = ["┌ \(translation.source) → \(translation.target)", "│ \(presentation.text)", "│ \(translation.targetText)"]
        case .failure(let error):
            lines = ["┌ \(presentation.text)", "│ \(error)"]
        }
        let targets = presentation.targets.map { "\($0)" }.joined(separator: " ")
        let replace = presentation.offersReplacement ? "r replaces the text; " : ""
        return lines + ["└ c closes; \(replace)t and a tag translate into another language: \(targets)"]
    }

    private static func choice(_ line: String, of presentation: TranslationPresentation) -> TranslationPresentation.Choice? {
        let (word, rest) = Command.firstWord(of: line)
        switch word {
        case "c": return .dismissal
        case "r": return presentation.offersReplacement ? .replacement : nil
        case "t": return (try? LanguageTag(parsing: rest)).map { .target($0) }
        default: return nil
        }
    }
}
