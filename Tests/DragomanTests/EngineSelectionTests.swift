// SPDX-License-Identifier: Apache-2.0

import Dragoman
import Foundation
import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting
import UserConfiguration

@Suite("Which engines work")
struct EngineSelectionTests {
    private static let text = """
        order = ["home", "neural"]
        [servers.home]
        kind = "libretranslate"
        url = "http://127.0.0.1:5000"
        [servers.far]
        kind = "deepl"
        key-variable = "FAR_KEY"
        [commands.mine]
        command = "cat"
        """

    private static func environment(
        _ text: String = text, only: [String] = [], isOffline: Bool = false, variables: [String: String] = ["FAR_KEY": "k:fx"]
    ) throws -> TranslationEnvironment {
        var environment = TranslationEnvironment.standard
        let selection = EngineSelection(try ConfigurationFile(parsing: text), only: only, isOffline: isOffline)
        try selection.apply(to: &environment, recognising: nil, variables: variables)
        return environment
    }

    @Test("All that is set up works, in the order of preference, and the rest after it")
    func order() throws {
        let environment = try Self.environment()
        #expect(environment.engines.map(\.name) == ["home", "neural", "script conversion", "apertium", "mine", "far"])
        #expect(environment.policies.allowsSendingTextElsewhere)
        #expect(environment.engines.compactMap(EngineReport.address(of:)) == ["https://api-free.deepl.com"])
    }

    @Test("What is named alone works alone, and offline nothing that sends text elsewhere")
    func narrows() throws {
        #expect(try Self.environment(only: ["home"]).engines.map(\.name) == ["home"])
        let offline = try Self.environment(isOffline: true)
        #expect(!offline.engines.map(\.name).contains("far"))
        #expect(!offline.policies.allowsSendingTextElsewhere)
        #expect(try !Self.environment("offline = true\n" + Self.text).engines.map(\.name).contains("far"))
        #expect(try !Self.environment("disabled = [\"apertium\"]").engines.map(\.name).contains("apertium"))
    }

    @Test(
        "What cannot be used is named with its place",
        arguments: [
            ("order = [\"nobody\"]", "nobody"), ("[servers.a]\nkind = \"babel\"", "servers.a.kind"),
            ("[servers.a]\nkind = \"libretranslate\"", "servers.a.url"),
            ("[servers.a]\nkind = \"libretranslate\"\nurl = \"file:///etc\"", "servers.a.url"),
            ("[servers.a]\nkind = \"deepl\"\nkey-variable = \"NONE\"", "servers.a.key-variable"),
            ("[servers.a]\nkind = \"deepl\"\nkey-file = \"/nonexistent\"", "servers.a.key-file"),
            ("[servers.a]\nkind = \"libretranslate\"\nurl = \"http://example.org\"\nkey-variable = \"FAR_KEY\"", "not encrypted"),
            ("[servers.a]\nkind = \"libretranslate\"\nurl = \"http://ana:word@example.org\"", "not encrypted"),
            ("[servers.a]\nkind = \"deepl\"\nkey-file = \"/dev/null\"", "Not a regular file"),
            ("[commands.a]\ncommand = \"cat '\"", "commands.a.command"),
            ("[commands.a]\ncommand = \"translate-{source} {target}\"", "a language in the program's name"),
            ("[commands.neural]\ncommand = \"cat\"", "commands.neural"),
            ("[servers.apertium]\nkind = \"libretranslate\"\nurl = \"http://127.0.0.1\"", "servers.apertium"),
            ("[commands.a]\ncommand = \"cat\"\nlanguages = [\"no language\"]", "commands.a.languages"),
        ])
    func faults(text: String, words: String) {
        let error = #expect(throws: ConfigurationError.self) { try Self.environment(text) }
        #expect(error?.why.contains(words) == true, "\(error?.why ?? "")")
    }

    @Test("A command of this time works alone, and what is wrong with it is not blamed on the file")
    func takesCommand() throws {
        var environment = TranslationEnvironment.standard
        let file = try ConfigurationFile(parsing: Self.text)
        var selection = EngineSelection(file, command: "cat")
        let variables = ["FAR_KEY": "k:fx"]
        try selection.apply(to: &environment, recognising: nil, variables: variables)
        #expect(environment.engines.map(\.name) == ["--engine-command"])
        selection.command = "cat '"
        let fault = #expect(throws: ConfigurationError.self) {
            try selection.apply(to: &environment, recognising: nil, variables: variables)
        }
        #expect(fault?.what == "--engine-command" && fault?.isOfOption == true && fault?.remedy.contains("file") == false)
        selection = EngineSelection(file, only: ["Home"])
        let name = #expect(throws: ConfigurationError.self) {
            try selection.apply(to: &environment, recognising: nil, variables: variables)
        }
        #expect(name?.isOfOption == true && name?.remedy.contains("Did you mean “home”?") == true)
    }

    @Test("A server that may be silent for long is waited for by sessions, too")
    func heedsTimeouts() throws {
        let usual = TranslationEnvironment.standard.deadlines.answer
        #expect(try Self.environment().deadlines.answer == usual)
        let server = "[servers.slow]\nkind = \"openai\"\nurl = \"http://127.0.0.1:8080\"\ntimeout = 600\n"
        #expect(try Self.environment(server).deadlines.answer == .seconds(610))
    }

    @Test("Reports count the languages of groups, each once, without making their pairs")
    func countsLanguages() async throws {
        // The codes that ISO 639 leaves for private use.
        let tags = try "abcdefghijklmnopqrst".flatMap { second in
            try "abcdefghijklmnopqrstuvwxyz".map { try LanguageTag(parsing: "q\(second)\($0)") }
        }
        let group = LanguageGroup(from: tags + ["de"], to: tags)
        let pairs = [
            EnginePair(name: "a", source: "de", target: "en"),
            EnginePair(name: "b", source: "fr", target: "en", isInstalled: false),
        ]
        let engine = FakeEngine(pairs: pairs, groups: [group, LanguageGroup(from: ["ja"], to: ["ja"])])
        let reports = await EngineReport.reports(of: [engine, FakeEngine(pairs: pairs)])
        #expect(reports.map(\.sourceCount) == [521, 1])
        #expect(reports.map(\.targetCount) == [521, 1])
    }

    @Test("The environment of programs that configure nothing sends nothing anywhere")
    func standard() {
        #expect(!TranslationEnvironment.standard.policies.allowsSendingTextElsewhere)
        #expect(TranslationEnvironment.standard.engines.allSatisfy { !$0.sendsTextElsewhere })
    }
}
