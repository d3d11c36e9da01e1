// SPDX-License-Identifier: Apache-2.0

import Decompression
import Glibc
import SystemFiles
public import TextScanning
import UnicodeText

/// Why bytes could not be read, be taken for text, or be written.
///
/// Text in no language that can be told is not an error, and neither are bytes that are not UTF-8 here and there: an
/// `InputNotice` tells of those.
public struct TextStreamError: ExplainedError {
    /// What is wrong.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// There is no such file, or it may not be opened.
        public static let notFound = Code(description: "notFound")
        /// A file is something else than a regular file, which alone may be read there.
        public static let notRegularFile = Code(description: "notRegularFile")
        /// Opening or reading failed for another reason.
        public static let unreadable = Code(description: "unreadable")
        /// The file is compressed, and cannot be decompressed; `underlyingError` is a `DecompressionError`.
        public static let notDecompressed = Code(description: "notDecompressed")
        /// The bytes are not text.
        public static let binary = Code(description: "binary")
        /// The bytes cannot be converted to UTF-8; `underlyingError` is a `UnicodeError`.
        public static let unconvertible = Code(description: "unconvertible")
        /// Writing failed, as on a full disk.
        public static let unwritable = Code(description: "unwritable")
        /// Whoever was reading the output has gone: the pipe is broken.
        public static let readerGone = Code(description: "readerGone")
        /// A file or folder cannot be made.
        public static let cannotCreate = Code(description: "cannotCreate")
        /// The process may not have as many files open as the work needs.
        public static let tooFewOpenFiles = Code(description: "tooFewOpenFiles")
    }

    /// What is wrong.
    public let code: Code
    /// The name of what it happened to: a path, or a name such as “standard input”.
    public let what: String
    /// Why, as a clause.
    public let why: String
    /// What to do about it, in a sentence.
    public let remedy: String
    /// The number that the system gave; nil where it is not one of its errors.
    public let errno: Int32?
    /// The error of another library that this one passes on.
    public let underlyingError: (any Error)?

    private init(
        _ code: Code, what: String, why: String, remedy: String, errno: Int32? = nil, underlyingError: (any Error)? = nil
    ) {
        self.code = code
        self.what = what
        self.why = why
        self.remedy = remedy
        self.errno = errno
        self.underlyingError = underlyingError
    }

    private init(_ code: Code, what: String, errno: Int32, remedy: String) {
        self.init(code, what: what, why: SystemError(errno).reason, remedy: remedy, errno: errno)
    }
}

extension TextStreamError {
    /// A file cannot be opened, or not be read to its end.
    static func cannotRead(_ name: String, errno number: Int32) -> TextStreamError {
        let looksLikeText = [ENOENT, ENAMETOOLONG].contains(number) && name.contains(" ") && !name.contains("/")
        let remedy =
            if number == EISDIR {
                "Name the files in it; ‘detect’ and ‘split’ read all of them with -r."
            } else if looksLikeText {
                "Check the path; if it is the text itself, pass it on standard input."
            } else {
                "Check the path and the permissions."
            }
        let isMissing = [ENOENT, EACCES, EISDIR, ENOTDIR, ELOOP, ENAMETOOLONG].contains(number)
        return TextStreamError(isMissing ? .notFound : .unreadable, what: name, errno: number, remedy: remedy)
    }

    /// Only regular files may be read there.
    static func notRegularFile(_ name: String) -> TextStreamError {
        TextStreamError(
            .notRegularFile, what: name, why: "it is a link, a folder or a device, but only files are read here",
            remedy: "Put the file itself there.")
    }

    /// A file holds no text.
    static func binary(_ name: String) -> TextStreamError {
        TextStreamError(
            .binary, what: name, why: "it is binary, not text",
            remedy: "Name text files; if it is text in an encoding that was not recognised, name the encoding.")
    }

    /// A compressed file cannot be decompressed.
    static func cannotDecompress(_ name: String, _ error: DecompressionError) -> TextStreamError {
        TextStreamError(.notDecompressed, what: name, why: error.why, remedy: error.remedy, underlyingError: error)
    }

    /// Text cannot be converted to UTF-8.
    static func cannotConvert(_ name: String, _ error: UnicodeError) -> TextStreamError {
        TextStreamError(
            .unconvertible, what: name, why: "\(error.operation): \(error.reason)", remedy: error.remedy, underlyingError: error)
    }

    /// A file does not take what is written to it.
    static func cannotWrite(_ name: String, errno number: Int32) -> TextStreamError {
        TextStreamError(
            number == EPIPE ? .readerGone : .unwritable, what: name, errno: number,
            remedy: [ENOSPC, EDQUOT].contains(number)
                ? "Free some space, or name a place that has more." : "Check the place, its permissions and its free space.")
    }

    /// A folder cannot be made, or a file in it.
    static func cannotCreate(_ name: String, errno number: Int32) -> TextStreamError {
        cannotMake(name, errno: number, whereNamedWrongly: "Name a folder that is empty or does not exist.")
    }

    /// A file cannot be made, or not be replaced.
    static func cannotReplace(_ name: String, errno number: Int32) -> TextStreamError {
        cannotMake(name, errno: number, whereNamedWrongly: "Name a file in a folder that is there.")
    }

    private static func cannotMake(_ name: String, errno number: Int32, whereNamedWrongly remedy: String) -> TextStreamError {
        // A full disk is one failure, whichever call tells of it.
        if [ENOSPC, EDQUOT, EFBIG].contains(number) { return cannotWrite(name, errno: number) }
        return TextStreamError(
            .cannotCreate, what: name, errno: number,
            remedy: [EEXIST, ENOTDIR].contains(number) ? remedy : "Check the path and the permissions.")
    }

    /// What gives its bytes once only was read before.
    static func readAlready(_ name: String) -> TextStreamError {
        TextStreamError(
            .unreadable, what: name, why: "it can be read once only, and was", remedy: "Put it into a file, and name that.")
    }

    /// A file cannot be replaced, since drafts of other runs have all the names that its own could have.
    static func draftsAreLeft(_ name: String) -> TextStreamError {
        TextStreamError(
            .cannotCreate, what: name, why: "its folder holds drafts that were left behind",
            remedy:
                "Remove the files named .dragoman-….part from the folder.", errno: EEXIST)
    }

    /// The process may not have as many files open as it needs.
    static func tooFewOpenFiles(needed: Int) -> TextStreamError {
        TextStreamError(
            .tooFewOpenFiles, what: "open files", why: "fewer than \(needed) are allowed at once",
            remedy: "Allow more, as by ‘ulimit -n 256’, or ask the administrator of this machine.")
    }
}
