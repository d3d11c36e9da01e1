// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import RecognitionEvaluation
import SystemFiles

/// A folder of training text: tables beside a description of their sources, or plain text files.
struct CorpusFolder {
    /// A file, and what it is named after.
    struct File {
        let path: String
        let stem: String
    }

    /// The files of lines.
    let lineFiles: [File]
    /// The files of words.
    let wordFiles: [File]
    /// The sources that may be learnt from, by identifier.
    let sources: [String: CorpusSource]
    /// Whether it holds plain text files.
    let isPlain: Bool
    /// The identifiers of all sources, also of those that are left out.
    private let described: Set<String>
    private let excluded: ExcludedLines

    private static let tableSuffix = ".tsv.xz"
    private static let plainSuffix = ".txt"

    /// Plain text files, wherever they are.
    init(plain files: [File]) {
        lineFiles = files
        wordFiles = []
        sources = [CorpusSource.userText.identifier: .userText]
        isPlain = true
        described = Set(sources.keys)
        excluded = ExcludedLines()
    }

    /// The folder at a path.
    ///
    /// - Throws: `TrainingError` where it holds no text, or where its sources or the lines to leave out cannot be read.
    static func at(_ path: String, options: TrainingOptions) throws(TrainingError) -> CorpusFolder {
        let lines = FolderEntries.names(in: path + "/train")
        let words = FolderEntries.names(in: path + "/words")
        guard lines == nil, words == nil else {
            return try CorpusFolder(tablesIn: path, lines: lines ?? [], words: words ?? [], options: options)
        }
        let files = files(FolderEntries.names(in: path) ?? [], in: path, suffix: plainSuffix)
        guard !files.isEmpty else { throw TrainingError(.noCorpora, path) }
        return CorpusFolder(plain: files)
    }

    private init(
        tablesIn path: String, lines: [String], words: [String], options: TrainingOptions
    ) throws(TrainingError) {
        lineFiles = Self.files(lines, in: path + "/train", suffix: Self.tableSuffix)
        wordFiles = Self.files(words, in: path + "/words", suffix: Self.tableSuffix)
        isPlain = false
        let all = try CorpusSource.read(path + "/SOURCES.tsv")
        described = Set(all.keys)
        sources = all.filter { source in
            !options.excludedSources.contains(source.key) && (source.value.allowsCommercialUse || !options.isCommercialOnly)
        }
        excluded = try ExcludedLines(of: path)
    }

    private static func files(_ names: [String], in folder: String, suffix: String) -> [File] {
        names.filter { $0.hasSuffix(suffix) }.map {
            File(path: "\(folder)/\($0)", stem: String($0.dropLast(suffix.count)))
        }
    }

    /// Calls `body` with each line of a language that may be learnt from, and its source. A long line comes in pieces.
    ///
    /// - Returns: How many lines were passed over because their source is not described.
    func forEachLine(
        of file: File, in tag: LanguageTag, _ body: (_ line: ArraySlice<UInt8>, _ source: String) -> Void
    ) throws(TrainingError) -> Int {
        var undescribed = 0
        try LineFile.forEachTrainingLine(of: file.path) { line in
            var text = Array(line)[...]
            var source = CorpusSource.userText.identifier
            if !isPlain {
                let tab = text.firstIndex(of: UInt8(ascii: "\t"))
                source = String(decoding: text[..<(tab ?? text.endIndex)], as: UTF8.self)
                text = text[(tab.map { $0 + 1 } ?? text.endIndex)...]
            }
            guard sources[source] != nil else {
                undescribed += described.contains(source) || line.isEmpty ? 0 : 1
                return
            }
            guard !text.isEmpty, !excluded.contains(text, in: tag) else { return }
            for piece in LongLine.pieces(of: text) { body(piece, source) }
        }
        return undescribed
    }

    /// Calls `body` with each word of a file that may be learnt from, its source and how often it was counted.
    ///
    /// - Returns: How many rows were passed over because they are of another form or of a source that is not described.
    func forEachWord(
        of file: File, _ body: (_ word: [UInt8], _ source: String, _ count: Double) -> Void
    ) throws(TrainingError) -> Int {
        var unusable = 0
        try LineFile.forEachTrainingLine(of: file.path) { line in
            let fields = line.split(separator: UInt8(ascii: "\t"))
            guard fields.count == 3, let count = Double(String(decoding: fields[2], as: UTF8.self)), count > 0, count.isFinite
            else {
                unusable += line.isEmpty ? 0 : 1
                return
            }
            let source = String(decoding: fields[0], as: UTF8.self)
            guard sources[source] != nil else {
                unusable += described.contains(source) ? 0 : 1
                return
            }
            body(Array(fields[1]), source, count)
        }
        return unusable
    }
}

/// A line that is too long to draw examples from: each draw looks through all of it.
enum LongLine {
    /// The most bytes of a line. Those of the corpora of the default profile are shorter.
    static let maximumLength = 8192

    /// A line in pieces of at most `maximumLength` bytes, cut at spaces where there are any, and never inside a character.
    static func pieces(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var rest = line
        while rest.count > maximumLength {
            let head = rest.prefix(maximumLength)
            let end =
                head.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 }
                ?? rest.prefix(maximumLength + 1).lastIndex { !UTF8.isContinuation($0) } ?? head.endIndex
            pieces.append(rest[..<end])
            rest = rest[end...]
        }
        return rest.isEmpty ? pieces : pieces + [rest]
    }
}
