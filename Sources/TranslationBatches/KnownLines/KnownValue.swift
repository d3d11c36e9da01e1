// SPDX-License-Identifier: Apache-2.0

/// A stretch of a text whose translation needs no engine: the *On* of *Lights: On*.
package struct KnownValue: Hashable, Sendable {
    /// Where it stands, in UTF-8 offsets.
    package let range: Range<Int>
    package let translation: String
    /// Whether it is all of a line, so that the lines around it are translated without it.
    package var isLine = false
}
