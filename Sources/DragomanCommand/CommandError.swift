import Glibc

/// Why a command could not do what it was asked to.
struct CommandError: Error {
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
        /// A file cannot be made.
        static let cannotCreate = Code(status: EX_CANTCREAT)
        /// Reading or writing failed on the way.
        static let inputOutput = Code(status: EX_IOERR)
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
    /// Whether it is about one input, so that others can still be done.
    let concernsOneInput: Bool

    init(
        _ code: Code, what: String, why: String, remedy: String, underlyingError: (any Error)? = nil,
        concernsOneInput: Bool = false
    ) {
        self.code = code
        self.what = what
        self.why = why
        self.remedy = remedy
        self.underlyingError = underlyingError
        self.concernsOneInput = concernsOneInput
    }
}
