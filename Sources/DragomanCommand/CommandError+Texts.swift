// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import DocumentFormats
import LanguageNaming
import LanguageRecognition
import RecognitionEvaluation
import Records
import TextScanning

// All that the command says of failures.

extension CommandError {
    // MARK: - Usage

    /// The parser of the arguments does not understand them.
    ///
    /// - Parameter command: The command that they are for, with its parents.
    static func wrongUsage(_ message: String, of command: String) -> CommandError {
        // The parser sets out many values as a list of lines.
        let reason = message.replacing("the following:\n  - ", with: "").replacing("\n  - ", with: ", ")
        let guess = meantValue(in: reason).map { "Did you mean ‘\($0)’? " } ?? ""
        return CommandError(.usage, what: "wrong usage", why: reason, remedy: "\(guess)‘\(command) --help’ explains its use.")
    }

    /// Of the values that the parser lists, the one that was probably meant; nil where it lists none, or none is near.
    private static func meantValue(in reason: String) -> String? {
        let halves = reason.split(separator: "Please provide one of ", maxSplits: 1)
        guard halves.count == 2, let value = reason.split(separator: "'").dropFirst().first else { return nil }
        let words = halves[1].split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
        return NearestSpelling.words(near: value.lowercased(), among: words, atMost: 1).first
    }

    /// The first argument names no subcommand.
    static func noSubcommand(_ name: String, among subcommands: [String]) -> CommandError {
        let meant = NearestSpelling.words(near: name, among: subcommands, atMost: 1).first
        return CommandError(
            .usage, what: "wrong usage", why: "there is no subcommand ‘\(name)’",
            remedy: meant.map { "Did you mean ‘dragoman \($0)’? ‘dragoman --help’ lists all." }
                ?? "The subcommands are \(subcommands.joined(separator: ", ")); ‘dragoman --help’ explains them.")
    }

    /// An option has a value that it cannot have.
    static func badOption(_ option: String, why: String, remedy: String) -> CommandError {
        CommandError(.usage, what: option, why: why, remedy: remedy)
    }

    /// A page would be written over what is read.
    static func overInput(_ page: String, input: String) -> CommandError {
        badOption(
            "--html \(page)", why: "the page would overwrite \(input), which is an input", remedy: "Name another file.")
    }

    /// An option has a value that is no language.
    static func badLanguage(_ error: LanguageNameError, option: String) -> CommandError {
        CommandError(
            .usage, what: "\(option): \(error.what)", why: error.why, remedy: error.remedy, underlyingError: error)
    }

    /// Of the languages that alone may answer, the profile has none.
    static func noKnownCandidates(_ tags: [LanguageTag]) -> CommandError {
        CommandError(
            .usage, what: "--only", why: "the profile has none of \(tags.map(\.canonical).joined(separator: ", "))",
            remedy: "‘dragoman languages --varieties’ lists what there is.")
    }

    /// The profile does not have a language.
    static func notInProfile(_ tag: LanguageTag) -> CommandError {
        CommandError(
            .unavailable, what: "languages", why: "the profile does not have \(tag.nameAndTag)",
            remedy: "‘dragoman languages --varieties’ lists what there is; docs/training.md tells how one is added.")
    }

    /// Of the languages that alone may answer, hints rule out all.
    static var noLikelyCandidates: CommandError {
        CommandError(
            .usage, what: "--only", why: "--hint gives weight 0 to every language that it names, so none may answer",
            remedy: "Give one of them a weight above 0, or leave the hint out.")
    }

    // MARK: - Documents

    /// A document is broken.
    static func badDocument(_ error: DocumentError, input: String) -> CommandError {
        let remedy =
            switch error.code {
            case .malformed, .otherKind: "Fix that line, or have it read as text with --document-format text."
            case .otherTarget: "Name the language that it is for with --to, or use a file for the other one."
            default: error.remedy
            }
        return CommandError(
            .data, what: input, why: error.explanation, remedy: remedy, underlyingError: error,
            concernsOneOfSeveral: true)
    }

    /// A document is in a format that is not known.
    static func unknownFormat(_ error: UnknownFormatError, input: String) -> CommandError {
        CommandError(
            .data, what: input, why: error.why,
            remedy: """
                --document-format names the formats that are read: \(error.knownFormats.joined(separator: ", ")); text takes all \
                of it for text.
                """,
            underlyingError: error, concernsOneOfSeveral: true)
    }

    /// A document's format has no way to say a language.
    static func cannotAnnotate(_ name: String, format: String) -> CommandError {
        CommandError(
            .data, what: name, why: "\(format) cannot state the language of a part",
            remedy: "--annotate takes HTML; if it is HTML, add --document-format html.", concernsOneOfSeveral: true)
    }

    // MARK: - Records and exchanged files

    /// A line of NDJSON input cannot be done.
    static func badRecord(_ fault: RecordFault, input: String, line: Int) -> CommandError {
        CommandError(
            .data, what: "\(input), line \(line)", why: fault.why,
            remedy: fault.remedy, concernsOneOfSeveral: true)
    }

    /// A line is not a row of `split --format tsv`.
    static func badRow(input: String, line: Int) -> CommandError {
        CommandError(
            .data, what: "\(input), line \(line)", why: "it does not have the seven fields of ‘split --format tsv’",
            remedy: "Use the output of ‘split --format tsv’; for NDJSON, add --ndjson.")
    }

    /// A translation cannot go back into its document.
    static func lostUnit(_ lost: LostUnit, file: String) -> CommandError {
        CommandError(
            .data, what: "\(file), \(lost.what)", why: lost.why, remedy: lost.remedy, underlyingError: lost)
    }

    /// A folder of pieces is to be joined as NDJSON.
    static func ndjsonOfFolder(_ folder: String) -> CommandError {
        badOption(
            "--ndjson", why: "\(folder) is a folder, not a file of records", remedy: "Leave it out, or name a file with records.")
    }

    // MARK: - Profiles

    /// A profile cannot be used.
    static func badProfile(_ error: ProfileError, path: String?) -> CommandError {
        CommandError(
            error.code == .unreadable ? .noInput : error.code == .noEmbeddedProfile ? .unavailable : .data,
            what: path ?? "the built-in profile", why: error.explanation, remedy: error.remedy, underlyingError: error)
    }

    /// A file of priors cannot be used.
    static func badPriors(_ error: EvaluationError) -> CommandError {
        CommandError(
            error.code == .badPriors ? .data : .noInput, what: "--prior", why: error.detail, remedy: error.remedy,
            underlyingError: error)
    }

    /// Texts to judge by cannot be read.
    static func cannotEvaluate(_ error: EvaluationError) -> CommandError {
        CommandError(
            .noInput, what: "evaluate", why: error.detail,
            remedy: "Name labelled files that can be read; a compressed one may be damaged.",
            underlyingError: error, concernsOneOfSeveral: true)
    }

    /// The folder that the environment names has nothing to judge by.
    static func noCorpora(_ error: EvaluationError) -> CommandError {
        CommandError(
            .noInput, what: "DRAGOMAN_CORPORA", why: error.detail,
            remedy: "Set it to a folder with dev/*.tsv.xz, or name labelled files.", underlyingError: error)
    }

    /// No line of a file has a label and a text.
    static func noLabelledText(_ path: String) -> CommandError {
        CommandError(
            .data, what: path, why: "no line in it is a tag, a tab and a text",
            remedy: "Write one text per line, such as de<tab>Guten Morgen.", concernsOneOfSeveral: true)
    }

    /// No texts to judge by were named.
    static var nothingToEvaluate: CommandError {
        CommandError(
            .usage, what: "evaluate", why: "no file is named, and DRAGOMAN_CORPORA is not set",
            remedy: "Name labelled files, or set DRAGOMAN_CORPORA to a folder with dev/*.tsv.xz.")
    }
    // MARK: - The system

    /// The system allows less memory than is needed; sizes are in kB, as shells take them.
    static func tooLittleMemory(_ name: String, allowed: UInt, needed: UInt, option: String) -> CommandError {
        CommandError(
            .system, what: "the system", why: "it allows \(name) of \(allowed) kB, and \(needed) kB are needed",
            remedy: "Raise the limit, as by ‘ulimit \(option) \(needed)’.")
    }

    /// The arguments cannot be told.
    static var noArguments: CommandError {
        CommandError(
            .system, what: "the system", why: "it has no /proc, where a program finds its arguments",
            remedy: "Mount it, as by ‘mount -t proc proc /proc’.")
    }

    /// The system allows fewer threads than are needed.
    static func tooFewThreads(count: Int, needed: Int) -> CommandError {
        CommandError(
            .system, what: "the system", why: "it allows \(count) more threads, and \(needed) are needed",
            remedy: "Raise the limit, as by ‘ulimit -u’, or end other programs.")
    }
}
