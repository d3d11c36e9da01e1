// SPDX-License-Identifier: Apache-2.0

import TextScanning
import UnicodeText

extension Document {
    /// What the document became, as bytes of a file: in the document's encoding where that has all of its characters, else in
    /// UTF-8, with its declarations changed.
    ///
    /// A document of ASCII alone is taken to be in the encoding that it declares. One that declares UTF-8, or must be UTF-8, is
    /// written so even where its bytes were read as something else: it would contradict itself, and programs would refuse it.
    ///
    /// - Parameter content: The document's content after changes, such as ``replacing(_:)`` gives it.
    /// - Complexity: Linear in the length of the content.
    public func encoded(_ content: String) -> [UInt8] {
        let isASCII = self.content.utf8.allSatisfy { $0 < 0x80 }
        let declared = declaredCharset(in: content)
        if let charset = charset ?? (isASCII ? declared : nil), !charset.isUTF8,
            charset.isKnownByItsBytes || !(declared?.isUTF8 ?? format.isUTF8UnlessDeclared), let bytes = charset.encode(content)
        {
            return bytes
        }
        return Array(declaringUTF8(content).utf8)
    }

    /// The content with its declarations changed to UTF-8, in which it is written elsewhere; itself where it declares that, or
    /// nothing.
    public var declaringUTF8: String { declaringUTF8(content) }

    private func declaringUTF8(_ content: String) -> String {
        // Of ASCII every declaration is true.
        guard content.utf8.contains(where: { $0 >= 0x80 }) else { return content }
        var result = ""
        var written = 0
        for name in format.encodingDeclarations(in: content) where charset(named: name, in: content)?.isUTF8 != true {
            result += content[utf8: written..<name.lowerBound] + "UTF-8"
            written = name.upperBound
        }
        return result + content[utf8: written..<content.utf8.count]
    }

    /// The encoding that is declared first of those that are known.
    private func declaredCharset(in content: String) -> Charset? {
        format.encodingDeclarations(in: content).lazy.compactMap { charset(named: $0, in: content) }.first
    }

    private func charset(named name: Range<Int>, in content: String) -> Charset? {
        try? Charset(String(content[utf8: name]))
    }
}

extension Charset {
    fileprivate var isUTF8: Bool { ianaName == "UTF-8" }

    /// Whether it is UTF-16 or UTF-32, which no declaration in the text can speak for.
    fileprivate var isKnownByItsBytes: Bool { !isUTF8 && description.hasPrefix("UTF-") }
}
