import ArgumentParser
import DevelopmentText
import LanguageRecognition
import LanguageSegmentation
import SeededText

@main
struct MixturesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mixtures", abstract: "Measures the splitter on documents that mix languages.",
        discussion: """
            Documents are put together by a seed from the development corpora that DRAGOMAN_CORPORA names. Printed for each kind: the share of \
            letters that are in the right language, the share of documents whose set of languages is exactly right, and the share that \
            was cut into more languages than it has.
            """)

    @Option(help: "Where the draws start.")
    var seed: UInt64 = 1

    @Option(help: "How many documents of each kind.")
    var count = 500

    @Option(help: "Which kinds: paragraphs, sentences, phrases, monolingual; all by default.", transform: MixtureKind.named)
    var kind: MixtureKind?

    @Option(help: "Draw from these languages, separated by commas; by default those every well-known recogniser answers.")
    var languages: String?

    @Flag(help: "Print the documents with their languages instead of measuring: KIND, TAG and text of each piece, tab-separated.")
    var show = false

    func run() throws {
        let tags = languages?.split(separator: ",").map(String.init) ?? CommonLanguages.tags
        let corpora = try DevelopmentCorpora()
        let material = MixtureGenerator.Material(
            sentences: texts(try corpora.lines(of: .sentences), in: Set(tags)),
            pieces: texts(try corpora.lines(of: .pieces), in: Set(tags)))
        guard material.sentences.count >= 5 else {
            throw ValidationError("the development corpora hold fewer than five of these languages")
        }
        let segmenter = LanguageSegmenter(detector: try LanguageDetector())
        if !show {
            print("kind\tdocuments\tletters right\tset of languages right\tover-split")
        }
        for kind in self.kind.map({ [$0] }) ?? MixtureKind.allCases {
            // A seed of its own for each kind: the documents of one do not depend on which others are made.
            let position = MixtureKind.allCases.firstIndex(of: kind) ?? 0
            var generator = MixtureGenerator(seed: seed &* 1_000 &+ UInt64(position), material: material)
            let documents = (0..<count).map { _ in generator.next(kind) }
            if show {
                documents.forEach(printPieces)
            } else {
                var score = MixtureScore()
                for document in documents {
                    score.count(segmenter.spans(of: document.text), against: document)
                }
                print("\(kind.rawValue)\t\(score.row)")
            }
        }
    }

    private func texts(_ lines: [DevelopmentLine], in tags: Set<String>) -> [String: [String]] {
        Dictionary(grouping: lines.filter { tags.contains($0.tag) }, by: \.tag).mapValues { $0.map(\.text) }
    }

    private func printPieces(_ document: MixedDocument) {
        var start = document.text.utf8.startIndex
        for piece in document.pieces {
            let end = document.text.utf8.index(document.text.utf8.startIndex, offsetBy: piece.end)
            print("\(document.kind.rawValue)\t\(piece.tag)\t\(String(document.text[start..<end]).debugDescription)")
            start = end
        }
    }
}

extension MixtureKind {
    fileprivate static func named(_ name: String) throws -> MixtureKind {
        guard let kind = MixtureKind(rawValue: name) else {
            throw ValidationError("no kind is called ‘\(name)’; there are \(allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return kind
    }
}
