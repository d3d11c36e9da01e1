// SPDX-License-Identifier: Apache-2.0

import Dispatch
import TranslationHosting
import TranslationTesting

@testable import TranslationSessions

/// A host whose toolkit may be touched on one thread alone, as many may.
final class ThreadedHost: ViewHost {
    /// How a host treats a question.
    typealias Handler = @Sendable (HostQuestion) -> Void

    private static let key = DispatchSpecificKey<Bool>()
    private let queue = DispatchQueue(label: "toolkit")
    private let handler: Handler
    private let views = Locked<[HostedView]>([])
    /// How many questions have come.
    let asked = Counter()
    /// How many of them came on another thread than the toolkit's.
    let strayed = Counter()

    init(_ handler: @escaping Handler) {
        self.handler = handler
        queue.setSpecific(key: Self.key, value: true)
    }

    @MainActor func keep(_ view: HostedView) {
        views.withLock { $0.append(view) }
        view.appear()
    }

    @MainActor func close() {
        for view in views.withLock({ $0 }) { view.disappear() }
        views.withLock { $0 = [] }
    }

    func perform(_ work: @escaping @Sendable () -> Void) {
        queue.async(execute: work)
    }

    func ask(_ question: HostQuestion) {
        if DispatchQueue.getSpecific(key: Self.key) != true { strayed.add() }
        handler(question)
        asked.add()
    }
}
