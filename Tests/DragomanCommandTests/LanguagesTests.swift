// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing

@Suite("languages", .timeLimit(.minutes(5)))
struct LanguagesTests {
    @Test("Contract 4.8: one line a tag that an unrestricted detect can answer, the tag first, without heading")
    func listsLanguages() async throws {
        let profile = try LanguageProfile.embedded()
        let workshop = try Workshop()
        let outcome = try await workshop.run(["languages"])
        #expect(outcome.status == 0)
        #expect(outcome.rows.map { $0[0] } == profile.languages.filter(\.answersUnasked).map(\.tag.canonical).sorted())
        #expect(outcome.rows.contains { $0[0] == "de" && $0[1] == "German" && $0[2] == "Deutsch" })
        #expect(outcome.rows.allSatisfy { $0.count == 9 && $0[6] == "-" })
    }

    @Test("Contract 4.8: --varieties adds varieties and experimental languages, marked")
    func listsVarieties() async throws {
        let profile = try LanguageProfile.embedded()
        let workshop = try Workshop()
        let outcome = try await workshop.run(["languages", "--varieties"])
        #expect(outcome.rows.map { $0[0] } == profile.languages.map(\.tag.canonical).sorted())
        let marked = Set(outcome.rows.filter { $0[6] != "-" }.map { $0[0] })
        #expect(marked == Set(profile.languages.filter { !$0.answersUnasked }.map(\.tag.canonical)))
    }

    @Test("Each language is shown with its accuracy at three lengths, its training text and its licences")
    func listsTraining() async throws {
        let profile = try LanguageProfile.embedded()
        let workshop = try Workshop()
        let rows = try await workshop.run(["languages", "--varieties"]).rows
        for row in rows {
            let language = try #require(profile.languages.first { $0.tag.canonical == row[0] })
            #expect(abs((Double(row[4]) ?? -1) - language.accuracy.pieces) < 0.00006)
            #expect(row[7] == "\(language.trainingKilobytes)")
        }
        let sources = try await workshop.run(["profile", "check", "--sources", "--format", "tsv"]).rows.filter {
            $0[0] == "source"
        }
        let german = sources.filter { $0[7].split(separator: " ").contains("de") }
        let names = Set(
            german.flatMap { source in
                // Where the user may choose between licences, they are named together.
                source[2].contains(" / ")
                    ? [source[2]] : source[2].prefix { $0 != "(" }.split(separator: " ").map(String.init)
            })
        #expect(!names.isEmpty)
        #expect(rows.first { $0[0] == "de" }?[8] == names.sorted().joined(separator: ","))
    }

    @Test("NDJSON names the fields")
    func namesFields() async throws {
        let workshop = try Workshop()
        let rows = try await workshop.run(["languages"]).rows
        let records = try await workshop.run(["languages", "--format", "ndjson"]).lines
        #expect(records.count == rows.count)
        for (record, row) in zip(records, rows) {
            let fields = try #require(try JSONSerialization.jsonObject(with: Data(record.utf8)) as? [String: Any])
            #expect(fields["language"] as? String == row[0])
            #expect(fields["name"] as? String == row[1])
            #expect((fields["licences"] as? [String])?.joined(separator: ",") == row[8])
            #expect(fields["trainingKilobytes"] as? Int == Int(row[7]))
            #expect(fields["sentences"] is Double)
        }
    }

    @Test("Every tag listed can be a candidate")
    func listsCandidates() async throws {
        let workshop = try Workshop()
        let tags = try await workshop.run(["languages", "--varieties"]).rows.map { $0[0] }
        let outcome = try await workshop.run(["detect", "--only", tags.joined(separator: ",")], input: "Guten Morgen")
        #expect(outcome.messages.isEmpty)
    }
}
