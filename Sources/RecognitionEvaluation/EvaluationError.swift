// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// Why texts to judge a recogniser by cannot be read.
public struct EvaluationError: ExplainedError {
    /// The kinds of failure.
    public struct Code: Sendable, Hashable {
        fileprivate let number: Int

        /// A folder holds no labelled files.
        public static let noLabelledFiles = Code(number: 0)
        /// A file cannot be read.
        public static let unreadable = Code(number: 1)
        /// A line of a file of priors does not say how likely a language is.
        public static let badPriors = Code(number: 2)
    }

    /// What kind of failure it is.
    public let code: Code
    /// The file or folder in question, with the system's own words.
    public let detail: String

    package init(_ code: Code, _ detail: String) {
        self.code = code
        self.detail = detail
    }
}

extension EvaluationError {
    /// What happened.
    public var what: String {
        switch code {
        case .noLabelledFiles: "there are no labelled texts"
        case .badPriors: "a line of the priors is not understood"
        default: "the file cannot be read"
        }
    }

    /// Why.
    public var why: String { detail }

    /// What to do about it.
    public var remedy: String {
        switch code {
        case .noLabelledFiles: "Name a folder with dev/NAME.tsv or dev/NAME.tsv.xz files."
        case .badPriors: "Write a tag, a tab and a number above 0 on each line, such as “ast<tab>0.8”."
        default: "Check the path and the permissions; a compressed file may be damaged."
        }
    }
}
