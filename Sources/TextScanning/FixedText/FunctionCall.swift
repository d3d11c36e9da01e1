// SPDX-License-Identifier: Apache-2.0

/// Reads a call of a function with spaces in it: `merge(left, right)`, `join(", ", names)`, `fill(size, value=0)`.
///
/// Words in brackets are an aside where a space stands before these, and calls have none. Each argument must be a single word, a
/// number, a text in quotation marks or a call again, for *file(s, and others)* lacks a bracket or a space.
struct FunctionCall {
    /// The longest call, in bytes.
    private static let longest = 160
    private static let mostArguments = 8
    /// How deep calls stand in calls.
    private static let deepest = 3
    /// What ends a list of examples.
    private static let endsOfLists: Set = ["and", "ecc", "etc", "more", "or", "others", "usw"]

    private let bytes: UnsafeBufferPointer<UInt8>
    private let limit: Int
    private var position: Int
    private var hasSpace = false
    private var hasPlace = false
    /// Whether something stands in it that no words in brackets have: a digit, a sign of names, a text in quotation marks.
    private var hasSign = false

    /// The end of a call that begins at an offset; nil where none does, or one without a space, which is known as a word.
    ///
    /// - Complexity: Constant: a call has a greatest length.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        var call = FunctionCall(bytes: bytes, limit: min(limit, start + longest), position: start)
        let name = call.readName()
        guard !name.isEmpty, call.byte == UInt8(ascii: "(") else { return nil }
        let isMarked = call.hasSign
        // *position(%d, %d)* is a word.
        guard call.readArguments(depth: 0), call.hasPlace ? isMarked : call.hasSpace, !call.byte.isASCIILetterOrDigit else {
            return nil
        }
        // In *Portugal(Lisbon, Porto)* a space is missing.
        let words = bytes[start..<call.position].split { !$0.isASCIILetter }
        return call.hasSign || !words.allSatisfy { $0.first?.isASCIICapital == true && $0.contains(where: \.isASCIISmall) }
            ? call.position : nil
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, limit: Int, position: Int) {
        (self.bytes, self.limit, self.position) = (bytes, limit, position)
    }

    private var byte: UInt8 { position < limit ? bytes[position] : 0 }

    private mutating func skip(_ sign: Character) -> Bool {
        guard byte == sign.asciiValue else { return false }
        position += 1
        return true
    }

    /// `name`, `object.name`, `a::b`, `this->name`; empty where none begins.
    private mutating func readName() -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = position
        guard byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") else { return bytes[start..<start] }
        while true {
            if byte.isASCIILetterOrDigit {
                let isCamelCase = position > start && byte.isASCIICapital && bytes[position - 1].isASCIISmall
                hasSign = hasSign || byte.isASCIIDigit || isCamelCase
                position += 1
            } else if "_$.".utf8.contains(byte) {
                hasSign = true
                position += 1
            } else if ["::", "->"].contains(where: { bytes[position..<limit].starts(with: $0.utf8) }) {
                hasSign = true
                position += 2
            } else {
                break
            }
        }
        return bytes[start..<position]
    }

    /// What stands in brackets, with these.
    private mutating func readArguments(depth: Int) -> Bool {
        guard depth < Self.deepest, skip("(") else { return false }
        if skip(")") { return true }
        for _ in 0..<Self.mostArguments {
            guard readArgument(depth: depth) else { return false }
            if skip(")") { return true }
            guard skip(",") else { return false }
            if skip(" ") { hasSpace = true }
        }
        return false
    }

    private mutating func readArgument(depth: Int) -> Bool {
        if "\"'".utf8.contains(byte) { return readQuotation() }
        if byte == UInt8(ascii: "%"), let place = TemplatePlace(bytes, at: position, in: position..<limit) {
            position = place.range.upperBound
            hasPlace = true
            return true
        }
        if bytes[position..<limit].starts(with: "...".utf8) {
            position += 3
            hasSign = true
            return true
        }
        while "*&-".utf8.contains(byte) { position += 1 }
        if byte.isASCIIDigit {
            while byte.isASCIILetterOrDigit || byte == UInt8(ascii: ".") { position += 1 }
            hasSign = true
            return true
        }
        let name = readName()
        guard !name.isEmpty, name.last != UInt8(ascii: "."),
            !Self.endsOfLists.contains(String(decoding: name, as: UTF8.self))
        else { return false }
        if byte == UInt8(ascii: "(") {
            hasSign = true
            return readArguments(depth: depth + 1)
        }
        guard skip("=") else { return true }
        hasSign = true
        return readArgument(depth: depth)
    }

    /// A text in quotation marks, which may hold blanks.
    private mutating func readQuotation() -> Bool {
        let mark = byte
        let content = bytes[(position + 1)..<limit].prefix { $0 != mark && $0 >= 0x20 }
        guard content.endIndex < limit, bytes[content.endIndex] == mark else { return false }
        if content.contains(0x20) { hasSpace = true }
        hasSign = true
        position = content.endIndex + 1
        return true
    }
}
