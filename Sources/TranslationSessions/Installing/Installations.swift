// SPDX-License-Identifier: Apache-2.0

/// The installations that an environment and its copies have under way: a pack is installed once, however many wait for it.
///
/// Packs are installed one after the other, since most installers take a lock. An installation goes on when nobody waits for it
/// any more.
final class Installations: Sendable {
    /// One wait for some packs.
    struct Wait: Sendable {
        /// What a surface shows.
        let installation: PackInstallation
        /// How the installation ended; nil while it goes on.
        let outcome: @Sendable () -> Result<Void, any Error>?
    }

    private struct State {
        /// The share done of each pack that is being installed or waits to be.
        var shares: [Pack: Double] = [:]
        /// The files of each of them, where its installer tells them.
        var files: [Pack: [PackProgress.File]] = [:]
        var followers: [Follower] = []
        /// Those who want to know when an installation has ended.
        var watchers: [Int: AsyncStream<Void>.Continuation] = [:]
        var nextWatcher = 0
    }

    private let state = Locked(State())
    private let installing = SerialQueue()

    /// Lets one installation at a time be decided on.
    let decisionQueue = SerialQueue()

    /// The packs not currently being installed.
    func idle(among packs: [Pack]) -> [Pack] {
        state.withLock { state in packs.filter { state.shares[$0] == nil } }
    }

    /// Waits for some packs, and begins to install those of them that were found idle.
    ///
    /// A pack that was not idle may have been installed by now; then there is nothing to wait for.
    func install(_ packs: [Pack], beginning idle: [Pack], with installer: any PackInstaller) -> Wait {
        let (follower, new) = state.withLock { state in
            let new = idle.filter { state.shares[$0] == nil }
            for pack in new { state.shares[pack] = 0 }
            let follower = Follower(packs: packs, pending: packs.filter { state.shares[$0] != nil })
            if follower.outcome == nil { state.followers.append(follower) }
            return (follower, new)
        }
        for pack in new {
            let ticket = installing.join()
            Task {
                var result: Result<Void, any Error> = .success(())
                do {
                    try await installing.reachFront(with: ticket)
                    try await installer.install(pack) { self.report($0, of: pack) }
                } catch {
                    result = .failure(error)
                }
                installing.leave(ticket)
                end(pack, with: result)
            }
        }
        return Wait(
            installation: PackInstallation(packs: packs, progress: follower.progress) { [state] in
                state.withLock { state in packs.flatMap { state.files[$0] ?? [] } }
            }, outcome: { follower.outcome })
    }

    /// Gives a value after each installation that ends, whether that was a success or not.
    func endings() -> AsyncStream<Void> {
        let (endings, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let watcher = state.withLock { state in
            state.nextWatcher += 1
            state.watchers[state.nextWatcher] = continuation
            return state.nextWatcher
        }
        continuation.onTermination = { [state] _ in state.withLock { $0.watchers[watcher] = nil } }
        return endings
    }

    private func report(_ progress: PackProgress, of pack: Pack) {
        state.withLock { state in
            guard let known = state.shares[pack] else { return }
            state.files[pack] = progress.files
            guard progress.share > known else { return }
            state.shares[pack] = progress.share
            for follower in state.followers { follower.update(from: state.shares) }
        }
    }

    private func end(_ pack: Pack, with result: Result<Void, any Error>) {
        let watchers = state.withLock { state in
            state.shares[pack] = nil
            state.files[pack] = nil
            for follower in state.followers { follower.end(pack, with: result, shares: state.shares) }
            state.followers.removeAll { $0.outcome != nil }
            return Array(state.watchers.values)
        }
        for watcher in watchers { watcher.yield() }
    }
}

/// One who waits for some packs.
private final class Follower: Sendable {
    private struct State {
        var pending: Set<Pack>
        var shown = 0.0
        var failure: (any Error)?
    }

    let progress: AsyncStream<Double>
    private let continuation: AsyncStream<Double>.Continuation
    private let count: Int
    private let state: Locked<State>

    init(packs: [Pack], pending: [Pack]) {
        // Whoever is slow to look needs the newest share alone.
        (progress, continuation) = AsyncStream.makeStream(of: Double.self, bufferingPolicy: .bufferingNewest(1))
        count = packs.count
        state = Locked(State(pending: Set(pending)))
        if pending.isEmpty { continuation.finish() }
    }

    var outcome: Result<Void, any Error>? {
        state.withLock { state in
            guard state.pending.isEmpty else { return nil }
            return state.failure.map { .failure($0) } ?? .success(())
        }
    }

    func update(from shares: [Pack: Double]) {
        let share: Double? = state.withLock { state in
            let running = state.pending.reduce(0) { $0 + (shares[$1] ?? 0) }
            let share = (running + Double(count - state.pending.count)) / Double(count)
            guard share > state.shown else { return nil }
            state.shown = share
            return share
        }
        if let share { continuation.yield(share) }
    }

    func end(_ pack: Pack, with result: Result<Void, any Error>, shares: [Pack: Double]) {
        let isOver = state.withLock { state in
            guard state.pending.remove(pack) != nil else { return false }
            if case .failure(let error) = result, state.failure == nil { state.failure = error }
            return state.pending.isEmpty
        }
        if case .success = result { update(from: shares) }
        if isOver { continuation.finish() }
    }
}
