// SPDX-License-Identifier: Apache-2.0

public import UnicodeText

/// Turns the bytes of a file into UTF-8, piece by piece, finding out what they are.
///
///     var decoder = TextDecoder()
///     while readMore(into: &bytes) { try decoder.decode(&bytes, from: start) }
///     try decoder.finish(&bytes)
///
/// UTF-8 stays as it is, byte order mark and faults included. The first piece that is not pure ASCII
/// decides the encoding.
public struct TextDecoder {
    /// The encoding; nil while all was ASCII.
    public private(set) var encoding: TextEncoding?
    private var decoder: CharsetDecoder?
    /// How many bytes at the end of the last piece may be the start of a character, while nothing is decided.
    private var openCount = 0
    /// What an XML declaration at the start of the text says.
    private var declared: Charset?
    private var isAtStart = true

    /// A decoder at the start of a text.
    ///
    /// - Parameter charset: The encoding where it is known; nil where it is to be detected.
    public init(charset: Charset? = nil) {
        guard let charset else { return }
        encoding = charset.ianaName == "UTF-8" ? .utf8 : .charset(charset)
    }

    /// How many sequences could not be converted so far; each stands as U+FFFD. 0 for UTF-8, which is not converted.
    public var malformedCount: Int { decoder?.malformedCount ?? 0 }

    /// Replaces the bytes from an offset on by their UTF-8. Those before it are the end of what was decoded last, if there are
    /// any.
    ///
    /// Where `encoding` is `.binary` afterwards, the bytes are left as they are.
    ///
    /// - Throws: `UnicodeError` where the encoding cannot be converted from, or memory runs out.
    public mutating func decode(_ bytes: inout [UInt8], from start: Int = 0) throws(UnicodeError) {
        var start = start
        if encoding == nil {
            // The first character that is not ASCII may begin in one piece and end in the next.
            start = max(0, start - openCount)
            bytes.withUnsafeBufferPointer {
                let piece = UnsafeBufferPointer(rebasing: $0[start...])
                if isAtStart { declared = TextEncoding.declared(piece) }
                isAtStart = false
                encoding = TextEncoding(of: piece, declared: declared)
            }
            openCount = encoding == nil ? bytes[start...].reversed().prefix { $0 >= 0x80 }.count : 0
        }
        guard case .charset(let charset) = encoding else { return }
        if decoder == nil { decoder = try CharsetDecoder(charset) }
        guard let text = try decoder?.decode(bytes[start...]) else { return }
        bytes.replaceSubrange(start..., with: text.utf8)
    }

    /// Adds what was kept of a sequence that the last bytes ended within. A last byte that alone is not ASCII decides the
    /// encoding now.
    ///
    /// - Throws: `UnicodeError` where the encoding cannot be converted from, or memory runs out.
    public mutating func finish(_ bytes: inout [UInt8]) throws(UnicodeError) {
        if encoding == nil, openCount == 1, !bytes.isEmpty {
            // What follows shows that it is not the beginning of a character in UTF-8. Of two or three that look like one it is
            // more likely that the text was cut.
            encoding = (bytes + [UInt8(ascii: "\n")]).withUnsafeBufferPointer { TextEncoding(of: $0, declared: declared) }
            try decode(&bytes, from: bytes.count - 1)
        }
        if let decoder { bytes += try decoder.finish().utf8 }
    }
}
