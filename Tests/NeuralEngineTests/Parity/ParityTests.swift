// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import NeuralEngine

/// What fxtranslate 0.5.0 answered on x86-64 with the same models and their shortlists, line by line. The English lines were
/// written for this test; the Portuguese ones are what it made of them.
@Suite("Beside the reference", .needsModels, .timeLimit(.minutes(5))) struct ParityTests {
    /// Lines with their translations by the reference.
    private static func lines(_ name: String) throws -> [(source: String, reference: String)] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "\(name).tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            let columns = line.split(separator: "\t")
            return (String(columns[0]), String(columns[1]))
        }
    }

    @Test("Calculated as the reference does, every line is the reference's", arguments: ["enpt", "pten"])
    func equalsReference(name: String) async throws {
        let lines = try Self.lines(name)
        #expect(lines.count == 500)
        let translations = try await Models.reference.translations(of: lines.map(\.source), over: name)
        for (translation, line) in zip(translations, lines) { #expect(translation == line.reference) }
    }
}
