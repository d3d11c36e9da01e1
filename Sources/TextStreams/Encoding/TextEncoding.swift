// SPDX-License-Identifier: Apache-2.0

import TextScanning
public import UnicodeText

/// How the bytes of a file stand for text, if they do.
public enum TextEncoding: Sendable, Hashable {
    /// UTF-8, perhaps with a fault here and there.
    case utf8
    /// Something that has to be converted.
    case charset(Charset)
    /// The bytes are not text.
    case binary

    /// The encoding of a text that begins with these bytes; nil while all is ASCII and nothing has to be decided.
    ///
    /// A byte order mark decides; without one UTF-16 is told by where its zeros stand, UTF-8 by its form, and all else by ICU's
    /// statistics and the words that the recogniser finds. Bytes with many control characters are not text: they are one byte in
    /// nine of compressed data, more of executables, and none of text. A few are let pass, so that a stray zero among a million
    /// lines stops nothing.
    ///
    /// - Parameter declared: What a declaration in the text says, used if the bytes are not well-formed UTF-8; nil to look for
    ///   one in these bytes.
    public init?(of bytes: UnsafeBufferPointer<UInt8>, declared: Charset? = nil) {
        if let marked = Self.marked(bytes) {
            self = marked
            return
        }
        let census = ByteCensus(of: bytes)
        if census.isASCII, !census.hasEscape, census.controls == 0 { return nil }
        if let name = census.wideCharset, let charset = try? Charset(name) {
            self = .charset(charset)
        } else if census.holdsNoText {
            self = .binary
        } else if census.malformed == 0, !census.hasEscape {
            if census.isASCII { return nil }
            self = .utf8
        } else if let declared = declared ?? Self.declared(bytes) {
            self = .charset(declared)
        } else if !census.isASCII, census.wellFormed >= census.malformed {
            // In the double bytes of Chinese, Japanese and Korean up to four sequences in ten are well-formed by chance.
            self = .utf8
        } else if let charset = EncodingSample(of: bytes, isEscaped: census.isASCII).charset {
            self = .charset(charset)
        } else if census.isASCII {
            return nil
        } else {
            self = .utf8
        }
    }

    /// The encoding that the text declares first (`EncodingDeclaration`); nil for UTF-8, and for encodings in which the
    /// declaration itself would have other bytes.
    static func declared(_ bytes: UnsafeBufferPointer<UInt8>) -> Charset? {
        guard let name = EncodingDeclaration.all(in: bytes).first?.name,
            let charset = try? Charset(String(decoding: bytes[name], as: UTF8.self)), !charset.description.hasPrefix("UTF-"),
            (try? charset.decode("<".utf8))?.string == "<"
        else { return nil }
        return charset
    }

    /// What a mark at the start says.
    private static func marked(_ bytes: UnsafeBufferPointer<UInt8>) -> TextEncoding? {
        if bytes.starts(with: ByteOrderMark.utf8) { return .utf8 }
        if bytes.starts(with: "%PDF-".utf8) { return .binary }
        // The marks of UTF-32 come first, since UTF-16's is the beginning of one. What ICU calls UTF-16 it writes with the byte
        // order of the machine, and a document is to keep its own.
        let marks: KeyValuePairs<[UInt8], String> = [
            [0xFF, 0xFE, 0, 0]: "UTF-32", [0, 0, 0xFE, 0xFF]: "UTF-32", [0xFF, 0xFE]: "UTF-16", [0xFE, 0xFF]: "UnicodeBig",
        ]
        guard let name = marks.first(where: { bytes.starts(with: $0.key) })?.value else { return nil }
        return (try? Charset(name)).map(TextEncoding.charset)
    }
}
