// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// Why a view could not show a translation.
public struct HostingError: ExplainedError, Sendable {
    /// What kind of failure it is.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// Nobody is there to see it.
        public static let nobodyWatches = Code(description: "nobodyWatches")
    }

    /// What kind of failure it is.
    public let code: Code

    init(_ code: Code) {
        self.code = code
    }

    /// What could not be done, in a sentence.
    public var what: String { "The translation was not shown." }
    /// Why, in a sentence.
    public var why: String { "The view's surface has nobody to show it to." }
    /// What to do about it, in a sentence.
    public var remedy: String { "Give the view an environment with a surface that can ask, such as that of a terminal." }
}
