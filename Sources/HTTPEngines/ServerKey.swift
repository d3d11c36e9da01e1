// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a server knows a person by. It goes to the server alone: no description, message or log has it.
public struct ServerKey: Sendable, Hashable {
    /// The key itself, for the head of a request.
    let secret: String

    /// A key.
    ///
    /// - Parameter secret: The key; white space around it does not count. Nil comes of one that is empty or has a control
    ///   character in it, which no head of a request may have.
    public init?(_ secret: String) {
        let secret = secret.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !secret.isEmpty, secret.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        self.secret = secret
    }
}

extension ServerKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// That there is a key, and not which.
    public var description: String { "a key" }
    /// That there is a key, and not which.
    public var debugDescription: String { description }
    /// Nothing, so that no dump shows the key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
