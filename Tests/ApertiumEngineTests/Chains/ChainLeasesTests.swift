// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationTesting

@testable import ApertiumEngine

@Suite struct ChainLeasesTests {
    private typealias Client = ChainLeases.Client

    /// Uses a mode once.
    private func use(_ mode: String, _ memory: Int, in leases: inout ChainLeases, by number: Int = 0) -> [String] {
        let client = Client(number: number)
        guard case .granted(let closed) = leases.request(mode, by: client) else { return ["queued"] }
        return closed + leases.release(mode, memory: memory, isWarm: true).closing
    }

    @Test("The least recently used are closed first, and as few as it takes")
    func theLeastRecentlyUsed() {
        let megabyte = 1_000_000
        var leases = ChainLeases(budget: 1000 * megabyte)
        #expect(use("a", 300 * megabyte, in: &leases) == [])
        #expect(use("b", 300 * megabyte, in: &leases) == [])
        #expect(use("c", 300 * megabyte, in: &leases) == [])
        #expect(use("a", 300 * megabyte, in: &leases) == [])
        // A new chain is taken to need 200 MB, so the oldest goes before it starts.
        #expect(use("d", 150 * megabyte, in: &leases) == ["b"])
        #expect(leases.idleModes == ["c", "a", "d"])
        // What it needed is remembered.
        #expect(use("b", 300 * megabyte, in: &leases) == ["c"])
        #expect(leases.memory == 750 * megabyte)
    }

    @Test("A chain in use is never closed, however much it takes")
    func aChainInUse() {
        var leases = ChainLeases(budget: 1000)
        #expect(leases.request("a", by: Client(number: 1)) == .granted(closing: []))
        #expect(leases.request("b", by: Client(number: 2)) == .granted(closing: []))
        #expect(leases.closeIdle() == [])
        #expect(leases.release("b", memory: 5000, isWarm: true) == ChainLeases.ReleaseOutcome(closing: ["b"]))
        #expect(leases.release("a", memory: 900, isWarm: true) == ChainLeases.ReleaseOutcome())
        #expect(leases.idleModes == ["a"])
    }

    @Test("Who comes second waits, first come, first served, and who withdraws is passed over")
    func whoComesSecondWaitsFirst() {
        var leases = ChainLeases(budget: 1000)
        let people = (0..<5).map(Client.init)
        #expect(leases.request("a", by: people[0]) == .granted(closing: []))
        for person in people[1...] { #expect(leases.request("a", by: person) == .queued) }
        leases.withdraw(people[2], from: "a")
        #expect(leases.release("a", memory: nil, isWarm: true).next == people[1])
        #expect(leases.release("a", memory: nil, isWarm: false).next == people[3])
        #expect(leases.release("a", memory: nil, isWarm: false).next == people[4])
        #expect(leases.release("a", memory: nil, isWarm: false) == ChainLeases.ReleaseOutcome())
        #expect(leases.memory == 0)
    }

    @Test("Closing what is idle leaves what is in use")
    func closingWhatIsIdleLeaves() {
        var leases = ChainLeases(budget: 1_000_000_000)
        _ = use("a", 10, in: &leases)
        _ = use("b", 10, in: &leases)
        _ = leases.request("c", by: Client(number: 1))
        #expect(leases.closeIdle(of: ["b", "c"]) == ["b"])
        #expect(leases.closeIdle() == ["a"])
        #expect(leases.memory == ChainLeases.expectedMemory)
    }

    /// A second account of the same events, kept in the simplest way.
    private struct Model {
        var holders: [String: Client] = [:]
        var queues: [String: [Client]] = [:]
        /// Warm modes that nobody uses, least recently used first.
        var idle: [String] = []
    }

    @Test("Random events keep all promises", arguments: 0..<20)
    func randomEventsKeepAllPromises(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var leases = ChainLeases(budget: 1000)
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
                let client = Client(number: number)
                switch leases.request(mode, by: client) {
                case .granted(let closed):
                    #expect(model.holders[mode] == nil)
                    model.holders[mode] = client
                    model.idle.removeAll { $0 == mode }
                    close(closed)
                case .queued:
                    #expect(model.holders[mode] != nil)
                    model.queues[mode, default: []].append(client)
                }
            case 2, 3:
                guard model.holders.removeValue(forKey: mode) != nil else { continue }
                let isWarm = Int.random(in: 0..<4, using: &generator) > 0
                let memory = isWarm ? Int.random(in: 50...700, using: &generator) : nil
                let outcome = leases.release(mode, memory: memory, isWarm: isWarm)
                let next = model.queues[mode]?.isEmpty == false ? model.queues[mode]?.removeFirst() : nil
                #expect(outcome.next == next)
                model.holders[mode] = next
                if isWarm && next == nil { model.idle.append(mode) }
                close(outcome.closing)
            default:
                guard let client = model.queues[mode]?.randomElement(using: &generator) else { continue }
                leases.withdraw(client, from: mode)
                model.queues[mode]?.removeAll { $0 == client }
            }
            #expect(leases.idleModes == model.idle)
            #expect(leases.memory <= leases.budget || model.idle.isEmpty)
        }
    }
}
