import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("Translating one text", .timeLimit(.minutes(1)))
struct SingleTextTests {
    @Test("S30: translate awaits one response for one text")
    func oneTextOneResponse() async throws {
        let world = World()
        let response = try await world.session(from: "de", to: "en").translate("Hallo Welt")
        #expect(response.targetText == "Hallo Welt [de→en]")
    }
}
