// SPDX-License-Identifier: Apache-2.0

public import TranslationSessions

/// An installer that installs into a fake engine.
public final class ScriptedInstaller: PackInstaller {
    /// How installations go.
    public struct Script: Sendable {
        /// The shares that are reported.
        public var shares: [Double]
        /// Where an installation waits once a share is reported; nil where it does not.
        public var latch: @Sendable (Double) -> Latch?
        /// What installations fail with; nil where they succeed.
        public var failure: (any Error)?

        /// A script of installations that succeed at once, unless told.
        public init(
            shares: [Double] = [0.5, 1], latch: @escaping @Sendable (Double) -> Latch? = { _ in nil },
            failure: (any Error)? = nil
        ) {
            self.shares = shares
            self.latch = latch
            self.failure = failure
        }
    }

    private let engine: FakeEngine
    private let script: Script
    private let packs = Locked<[Pack]>([])
    /// How many installations have begun.
    public let begun = Counter()
    /// How many installations have ended.
    public let ended = Counter()

    /// An installer into an engine.
    public init(into engine: FakeEngine, script: Script = Script()) {
        self.engine = engine
        self.script = script
    }

    /// The packs whose installation has begun, in order.
    public var installed: [Pack] { packs.withLock { $0 } }

    /// Does what the script says.
    public func install(_ pack: Pack, progress: @escaping @Sendable (PackProgress) -> Void) async throws {
        packs.withLock { $0.append(pack) }
        begun.add()
        defer { ended.add() }
        for share in script.shares {
            progress(PackProgress(share: share))
            try await script.latch(share)?.wait()
        }
        if let failure = script.failure { throw failure }
        engine.install(pack)
    }
}
