import DocumentFormats
import Glibc
import LanguageRecognition
import UnicodeText

// All that the command says of failures.

extension CommandError {
    // MARK: - Usage

    /// The parser of the arguments does not understand them.
    static func wrongUsage(_ message: String, subcommand: String?) -> CommandError {
        let command = ["dragoman", subcommand].compactMap(\.self).joined(separator: " ")
        return CommandError(.usage, what: "wrong usage", why: message, remedy: "‘\(command) --help’ tells how it is used.")
    }

    /// An option has a value that it cannot have.
    static func badOption(_ option: String, why: String, remedy: String) -> CommandError {
        CommandError(.usage, what: option, why: why, remedy: remedy)
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

    // MARK: - Input and output

    /// A file cannot be opened, or not be read to its end.
    static func cannotRead(_ name: String, errno code: Int32) -> CommandError {
        let isMissing = [ENOENT, EACCES, EISDIR, ENOTDIR, ELOOP, ENAMETOOLONG].contains(code)
        return CommandError(
            isMissing ? .noInput : .inputOutput, what: name, why: String(cString: strerror(code)),
            remedy: code == EISDIR ? "Name the files in it, such as \(name)/*." : "Check the path and the permissions.",
            concernsOneInput: true)
    }

    /// A file holds no text.
    static func binary(_ name: String) -> CommandError {
        CommandError(
            .data, what: name, why: "it is binary, not text",
            remedy: "Name text files; --encoding NAME says so where it is text in an encoding that was not recognised.",
            concernsOneInput: true)
    }

    /// Text cannot be converted to UTF-8.
    static func cannotConvert(_ name: String, _ error: UnicodeError) -> CommandError {
        CommandError(.data, what: name, why: "\(error)", remedy: error.remedy, underlyingError: error, concernsOneInput: true)
    }

    /// Standard output does not take what is written to it.
    static func cannotWrite(errno code: Int32) -> CommandError {
        CommandError(
            .inputOutput, what: "standard output", why: String(cString: strerror(code)),
            remedy: "Check that there is room where it goes.")
    }

    // MARK: - Profiles

    /// A profile cannot be used.
    static func badProfile(_ error: ProfileError, path: String?) -> CommandError {
        CommandError(
            error.code == .unreadable ? .noInput : error.code == .noEmbeddedProfile ? .unavailable : .data,
            what: path ?? "the profile inside the program", why: error.description, remedy: error.remedy, underlyingError: error)
    }

    // MARK: - Anything else

    /// What nobody foresaw.
    init(wrapping error: any Error) {
        self.init(
            .software, what: "an error that is not known", why: "\(error)", remedy: "Please report it, with what was run.",
            underlyingError: error)
    }
}
