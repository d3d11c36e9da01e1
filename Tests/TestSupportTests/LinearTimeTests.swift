// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite("The measure of time that grows with the size alone")
struct LinearTimeTests {
    private static func numbers(_ count: Int) -> [Int] { Array(0..<count) }

    @Test("Work that looks at each part once passes")
    func passesLinearWork() {
        var sum = 0
        expectLinearTime(from: 20_000, to: 160_000, Self.numbers) { numbers in
            for number in numbers { sum &+= number }
        }
        #expect(sum > 0)
    }

    @Test("Work that looks at each part once for every other fails")
    func failsQuadraticWork() {
        var sum = 0
        withKnownIssue("The work takes the square of its size") {
            expectLinearTime(from: 200, to: 1_600, Self.numbers) { numbers in
                for number in numbers {
                    for other in numbers { sum &+= number ^ other }
                }
            }
        }
        #expect(sum > 0)
    }

    @Test("Work whose quadratic part shows late fails too: a search for a closing sign that is missing")
    func failsLateQuadraticWork() {
        var found = 0
        withKnownIssue("The work searches to the end for every sign") {
            expectLinearTime(from: 400, to: 3_200) {
                String(repeating: "<", count: $0)
            } of: { text in
                let bytes = Array(text.utf8)
                for index in bytes.indices where !bytes[index...].contains(UInt8(ascii: ">")) { found += 1 }
            }
        }
        #expect(found > 0)
    }

    @Test("Work that looks far ahead at each sign fails beside plain text, and work that does not passes")
    func failsLongLooksAhead() {
        let plain = Array(String(repeating: "<>", count: 5_000).utf8)
        let hard = Array(String(repeating: "<", count: 10_000).utf8)
        var found = 0
        func search(_ bytes: [UInt8], upTo limit: Int) {
            for index in bytes.indices where bytes[index...].prefix(limit).contains(UInt8(ascii: ">")) { found += 1 }
        }
        expectSimilarTime(on: hard, andOn: plain, size: plain.count) { search($0, upTo: 2) }
        withKnownIssue("The work looks a thousand bytes ahead at every sign") {
            expectSimilarTime(on: hard, andOn: plain, size: plain.count) { search($0, upTo: 1_000) }
        }
        #expect(found > 0)
    }

    @Test("What the work throws is thrown")
    func throwsErrors() {
        struct Failure: Error {}
        #expect(throws: Failure.self) { try expectLinearTime(from: 1, to: 8, Self.numbers) { _ in throw Failure() } }
    }
}
