// SPDX-License-Identifier: Apache-2.0

import SystemFiles
public import TextScanning

/// Why a neural model could not translate. `CancellationError` comes beside it.
public struct NeuralError: ExplainedError, Sendable {
    /// What kind of failure it is.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// The pair is none of the engine's.
        public static let unknownPair = Code(description: "unknownPair")
        /// A file of the model cannot be opened.
        public static let fileNotOpened = Code(description: "fileNotOpened")
        /// A file of the model is not what its name says, or is damaged.
        public static let fileUnreadable = Code(description: "fileUnreadable")
    }

    /// What happened, with what the wording needs.
    enum Cause: Sendable {
        case unknownPair(String)
        case cannotOpen(path: String, SystemError)
        case unreadable(path: String, FileFault)
        /// It was whole when it was opened.
        case shortened(path: String)
    }

    let cause: Cause

    init(_ cause: Cause) {
        self.cause = cause
    }

    /// What kind of failure it is.
    public var code: Code {
        switch cause {
        case .unknownPair: .unknownPair
        case .cannotOpen: .fileNotOpened
        case .unreadable, .shortened: .fileUnreadable
        }
    }
}
