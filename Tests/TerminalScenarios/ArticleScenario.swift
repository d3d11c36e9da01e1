// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TranslationHosting
import TranslationSessions

/// The code of the article on asking at a terminal, which the tests compare with the article and run.
enum ArticleScenario {
    static func translate(_ text: String, in given: TranslationEnvironment) async throws {
        var environment = given
        environment.surface = TerminalSurface(languages: await environment.routeFinder().languages)
        let session = TranslationSession(from: nil, to: "es", environment: environment)
        print("article: \(try await session.translate(text).source)")
    }

    static func countKeys() async throws {
        let screen = try ControllingTerminal.shared.openScreen { _ in ScreenFrame([ScreenLine("0 keys", .strong)]) }
        var count = 0
        for await key in screen.keys {
            if key == .character("q") { break }
            count += 1
            screen.show { [count] size in
                ScreenFrame([ScreenLine("\(count) keys on \(size.columns) columns", .strong)])
            }
        }
        await screen.close()
        print("article: \(count)")
    }
}
