// SPDX-License-Identifier: Apache-2.0

import SystemFiles
public import TextScanning

/// Why nobody can be asked at a terminal.
public struct TerminalError: ExplainedError, Hashable {
    /// What is wrong.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// The process was not started from a terminal.
        public static let missing = Code(description: "missing")
        /// The terminal cannot be set to take keys one by one.
        public static let unusable = Code(description: "unusable")
        /// The terminal went away while somebody was asked.
        public static let gone = Code(description: "gone")
    }

    /// What is wrong.
    public let code: Code
    /// The number of the system's error, where there is one.
    public let errorNumber: Int32?

    init(_ code: Code, errorNumber: Int32? = nil) {
        self.code = code
        self.errorNumber = errorNumber
    }

    /// What could not be done.
    public var what: String { "Nobody can be asked." }

    /// Why.
    public var why: String {
        switch code {
        case .missing: "The process was not started from a terminal."
        case .gone: "The terminal has gone."
        default: "The terminal cannot be set: \(errorNumber.map { SystemError($0).reason } ?? "it does not say why")."
        }
    }

    /// What to do about it.
    public var remedy: String {
        switch code {
        case .unusable: "Set TERM=dumb, which asks line by line."
        default: "Run it at a terminal, or give the answers beforehand."
        }
    }
}
