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
        arguments: [
            ("", 1), ("x\n", 1), ("\n\nx\n", 3), ("dragoman exchange 1\n", 2), ("dragoman exchange 1\nmorse\n", 2),
            ("dragoman exchange 1\n\nmorse\n", 3), ("dragoman exchange 1\nhtml\n../de.xlf\n", 3),
            ("dragoman exchange 1\n\r\nhtml\n\nde.xlf\n../de.xlf\n", 6),
        ])
    func refusesDamage(text: String, line: Int) {
        let error = #expect(throws: ManifestError.self) { try ExchangeManifest(parsing: text) }
        #expect(error?.line == line)
        #expect(error?.reason.contains("exchange.tsv") == true)
    }
}
