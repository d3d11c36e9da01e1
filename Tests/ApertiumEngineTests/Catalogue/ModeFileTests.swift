// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemFiles
import Testing

@testable import ApertiumEngine

@Suite struct ModeFileTests {
    @Test(
        "Words, quotes and bars are read as a shell reads them",
        arguments: [
            ("lt-proc 'a.bin'", [["lt-proc", "a.bin"]]),
            ("lt-proc -w '/x y/a.bin' | cg-proc \"/x/b c\"\n", [["lt-proc", "-w", "/x y/a.bin"], ["cg-proc", "/x/b c"]]),
            ("a  $1\t$2 'b'c\"d\" | e", [["a", "$1", "$2", "bcd"], ["e"]]),
            ("a '' | b 'c|d' e\\ f", [["a", ""], ["b", "c|d", "e f"]]),
            ("a 'it\"s' \"it's\"", [["a", "it\"s", "it's"]]),
        ])
    func wordsQuotesAndBars(text: String, stages: [[String]]) throws {
        #expect(try ModeFile(parsing: text).stages == stages)
    }

    @Test(
        "What else a shell understands is refused",
        arguments: [
            ("", ModeFile.Problem.emptyStage), ("  \n", .emptyStage), ("a |", .emptyStage), ("| a", .emptyStage),
            ("a || b", .emptyStage),
            ("a 'b", .openQuote), ("a \"b", .openQuote), ("a \\", .openQuote), ("a > b", .unexpected(">")),
            ("a; b", .unexpected(";")),
            ("a & b", .unexpected("&")), ("a $(b)", .unexpected("(")), ("a `b`", .unexpected("`")), ("a < b", .unexpected("<")),
        ])
    func whatElseAShellUnderstands(text: String, problem: ModeFile.Problem) {
        #expect(throws: problem) { try ModeFile(parsing: text) }
    }

    @Test("All installed mode files are understood", .needsApertium)
    func allInstalledModeFiles() throws {
        let folder = "/usr/share/apertium/modes"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".mode") }
        #expect(names.count >= 20)
        for name in names {
            let text = String(decoding: try FileBytes.read("\(folder)/\(name)"), as: UTF8.self)
            let file = try ModeFile(parsing: text)
            #expect(file.stages.count == text.split(separator: "|").count)
            #expect(file.stages.allSatisfy { $0.allSatisfy { !$0.contains("'") } })
        }
    }
}
