// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// Why a file is not a document of its format.
public struct DocumentError: ExplainedError, Hashable {
    /// What is wrong.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// What was opened is not closed, or the other way about.
        public static let malformed = Code(description: "malformed")
        /// It is well-formed, and something else than the format.
        public static let otherKind = Code(description: "otherKind")
        /// It is a version of the format that is not known.
        public static let unknownVersion = Code(description: "unknownVersion")
        /// It is meant for translations into another language.
        public static let otherTarget = Code(description: "otherTarget")
    }

    /// What is wrong.
    public let code: Code
    /// The name of the format.
    public let format: String
    /// The line, from 1.
    public let line: Int
    /// What stands there, or is missing there.
    public let detail: String

    /// An error at a line of a document.
    public init(_ code: Code, format: String, line: Int, detail: String) {
        self.code = code
        self.format = format
        self.line = line
        self.detail = detail
    }
}

extension DocumentError {
    /// What happened.
    public var what: String { "it cannot be read as \(format)" }

    /// Why.
    public var why: String { "\(detail) on line \(line)" }

    /// What to do about it.
    public var remedy: String {
        switch code {
        case .unknownVersion: "Convert it to XLIFF 2.1."
        case .otherTarget: "Translate into the language that it is for, or use a file for the other one."
        case .otherKind: "Name a file whose values are messages to be translated."
        default: "Fix that line, or have it read as plain text."
        }
    }
}
