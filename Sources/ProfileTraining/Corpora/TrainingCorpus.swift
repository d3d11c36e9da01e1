package import LanguageRecognition

/// All the text that a profile is trained on.
package struct TrainingCorpus: Sendable {
    /// The text of each language, by tag.
    package private(set) var languages: [LanguageText] = []
    /// The sources that were used, by identifier.
    package private(set) var sources: [String: CorpusSource] = [:]
    /// Names of inputs that became one under their canonical tag.
    package private(set) var merged: [String] = []
    /// Whether it came as plain `TAG.txt` files.
    package private(set) var isPlain = false

    /// One line in this many is held back, up to `mostHeldBack` a language.
    private static let heldBackShare: UInt64 = 32
    private static let mostHeldBack = 400
    private static let mostWordsOfList = 60_000

    /// Reads a folder of corpora.
    ///
    /// - Parameter progress: Called with each language that has been read.
    package init(options: TrainingOptions, progress: (LanguageTag) -> Void) throws(TrainingError) {
        let train = options.corpora + "/train"
        if let names = LineFile.names(in: train) {
            let all = try CorpusSource.read(options.corpora + "/SOURCES.tsv")
            sources = all.filter { source in
                !options.excludedSources.contains(source.key)
                    && (source.value.allowsCommercialUse || !options.isCommercialOnly)
            }
            try read(names: names, suffix: ".tsv.xz", folder: train, options: options, progress: progress)
        } else if let names = LineFile.names(in: options.corpora), names.contains(where: { $0.hasSuffix(".txt") }) {
            isPlain = true
            sources = [CorpusSource.userText.identifier: .userText]
            try read(names: names, suffix: ".txt", folder: options.corpora, options: options, progress: progress)
        } else {
            throw TrainingError(.noCorpora, options.corpora)
        }
        let missing = (options.languages ?? []).filter { tag in !languages.contains { $0.tag == tag && $0.lines.count > 0 } }
        guard missing.isEmpty else { throw TrainingError(.noText, missing.map(\.canonical).joined(separator: " ")) }
        languages = languages.filter { $0.lines.count > 0 }.sorted { $0.tag < $1.tag }
        guard languages.count >= 2 else { throw TrainingError(.noCorpora, "fewer than two languages in \(options.corpora)") }
        let used = Set(languages.flatMap { $0.bytesBySource.keys })
        sources = sources.filter { used.contains($0.key) }
    }

    private mutating func read(
        names: [String], suffix: String, folder: String, options: TrainingOptions, progress: (LanguageTag) -> Void
    ) throws(TrainingError) {
        for name in names where name.hasSuffix(suffix) {
            let stem = String(name.dropLast(suffix.count))
            guard let tag = try? LanguageTag(parsing: stem) else { throw TrainingError(.badTag, "\(folder)/\(name)") }
            if let wanted = options.languages, !wanted.contains(tag) { continue }
            guard tag.canonical.utf8.count <= ProfileLayout.mostTagBytes else {
                throw TrainingError(.badTag, "\(folder)/\(name): more than \(ProfileLayout.mostTagBytes) characters")
            }
            if tag.canonical != stem || languages.contains(where: { $0.tag == tag }) { merged.append("\(stem) → \(tag)") }
            if !languages.contains(where: { $0.tag == tag }) { languages.append(LanguageText(tag: tag)) }
            guard let place = languages.firstIndex(where: { $0.tag == tag }) else { continue }
            let isTable = suffix != ".txt"
            try readLines("\(folder)/\(name)", isTable: isTable, into: &languages[place], seed: options.seed)
            let words = "\(options.corpora)/words/\(stem).tsv.xz"
            if isTable, LineFile.exists(words) { try readWords(words, into: &languages[place]) }
            progress(tag)
        }
    }

    private func readLines(
        _ path: String, isTable: Bool, into text: inout LanguageText, seed: UInt64
    ) throws(TrainingError) {
        var seen: Set<UInt64> = []
        try LineFile.forEachLine(of: path) { line in
            var line = line[...]
            var source = CorpusSource.userText.identifier
            if isTable {
                guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return }
                source = String(decoding: line[..<tab], as: UTF8.self)
                line = line[(tab + 1)...]
            }
            guard sources[source] != nil, !line.isEmpty else { return }
            let fingerprint = Fingerprint.of(line, seed: seed)
            // What stands twice would stand on both sides of the line that parts training from held-back text.
            guard seen.insert(fingerprint).inserted else { return }
            text.bytesBySource[source, default: 0] += line.count
            // Which lines are held back depends on the lines alone, so that all sources of a file have their share.
            if fingerprint % Self.heldBackShare == 0 { text.heldBack.append(line) } else { text.lines.append(line) }
        }
        text.returnHeldBack(over: Self.mostHeldBack)
    }

    private func readWords(_ path: String, into text: inout LanguageText) throws(TrainingError) {
        var lists: [String: [(word: [UInt8], count: Double)]] = [:]
        try LineFile.forEachLine(of: path) { line in
            let fields = line.split(separator: UInt8(ascii: "\t"))
            guard fields.count == 3, let count = Double(String(decoding: fields[2], as: UTF8.self)) else { return }
            let source = String(decoding: fields[0], as: UTF8.self)
            guard sources[source] != nil, lists[source, default: []].count < Self.mostWordsOfList else { return }
            lists[source, default: []].append((Array(fields[1]), count))
        }
        for (source, entries) in lists.sorted(by: { $0.key < $1.key }) {
            let total = entries.reduce(0) { $0 + $1.count }
            guard total > 0 else { continue }
            var list = WordList()
            for entry in entries { list.append(entry.word, count: entry.count, of: total) }
            text.wordLists.append(list)
            text.bytesBySource[source, default: 0] += entries.reduce(0) { $0 + $1.word.count + 1 }
        }
    }

    /// What identifies the text: the same for the same lines in the same order.
    package var fingerprint: UInt64 {
        languages.reduce(0) { hash, language in
            let tag = Fingerprint.of(language.tag.canonical.utf8, seed: hash)
            let lines = Fingerprint.of(language.lines.bytes, seed: tag)
            let heldBack = Fingerprint.of(language.heldBack.bytes, seed: lines)
            return language.wordLists.reduce(heldBack) { Fingerprint.of($1.words.bytes, seed: $0) }
        }
    }
}
