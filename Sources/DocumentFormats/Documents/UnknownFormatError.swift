// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// A file is in a structured format that none here reads.
///
/// As plain text its names, marks and numbers would be translated with its text, and what reads it would break.
public struct UnknownFormatError: ExplainedError, Hashable {
    /// What people call the format, such as `JSON`.
    public let format: String
    /// The identifiers of the formats that are read.
    public let knownFormats: [String]

    /// An error that names a format.
    public init(format: String, knownFormats: [String]) {
        self.format = format
        self.knownFormats = knownFormats
    }

    /// What happened.
    public var what: String { "the document is not read" }

    /// Why.
    public var why: String { "it is \(format), of which it is not known what is text" }

    /// What to do about it.
    public var remedy: String {
        """
        Convert it to one of \(knownFormats.joined(separator: ", ")), or say that it is one; as text all of it would be \
        translated.
        """
    }
}
