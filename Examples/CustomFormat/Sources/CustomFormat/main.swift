// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import LanguageSegmentation

// Says of each message of a file on standard input which language it is in, and prints the file with what is German in
// capitals, as if it were a translation. The argument is the file's name, which tells its format.
var formats = DocumentFormatRegistry.standard
formats.add(Properties())

let name = CommandLine.arguments.dropFirst().first ?? "messages.properties"
var content = ""
while let line = readLine(strippingNewline: false) { content += line }

let document = try Document(content, format: formats.format(ofFileNamed: name) ?? PlainText())
let spans = document.spans(by: LanguageSegmenter(detector: try LanguageDetector()))

print("\(name) is \(document.format.name)")
var replacements: [Document.Replacement] = []
for (index, passage) in document.passages.enumerated() {
    for span in spans[index] {
        let text = passage.text.utf8.dropFirst(span.range.lowerBound).prefix(span.range.count)
        print(span.language?.description ?? "und", String(decoding: text, as: UTF8.self), separator: "\t")
        if span.language == "de" {
            let loud = String(decoding: text, as: UTF8.self).uppercased()
            replacements.append(Document.Replacement(passage: index, range: span.range, text: loud))
        }
    }
}
print()
print(document.replacing(replacements), terminator: "")
