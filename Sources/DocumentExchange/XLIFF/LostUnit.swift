// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// A unit of an exchanged file whose translation cannot go back into the document.
public struct LostUnit: ExplainedError, Hashable {
    /// Why it cannot.
    public struct Cause: Sendable, Hashable, CustomStringConvertible {
        /// The cause's name.
        public let description: String

        /// Its identifier names no part of the document.
        public static let noPlace = Cause(description: "noPlace")
        /// Another unit has put a translation there, or into a part of it.
        public static let taken = Cause(description: "taken")
        /// Its target has a reference to an entity, of which nothing is known.
        public static let unknownEntity = Cause(description: "unknownEntity")
        /// Its target lacks inline elements of its source, or has others, or has one twice.
        public static let otherElements = Cause(description: "otherElements")
    }

    /// The identifier of the unit, as the file has it.
    public let unit: String
    /// Why it cannot go back.
    public let cause: Cause

    init(_ unit: String, _ cause: Cause) {
        self.unit = unit
        self.cause = cause
    }
}

extension LostUnit {
    /// What happened.
    public var what: String { "unit \(unit): not put into the document" }

    /// Why.
    public var why: String {
        switch cause {
        case .noPlace: "no part of the document has this identifier"
        case .taken: "another unit has taken its place, or a part of it"
        case .unknownEntity: "its target has an entity that is not XML's own, and declarations are not read"
        default: "its target lacks inline elements of its source, or has others"
        }
    }

    /// What to do about it.
    public var remedy: String {
        switch cause {
        case .noPlace: "Leave the identifiers of units as they were."
        case .taken: "Keep each unit once."
        case .unknownEntity: "Write the character itself."
        default: "Give the target each <ph/> of the source once."
        }
    }
}
