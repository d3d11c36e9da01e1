// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// One run of a view's work, as the work sees it. It does not keep the view.
@MainActor
struct HostedRun {
    let number: Int
    weak var view: HostedView?
    /// What the run's sessions work with.
    let environment: TranslationEnvironment

    /// The work comes to its end by itself, before its task does.
    func end() {
        view?.ended(number)
    }
}

/// Work that has started for a view.
struct StartedWork: Sendable {
    let task: Task<Void, Never>
    /// The session that the work has; nil where it has none.
    var session: TranslationSession?
    /// What is to be done when the view goes while the work goes on.
    var withdraw: (@MainActor @Sendable () -> Void)?
}

/// The work of one view, by run. Whatever goes on when this is let go is ended.
final class StartedWorks: Sendable {
    private let works = Locked<[Int: StartedWork]>([:])

    /// Takes up the work of a run.
    func add(_ work: StartedWork, of run: Int) {
        works.withLock { $0[run] = work }
    }

    /// The work of a run that is not over.
    subscript(run: Int) -> StartedWork? { works.withLock { $0[run] } }

    /// Ends the session of a run, which is over, and lets the work go.
    func expire(_ run: Int) {
        let work = works.withLock { $0.removeValue(forKey: run) }
        work?.session?.expire()
    }

    deinit {
        for work in works.withLock({ $0.values.map(\.self) }) {
            work.task.cancel()
            work.session?.expire()
            if let withdraw = work.withdraw { Task { @MainActor in withdraw() } }
        }
    }
}
