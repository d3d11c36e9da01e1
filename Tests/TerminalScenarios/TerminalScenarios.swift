// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import TranslationHosting
import TranslationSessions
import TranslationTesting

/// What the tests of the terminal run on a pseudo-terminal: one question, or one screen, and a line about what came of it.
@main
enum TerminalScenarios {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            switch arguments.first {
            case "source": try await source(of: arguments[1])
            case "install": try await install(packNamed: arguments[1], size: Int(arguments[2]), isSlow: false)
            case "progress": try await install(packNamed: "apertium-spa-cat", size: 12_400_000, isSlow: true)
            case "overlay": try await present(arguments[1], as: arguments[2])
            case "screen": try await show()
            case "article":
                let pair = EnginePair(name: "ca-es", source: "ca", target: "es")
                try await ArticleScenario.translate("xyzzy", in: environment(pairs: [pair]).0)
                try await ArticleScenario.countKeys()
            case "deadline": try await source(of: "ok", within: .milliseconds(1))
            default: preconditionFailure("no scenario is called that")
            }
        } catch {
            print("error: \(error)")
        }
    }

    private static let words: [LanguageTag: [String]] = ["ca": ["bon", "dia"], "es": ["buen", "día"], "de": ["guten", "tag"]]

    private static func environment(
        pairs: [EnginePair], _ deadlines: TranslationDeadlines = TranslationDeadlines()
    ) -> (TranslationEnvironment, FakeEngine) {
        let engine = FakeEngine(pairs: pairs)
        let environment = TranslationEnvironment(
            engines: [engine], languageIdentifier: ScriptedLanguageIdentifier(words), preferredLanguages: ["en"],
            surface: TerminalSurface(languages: ["de", "ja", "ar", "ca", "es", "fr", "oc", "pt", "sr-Latn", "zh-Hant"]),
            deadlines: deadlines)
        return (environment, engine)
    }

    /// Translates a text whose source may have to be asked for.
    private static func source(of text: String, within deadline: Duration = .seconds(600)) async throws {
        let languages: [LanguageTag] = ["de", "ca", "es", "ja", "zh-Hant"]
        let (environment, _) = environment(
            pairs: languages.map { EnginePair(name: "\($0)-en", source: $0, target: "en") },
            TranslationDeadlines(question: deadline))
        let response = try await TranslationSession(from: nil, to: "en", environment: environment).translate(text)
        print("source: \(response.source)")
    }

    /// Prepares a pair that lacks its pack. A slow installation goes on when the person no longer waits.
    private static func install(packNamed name: String, size: Int?, isSlow: Bool) async throws {
        let pair = EnginePair(
            name: "ca-es", source: "ca", target: "es", pack: Pack(name: name, downloadSize: size), isInstalled: false)
        var (environment, engine) = environment(pairs: [pair])
        let latch = Latch(isOpen: !isSlow)
        let installer = ScriptedInstaller(into: engine, script: .init(shares: [0.3, 1], latch: { _ in latch }))
        environment.installer = installer
        do {
            try await TranslationSession(from: "ca", to: "es", environment: environment).prepareTranslation()
        } catch let error as CocoaError where error.code == .userCancelled {
            print("cancelled")
        }
        latch.open()
        if installer.begun.count > 0 { await installer.ended.reach(1) }
        // The engine knows of the pack once the installation is over, which the session hears of a little later.
        print("status: \(await LanguageAvailability(environment: environment).status(from: "ca", to: "es" as LanguageTag?))")
    }

    /// Presents a translation until the person has done with it.
    private static func present(_ text: String, as translation: String) async throws {
        let surface = TerminalSurface()
        var target: LanguageTag = "es"
        while true {
            let response = TranslationSession.Response(
                sourceLanguage: Locale.Language(identifier: "ca"), targetLanguage: Locale.Language(target), sourceText: text,
                targetText: translation)
            let presentation = TranslationPresentation(
                text: text, outcome: .success(response), targets: ["ar", "es", "fr", "ja"], offersReplacement: true)
            switch try await surface.present(presentation) {
            case .target(let other): target = other
            case let choice:
                print("choice: \(choice) \(target)")
                return
            }
        }
    }

    /// A screen of a program's own, which ends in the way that the key says, with an overlay before it on a space. A long page
    /// stands on it after an l.
    private static func show() async throws {
        func frame(after count: Int) -> @Sendable (TerminalSize) -> ScreenFrame {
            { size in ScreenFrame([ScreenLine("\(count) keys at \(size.columns) columns", .strong)]) }
        }
        let screen = try ControllingTerminal.shared.openScreen(showing: frame(after: 0))
        var count = 0
        for await key in screen.keys {
            count += 1
            if key == .character("l") { showLongPage(after: count, on: screen) } else { screen.show(frame(after: count)) }
            switch key {
            case .character("q"): await screen.close()
            case .character("t"): fatalError("the scenario traps")
            case .character("a"): abort()
            case .character("e"): exit(3)
            case .character("w"): FileHandle.standardError.write(Data(repeating: UInt8(ascii: "!"), count: 20_000))
            case .character(" "): try await present("Bon dia", as: "Buenos días")
            default: break
            }
        }
        print("keys: \(count)")
    }

    private static func showLongPage(after count: Int, on screen: TerminalScreen) {
        screen.show { columns in
            (1...40).map { ScreenLine("line \($0) of \(columns) columns") }
        } above: { _ in
            [ScreenLine("page \(count)")]
        }
    }
}
