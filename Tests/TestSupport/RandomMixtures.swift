// SPDX-License-Identifier: Apache-2.0

/// Documents put together at random from the sentences for tests, the same in every run.
package enum RandomMixtures {
    private static let separators = [
        " ", " ", " ", "\n", "\n\n", "\r\n\r\n", "  \n \t\n", "\u{3000}", "\u{A0}", "\u{2029}", " – ", "",
    ]

    /// Documents of sentences in one to five languages, with links, numbers and odd white space between them.
    package static func documents(count: Int, seed: UInt64 = 1) throws -> [String] {
        var numbers = SeededNumbers(seed: seed)
        let lines = Dictionary(grouping: try TestSentences.all(), by: \.tag).mapValues { $0.map(\.text) }
        let tags = lines.keys.sorted()
        let noise = try TestSentences.allNoise().map(\.text)
        return (0..<count).map { _ in
            let languages = (0..<numbers.number(in: 1...5)).map { _ in numbers.one(of: tags) }
            var text = numbers.number(in: 0...4) == 0 ? numbers.one(of: separators) : ""
            for _ in 0..<numbers.number(in: 1...12) {
                let line = numbers.one(of: lines[numbers.one(of: languages)] ?? [])
                switch numbers.number(in: 0...9) {
                case 0: text += numbers.one(of: noise)
                case 1: text += "“\(line)”"
                case 2: text += "(\(line))"
                default: text += line
                }
                text += numbers.one(of: separators)
            }
            return text
        }
    }

    /// One long document, of at least this many bytes, for what takes several windows.
    package static func longDocument(byteCount: Int, seed: UInt64 = 1) throws -> String {
        let documents = try documents(count: 64, seed: seed)
        var text = ""
        while text.utf8.count < byteCount {
            for document in documents { text += document + "\n" }
        }
        return text
    }
}
