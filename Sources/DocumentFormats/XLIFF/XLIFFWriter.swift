import LanguageRecognition
import LanguageSegmentation

/// Writes XLIFF 2.1.
enum XLIFFWriter {
    /// A text as content of a source or target.
    ///
    /// - Parameter prefix: What stands before the names of XLIFF's elements.
    static func written(_ text: String, prefix: String = "") -> String {
        XMLReference.escaped(text) { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "<\(prefix)cp hex=\"\(String(repeating: "0", count: max(0, 4 - digits.count)) + digits)\"/>"
        }
    }

    /// A document with units in one language.
    static func document(of units: [XLIFFUnit], in language: LanguageTag, named original: String) -> String {
        let name = XMLReference.escaped(original) { _ in "?" }
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
                result += "        <data id=\"d\(index + 1)\">\(written(code))</data>\n"
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
                content += written(String(Character(scalar)))
            }
        }
        result += "      <segment>\n        <source>\(content)</source>\n      </segment>\n    </unit>\n"
    }
}
