// SPDX-License-Identifier: Apache-2.0

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

    /// No language's subtag has more letters; what is named so is a README or a LICENSE.
    private static let longestLanguageSubtag = 3

    /// Reads folders of corpora.
    ///
    /// - Parameter progress: Told of each file of lines that has been read, and of what is passed over.
    package init(options: TrainingOptions, progress: (TrainingProgress) -> Void) throws(TrainingError) {
        var folders: [CorpusFolder] = []
        for path in options.corpora { folders.append(try CorpusFolder.at(path, options: options)) }
        isPlain = folders.allSatisfy(\.isPlain)
        var reading = LineReading(seed: options.seed)
        for folder in folders {
            sources.merge(folder.sources) { first, _ in first }
            for file in folder.lineFiles {
                guard let place = try place(of: file, options: options) else { continue }
                let undescribed = try reading.read(file, of: folder, into: &languages[place])
                progress(.read(languages[place].tag))
                if undescribed > 0 { progress(.skipped(file.path, reason: "\(undescribed) lines of unknown sources")) }
            }
        }
        // After the lines of all folders: words alone do not make a language.
        for folder in folders {
            for file in folder.wordFiles { try readWords(file, of: folder, progress: progress) }
        }
        let missing = (options.languages ?? []).filter { tag in !languages.contains { $0.tag == tag && $0.lines.count > 0 } }
        guard missing.isEmpty else { throw TrainingError(.noText, missing.map(\.canonical).joined(separator: " ")) }
        for text in languages where text.lines.count == 0 {
            progress(.skipped(text.tag.canonical, reason: "no line to learn from"))
        }
        languages = languages.filter { $0.lines.count > 0 }.sorted { $0.tag < $1.tag }
        guard languages.count >= 2 else {
            throw TrainingError(.noCorpora, "fewer than two languages in \(options.corpora.joined(separator: " "))")
        }
        let used = Set(languages.flatMap { $0.bytesBySource.keys })
        sources = sources.filter { used.contains($0.key) }
    }

    /// Reads plain text files, each of a language that is named with it.
    package init(texts: [(language: LanguageTag, path: String)], seed: UInt64) throws(TrainingError) {
        isPlain = true
        sources[CorpusSource.userText.identifier] = .userText
        var reading = LineReading(seed: seed)
        for text in texts {
            let file = CorpusFolder.File(path: text.path, stem: text.language.canonical)
            let place = place(of: text.language)
            _ = try reading.read(file, of: CorpusFolder(plain: [file]), into: &languages[place])
        }
        languages.sort { $0.tag < $1.tag }
    }

    /// Where the language stands that a file is named after, made where it is the first; nil where it was not asked for.
    private mutating func place(of file: CorpusFolder.File, options: TrainingOptions) throws(TrainingError) -> Int? {
        guard let tag = try? LanguageTag(parsing: file.stem) else { throw TrainingError(.badTag, file.path) }
        if let wanted = options.languages {
            guard wanted.contains(tag) else { return nil }
        } else if tag.canonical.prefix(while: { $0 != "-" }).utf8.count > Self.longestLanguageSubtag {
            throw TrainingError(.badTag, file.path)
        }
        guard tag.canonical.utf8.count <= ProfileLayout.maximumTagBytes else {
            throw TrainingError(.badTag, "\(file.path): more than \(ProfileLayout.maximumTagBytes) characters")
        }
        if tag.canonical != file.stem { merged.append("\(file.stem) → \(tag)") }
        return place(of: tag)
    }

    /// Where a language stands, made where it is not there yet.
    private mutating func place(of tag: LanguageTag) -> Int {
        if let known = languages.firstIndex(where: { $0.tag == tag }) { return known }
        languages.append(LanguageText(tag: tag))
        return languages.count - 1
    }

    /// Reads the words of a file into the language that it is named after, if there are lines of that.
    private mutating func readWords(
        _ file: CorpusFolder.File, of folder: CorpusFolder, progress: (TrainingProgress) -> Void
    ) throws(TrainingError) {
        guard let tag = try? LanguageTag(parsing: file.stem), let place = languages.firstIndex(where: { $0.tag == tag }) else {
            return
        }
        var lists: [String: [(word: [UInt8], count: Double)]] = [:]
        let unusable = try folder.forEachWord(of: file) { word, source, count in
            lists[source, default: []].append((word, count))
        }
        if unusable > 0 {
            progress(.skipped(file.path, reason: "\(unusable) rows of unknown sources or without a count above 0"))
        }
        for (source, entries) in lists.sorted(by: { $0.key < $1.key }) {
            let total = entries.reduce(0) { $0 + $1.count }
            var list = WordList(holdsPhrases: folder.sources[source]?.holdsPhrases ?? false)
            for entry in entries { list.append(entry.word, count: entry.count, of: total) }
            languages[place].append(list)
            languages[place].bytesBySource[source, default: 0] += entries.reduce(0) { $0 + $1.word.count + 1 }
        }
    }

    /// What identifies the text: the same for the same lines in the same order.
    package var fingerprint: UInt64 {
        languages.reduce(0) { hash, language in
            let tag = Fingerprint.of(language.tag.canonical.utf8, seed: hash)
            let lines = language.lines.fingerprint(seed: tag)
            let heldBack = language.heldBack.fingerprint(seed: lines)
            return language.wordLists.reduce(heldBack) { $1.fingerprint(seed: $0) }
        }
    }
}

/// Reads files of lines, of each language every line once, and holds some of them back.
private struct LineReading {
    let seed: UInt64
    /// What stands twice would stand on both sides of the line that parts training from held-back text.
    private var seen: [LanguageTag: Set<UInt64>] = [:]

    /// One line in this many is held back, up to `maximumHeldBack` a language.
    private static let heldBackShare: UInt64 = 32
    private static let maximumHeldBack = 400

    init(seed: UInt64) {
        self.seed = seed
    }

    /// Reads the lines of a file.
    ///
    /// - Returns: How many lines were passed over because their source is not described.
    mutating func read(
        _ file: CorpusFolder.File, of folder: CorpusFolder, into text: inout LanguageText
    ) throws(TrainingError) -> Int {
        let undescribed = try folder.forEachLine(of: file, in: text.tag) { line, source in
            let fingerprint = Fingerprint.of(line, seed: seed)
            guard seen[text.tag, default: []].insert(fingerprint).inserted else { return }
            text.bytesBySource[source, default: 0] += line.count
            // Which lines are held back depends on the lines alone, so that all sources of a file have their share.
            if fingerprint % Self.heldBackShare == 0 { text.heldBack.append(line) } else { text.lines.append(line) }
        }
        text.returnHeldBack(over: Self.maximumHeldBack)
        return undescribed
    }
}
