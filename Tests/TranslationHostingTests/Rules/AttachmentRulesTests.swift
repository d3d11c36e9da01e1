// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationHosting

@Suite("The rules of what is attached to a view")
struct AttachmentRulesTests {
    typealias Rules = AttachmentRules<String>

    private static func work(_ slot: String, _ value: Int?) -> Rules.Entry {
        Rules.Entry(slot: slot, kind: .work(value.map { ComparedValue($0) }))
    }

    private static func notice(_ slot: String) -> Rules.Entry {
        Rules.Entry(slot: slot, kind: .notice)
    }

    @Test("All work starts, in the order of the body, before anybody is told that the view has appeared")
    func appearing() {
        var rules = Rules()
        let body = [Self.notice("n"), Self.work("a", 1), Self.work("b", nil), Self.work("c", 1)]
        #expect(rules.appear(with: body) == [.start(0, "a"), .start(1, "c"), .tellAppeared("n")])
        #expect(rules.isVisible)
        #expect(rules.appear(with: body) == [])
    }

    @Test("All work ends before anybody is told that the view has disappeared; what had returned is not cancelled")
    func disappearing() {
        var rules = Rules()
        _ = rules.appear(with: [Self.notice("n"), Self.work("a", 1), Self.work("b", 2)])
        let ends = [rules.ended(0), rules.ended(0)]
        #expect(ends == [true, false], "It ends once.")
        #expect(rules.disappear() == [.expire(0), .cancel(1), .expire(1), .tellDisappeared("n")])
        #expect(rules.disappear() == [])
        #expect(rules.liveRuns == [])
        let endsCancelled = rules.ended(1)
        #expect(!endsCancelled)
    }

    @Test("A new value ends the run before, then starts its own; the others go on")
    func change() {
        var rules = Rules()
        _ = rules.appear(with: [Self.work("a", 1), Self.work("b", 1)])
        #expect(rules.evaluated(to: [Self.work("a", 2), Self.work("b", 1)]) == [.cancel(0), .expire(0), .start(2, "a")])
        #expect(rules.liveRuns == [1, 2])
    }

    @Test("No value ends the run; the same value after it starts another")
    func absence() {
        var rules = Rules()
        _ = rules.appear(with: [Self.work("a", 1)])
        #expect(rules.evaluated(to: [Self.work("a", nil)]) == [.cancel(0), .expire(0)])
        #expect(rules.evaluated(to: [Self.work("a", 1)]) == [.start(1, "a")])
    }

    @Test("What goes from the body ends, what comes into it starts, and both are told")
    func comingAndGoing() {
        var rules = Rules()
        _ = rules.appear(with: [Self.work("a", 1), Self.notice("n")])
        #expect(
            rules.evaluated(to: [Self.notice("m"), Self.work("b", 1)])
                == [.cancel(0), .expire(0), .start(1, "b"), .tellDisappeared("n"), .tellAppeared("m")])
    }

    @Test("A view that does not show starts nothing and has nothing to end")
    func hidden() {
        var rules = Rules()
        #expect(rules.evaluated(to: [Self.work("a", 1), Self.notice("n")]) == [])
        #expect(rules.disappear() == [])
    }

    @Test("Values of different types differ, equal ones of one type do not")
    func comparedValues() {
        #expect(ComparedValue(1) == ComparedValue(1))
        #expect(ComparedValue(1) != ComparedValue(2))
        #expect(ComparedValue(1) != ComparedValue(1.0))
        #expect(ComparedValue("1") != ComparedValue(1))
        #expect(ComparedValue(Int?.none) == ComparedValue(Int?.none))
    }

    @Test("Every sequence of up to five events on one slot does what a simple model does")
    func exhaustive() {
        let values: [Int?] = [nil, 1, 2]
        var (count, differences) = (0, 0)
        func explore(_ rules: Rules, _ model: RulesModel, depth: Int) {
            guard depth > 0 else { return }
            for choice in 0..<8 {
                var (rules, model) = (rules, model)
                switch choice {
                case 0..<3:
                    let body = [Self.work("a", values[choice])]
                    if rules.appear(with: body) != model.appear(with: [("a", values[choice])]) { differences += 1 }
                case 3..<6:
                    let body = [Self.work("a", values[choice - 3])]
                    if rules.evaluated(to: body) != model.evaluated(to: [("a", values[choice - 3])]) { differences += 1 }
                case 6:
                    if rules.disappear() != model.disappear() { differences += 1 }
                default:
                    for run in model.liveRuns {
                        rules.ended(run)
                        model.ended(run)
                    }
                }
                count += 1
                explore(rules, model, depth: depth - 1)
            }
        }
        explore(Rules(), RulesModel(), depth: 5)
        #expect(differences == 0)
        #expect(count == 8 + 64 + 512 + 4096 + 32768)
    }
}
