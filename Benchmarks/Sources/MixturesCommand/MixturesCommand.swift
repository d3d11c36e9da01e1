// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CodeSwitching
import DevelopmentText
import Foundation
import LanguageRecognition
@_spi(Tuning) import LanguageSegmentation
import SeededText

@main
struct MixturesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mixtures", abstract: "Measures the splitter on documents that mix languages.",
        discussion: """
            Documents are put together by a seed from the development corpora that DRAGOMAN_CORPORA names; those of the kind \
            switching were written by hand and need no corpora. Printed for each kind: the share of letters and digits that are \
            in the right language, the share of documents whose set of languages is exactly right, and the share that was cut \
            into more languages than it has.
            """)

    @Option(help: "Where the draws start.")
    var seed: UInt64 = 1

    @Option(help: "How many documents of each kind.")
    var count = 500

    @Option(
        help: "Which kind: paragraphs, sentences, phrases, monolingual, lines, switching; all by default.",
        transform: MeasuredKind.init(named:))
    var kind: MeasuredKind?

    @Option(help: "Draw from these languages, separated by commas; by default those every well-known recogniser answers.")
    var languages: String?

    @Flag(help: "Print the documents with their languages instead of measuring: KIND, TAG and text of each piece, tab-separated.")
    var show = false

    @Flag(help: "Print the documents as ndjson instead: kind, languages and text.")
    var documents = false

    @Option(
        help: ArgumentHelp(
            """
            Score the spans in this file, found by another program, in place of the splitter's: a line a document, END:TAG a \
            span, tab-separated; a document whose line is - is left out.
            """,
            valueName: "file"))
    var spans: String?

    @Option(
        help: "Set a transition cost or a weight of words, as NAME=VALUE; may be given several times.",
        transform: ParameterSetting.init)
    var parameter: [ParameterSetting] = []

    @Option(
        help: """
            Leave out a pass: \(RelabellingPassName.allCases.map(\.rawValue).joined(separator: ", ")); may be given several \
            times.
            """,
        transform: RelabellingPassName.init(named:))
    var without: [RelabellingPassName] = []

    @Flag(help: "Print the spans of documents whose set of languages is not right, and what it should be.")
    var wrongSets = false

    @Flag(help: "Measure detection on the true pieces of the documents instead of the splitter.")
    var pieces = false

    @Flag(help: "Measure the speed of splitting and of detection on long documents instead.")
    var speed = false

    @Option(help: ArgumentHelp("Measure the speed of splitting and of detection on this text instead.", valueName: "file"))
    var speedOf: String?

    @Flag(
        help: """
            Measure instead which share of documents in one language is cut into several: by language, and as sentence, \
            paragraph, page and ten pages; --count documents of each.
            """)
    var cuts = false

    @Option(help: "Measure instead documents of short lines and technical prose, written by hand; which half: development, kept.")
    var short: ShortText.Half?

    @Flag(help: "Measure instead how many lines of code between two paragraphs are in no language; --count lines of each kind.")
    var code = false

    func run() throws {
        var parameters = LanguageSegmenter.Parameters()
        for setting in parameter { setting.apply(to: &parameters) }
        parameters.omittedPasses = Set(without)
        let segmenter = LanguageSegmenter(detector: try LanguageDetector(), parameters: parameters)
        if speed {
            SplittingSpeed(segmenter: segmenter).measure(material: try material(), seed: seed)
            return
        }
        if let speedOf {
            SplittingSpeed(segmenter: segmenter).measure(try String(contentsOf: URL(filePath: speedOf), encoding: .utf8))
            return
        }
        if let short {
            try measureShortText(short, with: segmenter)
            return
        }
        if cuts {
            let material = try material()
            CutShares(segmenter: segmenter).measure(material: material, seed: seed, count: count)
            return
        }
        if code {
            let material = try material()
            CodeShares(segmenter: segmenter).measure(material: material, seed: seed, count: count)
            return
        }
        var answers = try spans.map(SpanAnswers.init)
        if !printsDocuments {
            print("kind\t\(MixtureScore.header)")
        }
        switch kind {
        case .generated(let kind): try measureGenerated(kind, of: try material(), with: segmenter, &answers)
        case .switching: try measureSwitching(with: segmenter, &answers)
        case nil:
            let material = try material()
            for kind in MixtureKind.allCases { try measureGenerated(kind, of: material, with: segmenter, &answers) }
            try measureSwitching(with: segmenter, &answers)
        }
        try answers?.checkEnd()
    }

    private var printsDocuments: Bool { show || documents }

    private func measureGenerated(
        _ kind: MixtureKind, of material: MixtureGenerator.Material, with segmenter: LanguageSegmenter,
        _ answers: inout SpanAnswers?
    ) throws {
        // A seed of its own for each kind: the documents of one do not depend on which others are made.
        let position = MixtureKind.allCases.firstIndex(of: kind) ?? 0
        var generator = MixtureGenerator(seed: seed &* 1_000 &+ UInt64(position), material: material)
        var score = MixtureScore()
        for document in (0..<count).map({ _ in generator.next(kind) }) {
            if let found = try answer(to: document, segmenter, &answers) { score.count(found, against: document) }
        }
        if !printsDocuments { print("\(kind.rawValue)\t\(score.row)") }
    }

    private func measureSwitching(with segmenter: LanguageSegmenter, _ answers: inout SpanAnswers?) throws {
        var scores = SwitchingScores()
        for document in try SwitchingPair.all().flatMap(\.documents) {
            if let found = try answer(to: document, segmenter, &answers) { scores.count(found, against: document) }
        }
        if !printsDocuments { scores.rows.forEach { print($0) } }
    }

    private func measureShortText(_ half: ShortText.Half, with segmenter: LanguageSegmenter) throws {
        var scores = ShortTextScores(detector: segmenter.detector)
        for text in try ShortText.all(half) { scores.count(text) { segmenter.spans(of: $0.text) } }
        if wrongSets { scores.faults.forEach { print($0) } }
        print("kind\t\(MixtureScore.header)")
        scores.rows.forEach { print($0) }
    }

    /// What is scored of a document: spans from a file where one was named; nil where the document is printed instead or left
    /// out.
    private func answer(
        to document: MixedDocument, _ segmenter: LanguageSegmenter, _ answers: inout SpanAnswers?
    ) throws -> [MixedDocument.Piece]? {
        if documents {
            print(try DocumentRecord(document).line())
        } else if show {
            printPieces(document)
        } else if answers != nil {
            return try answers?.spans()
        } else {
            return spans(of: document, segmenter).map(MixedDocument.Piece.init)
        }
        return nil
    }

    /// What is measured of a document; prints it where it was over-split and that was asked for.
    private func spans(of document: MixedDocument, _ segmenter: LanguageSegmenter) -> [LanguageSpan] {
        let spans = pieces ? truePieces(of: document, segmenter.detector) : segmenter.spans(of: document.text)
        let found = Set(spans.compactMap { $0.language?.canonical })
        if wrongSets, found != document.tags { printSpans(spans, of: document) }
        return spans
    }

    /// Lines of the development corpora in the languages asked for.
    private func material() throws -> MixtureGenerator.Material {
        let tags = languages?.split(separator: ",").map(String.init) ?? CommonLanguages.tags
        let corpora = try DevelopmentCorpora()
        let material = MixtureGenerator.Material(
            sentences: texts(try corpora.lines(of: .sentences), in: Set(tags)),
            pieces: texts(try corpora.lines(of: .pieces), in: Set(tags)))
        guard material.sentences.count >= 5 else {
            throw ValidationError("the development corpora hold fewer than five of these languages")
        }
        return material
    }

    /// The spans of someone who knows where languages change, and not which they are.
    private func truePieces(of document: MixedDocument, _ detector: LanguageDetector) -> [LanguageSpan] {
        let bytes = Array(document.text.utf8)
        var start = 0
        return document.pieces.map { piece in
            defer { start = piece.end }
            let evidence = bytes[start..<piece.end].withUnsafeBufferPointer { detector.evidence(ofUTF8: $0) }
            return LanguageSpan(range: start..<piece.end, outcome: detector.detection(for: evidence).outcome, evidence: evidence)
        }
    }

    private func printSpans(_ spans: [LanguageSpan], of document: MixedDocument) {
        print("\(document.origin)\t\(document.tags.sorted().joined(separator: ","))")
        let bytes = Array(document.text.utf8)
        for span in spans {
            let text = String(decoding: bytes[span.range], as: UTF8.self)
            print("\t\(span.outcome)\t\(text.debugDescription)")
        }
    }

    private func texts(_ lines: [DevelopmentLine], in tags: Set<String>) -> [String: [String]] {
        Dictionary(grouping: lines.filter { tags.contains($0.tag) }, by: \.tag).mapValues { $0.map(\.text) }
    }

    private func printPieces(_ document: MixedDocument) {
        var start = document.text.utf8.startIndex
        for piece in document.pieces {
            let end = document.text.utf8.index(document.text.utf8.startIndex, offsetBy: piece.end)
            print("\(document.origin)\t\(piece.tag)\t\(String(document.text[start..<end]).debugDescription)")
            start = end
        }
    }
}

extension ShortText.Half: ExpressibleByArgument {}

/// A document as a line of JSON, for other programs to read.
private struct DocumentRecord: Encodable {
    private let kind: String
    private let languages: [String]
    private let text: String

    init(_ document: MixedDocument) {
        kind = document.origin
        languages = document.tags.sorted()
        text = document.text
    }

    /// The line, without its end.
    func line() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
