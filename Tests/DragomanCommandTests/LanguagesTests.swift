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
        #expect(outcome.rows.allSatisfy { $0.count == 7 && $0[6] == "-" })
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

    @Test("Every tag listed can be a candidate")
    func listsCandidates() async throws {
        let workshop = try Workshop()
        let tags = try await workshop.run(["languages", "--varieties"]).rows.map { $0[0] }
        let outcome = try await workshop.run(["detect", "--only", tags.joined(separator: ",")], input: "Guten Morgen")
        #expect(outcome.messages.isEmpty)
    }
}
