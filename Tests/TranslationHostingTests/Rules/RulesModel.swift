// SPDX-License-Identifier: Apache-2.0

@testable import TranslationHosting

/// What the rules must do, as plainly as it can be said: for each slot there is a value that is wanted now, and a run that is
/// there; a run for another value ends, and a wanted value without a run starts one.
struct RulesModel {
    typealias Action = AttachmentRules<String>.Action

    struct LiveRun {
        let number: Int
        let slot: String
        let value: Int
        var hasEnded = false
    }

    private(set) var isVisible = false
    private(set) var runs: [LiveRun] = []
    private var nextRun = 0
    /// The slots in the order in which the body last had them.
    private var order: [String] = []

    var liveRuns: [Int] { runs.map(\.number).sorted() }

    mutating func appear(with wanted: [(slot: String, value: Int?)]) -> [Action] {
        isVisible = true
        return settle(wanted)
    }

    mutating func disappear() -> [Action] {
        defer { isVisible = false }
        return isVisible ? settle([]) : []
    }

    mutating func evaluated(to wanted: [(slot: String, value: Int?)]) -> [Action] {
        isVisible ? settle(wanted) : []
    }

    mutating func ended(_ run: Int) {
        for index in runs.indices where runs[index].number == run { runs[index].hasEnded = true }
    }

    private mutating func settle(_ wanted: [(slot: String, value: Int?)]) -> [Action] {
        var actions: [Action] = []
        for slot in order {
            for run in runs where run.slot == slot {
                let isWanted = wanted.contains { $0.slot == slot && $0.value == run.value }
                guard !isWanted else { continue }
                actions += run.hasEnded ? [.expire(run.number)] : [.cancel(run.number), .expire(run.number)]
                runs.removeAll { $0.number == run.number }
            }
        }
        for (slot, value) in wanted {
            guard let value, !runs.contains(where: { $0.slot == slot }) else { continue }
            runs.append(LiveRun(number: nextRun, slot: slot, value: value))
            actions.append(.start(nextRun, slot))
            nextRun += 1
        }
        order = wanted.map(\.slot)
        return actions
    }
}
