import LanguageSegmentation
import Testing

@Suite struct CodeTests {
    private func code(in text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return CodeFinder.code(in: scalars).map { range in
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return String(view)
        }
    }

    @Test(arguments: [
        ("run `git pull` now, then `make`", ["`git pull`", "`make`"]), ("``a ` b`` c", ["``a ` b``"]), ("`a`", ["`a`"]),
        ("a ` b", []), ("``quoted''", []), ("", []), ("`", []), ("`` a ` b ` c", ["` b `"]), ("`a`` b` c`", ["`a`` b`"]),
    ])
    func `Code stands between equal runs of backticks`(text: String, found: [String]) {
        #expect(code(in: text) == found)
    }

    @Test func `Many backticks are gone through in time that grows with their number`() {
        let text = (1...1000).map { String(repeating: "`", count: $0) }.joined(separator: "a")
        var found: [String] = ["none"]
        #expect(processorSeconds { found = code(in: text) } < 10)
        #expect(found == [])
    }
}
