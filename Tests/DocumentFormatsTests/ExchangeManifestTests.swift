import DocumentFormats
import Testing

@Suite("Lists of exchanged files")
struct ExchangeManifestTests {
    @Test("A list is read again as it was written, whatever ends its lines")
    func isReadAgain() throws {
        let manifest = ExchangeManifest(kind: .markdown, files: ["de.xlf", "zh-Hans.xlf"])
        #expect(try ExchangeManifest(parsing: manifest.text) == manifest)
        #expect(try ExchangeManifest(parsing: manifest.text.replacing("\n", with: "\r\n")) == manifest)
    }

    @Test(
        "A list that was damaged is refused, with the line",
        arguments: [("x\n", 1), ("\nmarkdown\n", 2), ("\nhtml\n../de.xlf\n", 3)])
    func refusesDamage(text: String, line: Int) {
        let heading = line == 1 ? "" : "dragoman exchange 1"
        let text = line == 2 ? text.replacing("markdown", with: "morse") : text
        let error = #expect(throws: PieceManifestError.self) { try ExchangeManifest(parsing: heading + text) }
        #expect(error?.line == line)
        #expect(error?.reason.contains("exchange.tsv") == true)
    }
}
