// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationTesting

@testable import TranslationHosting
@testable import TranslationSessions

@Suite("The rules under random events")
struct RandomRulesTests {
    private typealias Rules = AttachmentRules<String>

    /// The life of the session that a run has, and the calls on it that are not over.
    private struct SessionOfRun {
        var life = SessionLife()
        var calls: [SerialQueueState.Ticket] = []
    }

    @Test("In a million events each action is the model's, and sessions take calls exactly while they live", arguments: 0..<4)
    func randomEvents(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var (rules, model) = (Rules(), RulesModel())
        var sessions: [Int: SessionOfRun] = [:]
        /// The runs that are over, newest last, to make calls that come too late.
        var over: [Int] = []
        var tickets = SerialQueueState()
        for _ in 0..<250_000 {
            var actions: [Rules.Action] = []
            var expected: [Rules.Action] = []
            switch Int.random(in: 0..<12, using: &generator) {
            case 0:
                let body = Self.body(&generator)
                (actions, expected) = (rules.appear(with: Self.attachments(body)), model.appear(with: body))
            case 1:
                (actions, expected) = (rules.disappear(), model.disappear())
            case 2..<6:
                let body = Self.body(&generator)
                (actions, expected) = (rules.evaluated(to: Self.attachments(body)), model.evaluated(to: body))
            case 6..<8:
                guard let run = model.liveRuns.randomElement(using: &generator) else { continue }
                rules.ended(run)
                model.ended(run)
            case 8..<10:
                // A call is made, perhaps on a session that has gone.
                guard let run = (model.liveRuns + over.suffix(2)).randomElement(using: &generator) else { continue }
                let ticket = tickets.join()
                _ = tickets.leave(ticket)
                let isAdmitted = (try? sessions[run]?.life.admit(ticket)) != nil
                if isAdmitted != model.liveRuns.contains(run) { return Self.record("run \(run) admitted: \(isAdmitted)", seed) }
                if isAdmitted { sessions[run]?.calls.append(ticket) }
            default:
                guard let run = model.liveRuns.randomElement(using: &generator), let call = sessions[run]?.calls.popLast() else {
                    continue
                }
                sessions[run]?.life.leave(call)
            }
            if actions != expected || rules.liveRuns != model.liveRuns { return Self.record("\(actions), not \(expected)", seed) }
            for action in actions {
                switch action {
                case .start(let run, _): sessions[run] = SessionOfRun()
                case .expire(let run):
                    let calls = Set(sessions[run]?.calls ?? [])
                    // Exactly the calls that are not over are to be cancelled.
                    if sessions[run]?.life.end(by: .expired) != calls { return Self.record("calls of run \(run)", seed) }
                    over.append(run)
                    if over.count > 8 { sessions[over.removeFirst()] = nil }
                case .cancel, .tellAppeared, .tellDisappeared: break
                }
            }
        }
    }

    private static func record(_ difference: String, _ seed: UInt64) {
        Issue.record("seed \(seed): \(difference)")
    }

    /// Some of four slots in any order, each with one of three values or none.
    private static func body(_ generator: inout SeededGenerator) -> [(slot: String, value: Int?)] {
        let count = Int.random(in: 0...4, using: &generator)
        return ["a", "b", "c", "d"].shuffled(using: &generator).prefix(count).map {
            ($0, [nil, 1, 2, 3].randomElement(using: &generator) ?? nil)
        }
    }

    private static func attachments(_ body: [(slot: String, value: Int?)]) -> [Rules.Entry] {
        body.map { Rules.Entry(slot: $0.slot, kind: .work($0.value.map { ComparedValue($0) })) }
    }
}
