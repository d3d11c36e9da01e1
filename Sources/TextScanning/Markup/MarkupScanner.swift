// SPDX-License-Identifier: Apache-2.0

/// Finds the tags and character references of HTML that were left in a text.
package enum MarkupScanner {
    /// What stands where markup may begin.
    package enum Found {
        /// A tag, or a reference to something that is not a letter: passed over up to this offset.
        case passed(to: Int)
        /// A reference to a character, perhaps followed by a mark (0 where there is none), up to this offset.
        case characters(UInt32, UInt32, to: Int)
    }

    /// The longest tag, in bytes; anything longer is taken for prose with signs of comparison.
    package static let longestTag = 2_000
    private static let longestReference = 10

    /// What begins at a `<` or `&`; nil where it is only that character.
    package static func find(_ bytes: UnsafePointer<UInt8>, at position: Int, count: Int) -> Found? {
        bytes[position] == UInt8(ascii: "<")
            ? tag(bytes, at: position, count: count) : reference(bytes, at: position, count: count)
    }

    private static func tag(_ bytes: UnsafePointer<UInt8>, at position: Int, count: Int) -> Found? {
        guard position + 2 < count else { return nil }
        let first = bytes[position + 1]
        guard first.isASCIILetter || [UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(first) else { return nil }
        let bytes = UnsafeBufferPointer(start: bytes, count: count)
        guard let bracket = nextBracket(in: bytes, behind: position), bytes[bracket] == UInt8(ascii: ">") else { return nil }
        return .passed(to: bracket + 1)
    }

    /// The angle bracket that comes next behind one which may open a tag, if it is in reach: only one that closes ends a tag.
    ///
    /// No search goes past a bracket, so all searches together pass each byte once.
    package static func nextBracket(in bytes: UnsafeBufferPointer<UInt8>, behind opening: Int) -> Int? {
        for position in opening + 1..<max(opening + 1, min(opening + longestTag, bytes.count))
        where bytes[position] == UInt8(ascii: "<") || bytes[position] == UInt8(ascii: ">") {
            return position
        }
        return nil
    }

    private static func reference(_ bytes: UnsafePointer<UInt8>, at position: Int, count: Int) -> Found? {
        let start = position + 1
        let limit = min(count, start + longestReference)
        guard let end = (start..<max(start, limit)).first(where: { bytes[$0] == UInt8(ascii: ";") }), end > start else {
            return nil
        }
        let name = String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
        if name.first == "#" {
            let digits = name.dropFirst()
            let isHexadecimal = digits.first == "x" || digits.first == "X"
            let scalar = CharacterReference.scalar(
                numbered: isHexadecimal ? digits.dropFirst() : digits, isHexadecimal: isHexadecimal)
            return scalar.map { .characters($0.value, 0, to: end + 1) }
        }
        guard name.utf8.allSatisfy(\.isASCIILetter) else { return nil }
        guard let (letter, mark) = CharacterReference.lettersInWord(named: name) else { return .passed(to: end + 1) }
        return .characters(letter, mark, to: end + 1)
    }
}
