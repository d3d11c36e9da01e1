import DocumentExchange
import DocumentFormats
import Glibc
import LanguageRecognition
import RecognitionEvaluation
import UnicodeText

// All that the command says of failures.

extension CommandError {
    // MARK: - Usage

    /// The parser of the arguments does not understand them.
    static func wrongUsage(_ message: String, subcommand: String?) -> CommandError {
        let command = ["dragoman", subcommand].compactMap(\.self).joined(separator: " ")
        // The parser sets out many values as a list of lines.
        let reason = message.replacing("the following:\n  - ", with: "").replacing("\n  - ", with: ", ")
        return CommandError(.usage, what: "wrong usage", why: reason, remedy: "‘\(command) --help’ tells how it is used.")
    }

    /// An option has a value that it cannot have.
    static func badOption(_ option: String, why: String, remedy: String) -> CommandError {
        CommandError(.usage, what: option, why: why, remedy: remedy)
    }

    /// A page would be written over what is read.
    static func overInput(_ page: String, input: String) -> CommandError {
        badOption(
            "--html \(page)", why: "the page would be written over \(input), which is read", remedy: "Name another file.")
    }

    /// An option has a value that is no language tag.
    static func badTag(_ error: LanguageTagError, option: String) -> CommandError {
        CommandError(
            .usage, what: "\(option): \(error.whatHappened)", why: error.reason, remedy: error.remedy, underlyingError: error)
    }

    /// Of the languages that alone may answer, the profile has none.
    static func noKnownCandidates(_ tags: [LanguageTag]) -> CommandError {
        CommandError(
            .usage, what: "--only", why: "the profile has none of \(tags.map(\.canonical).joined(separator: ", "))",
            remedy: "‘dragoman languages --varieties’ lists what there is.")
    }

    /// Of the languages that alone may answer, hints rule out all.
    static var noLikelyCandidates: CommandError {
        CommandError(
            .usage, what: "--only", why: "--hint gives each of its languages the weight 0, so that none may answer",
            remedy: "Give one of them a weight above 0, or none.")
    }

    // MARK: - Input and output

    /// A file cannot be opened, or not be read to its end.
    static func cannotRead(_ name: String, errno code: Int32) -> CommandError {
        let looksLikeText = [ENOENT, ENAMETOOLONG].contains(code) && name.contains(" ") && !name.contains("/")
        let remedy =
            if code == EISDIR {
                "Name the files in it, such as \(name)/*."
            } else if looksLikeText {
                "Check the path; where it is the text itself, hand it over on standard input."
            } else {
                "Check the path and the permissions."
            }
        let isMissing = [ENOENT, EACCES, EISDIR, ENOTDIR, ELOOP, ENAMETOOLONG].contains(code)
        return CommandError(
            isMissing ? .noInput : .inputOutput, what: name, why: String(cString: strerror(code)), remedy: remedy,
            concernsOneInput: true)
    }

    /// A file holds no text.
    static func binary(_ name: String) -> CommandError {
        CommandError(
            .data, what: name, why: "it is binary, not text",
            remedy: "Name text files; --encoding NAME says so where it is text in an encoding that was not recognised.",
            concernsOneInput: true)
    }

    /// A document is broken.
    static func badDocument(_ error: DocumentError, input: String) -> CommandError {
        let remedy =
            switch error.code {
            case .malformed, .otherKind: "Mend that line, or have it read as text by --document-format text."
            case .otherTarget: "Name the language that it is for by --to, or take a file for the other one."
            default: error.remedy
            }
        return CommandError(
            .data, what: input, why: "\(error.whatHappened): \(error.reason)", remedy: remedy, underlyingError: error,
            concernsOneInput: true)
    }

    /// A document's format has no way to say a language.
    static func cannotAnnotate(_ name: String, format: String) -> CommandError {
        CommandError(
            .data, what: name, why: "\(format) cannot say in which language a part is",
            remedy: "--annotate takes HTML; --document-format html says that it is.", concernsOneInput: true)
    }

    /// Text cannot be converted to UTF-8.
    static func cannotConvert(_ name: String, _ error: UnicodeError) -> CommandError {
        CommandError(.data, what: name, why: "\(error)", remedy: error.remedy, underlyingError: error, concernsOneInput: true)
    }

    /// A file does not take what is written to it.
    static func cannotWrite(_ name: String, errno code: Int32) -> CommandError {
        CommandError(
            .inputOutput, what: name, why: String(cString: strerror(code)), remedy: "Check that there is room where it goes.")
    }

    /// A file or folder cannot be made.
    static func cannotCreate(_ name: String, errno code: Int32) -> CommandError {
        CommandError(
            .cannotCreate, what: name, why: String(cString: strerror(code)),
            remedy: [EEXIST, ENOTDIR].contains(code)
                ? "Name a folder that is empty or does not exist." : "Check the path and the permissions.")
    }

    /// The process may not have as many files open as it needs.
    static func tooFewOpenFiles(needed: Int) -> CommandError {
        CommandError(
            .unavailable, what: "open files", why: "fewer than \(needed) are allowed at once",
            remedy: "Allow more by ‘ulimit -n’, or ask who runs this machine.")
    }

    // MARK: - Records and pieces

    /// A line of NDJSON input cannot be done.
    static func badRecord(_ fault: RecordFault, input: String, line: Int) -> CommandError {
        CommandError(
            .data, what: "\(input), line \(line)", why: fault.reason,
            remedy: fault.remedy, concernsOneInput: true)
    }

    /// A line is no row of `split --format tsv`.
    static func badRow(input: String, line: Int) -> CommandError {
        CommandError(
            .data, what: "\(input), line \(line)", why: "it does not have the seven fields of ‘split --format tsv’",
            remedy: "Give it what ‘split --format tsv’ writes; --ndjson says that it is NDJSON.")
    }

    /// A translation cannot go back into its document.
    static func lostUnit(_ lost: LostUnit, file: String) -> CommandError {
        CommandError(
            .data, what: "\(file), unit \(lost.unit): not put into the document", why: lost.reason, remedy: lost.remedy,
            underlyingError: lost)
    }

    /// The document of an exchange is not the one that its files were made of.
    static func otherDocument(_ name: String) -> CommandError {
        CommandError(
            .data, what: name, why: "it was changed after it had been split, so translations would get into other text",
            remedy: "Put it back as it was, or change the document that it is a copy of, and split that again.")
    }

    /// A file of translations is broken.
    static func badExchange(_ error: DocumentError, file: String) -> CommandError {
        CommandError(
            .data, what: file, why: "\(error.whatHappened): \(error.reason)",
            remedy: error.code == .malformed || error.code == .otherKind ? "Mend that line." : error.remedy,
            underlyingError: error)
    }

    /// A folder lacks the list of what it holds, which is written last.
    static func noManifest(_ folder: String) -> CommandError {
        CommandError(
            .noInput, what: folder,
            why: """
                there is no \(PieceManifest.fileName), with which ‘split --into’ ends, nor \(ExchangeManifest.fileName), with which \
                ‘split --xliff’ does
                """,
            remedy: "Name a folder that it has written to its end, or split the document again into another.")
    }

    /// A file that a list names cannot be opened.
    static func cannotReadPart(_ name: String, errno code: Int32) -> CommandError {
        // Links are not followed.
        if code == ELOOP { return notAFile(name) }
        guard code == ENOENT else { return cannotRead(name, errno: code) }
        return CommandError(
            .noInput, what: name, why: String(cString: strerror(code)),
            remedy: "Put it back; \(leavingOut)")
    }

    /// What a list names is something else than a file.
    static func notAFile(_ name: String) -> CommandError {
        CommandError(
            .noInput, what: name, why: "it is a link, a folder or a device, and only files are read here",
            remedy: "Put the file itself there; \(leavingOut)")
    }

    private static let leavingOut = "of what ‘split --into’ has written, an empty file leaves a piece out of the document."

    /// A piece is in another encoding than it was written in.
    static func pieceNotUTF8(_ name: String) -> CommandError {
        CommandError(.data, what: name, why: "it is not UTF-8", remedy: "Save it as UTF-8.")
    }

    /// A folder of pieces is to be joined as NDJSON.
    static func ndjsonOfFolder(_ folder: String) -> CommandError {
        badOption(
            "--ndjson", why: "\(folder) is a folder, and has no records", remedy: "Leave it out, or name a file with records.")
    }

    /// The list of pieces in a folder cannot be used.
    static func badManifest(_ error: ManifestError, folder: String) -> CommandError {
        CommandError(.data, what: folder, why: error.reason, remedy: error.remedy, underlyingError: error)
    }

    // MARK: - Profiles

    /// A profile cannot be used.
    static func badProfile(_ error: ProfileError, path: String?) -> CommandError {
        CommandError(
            error.code == .unreadable ? .noInput : error.code == .noEmbeddedProfile ? .unavailable : .data,
            what: path ?? "the profile inside the program", why: error.description, remedy: error.remedy, underlyingError: error)
    }

    /// Texts to judge by cannot be read.
    static func cannotEvaluate(_ error: EvaluationError) -> CommandError {
        CommandError(
            .noInput, what: "evaluate", why: error.detail,
            remedy: "Name labelled files that can be read; .xz files need the xz program (Debian's xz-utils).",
            underlyingError: error)
    }

    /// No line of a file has a label and a text.
    static func noLabelledText(_ path: String) -> CommandError {
        CommandError(
            .data, what: path, why: "no line in it is a tag, a tab and a text",
            remedy: "Write one text a line, such as de<tab>Guten Morgen.")
    }

    /// No texts to judge by were named.
    static var nothingToEvaluate: CommandError {
        CommandError(
            .usage, what: "evaluate", why: "no file is named, and DRAGOMAN_CORPORA is not set",
            remedy: "Name labelled files, or set DRAGOMAN_CORPORA to a folder with dev/*.tsv.xz.")
    }

    // MARK: - Anything else

    /// What nobody foresaw.
    init(wrapping error: any Error) {
        self.init(
            .software, what: "an error that is not known", why: "\(error)", remedy: "Please report it, with what was run.",
            underlyingError: error)
    }
}
