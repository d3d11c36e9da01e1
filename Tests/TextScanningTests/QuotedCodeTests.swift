// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextScanning

@Suite("Code between backticks")
struct QuotedCodeTests {
    private func code(in text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return QuotedCode.ranges(in: scalars).map { range in
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return String(view)
        }
    }

    @Test(
        "Code stands between equal runs of backticks",
        arguments: [
            ("run `git pull` now, then `make`", ["`git pull`", "`make`"]), ("``a ` b`` c", ["``a ` b``"]), ("`a`", ["`a`"]),
            ("a ` b", []), ("``quoted''", []), ("", []), ("`", []), ("`` a ` b ` c", ["` b `"]), ("`a`` b` c`", ["`a`` b`"]),
            ("`one' or `two'", []), ("é `x's é` `", ["`x's é`"]),
        ])
    func standsBetweenEqualRuns(text: String, found: [String]) {
        #expect(code(in: text) == found)
    }

    @Test("Many backticks are gone through in time that grows with their number")
    func isLinear() {
        expectLinearTime(from: 10_000, to: 320_000) { size in
            // No run of the first half has another of its length, and each has all runs of the second half after it.
            let lengths = Array(2...Int(Double(size).squareRoot())) + Array(repeating: 1, count: size / 4)
            return Array(lengths.map { String(repeating: "`", count: $0) }.joined(separator: "a").unicodeScalars)
        } of: { scalars in
            #expect(!QuotedCode.ranges(in: scalars).isEmpty)
        }
    }
}
