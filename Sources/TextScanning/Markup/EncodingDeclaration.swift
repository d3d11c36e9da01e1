// SPDX-License-Identifier: Apache-2.0

/// A place where a text names the encoding that it is in.
package struct EncodingDeclaration: Sendable, Hashable {
    /// What the name stands in.
    package enum Kind: Sendable, Hashable, CaseIterable {
        /// The declaration of XML at the start (XML 1.0, production 80).
        case xmlDeclaration
        /// An element `meta` of HTML, by its attribute `charset` or within `content`.
        case metaElement
        /// A field `Content-Type`, as headings of message catalogues and of mails have it.
        case contentTypeField
    }

    package let kind: Kind
    /// The bytes of the name.
    package let name: Range<Int>

    /// How far declarations are looked for, in bytes: the heading of a message catalogue stands behind its comments.
    private static let reach = 8 << 10
    /// How long a tag or a field is at most.
    private static let longestPlace = 500

    /// The declarations in a text, in order; those in comments of markup are none.
    ///
    /// - Complexity: Linear in the number of bytes, of which the first 8,192 are looked at.
    package static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [EncodingDeclaration] {
        var scanner = Scanner(bytes: UnsafeBufferPointer(rebasing: bytes.prefix(reach)))
        return scanner.read()
    }

    /// The same, of some kinds.
    package static func all(_ kinds: Set<Kind>, in text: String) -> [EncodingDeclaration] {
        Array(text.utf8.prefix(reach)).withUnsafeBufferPointer(all(in:)).filter { kinds.contains($0.kind) }
    }

    private struct Scanner {
        let bytes: UnsafeBufferPointer<UInt8>
        private var position = 0
        private var found: [EncodingDeclaration] = []

        init(bytes: UnsafeBufferPointer<UInt8>) {
            self.bytes = bytes
        }

        mutating func read() -> [EncodingDeclaration] {
            position = ByteOrderMark.length(in: bytes)
            if stands("<?xml", at: position) { add(.xmlDeclaration, labelled: "encoding", upTo: end(">")) }
            while position < bytes.count {
                let byte = bytes[position]
                if byte == UInt8(ascii: "<") {
                    readMarkup()
                } else if byte | 0x20 == UInt8(ascii: "c"), stands("content-type:", at: position) {
                    add(.contentTypeField, labelled: "charset", upTo: endOfField)
                } else {
                    position += 1
                }
            }
            return found
        }

        private mutating func readMarkup() {
            if stands("<!--", at: position) {
                position = end("-->")
            } else if stands("<meta", at: position), position + 5 < bytes.count, !isPartOfName(bytes[position + 5]) {
                let end = end(">")
                // Only where it stands for a field of HTTP is a charset within another attribute one of the page.
                let isField = (position..<end).contains { stands("http-equiv", at: $0) }
                add(.metaElement, labelled: "charset", upTo: end, isQuoted: isField)
            } else {
                position += 1
            }
        }

        /// Adds the name after a label, where there is one before an end, and goes on from there.
        ///
        /// - Parameter isQuoted: Whether the label may be in quotation marks.
        private mutating func add(_ kind: Kind, labelled label: StaticString, upTo end: Int, isQuoted: Bool = true) {
            defer { position = end }
            var quotationMark: UInt8?
            for start in position..<min(end, position + EncodingDeclaration.longestPlace) {
                if !isQuoted {
                    let byte = bytes[start]
                    if quotationMark == byte {
                        quotationMark = nil
                    } else if quotationMark == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                        quotationMark = byte
                    }
                    if quotationMark != nil { continue }
                }
                guard stands(label, at: start) else { continue }
                // `accept-charset` and the like say something else.
                guard start > 0, !bytes[start - 1].isASCIILetterOrDigit, bytes[start - 1] != UInt8(ascii: "-") else { continue }
                var place = passingSpaces(from: start + label.utf8CodeUnitCount, to: end)
                guard place < end, bytes[place] == UInt8(ascii: "=") else { continue }
                place = passingSpaces(from: place + 1, to: end)
                if place < end, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") { place += 1 }
                var nameEnd = place
                while nameEnd < end, isPartOfName(bytes[nameEnd]) { nameEnd += 1 }
                guard nameEnd > place else { continue }
                found.append(EncodingDeclaration(kind: kind, name: place..<nameEnd))
                return
            }
        }

        private func isPartOfName(_ byte: UInt8) -> Bool {
            byte.isASCIILetterOrDigit || byte == 0x2D || byte == 0x2E || byte == 0x3A || byte == 0x5F
        }

        private func passingSpaces(from start: Int, to end: Int) -> Int {
            var place = start
            while place < end, bytes[place].isASCIISpace { place += 1 }
            return place
        }

        /// The end of the line, and of those after it that go on with it.
        private var endOfField: Int {
            var place = position
            while place < bytes.count {
                let isEnd = bytes[place] == 0x0A && !(place + 1 < bytes.count && bytes[place + 1].isBlank)
                place += 1
                if isEnd { break }
            }
            return place
        }

        /// Where the next of some ASCII ends.
        private func end(_ mark: StaticString) -> Int {
            var place = position
            while place < bytes.count, !stands(mark, at: place) { place += 1 }
            return min(place + mark.utf8CodeUnitCount, bytes.count)
        }

        /// Whether some ASCII, given with small letters, stands at an offset in either case.
        private func stands(_ text: StaticString, at offset: Int) -> Bool {
            guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
            for index in 0..<text.utf8CodeUnitCount where bytes[offset + index].lowercasedASCII != text.utf8Start[index] {
                return false
            }
            return true
        }
    }
}
