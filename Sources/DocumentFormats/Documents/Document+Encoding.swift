// SPDX-License-Identifier: Apache-2.0

import TextScanning
import UnicodeText

extension Document {
    /// What the document became, as bytes of a file: in the document's encoding where that has all of its characters, else in
    /// UTF-8, with its declaration changed.
    ///
    /// A document of ASCII alone is taken to be in the encoding that it declares.
    ///
    /// - Parameter content: The document's content after changes, such as ``replacing(_:)`` gives it.
    /// - Complexity: Linear in the length of the content.
    public func encoded(_ content: String) -> [UInt8] {
        let declaration = format.encodingDeclaration(in: content)
        let said = declaration.flatMap { try? Charset(String(content[utf8: $0])) }
        let isASCII = self.content.utf8.allSatisfy { $0 < 0x80 }
        let charset = charset ?? (isASCII ? said : nil)
        if let charset, !charset.isUTF8, let bytes = charset.encode(content) { return bytes }
        return Array(declaringUTF8(content, declaration, said).utf8)
    }

    /// The content with its declaration changed to UTF-8, in which it is written elsewhere; itself where it declares that, or
    /// nothing.
    public var declaringUTF8: String {
        let declaration = format.encodingDeclaration(in: content)
        return declaringUTF8(content, declaration, declaration.flatMap { try? Charset(String(content[utf8: $0])) })
    }

    private func declaringUTF8(_ content: String, _ declaration: Range<Int>?, _ said: Charset?) -> String {
        // Of ASCII every declaration is true.
        guard let declaration, said?.isUTF8 != true, content.utf8.contains(where: { $0 >= 0x80 }) else { return content }
        return String(content[utf8: 0..<declaration.lowerBound]) + "UTF-8"
            + String(content[utf8: declaration.upperBound..<content.utf8.count])
    }
}

extension Charset {
    fileprivate var isUTF8: Bool { ianaName == "UTF-8" }
}

/// Finds where documents name their encodings.
enum EncodingDeclaration {
    /// The name behind a label such as `charset=`, without quotation marks; nil where there is none in the range.
    static func name(after label: String, in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        guard let found = bytes[range].firstIndex(of: label) else { return nil }
        let rest = bytes[(found + label.utf8.count)..<range.upperBound].drop {
            $0.isASCIISpace || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
        }
        let name = rest.prefix { $0.isASCIILetterOrDigit || Array("._:-".utf8).contains($0) }
        return name.isEmpty ? nil : name.startIndex..<name.endIndex
    }

    /// The name in an XML declaration; nil where there is none.
    static func nameInXML(_ bytes: [UInt8]) -> Range<Int>? {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard bytes[start...].starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        return name(after: "encoding=", in: bytes, start..<end)
    }
}
