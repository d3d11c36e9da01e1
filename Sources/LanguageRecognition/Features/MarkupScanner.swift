/// Finds the tags and character references of HTML that were left in a text.
package enum MarkupScanner {
    /// What stands where markup may begin.
    enum Found {
        /// A tag, or a reference to something that is no letter: passed over up to this offset.
        case passed(to: Int)
        /// A reference to a character, perhaps followed by a mark (0 where there is none), up to this offset.
        case characters(UInt32, UInt32, to: Int)
    }

    /// A tag that is longer is taken for prose between two comparisons.
    package static let longestTag = 2_000
    private static let longestReference = 10

    /// What begins at a `<` or `&`; nil where it is only that character.
    static func find(_ bytes: UnsafePointer<UInt8>, at position: Int, count: Int) -> Found? {
        bytes[position] == UInt8(ascii: "<")
            ? tag(bytes, at: position, count: count) : reference(bytes, at: position, count: count)
    }

    private static func tag(_ bytes: UnsafePointer<UInt8>, at position: Int, count: Int) -> Found? {
        guard position + 2 < count else { return nil }
        let first = bytes[position + 1]
        guard isLetter(first) || [UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(first) else { return nil }
        for index in position + 1..<min(count, position + longestTag) {
            // The search never goes past the next `<`, so all searches together pass each byte once.
            if bytes[index] == UInt8(ascii: "<") { return nil }
            if bytes[index] == UInt8(ascii: ">") { return .passed(to: index + 1) }
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
            guard let value = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10),
                Unicode.Scalar(value) != nil
            else { return nil }
            return .characters(value, 0, to: end + 1)
        }
        guard name.utf8.allSatisfy({ isLetter($0) }) else { return nil }
        guard let (letter, mark) = letters(named: name) else { return .passed(to: end + 1) }
        return .characters(letter, mark, to: end + 1)
    }

    /// The letter with its mark that a name of HTML 4 stands for, such as `eacute`; nil for all other names.
    private static func letters(named name: String) -> (UInt32, UInt32)? {
        if let single = singles[name] { return (single, 0) }
        guard let letter = name.utf8.first, let mark = marks[String(name.dropFirst())] else { return nil }
        return (UInt32(letter), mark)
    }

    private static let marks: [String: UInt32] = [
        "grave": 0x300, "acute": 0x301, "circ": 0x302, "tilde": 0x303, "uml": 0x308, "ring": 0x30A, "caron": 0x30C,
        "cedil": 0x327,
    ]

    private static let singles: [String: UInt32] = [
        "szlig": 0xDF, "aelig": 0xE6, "AElig": 0xC6, "oelig": 0x153, "OElig": 0x152, "oslash": 0xF8, "Oslash": 0xD8,
        "eth": 0xF0, "ETH": 0xD0, "thorn": 0xFE, "THORN": 0xDE, "middot": 0xB7, "rsquo": 0x2019, "apos": 0x27, "shy": 0xAD,
        "zwnj": 0x200C, "zwj": 0x200D,
    ]

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
}
