// SPDX-License-Identifier: Apache-2.0

import Glibc
public import TextScanning

/// Why Apertium could not translate.
///
/// A call throws it where the whole pair fails; where one text fails, it is the answer to that text alone. `CancellationError`
/// comes beside it.
public struct ApertiumError: ExplainedError, Sendable {
    /// What kind of failure it is.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// The pair is not one of the engine's.
        public static let unknownPair = Code(description: "unknownPair")
        /// A program or a file of the pair is not there.
        public static let notInstalled = Code(description: "notInstalled")
        /// The programs of the pair could not be started, or ended before they could be used.
        public static let chainFailed = Code(description: "chainFailed")
        /// The programs work, but gave no answer to be trusted to a text.
        public static let textFailed = Code(description: "textFailed")
        /// The system refused a thread or a descriptor.
        public static let systemRefused = Code(description: "systemRefused")
    }

    /// What happened, with what the wording needs.
    enum Cause: Sendable {
        case unknownPair(String)
        case notInstalled(mode: String, ChainPlan.Obstacle?)
        case cannotStart(mode: String, program: String?, Int32)
        case chainFailed(mode: String, AnswerFailure, ChainReport)
        case textFailed(mode: String, AnswerFailure, ChainReport)
        case systemRefused(Int32)
    }

    let cause: Cause

    init(_ cause: Cause) {
        self.cause = cause
    }

    /// What kind of failure it is.
    public var code: Code {
        switch cause {
        case .unknownPair: .unknownPair
        case .notInstalled: .notInstalled
        case .cannotStart, .chainFailed: .chainFailed
        case .textFailed: .textFailed
        case .systemRefused: .systemRefused
        }
    }

    /// The system's number of the error that led to this one, such as 2 for a program that is not there; nil where there is none.
    public var systemError: Int32? {
        switch cause {
        case .cannotStart(_, _, let number), .systemRefused(let number): number
        case .chainFailed(_, .refused(let number), _), .textFailed(_, .refused(let number), _): number
        default: nil
        }
    }
}
