// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import DocumentFormats
import Testing

@Suite("Lists of exchanged files")
struct ExchangeManifestTests {
    @Test("A list is read again as it was written, whatever ends its lines")
    func isReadAgain() throws {
        let manifest = try ExchangeManifest(of: Document("# One", format: Markdown()), files: ["de.xlf", "zh-Hans.xlf"])
        #expect(try ExchangeManifest(parsing: manifest.text) == manifest)
        #expect(try ExchangeManifest(parsing: manifest.text.replacing("\n", with: "\r\n")) == manifest)
    }

    private static let sum = "0-cbf29ce484222325"

    @Test(
        "A list that was damaged is refused, with the line",
        arguments: [
            ("", 1), ("x\n", 1), ("\n\nx\n", 3), ("dragoman exchange 1\nhtml\n", 1), ("dragoman exchange 2\n", 1),
            ("dragoman exchange 2\t1\t\(sum)\t\(sum)\n", 2), ("dragoman exchange 2\t1\t\(sum)\t\(sum)\nmorse\n", 2),
            ("dragoman exchange 2\t1\t\(sum)\t\(sum)\n\r\nhtml\n\nde.xlf\n../de.xlf\n", 6),
        ])
    func refusesDamage(text: String, line: Int) {
        let error = #expect(throws: ManifestError.self) { try ExchangeManifest(parsing: text) }
        #expect(error?.line == line)
        #expect(error?.why.contains("exchange.tsv") == true)
    }

    @Test("A list that lacks a line, or has another, is refused")
    func refusesOtherLines() throws {
        let text = try ExchangeManifest(of: Document("# One", format: Markdown()), files: ["de.xlf", "fr.xlf"]).text
        let cases: [(String, String, ManifestError.Code)] = [
            ("de.xlf\n", "", .wrongCount), ("fr.xlf\n", "fr.xlf\nit.xlf\n", .wrongCount), ("de.xlf\n", "it.xlf\n", .changed),
            ("\nmarkdown\n", "\nhtml\n", .changed),
        ]
        for (line, other, code) in cases {
            let error = #expect(throws: ManifestError.self) { try ExchangeManifest(parsing: text.replacing(line, with: other)) }
            #expect(error?.code == code)
        }
    }

    @Test("A list fits the document that it was made for, and no other", arguments: ["", "# One\n", "# Two", " # One"])
    func fitsOneDocument(other: String) throws {
        let manifest = try ExchangeManifest(parsing: ExchangeManifest(of: Document("# One"), files: []).text)
        #expect(manifest.fits(Document("# One")))
        #expect(!manifest.fits(Document(other)))
    }
}
