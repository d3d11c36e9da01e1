// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// Why a line is not a JSON object.
public struct JSONRecordError: ExplainedError, Hashable {
    /// What is wrong.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// Something else stands where a part of JSON should.
        public static let unexpected = Code(description: "unexpected")
        /// The line ends before its object does.
        public static let endsEarly = Code(description: "endsEarly")
        /// Arrays and objects stand in each other too deep.
        public static let tooDeep = Code(description: "tooDeep")
    }

    /// What is wrong.
    public let code: Code
    /// At which byte of the line, from 0.
    public let offset: Int
}

extension JSONRecordError {
    /// What happened.
    public var what: String { "the line is not a JSON object" }

    /// Why.
    public var why: String {
        switch code {
        case .endsEarly: "it ends too early, at byte \(offset)"
        case .tooDeep: "it nests deeper than \(JSONScanner.deepest) at byte \(offset)"
        default: "the character at byte \(offset) does not belong there"
        }
    }

    /// What to do about it.
    public var remedy: String { Self.remedy }

    /// How records are written.
    static let remedy = "Write one object per line, such as {\"id\":1,\"text\":\"…\"}."
}
