// SPDX-License-Identifier: Apache-2.0

extension Character {
    /// Whether it is one of the ten digits of ASCII.
    package var isASCIIDigit: Bool { "0"..."9" ~= self }
}

extension StringProtocol {
    /// Whether it is a capital with a full stop, as names are shortened: `J.`
    package var isInitial: Bool { last == "." && first?.isUppercase == true && count == 2 }
}

extension Unicode.Scalar {
    /// Whether it is one of the ten digits of ASCII.
    package var isASCIIDigit: Bool { "0"..."9" ~= self }
    /// Whether it is a letter or a number of any script, so that words are made of it.
    package var isLetterOrNumber: Bool { properties.isAlphabetic || properties.numericType != nil }
}
