// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// Why a file cannot be decompressed.
public struct DecompressionError: ExplainedError, Hashable {
    /// What is wrong.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// The file ends early.
        public static let truncated = Code(description: "truncated")
        /// The bytes are not what the format asks for.
        public static let damaged = Code(description: "damaged")
        /// Decompressing takes more memory than is given to it.
        public static let tooLarge = Code(description: "tooLarge")
        /// What comes out is many times as long as text can be.
        public static let growsBeyondMeasure = Code(description: "growsBeyondMeasure")
    }

    /// What is wrong.
    public let code: Code
    /// How the file is compressed.
    public let format: CompressionFormat

    init(_ code: Code, _ format: CompressionFormat) {
        self.code = code
        self.format = format
    }

    /// What happened.
    public var what: String { "the \(format) file is not read to its end" }

    /// Why.
    public var why: String {
        switch code {
        case .truncated: "it is compressed by \(format) and ends early"
        case .tooLarge: "it is compressed by \(format), and decompressing it takes more than 128 MiB of memory"
        case .growsBeyondMeasure: "it is compressed by \(format) and becomes more than 500 times as long, which no text does"
        default: "it is compressed by \(format) and damaged"
        }
    }

    /// What to do about it.
    public var remedy: String {
        switch code {
        case .truncated, .damaged: "Get the file once more."
        default: "If it is text all the same, decompress it first, and name what comes out."
        }
    }
}
