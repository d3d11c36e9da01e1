// SPDX-License-Identifier: Apache-2.0

extension TranslationEnvironment {
    /// Has engines free what they keep of pairs and do not use just now. Cancellation does not keep it from that.
    ///
    /// What other sessions use is left alone; what they would use again costs them the time to start it anew.
    func release(_ use: UsedPairs) async {
        let (engines, deadlines, clock) = (engines, deadlines, clock)
        let releasing = Task {
            for (index, pairs) in use.all.sorted(by: { $0.key < $1.key }) {
                // An engine that takes too long is given up: whoever waits here has been cancelled.
                try? await bounded(by: deadlines.stop, grace: .zero, clock: clock) { _ in
                    await engines[index].releaseIdleResources(of: pairs)
                }
            }
        }
        await releasing.value
    }

    /// Has all engines free what no call uses just now: other programs end, and memory is given back. What is used again takes
    /// the time to start anew.
    ///
    /// A program that is about to end calls it, so that none that it has started outlives it.
    public func releaseIdleResources() async {
        for engine in engines { await engine.releaseIdleResources() }
    }
}
