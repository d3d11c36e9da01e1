import DocumentFormats
import Testing

@Suite("Documents")
struct DocumentTests {
    @Test("All of a plain text is text", arguments: ["", "a", "\u{FEFF}a\r\n\u{0}b"])
    func readsPlainText(content: String) {
        let document = Document(content)
        #expect(document.passages.map(\.text).joined() == content)
        #expect(document.passages.count == (content.isEmpty ? 0 : 1))
    }

    /// A format in which text stands between quotation marks, and a quotation mark inside is doubled.
    private struct Quotations: DocumentFormat {
        let name = "quotations"
        let separator = "\n"

        func passages(of content: String) -> [Passage] {
            var passages: [Passage] = []
            var start: Int?
            for (offset, byte) in content.utf8.enumerated() where byte == UInt8(ascii: "\"") {
                if let open = start {
                    let range = open + 1..<offset
                    passages.append(Passage(range: range, text: String(decoding: Array(content.utf8)[range], as: UTF8.self)))
                    start = nil
                } else {
                    start = offset
                }
            }
            return passages
        }

        func written(_ text: String, for passage: Passage) -> String {
            text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        }
    }

    @Test("Texts go back into their places as the format writes them, and the rest stays byte for byte")
    func replaces() throws {
        let document = try Document("x \"ä\"\r\ny \"b\" z", format: Quotations())
        #expect(document.passages.map(\.text) == ["ä", "b"])
        #expect(document.replacing(["ä", "b"]).utf8.elementsEqual(document.content.utf8))
        #expect(document.replacing(["a\"o", "b"]) == "x \"a\"\"o\"\r\ny \"b\" z")
    }
}
