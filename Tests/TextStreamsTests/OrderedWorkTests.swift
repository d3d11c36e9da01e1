// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TestSupport
import Testing
import TextStreams

@Suite("Work on several cores, in order", .timeLimit(.minutes(5)))
struct OrderedWorkTests {
    private struct Stop: Error {}

    @Test("Outcomes come in the order of the items, however many are worked on at once", arguments: [1, 2, 7])
    func keepsOrder(jobs: Int) {
        let work = OrderedWork(jobs: jobs, window: 3 * jobs) { (number: Int) in
            // Uneven work, so that later items may be ready first.
            (0..<(number % 5) * 1_000).reduce(number) { $0 &+ $1 &- $1 }
        }
        var rest = Array(0..<200)[...]
        var outcomes: [Int] = []
        work.run(isLast: { rest.isEmpty }, next: { rest.popFirst() }, deliver: { outcomes.append($0) })
        #expect(outcomes == Array(0..<200))
    }

    @Test("No more items are taken ahead than the window holds")
    func staysInWindow() {
        let work = OrderedWork(jobs: 4, window: 6) { (number: Int) in number }
        var (taken, delivered, most) = (0, 0, 0)
        work.run(
            isLast: { taken == 100 },
            next: {
                guard taken < 100 else { return nil }
                taken += 1
                most = max(most, taken - delivered)
                return taken
            },
            deliver: { _ in delivered += 1 })
        #expect(delivered == 100 && most <= 6)
    }

    @Test("Work on nothing ends, whatever number of jobs is asked for", arguments: [-1, 0, 1])
    func endsAtOnce(jobs: Int) throws {
        var numbers = [1, 2][...]
        var outcomes: [Int] = []
        let work = OrderedWork(jobs: jobs, window: jobs) { (number: Int) in number }
        work.run(isLast: { numbers.isEmpty }, next: { numbers.popFirst() }, deliver: { outcomes.append($0) })
        #expect(outcomes == [1, 2])
        FileDetection(detector: try LanguageDetector(), jobs: jobs).run([]) { _, _ in Issue.record("there is no text") }
    }

    @Test("An error of who takes the outcomes ends the work, and is handed on")
    func handsErrorsOn() {
        var rest = Array(0..<50)[...]
        var delivered = 0
        #expect(throws: Stop.self) {
            try OrderedWork(jobs: 2, window: 4) { (number: Int) in number }.run(
                isLast: { rest.isEmpty }, next: { () throws in rest.popFirst() },
                deliver: { number throws in
                    delivered += 1
                    if number == 10 { throw Stop() }
                })
        }
        #expect(delivered == 11)
    }

    @Test("The lines of a file are answered for in order, on several cores", arguments: [1, 3])
    func answersForLines(jobs: Int) throws {
        let folder = try TemporaryFolder()
        let lines = (0..<60_000).map { "line \($0)" }
        let path = try folder.write(lines.joined(separator: "\n"), to: "lines")
        let stream = LineStream(jobs: jobs) { block in
            block.withUnsafeBufferPointer { ByteLines($0).map { String(decoding: $0, as: UTF8.self) } }
        }
        var (found, blocks): ([String], Int) = ([], 0)
        let count = try stream.run(TextInput(path: path)) {
            found += $0
            blocks += 1
        }
        #expect(found == lines && blocks > 1)
        #expect(count == lines.reduce(-1) { $0 + $1.utf8.count + 1 })
    }

    @Test("Each file gets the answer that its text gets, and one that cannot be read keeps no other from its own")
    func detectsFiles() throws {
        let folder = try TemporaryFolder()
        let detector = try LanguageDetector()
        let texts = ["de": "Wo ist hier der Bahnhof, bitte?", "fr": "Où est la gare, s'il vous plaît ?", "und": "123"]
        var inputs: [TextInput] = []
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
            inputs.append(TextInput(path: try folder.write(text, to: name)))
        }
        inputs.insert(TextInput(path: folder.path(of: "none")), at: 1)
        var found: [String] = []
        for explains in [false, true] {
            FileDetection(detector: detector, explains: explains).run(inputs) { input, result in
                switch result {
                case .success(let answer):
                    found.append(answer.detection.language?.canonical ?? "und")
                    #expect((answer.explanation != nil) == explains)
                case .failure(let error): found.append(error.code.description)
                }
            }
        }
        #expect(found == ["de", "notFound", "fr", "und", "de", "notFound", "fr", "und"])
    }
}
