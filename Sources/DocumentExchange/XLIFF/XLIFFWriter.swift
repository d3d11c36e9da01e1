// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import TextScanning

/// Writes XLIFF 2.1.
enum XLIFFWriter {
    /// A document with units in one language.
    static func document(of units: [XLIFFUnit], in language: LanguageTag, named original: String) -> String {
        let name = MarkupEscape.escapedForXML(original) { _ in "?" }
        var result = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="\(language)">
              <file id="f1" original="\(name)">

            """
        for unit in units { append(unit, to: &result) }
        return result + "  </file>\n</xliff>\n"
    }

    private static func append(_ unit: XLIFFUnit, to result: inout String) {
        result += "    <unit id=\"\(unit.identifier)\" xml:space=\"preserve\">\n"
        if !unit.codes.isEmpty {
            result += "      <originalData>\n"
            for (index, code) in unit.codes.enumerated() {
                result += "        <data id=\"d\(index + 1)\">\(XLIFFContent.written(code))</data>\n"
            }
            result += "      </originalData>\n"
        }
        var content = ""
        var index = 0
        // Without inline pieces the character stands for itself.
        for scalar in unit.text.unicodeScalars {
            if scalar == Placeholder.scalar, index < unit.codes.count {
                index += 1
                content += "<ph id=\"\(index)\" dataRef=\"d\(index)\"/>"
            } else {
                content += XLIFFContent.written(String(Character(scalar)))
            }
        }
        result += "      <segment>\n        <source>\(content)</source>\n      </segment>\n    </unit>\n"
    }
}
