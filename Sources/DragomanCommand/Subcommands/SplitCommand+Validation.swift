import ArgumentParser

extension SplitCommand {
    /// A way of writing what was found, other than as records.
    private struct Way {
        let option: String
        let isAsked: Bool
        /// Which of the options that records take it takes, too.
        var takes: Set<String> = []
    }

    /// An option in the way of some ways.
    private typealias Option = (name: String, isGiven: Bool)

    private static let severalDocuments = "several documents"

    private var ways: [Way] {
        [
            Way(option: "--into", isAsked: into != nil), Way(option: "--xliff", isAsked: xliff != nil),
            Way(option: "--html", isAsked: html != nil),
            Way(option: "--annotate", isAsked: annotate, takes: ["--jobs", Self.severalDocuments]),
        ]
    }

    private var recordOptions: [Option] {
        [
            (Self.severalDocuments, input.files.count > 1), ("--ndjson", ndjson), ("--format", common.format != nil),
            ("--text", text), ("--offsets", offsets != nil), ("--jobs", jobs != nil),
        ]
    }

    func validate() throws {
        if let jobs, !(1...Processors.most).contains(jobs) {
            throw ValidationError("--jobs is a number from 1 to \(Processors.most).")
        }
        if into?.isEmpty == true { throw ValidationError("--into is the name of a folder.") }
        if xliff?.isEmpty == true { throw ValidationError("--xliff is the name of a folder.") }
        if let html, html.isEmpty || html == "-" { throw ValidationError("--html is the name of a file.") }
        let asked = ways.filter(\.isAsked)
        if asked.count > 1 {
            throw ValidationError("\(asked[0].option) and \(asked[1].option) are two ways of writing: name one.")
        }
        if let way = asked.first, let other = recordOptions.first(where: { $0.isGiven && !way.takes.contains($0.name) }) {
            throw ValidationError(
                "\(way.option) takes \(other.name == Self.severalDocuments ? "one document" : "no \(other.name)").")
        }
        if ndjson && document.kind != nil { throw ValidationError("--ndjson has texts, and no --document-format.") }
        let format = common.format ?? (ndjson ? .ndjson : .text)
        if text && format != .ndjson {
            throw ValidationError("--text goes with the format ndjson; the others show the text anyway.")
        }
        if offsets != nil && format == .text { throw ValidationError("--offsets goes with --format tsv or ndjson.") }
    }
}
