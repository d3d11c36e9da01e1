import Foundation
import SeededText

/// A document as a line of JSON, for other programs to read.
struct DocumentRecord: Encodable {
    private let kind: String
    private let languages: [String]
    private let text: String

    init(_ document: MixedDocument) {
        kind = document.origin
        languages = document.tags.sorted()
        text = document.text
    }

    /// The line, without its end.
    func line() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
