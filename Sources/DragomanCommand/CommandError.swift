// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import DocumentFormats
import Glibc
import TextScanning
import TextStreams

/// Why a command could not do what it was asked to.
struct CommandError: ExplainedError {
    /// What kind of failure it is, which decides the exit status.
    struct Code: Hashable {
        /// The status of the process, as in sysexits.h.
        let status: Int32

        /// The options or arguments are wrong.
        static let usage = Code(status: EX_USAGE)
        /// The input is not what it should be.
        static let data = Code(status: EX_DATAERR)
        /// The input is not there.
        static let noInput = Code(status: EX_NOINPUT)
        /// Something that the work needs is missing.
        static let unavailable = Code(status: EX_UNAVAILABLE)
        /// The program itself is at fault.
        static let software = Code(status: EX_SOFTWARE)
        /// The system does not give what is needed.
        static let system = Code(status: EX_OSERR)
        /// A file cannot be made.
        static let cannotCreate = Code(status: EX_CANTCREAT)
        /// Reading or writing failed on the way.
        static let inputOutput = Code(status: EX_IOERR)
        /// What was set up in `config.toml` cannot be used.
        static let configuration = Code(status: EX_CONFIG)
    }

    /// What kind of failure it is.
    let code: Code
    /// What happened, with the name of what it happened to.
    let what: String
    /// Why.
    let why: String
    /// What to do about it, in a sentence.
    let remedy: String
    /// The error of a library that this one passes on.
    let underlyingError: (any Error)?
    /// Whether it is about one of several inputs, packs or pairs, so that the others can still be done.
    let concernsOneOfSeveral: Bool

    init(
        _ code: Code, what: String, why: String, remedy: String, underlyingError: (any Error)? = nil,
        concernsOneOfSeveral: Bool = false
    ) {
        self.code = code
        self.what = what
        self.why = why
        self.remedy = remedy
        self.underlyingError = underlyingError
        self.concernsOneOfSeveral = concernsOneOfSeveral
    }
}

extension CommandError {
    /// What a library says of a failure, as the command says it.
    init(_ error: any Error) {
        switch error {
        case let error as CommandError: self = error
        case let error as TextStreamError: self.init(error)
        case let error as DocumentFileError: self.init(error)
        default:
            self.init(
                .software, what: "an unknown error", why: (error as? any ExplainedError)?.explanation ?? "\(error)",
                remedy: "Please report it, with the command that you ran.",
                underlyingError: error)
        }
    }

    /// Bytes could not be read or written.
    ///
    /// Where nobody reads the results any more, the process ends quietly, as by the signal that it would have got.
    private init(_ error: TextStreamError) {
        let (code, concernsOneOfSeveral): (Code, Bool) =
            switch error.code {
            case .readerGone: endProcess(bySignal: SIGPIPE)
            case .notFound: (.noInput, true)
            case .notRegularFile: (.noInput, false)
            case .unreadable: (.inputOutput, true)
            case .unwritable: (.inputOutput, false)
            case .cannotCreate: (.cannotCreate, false)
            case .tooFewOpenFiles: (.system, false)
            default: (.data, true)
            }
        let remedy =
            error.code == .binary
            ? "Name text files; if it is text in an encoding that was not recognised, name that with --encoding." : error.remedy
        self.init(
            code, what: error.what, why: error.why, remedy: remedy, underlyingError: error.underlyingError ?? error,
            concernsOneOfSeveral: concernsOneOfSeveral)
    }

    /// A document, or the files that it is exchanged as, could not be read or written.
    private init(_ error: DocumentFileError) {
        switch (error.code, error.underlyingError) {
        case (.stream, let cause as TextStreamError): self.init(cause)
        case (.brokenDocument, let cause as DocumentError): self = .badDocument(cause, input: error.what)
        case (.unknownFormat, let cause as UnknownFormatError): self = .unknownFormat(cause, input: error.what)
        default:
            self.init(
                [.missingList, .missingFile].contains(error.code) ? .noInput : .data, what: error.what, why: error.why,
                remedy: error.remedy, underlyingError: error.underlyingError ?? error)
        }
    }
}
