// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// Why the list of the files that a document was cut into cannot be used.
public struct ManifestError: ExplainedError, Hashable {
    /// What is wrong.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// A line is not what is written there.
        public static let malformed = Code(description: "malformed")
        /// The list is of a version that is not known.
        public static let unknownVersion = Code(description: "unknownVersion")
        /// There are fewer lines than were written, or more.
        public static let wrongCount = Code(description: "wrongCount")
        /// There are as many lines as were written, and they are others, or in another order.
        public static let changed = Code(description: "changed")
    }

    /// What is wrong.
    public let code: Code
    /// The line, from 1; nil where all of the list is meant.
    public let line: Int?
    /// The name of the list.
    public let list: String
    /// Why the list cannot be used.
    public let why: String

    private init(_ code: Code, line: Int? = nil, list: String, why: String) {
        self.code = code
        self.line = line
        self.list = list
        self.why = why
    }

    static func malformed(line: Int, list: String) -> ManifestError {
        ManifestError(.malformed, line: line, list: list, why: "line \(line) of \(list) is not what ‘split’ writes")
    }

    static func unknownVersion(_ version: some StringProtocol, known: Int, line: Int, list: String) -> ManifestError {
        ManifestError(
            .unknownVersion, line: line, list: list,
            why: "\(list) is in version \(version), but this program reads version \(known)")
    }

    static func wrongCount(_ count: Int, written: Int, list: String) -> ManifestError {
        ManifestError(
            .wrongCount, list: list,
            why:
                "\(list) names \(count) \(count == 1 ? "file" : "files"), but \(written) \(written == 1 ? "was" : "were") written"
        )
    }

    static func changed(list: String) -> ManifestError {
        ManifestError(.changed, list: list, why: "the lines of \(list), or their order, were changed")
    }
}

extension ManifestError {
    /// What happened.
    public var what: String { "the list of the files cannot be used" }

    /// What to do about it.
    public var remedy: String {
        switch code {
        case .unknownVersion: "Split the document again, or join with the version of dragoman that split it."
        case _ where list == ExchangeManifest.fileName:
            "Restore the list, or split the document again; to leave out a language, leave its file without targets."
        case .malformed: "Split the document again, and change only the pieces."
        default: "Restore the list, or split the document again; to leave out a piece, empty its file."
        }
    }
}

/// A line of a list of files.
struct ManifestLine {
    /// Its number, from 1.
    let number: Int
    /// What it says, without what ends it.
    let content: Substring.UTF8View

    /// The lines that say something.
    ///
    /// Split by bytes: in a `String`, CR LF is one character, and so may be a tab with a combining mark.
    static func lines(of text: String) -> [ManifestLine] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            return content.isEmpty ? nil : ManifestLine(number: index + 1, content: content)
        }
    }
}
