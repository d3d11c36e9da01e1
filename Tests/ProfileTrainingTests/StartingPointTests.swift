// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import ProfileTraining

@Suite("Training that goes on from a profile")
struct StartingPointTests {
    @Test("Rows are shared out whole, whatever the two numbers of rows", arguments: [1, 2, 3, 970], [1, 2, 4, 1455])
    func rowShares(_ old: Int, _ new: Int) {
        let shares = RowShares(oldRowCount: old, newRowCount: new)
        var given = [Float](repeating: 0, count: old)
        for row in 0..<new {
            let parts = shares.parts(of: row)
            #expect(abs(parts.reduce(0) { $0 + $1.shareOfNew } - 1) < 1e-5)
            for part in parts { given[part.oldRow] += part.shareOfOld }
        }
        #expect(given.allSatisfy { abs($0 - 1) < 1e-4 })
    }

    @Test("A feature's new row has a part of its old one")
    func features() {
        let shares = RowShares(oldRowCount: 97, newRowCount: 146)
        var numbers = RandomNumbers(seed: 1)
        for _ in 0..<2_000 {
            let feature = UInt32(truncatingIfNeeded: numbers.next())
            let old = FeatureCollector.row(of: feature, rowCount: 97)
            let new = FeatureCollector.row(of: feature, rowCount: 146)
            #expect(shares.parts(of: Int(new)).contains { $0.oldRow == Int(old) })
        }
    }

    @Test("What the profile knew is known with next to no examples, among other languages and in more rows")
    func goesOn() async throws {
        let folder = try TextFolder()
        for tag in ["de", "fr", "pl", "ru", "fi"] { try folder.write(TextFolder.lines(of: tag), to: tag + ".txt") }
        var options = TrainingOptions(corpora: folder.path)
        options.languages = ["de", "fr", "pl", "ru"]
        options.exampleCount = 8192 * 4
        options.rowCount = 4_000
        let first = folder.path(of: "first.profile")
        try await ProfileTrainer(options: options).train(to: first) { _ in }

        options.languages = ["de", "fr", "fi", "ru"]
        options.rowCount = 6_000
        options.exampleCount = 8192
        options.start = first
        let bytes = try await ProfileTrainer(options: options).train { _ in }
        let profile = try LanguageProfile(bytes: bytes)
        try profile.verify()
        #expect(profile.languages.map(\.tag) == ["de", "fi", "fr", "ru"])
        let fingerprint = try LanguageProfile(contentsOf: first).fingerprint
        let parameters = profile.contents(of: .parameters)?.text ?? ""
        #expect(parameters.contains("start=\(fingerprint)\n"))
        #expect(parameters.contains("examples-in-all=\(8192 * 5)\n"))
        let detector = LanguageDetector(profile: profile)
        for tag in ["de", "fr", "ru", "fi"] {
            let lines = try TextFolder.lines(of: tag).split(separator: "\n")
            let right = lines.count { detector.detect($0).language?.canonical == tag }
            #expect(Double(right) > 0.9 * Double(lines.count), "\(tag): \(right) of \(lines.count)")
        }
        #expect(try await ProfileTrainer(options: options).train { _ in } == bytes)

        // What it went on from counts, too, for a training that goes on from it.
        let second = folder.path(of: "second.profile")
        try await ProfileTrainer(options: options).train(to: second) { _ in }
        #expect(try StartingPoint(contentsOf: second).exampleCount == 8192 * 5)
    }

    @Test("A profile without its replay is none to go on from")
    func withoutReplay() async throws {
        let folder = try TextFolder()
        for tag in ["de", "fr"] { try folder.write(TextFolder.lines(of: tag), to: tag + ".txt") }
        var options = TrainingOptions(corpora: folder.path)
        options.exampleCount = 8192
        options.rowCount = 1_000
        let bytes = try await ProfileTrainer(options: options).train { _ in }
        try folder.write(bytes, to: "alone.profile")
        options.start = folder.path(of: "alone.profile")
        do {
            _ = try await ProfileTrainer(options: options).train { _ in }
            Issue.record("it went on")
        } catch let error as TrainingError {
            #expect(error.code == .badReplay)
        }
    }
}
