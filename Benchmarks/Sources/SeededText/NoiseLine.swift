// SPDX-License-Identifier: Apache-2.0

/// One line of noise.
package struct NoiseLine: Sendable, Hashable {
    /// The name of the kind of noise it is.
    package let kind: String
    /// The line, without a line break or a tab.
    package let text: String
}
