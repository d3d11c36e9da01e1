// SPDX-License-Identifier: Apache-2.0

import Glibc
import SystemFiles

extension ApertiumError {
    /// What could not be done, in a sentence.
    public var what: String {
        switch cause {
        case .unknownPair(let name): "Apertium cannot translate over “\(name)”."
        case .notInstalled(let mode, _), .cannotStart(let mode, _, _), .chainFailed(let mode, _, _):
            "Apertium's pair \(mode) does not work."
        case .textFailed(let mode, _, _): "Apertium's pair \(mode) could not translate a text."
        case .systemRefused: "Communication with Apertium's programs failed."
        }
    }

    /// Why, in a sentence.
    public var why: String {
        switch cause {
        case .unknownPair: "It is not one of the pairs that the engine offers."
        case .notInstalled(_, let obstacle): Self.sentence(about: obstacle)
        case .cannotStart(_, let program, let number):
            "\(program ?? "A pipe") could not be started: \(SystemError(number).reason)."
        case .chainFailed(_, let failure, let report), .textFailed(_, let failure, let report):
            Self.sentence(about: failure) + Self.sentences(about: report)
        case .systemRefused(let number): "The system provided no thread or file descriptor: \(SystemError(number).reason)."
        }
    }

    /// What to do about it, in a sentence.
    public var remedy: String {
        switch cause {
        case .unknownPair: "Use one of the engine's pairs."
        case .notInstalled(_, let obstacle) where obstacle?.problem != nil:
            "Install the pair's package again; if that does not help, tell its makers."
        case .notInstalled: "Install the pair's pack and its companions."
        case .cannotStart(_, _, EAGAIN), .cannotStart(_, _, ENOMEM), .cannotStart(_, _, EMFILE), .cannotStart(_, _, ENFILE),
            .systemRefused:
            "End other work, or raise the limits on processes, memory and open files."
        case .cannotStart, .chainFailed: "Install the pair's package again, or use another pair."
        case .textFailed: "Keep the text as it is, or translate it in smaller parts."
        }
    }

    private static func sentence(about obstacle: ChainPlan.Obstacle?) -> String {
        guard let obstacle else { return "Its package is not installed." }
        switch obstacle.problem {
        case .openQuote: return "Its mode file has a quotation mark without its match."
        case .emptyStage: return "Its mode file has a “|” without a program beside it."
        case .unexpected(let character): return "Its mode file has a “\(character)” that is not understood."
        case nil: break
        }
        return "What is missing: \((obstacle.programs.sorted() + obstacle.files.sorted()).joined(separator: ", "))."
    }

    private static func sentence(about failure: AnswerFailure) -> String {
        switch failure {
        case .ended: "Its programs ended."
        case .silent(let timeout): "It gave no answer within \(timeout)."
        case .endless: "Its answer did not end."
        case .wrongIdentifier: "It answered something that was not asked."
        case .leakedMark: "Its answer holds a mark that programs put between themselves."
        case .illFormed: "Its answer is not well-formed."
        case .placeholderLost: "Its answer lacks a part that had to be kept."
        case .emptied: "Its answer is empty."
        case .refused(let number): "Communication with it failed: \(SystemError(number).reason)."
        }
    }

    private static func sentences(about report: ChainReport) -> String {
        var sentences = ""
        for outcome in report.outcomes {
            let manner = outcome.signal != 0 ? "by signal \(outcome.signal)" : "with status \(outcome.status)"
            sentences += " \(outcome.program) ended \(manner)."
        }
        let message = report.diagnostics.split(whereSeparator: \.isNewline).last.map(String.init)
        return sentences + (message.map { " The last message was: “\($0)”." } ?? "")
    }
}
