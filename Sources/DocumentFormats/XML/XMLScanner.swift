// SPDX-License-Identifier: Apache-2.0

import CExpat

/// Cuts XML 1.0 into tags and text with expat, and refuses what is not well-formed.
///
/// What a document type declares is not put in the place of references in text. In the values of attributes expat puts it there
/// itself, so a document is refused where an entity stands for other ones, which could exhaust memory or stack.
struct XMLScanner: ~Copyable {
    /// A part of the document's elements. What stands outside of them is read, and is not a token.
    enum Token {
        case tag(XMLTag)
        /// Text without references, or a piece of it.
        case text(Range<Int>)
        /// A reference, and what it stands for; nil where only the document's type could say.
        case reference(Range<Int>, meaning: String?)
        /// What stands between `<![CDATA[` and `]]>`, and all of it.
        case section(content: Range<Int>, whole: Range<Int>)
        /// A comment or an instruction.
        case other(Range<Int>)
    }

    private let bytes: [UInt8]
    /// The name of the format, for errors.
    private let format: String
    private let parser: XML_Parser?
    private let events: XMLEvents
    /// How many bytes are given to expat at once: it counts them in 32 bits, and reads a token anew that they end in.
    private let portion: Int
    /// How many bytes expat has been given.
    private var given = 0
    private var isAllGiven = false
    private var isSuspended = false
    private var failure: DocumentError?

    /// A scanner at the start of a document.
    init(_ bytes: [UInt8], format: String, portion: Int = 1 << 30) {
        self.bytes = bytes
        self.format = format
        self.portion = portion
        // Whatever a document says of its encoding, it has been decoded.
        parser = XML_ParserCreate("UTF-8")
        events = XMLEvents(bytes, parser)
        // Expat takes a document that begins so for UTF-16.
        if let zero = bytes.prefix(2).firstIndex(of: 0) { failure = error(at: zero, "there is a NUL") }
    }

    deinit {
        XML_ParserFree(parser)
    }

    /// The next token; nil at the end of a well-formed document.
    mutating func next() throws(DocumentError) -> Token? {
        while true {
            if let token = events.next() { return token }
            if let failure { throw failure }
            let status: XML_Status
            if isSuspended {
                status = XML_ResumeParser(parser)
            } else if !isAllGiven {
                status = parse()
            } else {
                return nil
            }
            isSuspended = status == XML_STATUS_SUSPENDED
            // After the tokens that were found before it.
            if status == XML_STATUS_ERROR { failure = parserError }
        }
    }

    private mutating func parse() -> XML_Status {
        let end = given + min(portion, bytes.count - given)
        defer { given = end }
        isAllGiven = end == bytes.count
        let isLast: Int32 = isAllGiven ? 1 : 0
        return bytes[given..<end].withUnsafeBytes { part in
            XML_Parse(parser, part.assumingMemoryBound(to: XML_Char.self).baseAddress, Int32(part.count), isLast)
        }
    }

    // MARK: - Errors

    /// What expat says is wrong.
    private var parserError: DocumentError {
        guard let parser else { return error(at: 0, "there is no memory left to read it") }
        let place = max(0, Int(XML_GetCurrentByteIndex(parser)))
        if let refusal = events.refusal { return error(at: place, refusal) }
        let code = XML_GetErrorCode(parser)
        if code == XML_ERROR_NO_ELEMENTS, events.depth > 0 { return error(at: bytes.count, "an element is not closed") }
        let words = XML_ErrorString(code).map { String(cString: $0) } ?? "not well-formed"
        let line = bytes[min(place, bytes.count)...].prefix { $0 >= 0x20 }
        let excerpt = String(decoding: line, as: UTF8.self).prefix(30)
        return error(at: place, excerpt.isEmpty ? words : "\(words) at ‘\(excerpt)’")
    }

    /// An error at an offset.
    func error(at offset: Int, _ detail: String) -> DocumentError {
        DocumentError(.malformed, format: format, line: SourceLines.number(of: offset, in: bytes), detail: detail)
    }
}
