// SPDX-License-Identifier: Apache-2.0

/// What numbers the items of a list: a letter, a number, or small or capital numerals of Rome.
package struct Enumerator<Name: Collection<UInt8>> {
    /// Longer ones are words and years.
    package static var longest: Int { 4 }

    package let isNumber: Bool

    /// An enumerator without the signs around it; nil where the text is none.
    package init?(_ name: Name) {
        guard 1...Self.longest ~= name.count else { return nil }
        isNumber = name.allSatisfy(\.isASCIIDigit)
        let isLetter = name.count == 1 && name.allSatisfy(\.isASCIILetter)
        guard isNumber || isLetter || ["ivx", "IVX"].contains(where: { name.allSatisfy($0.utf8.contains) }) else { return nil }
    }
}
