// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A start or end tag of HTML.
struct HTMLTag {
    /// The name in small letters.
    let name: String
    let isEnd: Bool
    /// From the opening angle bracket to just after the closing one.
    let range: Range<Int>
    /// Where the name ends, and an attribute can be put in.
    let nameEnd: Int
    /// The values of the attributes that matter here, by name.
    let attributes: [String: String]

    /// Reads a tag as browsers do; nil where none begins at the offset.
    ///
    /// A tag that the document's end cuts off reaches to that end.
    init?(_ bytes: [UInt8], at start: Int, to limit: Int) {
        var position = start + 1
        guard position < limit else { return nil }
        isEnd = bytes[position] == UInt8(ascii: "/")
        if isEnd { position += 1 }
        guard position < limit, bytes[position].isASCIILetter else { return nil }
        let nameStart = position
        while position < limit, !bytes[position].isASCIISpace, bytes[position] != 0x2F, bytes[position] != 0x3E { position += 1 }
        nameEnd = position
        name = String(decoding: bytes[nameStart..<nameEnd].map(\.lowercasedASCII), as: UTF8.self)
        var attributes: [String: String] = [:]
        while position < limit, bytes[position] != UInt8(ascii: ">") {
            guard !bytes[position].isASCIISpace, bytes[position] != UInt8(ascii: "/") else {
                position += 1
                continue
            }
            let attribute = HTMLAttribute(bytes, at: position, to: limit)
            position = attribute.end
            if Self.names.contains(where: { $0.utf8.count == attribute.name.count }), let value = attribute.value {
                let name = String(decoding: bytes[attribute.name].map(\.lowercasedASCII), as: UTF8.self)
                // Of two attributes of one name the first counts.
                if Self.names.contains(name), attributes[name] == nil {
                    attributes[name] = String(decoding: bytes[value], as: UTF8.self)
                }
            }
        }
        self.attributes = attributes
        range = start..<min(position + 1, limit)
    }

    private static let names = ["lang", "dir", "translate"]
}

/// An attribute of a tag of HTML.
struct HTMLAttribute {
    let name: Range<Int>
    /// What stands between quotation marks, or bare; nil where there is none.
    let value: Range<Int>?
    let end: Int

    /// Reads an attribute that begins at an offset.
    init(_ bytes: [UInt8], at start: Int, to limit: Int) {
        var position = start + 1
        func endsName(_ byte: UInt8) -> Bool { byte.isASCIISpace || byte == 0x2F || byte == 0x3E || byte == 0x3D }
        while position < limit, !endsName(bytes[position]) { position += 1 }
        name = start..<position
        var next = position
        while next < limit, bytes[next].isASCIISpace { next += 1 }
        guard next < limit, bytes[next] == UInt8(ascii: "=") else {
            value = nil
            end = position
            return
        }
        next += 1
        while next < limit, bytes[next].isASCIISpace { next += 1 }
        guard next < limit else {
            value = nil
            end = limit
            return
        }
        let quotation = bytes[next]
        if quotation == UInt8(ascii: "\"") || quotation == UInt8(ascii: "'") {
            position = next + 1
            while position < limit, bytes[position] != quotation { position += 1 }
            value = next + 1..<position
            end = min(position + 1, limit)
        } else {
            position = next
            while position < limit, !bytes[position].isASCIISpace, bytes[position] != UInt8(ascii: ">") { position += 1 }
            value = next..<position
            end = position
        }
    }
}
