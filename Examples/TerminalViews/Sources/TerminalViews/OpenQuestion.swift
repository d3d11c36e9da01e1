// SPDX-License-Identifier: Apache-2.0

import LanguageNaming
import Translation

/// A question of a session that is put among the lines of a page.
@MainActor
struct OpenQuestion {
    let lines: [String]
    /// Whether nothing goes on before somebody answers; otherwise the answer stops what goes on.
    let needsAnswer: Bool
    /// Takes what the person enters; false where it is no answer.
    let answer: (String) -> Bool
    /// Answers for somebody who has gone.
    let decline: () -> Void

    /// A question, with the names that languages are answered by, and what becomes of it when nobody waits for its answer any
    /// more.
    init(_ question: HostQuestion, names: LanguageNames, withdrawn: @escaping @Sendable () -> Void) {
        switch question {
        case .source(let sample, let hypotheses, let reply):
            let likely = hypotheses.prefix(3).map { Self.label($0.language) }.joined(separator: ", ")
            self.init(
                ["Which language is “\(sample)” in? Its name or tag, such as \(likely.isEmpty ? "es" : likely); n for none."],
                to: reply, declining: nil, withdrawn
            ) { line in
                let language = line == "n" ? nil : try? names.language(line)
                return language != nil || line == "n" ? .some(language) : nil
            }
        case .installation(let packs, let source, let target, let reply):
            let list = packs.map(Self.described).joined(separator: ", ")
            self.init(
                ["May \(list) be installed, to translate from \(Self.label(source)) into \(Self.label(target))? y or n."],
                to: reply, declining: false, withdrawn
            ) { ["y", "n"].contains($0) ? $0 == "y" : nil }
        case .progress(let installation, let reply):
            self.init(
                ["Installing \(installation.packs.map(\.name).joined(separator: ", ")); n to wait no longer."],
                to: reply, declining: (), needsAnswer: false, withdrawn
            ) { $0 == "n" ? () : nil }
        case .translating(_, let reply):
            self.init(["Translating …; n to stop."], to: reply, declining: (), needsAnswer: false, withdrawn) {
                $0 == "n" ? () : nil
            }
        case .presentation(let presentation, let reply):
            self.init(Self.lines(of: presentation), to: reply, declining: .dismissal, withdrawn) {
                Self.choice($0, of: presentation, names)
            }
        }
    }

    private init<Answer: Sendable>(
        _ lines: [String], to reply: HostReply<Answer>, declining refusal: Answer, needsAnswer: Bool = true,
        _ withdrawn: @escaping @Sendable () -> Void, reading read: @escaping (String) -> Answer?
    ) {
        self.lines = lines
        self.needsAnswer = needsAnswer
        answer = { line in
            guard let answer = read(line) else { return false }
            reply(answer)
            return true
        }
        decline = { reply(refusal) }
        reply.onWithdrawal(withdrawn)
    }

    private static func label(_ language: LanguageTag) -> String { "\(language.displayName(in: "en")) (\(language))" }

    private static func described(_ pack: Pack) -> String {
        let size = pack.downloadSize.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) }
        return "\(pack.name) (\(size ?? "size not known"))"
    }

    private static func lines(of presentation: TranslationPresentation) -> [String] {
        var lines: [String]
        switch presentation.outcome {
        case .success(let translation):
            lines = ["┌ \(translation.source) → \(translation.target)", "│ \(presentation.text)", "│ \(translation.targetText)"]
        case .failure(let error):
            lines = ["┌ \(presentation.text)", "│ \(error.messageForReader)"]
        }
        let targets = presentation.targets.map { "\($0)" }.joined(separator: " ")
        let choices = [
            "An empty line closes", presentation.offersReplacement ? "r replaces the text" : nil,
            targets.isEmpty ? nil : "t and a tag or a name translate into another language: \(targets)",
        ]
        return lines + ["└ " + choices.compactMap(\.self).joined(separator: "; ")]
    }

    private static func choice(
        _ line: String, of presentation: TranslationPresentation, _ names: LanguageNames
    ) -> TranslationPresentation.Choice? {
        let (word, rest) = Command.firstWord(of: line)
        switch word {
        case "": return .dismissal
        case "r": return presentation.offersReplacement ? .replacement : nil
        case "t": return (try? names.language(rest)).map { .target($0) }
        default: return nil
        }
    }
}
