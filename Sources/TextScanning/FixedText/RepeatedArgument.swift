// SPDX-License-Identifier: Apache-2.0

/// Finds the argument of a short option in small letters, which is known by the long option beside it that has the same word
/// behind a sign of equality: `-f script-file, --file=script-file`.
enum RepeatedArgument {
    /// The longest argument, and the longest name of an option, in bytes.
    private static let longest = 40

    /// The end of the argument behind an option; nil where none stands there that is repeated.
    static func end(
        in bytes: UnsafeBufferPointer<UInt8>, behind option: Range<Int>, in range: Range<Int>
    ) -> Int? {
        let rest = bytes[option.upperBound..<range.upperBound]
        guard rest.first == 0x20, bytes[option].count == 2 else { return nil }
        let argument = word(in: rest.dropFirst())
        guard argument.first?.isASCIISmall == true, argument.last?.isASCIILetterOrDigit == true else { return nil }
        let isRepeated =
            isValue(of: bytes[argument.endIndex..<range.upperBound], argument)
            || bytes[range.lowerBound..<option.lowerBound].suffix(argument.count + 3)
                .elementsEqual(Array("=".utf8) + Array(argument) + Array(", ".utf8))
        return isRepeated ? argument.endIndex : nil
    }

    /// Whether a comma and a long option with a value follow: `, --file=script-file`.
    private static func isValue(
        of text: Slice<UnsafeBufferPointer<UInt8>>, _ argument: Slice<UnsafeBufferPointer<UInt8>>
    ) -> Bool {
        let list = text.dropFirst().drop { $0 == 0x20 }
        guard text.first == UInt8(ascii: ","), list.starts(with: "--".utf8) else { return false }
        let name = list.prefix(longest).prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
        let value = text[name.endIndex...]
        return value.first == UInt8(ascii: "=") && word(in: value.dropFirst()).elementsEqual(argument)
    }

    private static func word(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
        let word = text.prefix(longest).prefix { $0.isASCIILetterOrDigit || "-_.".utf8.contains($0) }
        return word[..<((word.lastIndex(where: \.isASCIILetterOrDigit) ?? word.startIndex - 1) + 1)]
    }
}
