// SPDX-License-Identifier: Apache-2.0

import Dragoman
import TranslationHosting

/// A place at the terminal in which views live: what the author of a toolkit writes.
///
/// The terminal shows one window, so that its views are in sight from when they are kept to when it is closed.
final class TerminalWindow: ViewHost {
    private let surface: TerminalSurface
    @MainActor private var views: [HostedView] = []

    init(surface: TerminalSurface) {
        self.surface = surface
    }

    @MainActor func keep(_ view: HostedView) {
        views.append(view)
        view.appear()
    }

    /// Tasks of the views are cancelled, and their sessions expire.
    @MainActor func close() {
        for view in views { view.disappear() }
        views = []
    }

    func ask(_ question: HostQuestion) {
        question.ask(at: surface)
    }
}
