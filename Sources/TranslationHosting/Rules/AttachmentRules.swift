// SPDX-License-Identifier: Apache-2.0

/// The state machine of what is attached to one view: which work runs for which value, from when to when.
///
/// Work belongs to a slot, the place in the view's body where it is attached, and to the value that the slot has there. It starts
/// when the view appears, or while it shows when the slot gets another value by `==`; a slot without a value does not work. It
/// ends when the value changes, the slot goes, or the view disappears. Each start is a run with a number of its own.
///
/// It knows no task and no clock: each event returns the actions to take, in their order. `HostedView` drives it; whether the
/// session of a run takes calls is the affair of `SessionLife`.
struct AttachmentRules<Slot: Hashable> {
    /// What is attached at a slot.
    struct Entry: Equatable {
        enum Kind: Equatable {
            /// Work for a value; without one, none.
            case work(ComparedValue?)
            /// Something that is told when the view appears and disappears.
            case notice
        }

        let slot: Slot
        let kind: Kind
    }

    /// What is to be done.
    enum Action: Equatable {
        /// Start the work that is attached at a slot, as it was last evaluated.
        case start(Run, Slot)
        /// Cancel the task of a run, which has not ended by itself.
        case cancel(Run)
        /// Let the session of a run expire. The run is over.
        case expire(Run)
        /// Tell a slot that it has appeared.
        case tellAppeared(Slot)
        /// Tell a slot that it has disappeared.
        case tellDisappeared(Slot)
    }

    /// The number of a run, greater than those before it.
    typealias Run = Int

    private struct LiveRun {
        let number: Run
        let value: ComparedValue
        var hasEnded = false
    }

    /// Whether the view shows.
    private(set) var isVisible = false
    private var attachments: [Entry] = []
    private var runs: [Slot: LiveRun] = [:]
    private var nextRun = 0

    init() {}

    /// The runs whose session is alive, in the order of their start.
    var liveRuns: [Run] { runs.values.map(\.number).sorted() }

    /// Whether some work goes on.
    var isWorking: Bool { runs.values.contains { !$0.hasEnded } }

    /// The view appears with some attachments, in the order of its body.
    ///
    /// All work starts before anybody is told that the view has appeared.
    mutating func appear(with attachments: [Entry]) -> [Action] {
        guard !isVisible else { return evaluated(to: attachments) }
        isVisible = true
        return change(to: attachments)
    }

    /// The view disappears.
    mutating func disappear() -> [Action] {
        guard isVisible else { return [] }
        isVisible = false
        return change(to: [])
    }

    /// The view's body has been evaluated again. Of a view that does not show this changes nothing.
    mutating func evaluated(to attachments: [Entry]) -> [Action] {
        isVisible ? change(to: attachments) : []
    }

    /// The work of a run has returned. Its session lives on, since tasks that it began may still use it.
    ///
    /// - Returns: Whether it has ended by itself just now: not after it was cancelled, and not for the second time.
    @discardableResult
    mutating func ended(_ run: Run) -> Bool {
        guard let slot = runs.first(where: { $0.value.number == run && !$0.value.hasEnded })?.key else { return false }
        runs[slot]?.hasEnded = true
        return true
    }

    private mutating func change(to new: [Entry]) -> [Action] {
        let newValues = Dictionary(new.map { ($0.slot, $0.kind) }, uniquingKeysWith: { first, _ in first })
        let oldKinds = Dictionary(attachments.map { ($0.slot, $0.kind) }, uniquingKeysWith: { first, _ in first })
        var actions: [Action] = []
        for old in attachments {
            guard let run = runs[old.slot], newValues[old.slot] != .work(run.value) else { continue }
            if !run.hasEnded { actions.append(.cancel(run.number)) }
            actions.append(.expire(run.number))
            runs[old.slot] = nil
        }
        for case let (slot, .work(value?)) in new.map({ ($0.slot, $0.kind) }) where runs[slot] == nil {
            runs[slot] = LiveRun(number: nextRun, value: value)
            actions.append(.start(nextRun, slot))
            nextRun += 1
        }
        for old in attachments where old.kind == .notice && newValues[old.slot] != .notice {
            actions.append(.tellDisappeared(old.slot))
        }
        for new in new where new.kind == .notice && oldKinds[new.slot] != .notice {
            actions.append(.tellAppeared(new.slot))
        }
        attachments = new
        return actions
    }
}
