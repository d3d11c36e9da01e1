// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
    /// The text with a capital in front, as at the start of a sentence.
    package var withFirstCapital: String { prefix(1).uppercased() + dropFirst() }
}
