/// Why the list of the files that a document was cut into cannot be used.
package struct ManifestError: Error, Sendable, Hashable {
    /// What is wrong.
    package struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        package let description: String

        /// A line is not as it is written.
        package static let malformed = Code(description: "malformed")
        /// The list is of a version that is not known.
        package static let unknownVersion = Code(description: "unknownVersion")
        /// There are fewer lines than were written, or more.
        package static let otherCount = Code(description: "otherCount")
        /// There are as many lines as were written, and they are others, or in another order.
        package static let changed = Code(description: "changed")
    }

    /// What is wrong.
    package let code: Code
    /// The line, from 1; nil where all of the list is meant.
    package let line: Int?
    /// The name of the list.
    package let list: String
    /// Why the list cannot be used.
    package let reason: String

    private init(_ code: Code, line: Int? = nil, list: String, reason: String) {
        self.code = code
        self.line = line
        self.list = list
        self.reason = reason
    }

    static func malformed(line: Int, list: String) -> ManifestError {
        ManifestError(.malformed, line: line, list: list, reason: "line \(line) of \(list) is not as ‘split’ writes it")
    }

    static func unknownVersion(_ version: some StringProtocol, known: Int, line: Int, list: String) -> ManifestError {
        ManifestError(
            .unknownVersion, line: line, list: list,
            reason: "\(list) is of version \(version), and this program reads version \(known)")
    }

    static func otherCount(_ count: Int, written: Int, list: String) -> ManifestError {
        ManifestError(
            .otherCount, list: list,
            reason:
                "\(list) names \(count) \(count == 1 ? "file" : "files"), and \(written) \(written == 1 ? "was" : "were") written"
        )
    }

    static func changed(list: String) -> ManifestError {
        ManifestError(.changed, list: list, reason: "the lines of \(list) were changed, or their order was")
    }
}

extension ManifestError: CustomStringConvertible {
    /// What to do about it.
    package var remedy: String {
        switch code {
        case .unknownVersion: "Split the document again, or join with the version of dragoman that split it."
        case _ where list == ExchangeManifest.fileName:
            "Put the list back as it was, or split the document again; a language is left out where its file has no targets."
        case .malformed: "Split the document again, and change the pieces only."
        default: "Put the list back as it was, or split the document again; what is not wanted goes by emptying its piece."
        }
    }

    /// Why, and what to do.
    package var description: String { "\(reason). \(remedy)" }
}
