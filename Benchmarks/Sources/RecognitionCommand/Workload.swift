// SPDX-License-Identifier: Apache-2.0

import DevelopmentText
import SeededText

/// Texts of one script and about one length.
struct Workload {
    let script: String
    let length: String
    let texts: [String]

    var bytes: Int { texts.reduce(0) { $0 + $1.utf8.count } }

    /// Scripts with languages written in them that are well represented in the development corpora.
    private static let languages: [(script: String, tags: Set<String>)] = [
        ("Latin", ["en", "de", "fr", "es", "it", "pt", "pl", "nl", "tr", "vi", "fi", "id"]),
        ("Cyrillic", ["ru", "uk", "bg", "sr", "mk", "be"]),
        ("Arabic", ["ar", "fa", "ur"]), ("Devanagari", ["hi", "mr"]), ("Greek", ["el"]), ("Thai", ["th"]), ("Hangul", ["ko"]),
        ("Han and kana", ["ja", "zh-Hans", "zh-Hant"]),
    ]

    /// Words, pieces and sentences as they stand in the corpora, and sentences of one language strung together to larger texts.
    /// What the corpora do not hold, such as words of scripts without spaces, is left out.
    static func all(from corpora: DevelopmentCorpora) throws -> [Workload] {
        let lines = try DevelopmentSet.allCases.map { ($0, try corpora.lines(of: $0)) }
        return languages.flatMap { script, tags in
            lines.reversed().flatMap { set, lines in
                let own = lines.filter { tags.contains($0.tag) }
                let plain = Workload(script: script, length: set.rawValue, texts: own.map(\.text))
                guard set == .sentences else { return [plain] }
                return [
                    plain, strung(own, of: script, to: 2_000, named: "2 kB"), strung(own, of: script, to: 50_000, named: "50 kB"),
                ]
            }
        }
        .filter { !$0.texts.isEmpty }
    }

    /// Two words in a row each, from the sentences of the common languages, in an order that is the same in every run. None
    /// stands there twice.
    static func wordPairs(from corpora: DevelopmentCorpora) throws -> Workload {
        let languages = Set(CommonLanguages.tags)
        var pairs: Set<String> = []
        for line in try corpora.lines(of: .sentences) where languages.contains(line.tag) {
            let words = line.text.split(separator: " ")
            for first in stride(from: 0, to: words.count - 1, by: 2) { pairs.insert(words[first] + " " + words[first + 1]) }
        }
        var generator = SeededGenerator(seed: 1)
        let shuffled = pairs.sorted().map { (place: generator.next(), text: $0) }.sorted { $0.place < $1.place }
        return Workload(script: "all", length: "word pairs", texts: shuffled.map { inPlace($0.text) })
    }

    /// A copy that stands in memory after the copy before it, as texts do that come from a file.
    private static func inPlace(_ text: String) -> String { String(decoding: Array(text.utf8), as: UTF8.self) }

    /// Texts of one language each, of about this many bytes.
    private static func strung(_ lines: [DevelopmentLine], of script: String, to size: Int, named length: String) -> Workload {
        var texts: [String] = []
        for (_, group) in Dictionary(grouping: lines, by: \.tag).sorted(by: { $0.key < $1.key }) {
            var text = ""
            for line in group {
                text += line.text + " "
                if text.utf8.count >= size {
                    texts.append(text)
                    text = ""
                }
            }
            if texts.isEmpty, !text.isEmpty {
                texts.append(text)
            }
        }
        return Workload(script: script, length: length, texts: texts)
    }
}
