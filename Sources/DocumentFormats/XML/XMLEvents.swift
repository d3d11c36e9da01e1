// SPDX-License-Identifier: Apache-2.0

import CExpat

/// Takes up what expat reports, as tokens, and has it pause from time to time, so that they are few.
final class XMLEvents {
    /// How deep elements stand in each other.
    private(set) var depth = 0
    /// Why the document is refused though it may be well-formed.
    private(set) var refusal: String?

    private let bytes: [UInt8]
    private let parser: XML_Parser?
    private var tokens: [XMLScanner.Token] = []
    private var taken = 0
    /// Where the CDATA section that is open begins.
    private var section: Int?

    /// Sets the handlers of a parser, which must not read any more once this object is gone.
    init(_ bytes: [UInt8], _ parser: XML_Parser?) {
        self.bytes = bytes
        self.parser = parser
        guard let parser else { return }
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser, { XMLEvents.of($0)?.start($1, $2) }, { user, _ in XMLEvents.of(user)?.end() })
        XML_SetCharacterDataHandler(parser) { XMLEvents.of($0)?.text($1, count: Int($2)) }
        XML_SetCdataSectionHandler(
            parser, { XMLEvents.of($0)?.startSection() }, { XMLEvents.of($0)?.endSection() })
        // Where this one is set, expat leaves references to declared entities alone.
        XML_SetDefaultHandler(parser) { user, _, _ in XMLEvents.of(user)?.other() }
        XML_SetEntityDeclHandler(parser) { user, name, _, value, count, _, _, _, _ in
            XMLEvents.of(user)?.declare(name, value, count: Int(count))
        }
    }

    private static func of(_ user: UnsafeMutableRawPointer?) -> XMLEvents? {
        user.map { Unmanaged<XMLEvents>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The first token that has not been taken; nil where expat has to read on.
    func next() -> XMLScanner.Token? {
        guard taken < tokens.count else {
            tokens.removeAll(keepingCapacity: true)
            taken = 0
            return nil
        }
        defer { taken += 1 }
        return tokens[taken]
    }

    private func add(_ token: XMLScanner.Token) {
        tokens.append(token)
        if tokens.count == 256 { XML_StopParser(parser, 1) }
    }

    /// The bytes that expat reports on.
    private var range: Range<Int> {
        let start = Int(XML_GetCurrentByteIndex(parser))
        return start..<start + Int(XML_GetCurrentByteCount(parser))
    }

    // MARK: - Handlers

    private func start(_ name: UnsafePointer<XML_Char>?, _ values: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
        guard let name, var next = values else { return }
        var attributes: [String: String] = [:]
        while let attribute = next[0], let value = next[1] {
            attributes[String(cString: attribute)] = String(cString: value)
            next += 2
        }
        let range = range
        depth += 1
        let isEmpty = bytes[range.upperBound - 2] == UInt8(ascii: "/")
        add(.tag(XMLTag(kind: isEmpty ? .empty : .start, range: range, name: String(cString: name), attributes: attributes)))
    }

    private func end() {
        depth -= 1
        let range = range
        // The end of a tag that is its own end tag has no bytes.
        guard !range.isEmpty else { return }
        let name = bytes[range].dropFirst(2).prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
        add(.tag(XMLTag(kind: .end, range: range, name: String(decoding: name, as: UTF8.self), attributes: [:])))
    }

    private func text(_ meaning: UnsafePointer<XML_Char>?, count: Int) {
        guard section == nil, let meaning else { return }
        let range = range
        guard bytes[range.lowerBound] == UInt8(ascii: "&") else {
            // Expat reports lines and their ends apart.
            if case .text(let before) = tokens.last, before.upperBound == range.lowerBound {
                tokens[tokens.count - 1] = .text(before.lowerBound..<range.upperBound)
            } else {
                add(.text(range))
            }
            return
        }
        let scalar = UnsafeRawBufferPointer(start: meaning, count: count)
        add(.reference(range, meaning: String(decoding: scalar, as: UTF8.self)))
    }

    private func startSection() {
        section = range.lowerBound
    }

    private func endSection() {
        guard let start = section else { return }
        let end = range.upperBound
        section = nil
        add(.section(content: start + "<![CDATA[".utf8.count..<end - "]]>".utf8.count, whole: start..<end))
    }

    private func other() {
        guard depth > 0 else { return }
        let range = range
        add(bytes[range.lowerBound] == UInt8(ascii: "&") ? .reference(range, meaning: nil) : .other(range))
    }

    private func declare(_ name: UnsafePointer<XML_Char>?, _ value: UnsafePointer<XML_Char>?, count: Int) {
        guard let name, let value else { return }
        // Character references are harmless: they stand for one character each.
        let text = UnsafeRawBufferPointer(start: value, count: count)
        let refers = text.indices.contains {
            text[$0] == UInt8(ascii: "&") && ($0 + 1 == count || text[$0 + 1] != UInt8(ascii: "#"))
        }
        guard refers else { return }
        refusal = "the entity \(String(cString: name)) is declared by means of another"
        XML_StopParser(parser, 0)
    }
}
