// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Holds `Behaviours.md` to the tests of all modules.
@Suite("The table of behaviours")
struct BehaviourTableTests {
    /// A row of the table: a number, and the name of a test.
    private struct Row {
        let number: Int
        let testName: String
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    private static func rows() throws -> [Row] {
        try String(contentsOf: folder.appending(path: "Behaviours.md"), encoding: .utf8).split(separator: "\n").compactMap {
            line in
            guard let match = line.wholeMatch(of: #/\| S(\d+) \| (.+) \|/#), let number = Int(match.1) else { return nil }
            return Row(number: number, testName: String(match.2))
        }
    }

    /// The display names of all tests that begin with numbers of behaviours.
    private static func testNames() throws -> [String] {
        let allTests = folder.deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: allTests, includingPropertiesForKeys: nil)?.allObjects ?? []
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).matches(of: #/@Test\(\s*"(S\d[^"]*)"/#).map { String($0.1) }
        }
    }

    @Test("Each of the 136 behaviours has exactly one row")
    func everyNumberOnce() throws {
        #expect(try Self.rows().map(\.number) == Array(1...136))
    }

    @Test("Each test named in the table exists, once, and names the number")
    func testsExist() throws {
        let names = try Self.testNames()
        for row in try Self.rows() {
            #expect(names.filter { $0 == row.testName }.count == 1, "S\(row.number)")
            let numbers = row.testName.prefix { $0 != ":" }.split(separator: ", ")
            #expect(numbers.contains("S\(row.number)"))
        }
    }

    @Test("Each test that names a number is in the table")
    func testsAreListed() throws {
        let listed = Set(try Self.rows().map(\.testName))
        #expect(try Self.testNames().filter { !listed.contains($0) } == [])
    }
}
