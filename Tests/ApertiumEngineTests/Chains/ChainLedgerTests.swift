// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationTesting

@testable import ApertiumEngine

@Suite struct ChainLedgerTests {
    private typealias Borrower = ChainLedger.Borrower

    /// Uses a mode once.
    private func use(_ mode: String, _ memory: Int, in ledger: inout ChainLedger, by number: Int = 0) -> [String] {
        let borrower = Borrower(number: number)
        guard case .granted(let closed) = ledger.request(mode, by: borrower) else { return ["queued"] }
        return closed + ledger.giveBack(mode, memory: memory, isWarm: true).closing
    }

    @Test("The least recently used are closed first, and as few as it takes")
    func theLeastRecentlyUsed() {
        let megabyte = 1_000_000
        var ledger = ChainLedger(budget: 1000 * megabyte)
        #expect(use("a", 300 * megabyte, in: &ledger) == [])
        #expect(use("b", 300 * megabyte, in: &ledger) == [])
        #expect(use("c", 300 * megabyte, in: &ledger) == [])
        #expect(use("a", 300 * megabyte, in: &ledger) == [])
        // A new chain is taken to need 200 MB, so the oldest goes before it starts.
        #expect(use("d", 150 * megabyte, in: &ledger) == ["b"])
        #expect(ledger.idleModes == ["c", "a", "d"])
        // What it needed is remembered.
        #expect(use("b", 300 * megabyte, in: &ledger) == ["c"])
        #expect(ledger.memory == 750 * megabyte)
    }

    @Test("A chain in use is never closed, however much it takes")
    func aChainInUse() {
        var ledger = ChainLedger(budget: 1000)
        #expect(ledger.request("a", by: Borrower(number: 1)) == .granted(closing: []))
        #expect(ledger.request("b", by: Borrower(number: 2)) == .granted(closing: []))
        #expect(ledger.closeIdle() == [])
        #expect(ledger.giveBack("b", memory: 5000, isWarm: true) == ChainLedger.Handover(closing: ["b"]))
        #expect(ledger.giveBack("a", memory: 900, isWarm: true) == ChainLedger.Handover())
        #expect(ledger.idleModes == ["a"])
    }

    @Test("Who comes second waits, first come, first served, and who withdraws is passed over")
    func whoComesSecondWaitsFirst() {
        var ledger = ChainLedger(budget: 1000)
        let people = (0..<5).map(Borrower.init)
        #expect(ledger.request("a", by: people[0]) == .granted(closing: []))
        for person in people[1...] { #expect(ledger.request("a", by: person) == .queued) }
        ledger.withdraw(people[2], from: "a")
        #expect(ledger.giveBack("a", memory: nil, isWarm: true).next == people[1])
        #expect(ledger.giveBack("a", memory: nil, isWarm: false).next == people[3])
        #expect(ledger.giveBack("a", memory: nil, isWarm: false).next == people[4])
        #expect(ledger.giveBack("a", memory: nil, isWarm: false) == ChainLedger.Handover())
        #expect(ledger.memory == 0)
    }

    @Test("Closing what is idle leaves what is in use")
    func closingWhatIsIdleLeaves() {
        var ledger = ChainLedger(budget: 1_000_000_000)
        _ = use("a", 10, in: &ledger)
        _ = use("b", 10, in: &ledger)
        _ = ledger.request("c", by: Borrower(number: 1))
        #expect(ledger.closeIdle(of: ["b", "c"]) == ["b"])
        #expect(ledger.closeIdle() == ["a"])
        #expect(ledger.memory == ChainLedger.expectedMemory)
    }

    /// A second account of the same events, kept in the simplest way.
    private struct Model {
        var holders: [String: Borrower] = [:]
        var queues: [String: [Borrower]] = [:]
        /// Warm modes that nobody uses, least recently used first.
        var idle: [String] = []
    }

    @Test("Random events keep all promises", arguments: 0..<20)
    func randomEventsKeepAllPromises(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var ledger = ChainLedger(budget: 1000)
        var model = Model()
        var number = 0
        let modes = ["a", "b", "c", "d", "e"]

        func close(_ closed: [String]) {
            // Least recently used first, and never one in use.
            #expect(Array(model.idle.prefix(closed.count)) == closed)
            model.idle.removeFirst(min(closed.count, model.idle.count))
        }

        for _ in 0..<2000 {
            let mode = modes.randomElement(using: &generator) ?? "a"
            switch Int.random(in: 0..<5, using: &generator) {
            case 0, 1:
                number += 1
                let borrower = Borrower(number: number)
                switch ledger.request(mode, by: borrower) {
                case .granted(let closed):
                    #expect(model.holders[mode] == nil)
                    model.holders[mode] = borrower
                    model.idle.removeAll { $0 == mode }
                    close(closed)
                case .queued:
                    #expect(model.holders[mode] != nil)
                    model.queues[mode, default: []].append(borrower)
                }
            case 2, 3:
                guard model.holders.removeValue(forKey: mode) != nil else { continue }
                let isWarm = Int.random(in: 0..<4, using: &generator) > 0
                let memory = isWarm ? Int.random(in: 50...700, using: &generator) : nil
                let handover = ledger.giveBack(mode, memory: memory, isWarm: isWarm)
                let next = model.queues[mode]?.isEmpty == false ? model.queues[mode]?.removeFirst() : nil
                #expect(handover.next == next)
                model.holders[mode] = next
                if isWarm && next == nil { model.idle.append(mode) }
                close(handover.closing)
            default:
                guard let borrower = model.queues[mode]?.randomElement(using: &generator) else { continue }
                ledger.withdraw(borrower, from: mode)
                model.queues[mode]?.removeAll { $0 == borrower }
            }
            #expect(ledger.idleModes == model.idle)
            #expect(ledger.memory <= ledger.budget || model.idle.isEmpty)
        }
    }
}
