// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TranslationSessions

/// Says which routes are taken, among which, and why: for `--explain-route`, each once.
final class RouteNotes: Sendable {
    private let said = Locked<Set<[LanguageTag]>>([])

    /// Says it of one route.
    func add(_ route: Route?, in environment: TranslationEnvironment, to messages: Messages) async {
        guard let route, !route.legs.isEmpty, said.withLock({ $0.insert([route.source, route.target]).inserted }) else { return }
        let finder = await environment.routeFinder()
        guard let explanation = try? finder.explanation(from: route.source, to: route.target) else { return }
        messages.note("route", "\(explanation)")
    }
}
