// SPDX-License-Identifier: Apache-2.0

package import LanguageRecognition
import RecognitionEvaluation
import SystemFiles

/// All the text that a profile is trained on.
package struct TrainingCorpus: Sendable {
    /// The text of each language, by tag.
    package private(set) var languages: [LanguageText] = []
    /// The sources that were used, by identifier.
    package private(set) var sources: [String: CorpusSource] = [:]
    /// Names of inputs that became one under their canonical tag.
    package private(set) var merged: [String] = []
    /// What the folder being read names to be left out.
    private var excluded = ExcludedLines()
    /// Whether it came as plain `TAG.txt` files.
    package private(set) var isPlain = false

    /// One line in this many is held back, up to `maximumHeldBack` a language.
    private static let heldBackShare: UInt64 = 32
    private static let maximumHeldBack = 400
    private static let tableSuffix = ".tsv.xz"
    private static let plainSuffix = ".txt"

    /// Reads folders of corpora.
    ///
    /// - Parameter progress: Called with each language that has been read.
    package init(options: TrainingOptions, progress: (LanguageTag) -> Void) throws(TrainingError) {
        var plainFolders = 0
        for folder in options.corpora {
            if try readTables(of: folder, options: options, progress: progress) { continue }
            try readPlainText(of: folder, options: options, progress: progress)
            plainFolders += 1
        }
        isPlain = plainFolders > 0 && plainFolders == options.corpora.count
        let missing = (options.languages ?? []).filter { tag in !languages.contains { $0.tag == tag && $0.lines.count > 0 } }
        guard missing.isEmpty else { throw TrainingError(.noText, missing.map(\.canonical).joined(separator: " ")) }
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
        for text in texts {
            let place = languages.firstIndex { $0.tag == text.language } ?? languages.count
            if place == languages.count { languages.append(LanguageText(tag: text.language)) }
            try readLines(text.path, isTable: false, into: &languages[place], seed: seed)
        }
        languages.sort { $0.tag < $1.tag }
    }

    /// Reads a folder of tables.
    ///
    /// - Returns: Whether there were any.
    private mutating func readTables(
        of folder: String, options: TrainingOptions, progress: (LanguageTag) -> Void
    ) throws(TrainingError) -> Bool {
        let lines = FolderEntries.names(in: folder + "/train")
        let words = FolderEntries.names(in: folder + "/words")
        guard lines != nil || words != nil else { return false }
        let all = try CorpusSource.read(folder + "/SOURCES.tsv").filter { source in
            !options.excludedSources.contains(source.key) && (source.value.allowsCommercialUse || !options.isCommercialOnly)
        }
        sources.merge(all) { first, _ in first }
        excluded = try ExcludedLines(of: folder)
        try readFiles(lines ?? [], suffix: Self.tableSuffix, of: folder + "/train", options: options, progress: progress)
        for name in words ?? [] where name.hasSuffix(Self.tableSuffix) {
            // Words alone do not make a language.
            guard let tag = try? LanguageTag(parsing: String(name.dropLast(Self.tableSuffix.count))),
                let place = languages.firstIndex(where: { $0.tag == tag })
            else { continue }
            try readWords("\(folder)/words/\(name)", into: &languages[place])
        }
        return true
    }

    private mutating func readPlainText(
        of folder: String, options: TrainingOptions, progress: (LanguageTag) -> Void
    ) throws(TrainingError) {
        let names = FolderEntries.names(in: folder) ?? []
        guard names.contains(where: { $0.hasSuffix(Self.plainSuffix) }) else { throw TrainingError(.noCorpora, folder) }
        sources[CorpusSource.userText.identifier] = .userText
        try readFiles(names, suffix: Self.plainSuffix, of: folder, options: options, progress: progress)
    }

    /// Reads the lines of those files of a folder that have a suffix.
    private mutating func readFiles(
        _ names: [String], suffix: String, of folder: String, options: TrainingOptions, progress: (LanguageTag) -> Void
    ) throws(TrainingError) {
        for name in names where name.hasSuffix(suffix) {
            let path = "\(folder)/\(name)"
            guard let place = try place(ofFile: path, named: String(name.dropLast(suffix.count)), options: options) else {
                continue
            }
            try readLines(path, isTable: suffix == Self.tableSuffix, into: &languages[place], seed: options.seed)
            progress(languages[place].tag)
        }
    }

    /// Where the language stands that a file is named after, made where it is the first; nil where it was not asked for.
    private mutating func place(
        ofFile path: String, named stem: String, options: TrainingOptions
    ) throws(TrainingError) -> Int? {
        guard let tag = try? LanguageTag(parsing: stem) else { throw TrainingError(.badTag, path) }
        if let wanted = options.languages, !wanted.contains(tag) { return nil }
        guard tag.canonical.utf8.count <= ProfileLayout.maximumTagBytes else {
            throw TrainingError(.badTag, "\(path): more than \(ProfileLayout.maximumTagBytes) characters")
        }
        let known = languages.firstIndex { $0.tag == tag }
        if tag.canonical != stem { merged.append("\(stem) → \(tag)") }
        if let known { return known }
        languages.append(LanguageText(tag: tag))
        return languages.count - 1
    }

    private func readLines(
        _ path: String, isTable: Bool, into text: inout LanguageText, seed: UInt64
    ) throws(TrainingError) {
        var seen: Set<UInt64> = []
        try LineFile.forEachTrainingLine(of: path) { line in
            var line = line[...]
            var source = CorpusSource.userText.identifier
            if isTable {
                guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return }
                source = String(decoding: line[..<tab], as: UTF8.self)
                line = line[(tab + 1)...]
            }
            guard sources[source] != nil, !line.isEmpty, !(isTable && excluded.contains(line, in: text.tag)) else { return }
            let fingerprint = Fingerprint.of(line, seed: seed)
            // What stands twice would stand on both sides of the line that parts training from held-back text.
            guard seen.insert(fingerprint).inserted else { return }
            text.bytesBySource[source, default: 0] += line.count
            // Which lines are held back depends on the lines alone, so that all sources of a file have their share.
            if fingerprint % Self.heldBackShare == 0 { text.heldBack.append(line) } else { text.lines.append(line) }
        }
        text.returnHeldBack(over: Self.maximumHeldBack)
    }

    private func readWords(_ path: String, into text: inout LanguageText) throws(TrainingError) {
        var lists: [String: [(word: [UInt8], count: Double)]] = [:]
        try LineFile.forEachTrainingLine(of: path) { line in
            let fields = line.split(separator: UInt8(ascii: "\t"))
            guard fields.count == 3, let count = Double(String(decoding: fields[2], as: UTF8.self)) else { return }
            let source = String(decoding: fields[0], as: UTF8.self)
            guard sources[source] != nil else { return }
            lists[source, default: []].append((Array(fields[1]), count))
        }
        for (source, entries) in lists.sorted(by: { $0.key < $1.key }) {
            let total = entries.reduce(0) { $0 + $1.count }
            guard total > 0 else { continue }
            var list = WordList(holdsPhrases: sources[source]?.holdsPhrases ?? false)
            for entry in entries { list.append(entry.word, count: entry.count, of: total) }
            text.append(list)
            text.bytesBySource[source, default: 0] += entries.reduce(0) { $0 + $1.word.count + 1 }
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
