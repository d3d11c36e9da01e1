import TextScanning

extension XMLScanner {
    /// Reads the tag at the position.
    package func tag() throws(DocumentError) -> XMLTag {
        let start = position
        var index = start + 1
        let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let nameEnd = try nameEnd(from: index, "a tag")
        let name = String(decoding: bytes[index..<nameEnd], as: UTF8.self)
        var attributes: [String: Range<Int>] = [:]
        index = nameEnd
        while true {
            let blanks = index
            index = skippingSpace(index)
            guard index < bytes.count else { throw error(at: start, "the tag of \(name) is not closed") }
            if bytes[index] == UInt8(ascii: ">") { return made(isEnd ? .end : .start, index + 1) }
            if bytes[index] == UInt8(ascii: "/"), !isEnd, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ">") {
                return made(.empty, index + 2)
            }
            guard !isEnd, index > blanks else { throw error(at: index, "the tag of \(name) holds what is no attribute") }
            let attributeEnd = try self.nameEnd(from: index, "an attribute of \(name)")
            let attribute = String(decoding: bytes[index..<attributeEnd], as: UTF8.self)
            let value = try value(after: attributeEnd, of: attribute)
            guard attributes.updateValue(value, forKey: attribute) == nil else {
                throw error(at: index, "the attribute \(attribute) stands there twice")
            }
            index = value.upperBound + 1
        }
        func made(_ kind: XMLTag.Kind, _ end: Int) -> XMLTag {
            XMLTag(kind: kind, range: start..<end, name: name, nameEnd: nameEnd, attributes: attributes)
        }
    }

    private func skippingSpace(_ start: Int) -> Int {
        bytes[start...].firstIndex { !($0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D) } ?? bytes.count
    }

    private func nameEnd(from start: Int, _ what: String) throws(DocumentError) -> Int {
        func isStart(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte == 0x5F || byte == 0x3A || byte >= 0x80 }
        guard start < bytes.count, isStart(bytes[start]) else { throw error(at: start, "\(what) has no name") }
        return bytes[start...].firstIndex { !(isStart($0) || $0.isASCIIDigit || $0 == 0x2D || $0 == 0x2E) } ?? bytes.count
    }

    private func value(after nameEnd: Int, of attribute: String) throws(DocumentError) -> Range<Int> {
        var index = skippingSpace(nameEnd)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            throw error(at: nameEnd, "the attribute \(attribute) has no value")
        }
        index = skippingSpace(index + 1)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            throw error(at: nameEnd, "the value of \(attribute) has no quotation marks")
        }
        let quotation = bytes[index]
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != quotation {
            if bytes[index] == UInt8(ascii: "<") { throw error(at: index, "the value of \(attribute) holds ‘<’") }
            index = bytes[index] == UInt8(ascii: "&") ? try reference(at: index) : index + 1
        }
        guard index < bytes.count else { throw error(at: start, "the value of \(attribute) is not closed") }
        try checkCharacters(in: start..<index)
        return start..<index
    }

    /// The end of a reference, which must be well-formed and known.
    package func reference(at start: Int) throws(DocumentError) -> Int {
        let name = bytes[(start + 1)...].prefix { $0.isASCIILetterOrDigit || $0 >= 0x80 || Array("#_.-:".utf8).contains($0) }
        guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";"), !name.isEmpty else {
            throw error(at: start, "‘&’ begins no reference")
        }
        let end = name.endIndex + 1
        if XMLReference.scalar(bytes[start..<end]) == nil, !(hasTypeDeclaration && name.first != UInt8(ascii: "#")) {
            throw error(at: start, "the reference \(String(decoding: bytes[start..<end].prefix(40), as: UTF8.self)) is not known")
        }
        return end
    }

    /// Demands that there is no character that XML does not allow.
    package func checkCharacters(in range: Range<Int>) throws(DocumentError) {
        let odd = range.first { index in
            let byte = bytes[index]
            if byte < 0x20 { return byte != 0x09 && byte != 0x0A && byte != 0x0D }
            return byte == 0xEF && index + 2 < range.upperBound && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
        }
        if let odd { throw error(at: odd, "there is a character that XML does not allow") }
    }
}
