import TextScanning

/// Cuts XML 1.0 into tags and text, and refuses what is not well-formed.
///
/// Entities other than the five of XML are known only to a document type declaration, which is passed over; where there is one they are let
/// pass, and nothing is ever expanded. Nothing recurs, so tags nest as deep as they like.
package struct XMLScanner: ~Copyable {
    package enum Token {
        case tag(XMLTag)
        /// Text with its references.
        case text(Range<Int>)
        /// What stands between `<![CDATA[` and `]]>`, and all of it.
        case section(content: Range<Int>, whole: Range<Int>)
        /// A comment, an instruction or a declaration.
        case other(Range<Int>)
    }

    package let bytes: [UInt8]
    package var position = 0
    private let format: String
    /// The names of the elements that are open.
    private var open: [String] = []
    private var hasRoot = false
    /// Whether entities may be declared.
    package var hasTypeDeclaration = false

    /// A scanner at the start of a document.
    ///
    /// - Parameter format: The name of the format, for errors.
    package init(_ bytes: [UInt8], format: String) {
        self.bytes = bytes
        self.format = format
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// The next token; nil at the end of a well-formed document.
    package mutating func next() throws(DocumentError) -> Token? {
        guard position < bytes.count else {
            if let name = open.last { throw error(at: position, "<\(name)> is not closed") }
            if !hasRoot { throw error(at: position, "there is no element") }
            return nil
        }
        guard bytes[position] == UInt8(ascii: "<") else { return try text() }
        if starts(with: "<!--") {
            let end = try end(of: "--", from: position + 4, "a comment")
            guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { throw error(at: end, "a comment holds ‘--’") }
            return other(to: end + 1)
        }
        if starts(with: "<![CDATA[") {
            let start = position
            guard !open.isEmpty else { throw error(at: start, "a section stands outside of the element") }
            let end = try end(of: "]]>", from: start + 9, "a section")
            try checkCharacters(in: start + 9..<end - 3)
            position = end
            return .section(content: start + 9..<end - 3, whole: start..<end)
        }
        if starts(with: "<?") { return other(to: try end(of: "?>", from: position + 2, "an instruction")) }
        if starts(with: "<!DOCTYPE") {
            guard !hasRoot else { throw error(at: position, "a document type stands behind the element") }
            hasTypeDeclaration = true
            return other(to: try typeDeclarationEnd())
        }
        let tag = try tag()
        try note(tag)
        position = tag.range.upperBound
        return .tag(tag)
    }

    private mutating func other(to end: Int) -> Token {
        defer { position = end }
        return .other(position..<end)
    }

    private mutating func text() throws(DocumentError) -> Token {
        let start = position
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "<") {
            if bytes[end] == UInt8(ascii: "&") {
                end = try reference(at: end)
            } else if bytes[end] == UInt8(ascii: "]"), bytes[end...].starts(with: "]]>".utf8) {
                throw error(at: end, "‘]]>’ stands in text")
            } else {
                end += 1
            }
        }
        try checkCharacters(in: start..<end)
        if open.isEmpty, bytes[start..<end].contains(where: { !$0.isASCIISpace }) {
            throw error(at: start, "text stands outside of the element")
        }
        position = end
        return .text(start..<end)
    }

    /// Keeps count of what is open.
    private mutating func note(_ tag: XMLTag) throws(DocumentError) {
        switch tag.kind {
        case .start, .empty:
            if open.isEmpty, hasRoot { throw error(at: tag.range.lowerBound, "there is a second element <\(tag.name)>") }
            hasRoot = true
            if tag.kind == .start { open.append(tag.name) }
        case .end:
            guard let name = open.popLast() else { throw error(at: tag.range.lowerBound, "</\(tag.name)> closes nothing") }
            guard name == tag.name else { throw error(at: tag.range.lowerBound, "</\(tag.name)> closes <\(name)>") }
        }
    }

    /// The end of the next occurrence of a mark.
    private func end(of mark: String, from start: Int, _ what: String) throws(DocumentError) -> Int {
        guard start <= bytes.count, let found = bytes[start...].firstIndex(of: mark) else {
            throw error(at: position, "\(what) is not closed")
        }
        return found + mark.utf8.count
    }

    private func typeDeclarationEnd() throws(DocumentError) -> Int {
        var depth = 0
        var index = position
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let close = bytes[(index + 1)...].firstIndex(of: bytes[index]) else {
                    throw error(at: index, "a string is not closed")
                }
                index = close
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return index + 1
            default: break
            }
            index += 1
        }
        throw error(at: position, "the document type is not closed")
    }

    package func starts(with text: String) -> Bool {
        bytes[position...].starts(with: text.utf8)
    }

    /// An error at an offset.
    package func error(at offset: Int, _ detail: String) -> DocumentError {
        let offset = min(offset, bytes.count)
        var line = 1
        for (index, byte) in bytes[..<offset].enumerated() {
            if byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) { line += 1 }
        }
        return DocumentError(.malformed, format: format, line: line, detail: detail)
    }
}
