// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

/// A character encoding that ICU can convert from.
///
///     let text = try Charset("windows-1251").decode(bytes)
///     print(text.string, text.malformedCount)
public struct Charset: Sendable, Hashable {
    /// ICU's own name, such as `ibm-5347_P100-1998`.
    public let name: String

    private init(name: String) {
        self.name = name
    }

    /// The charset with a name or an alias, in any letter case: `latin1`, `Shift_JIS`, `utf8`.
    ///
    /// - Throws: `UnicodeError` with the code `unknownCharset`.
    public init(_ alias: String) throws(UnicodeError) {
        // ICU would stop at a NUL, and take an empty name for the process's own charset.
        guard !alias.isEmpty, !alias.utf8.contains(0) else { throw UnicodeError(.unknownCharset, alias) }
        var status: Int32 = 0
        guard let name = String(adopting: cunicode_charset_canonical_name(alias, &status)) else {
            throw UnicodeError(.unknownCharset, alias, icuCode: status)
        }
        self.name = name
    }

    /// All charsets, in ICU's order.
    public static var all: [Charset] {
        (0..<cunicode_charset_count()).compactMap { index in
            guard let name = cunicode_charset_name(index).map({ String(cString: $0) }) else { return nil }
            // `UTF16_PlatformEndian` and its like are other names of `UTF-16LE` and its like.
            return name.hasSuffix("Endian") ? nil : Charset(name: name)
        }
    }

    /// The name registered with IANA, such as `windows-1251`, the one preferred for mail where there is one; nil where there is
    /// none.
    public var ianaName: String? {
        // To IANA, UTF-16 with a byte order mark is one, whichever order the mark tells.
        if name == "UTF-16BE,version=1" || name == "UTF-16LE,version=1" { return "UTF-16" }
        return cunicode_charset_iana_name(name).map { String(cString: $0) }
    }

    /// Text that was converted from a charset.
    public struct DecodedText: Sendable, Hashable {
        /// The text, with U+FFFD for each sequence that could not be converted, and without the byte order mark.
        public let string: String
        /// How many sequences could not be converted.
        public let malformedCount: Int
    }

    /// Converts bytes in this charset, of any number.
    ///
    /// - Throws: `UnicodeError` where memory runs out. Bytes that are wrong are not an error: they are counted.
    public func decode(_ bytes: some Collection<UInt8>) throws(UnicodeError) -> DecodedText {
        let decoder = try CharsetDecoder(self)
        let text = try decoder.decode(bytes) + decoder.finish()
        return DecodedText(string: text, malformedCount: decoder.malformedCount)
    }
}

extension Charset {
    /// The most text that is converted, in bytes of UTF-8: ICU counts in 32 bits.
    private static let longest = 1 << 28

    /// The bytes of a text in this charset; nil where it lacks a character of the text.
    ///
    /// - Complexity: Linear in the length of the text, which is converted as a whole.
    public func encode(_ text: String) -> [UInt8]? {
        var text = text
        return text.withUTF8 { utf8 in
            guard let source = utf8.baseAddress, !utf8.isEmpty else { return [] }
            guard utf8.count <= Self.longest else { return nil }
            // No charset has more than four bytes for a character of one in UTF-8, but for escapes between two alphabets.
            let capacity = utf8.count * 8 + 64
            let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                guard let target = buffer.baseAddress else { return }
                var status: Int32 = 0
                let written = cunicode_encode(
                    name, source, Int32(utf8.count), target, Int32(min(capacity, Int(Int32.max))), &status)
                count = max(0, Int(written))
            }
            return bytes.isEmpty ? nil : bytes
        }
    }
}

extension Charset: CustomStringConvertible {
    /// The name registered with IANA, or else ICU's.
    public var description: String { ianaName ?? name }
}
