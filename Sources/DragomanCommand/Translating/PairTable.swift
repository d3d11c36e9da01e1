import DocumentFormats
import LanguageRecognition
import Records
import TranslationSessions

/// The list of the pairs that engines offer.
struct PairTable {
    private struct Entry {
        let engine: String
        let pair: EnginePair
    }

    private let entries: [Entry]

    /// Asks engines what they offer.
    init(of engines: [any TranslationEngine]) async {
        var entries: [Entry] = []
        for engine in engines { entries += await engine.pairs().map { Entry(engine: engine.name, pair: $0) } }
        self.entries = entries.sorted {
            ($0.pair.source, $0.pair.target, $0.engine, $0.pair.name) < ($1.pair.source, $1.pair.target, $1.engine, $1.pair.name)
        }
    }

    private init(entries: [Entry]) {
        self.entries = entries
    }

    var isEmpty: Bool { entries.isEmpty }

    /// The pairs between the languages named.
    func filtered(from source: LanguageTag?, to target: LanguageTag?, installedOnly: Bool) -> PairTable {
        PairTable(
            entries: entries.filter {
                (source == nil || $0.pair.source == source) && (target == nil || $0.pair.target == target)
                    && (!installedOnly || $0.pair.isInstalled)
            })
    }

    /// The list in one of the formats.
    func text(format: OutputFormat) -> String {
        switch format {
        case .tsv: rows.map { $0.joined(separator: "\t") + "\n" }.joined()
        case .ndjson: entries.map { "\(Self.record(of: $0))\n" }.joined()
        case .text:
            TextTable(headings: ["source", "target", "quality", "installed", "engine", "pair", "packages"], rows: rows).text
        }
    }

    private var rows: [[String]] {
        entries.map { entry in
            let pair = entry.pair
            return [
                pair.source.canonical, pair.target.canonical, "\(pair.quality)", pair.isInstalled ? "yes" : "no", entry.engine,
                pair.name, Self.packages(of: pair).joined(separator: ",").nonEmpty ?? "-",
            ]
        }
    }

    private static func packages(of pair: EnginePair) -> [String] {
        pair.pack.map { [$0].names } ?? []
    }

    private static func record(of entry: Entry) -> JSONRecord {
        let pair = entry.pair
        return JSONRecord(fields: [
            .init(name: "source", string: pair.source.canonical), .init(name: "target", string: pair.target.canonical),
            .init(name: "quality", string: "\(pair.quality)"), .init(name: "installed", value: "\(pair.isInstalled)"),
            .init(name: "engine", string: entry.engine), .init(name: "pair", string: pair.name),
            .init(name: "packages", value: "[\(packages(of: pair).map(JSONString.quoted).joined(separator: ","))]"),
        ])
    }
}

extension String {
    /// The string; nil where it is empty.
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
