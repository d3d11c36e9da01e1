// SPDX-License-Identifier: Apache-2.0

package import LanguageRecognition
import Records
package import Reports
package import TranslationSessions

/// The list of the pairs that engines offer.
package struct PairTable {
    private struct Entry {
        let engine: String
        let pair: EnginePair
    }

    private let entries: [Entry]
    /// Which engines could not say what they offer.
    package let outages: [EngineOutage]

    /// What engines offered when routes were asked for.
    package init(of routes: RouteFinder) {
        outages = routes.outages
        let entries = routes.engineOffers.flatMap { engine, offer in offer.allPairs.map { Entry(engine: engine, pair: $0) } }
        self.entries = entries.sorted {
            ($0.pair.source, $0.pair.target, $0.engine, $0.pair.name) < ($1.pair.source, $1.pair.target, $1.engine, $1.pair.name)
        }
    }

    private init(entries: [Entry], outages: [EngineOutage]) {
        self.entries = entries
        self.outages = outages
    }

    /// Whether there is no pair.
    package var isEmpty: Bool { entries.isEmpty }

    /// The pairs between the languages named.
    package func filtered(from source: LanguageTag?, to target: LanguageTag?, installedOnly: Bool) -> PairTable {
        PairTable(
            entries: entries.filter {
                (source == nil || [$0.pair.source, $0.pair.source.withoutRegion].contains(source))
                    && (target == nil || [$0.pair.target, $0.pair.target.withoutRegion].contains(target))
                    && (!installedOnly || $0.pair.isInstalled)
            }, outages: outages)
    }

    /// The pairs that a route uses, in its order.
    package func pairs(of route: Route) -> PairTable {
        PairTable(entries: route.legs.map { Entry(engine: $0.engine, pair: $0.pair) }, outages: outages)
    }

    /// The list in one of the formats.
    ///
    /// - Parameter width: How many columns a line of text may take; nil for any number.
    package func text(format: OutputFormat, width: Int? = nil) -> String {
        var writer = RecordWriter()
        switch format {
        case .tsv: for row in rows { writer.row(row) }
        case .ndjson: for entry in entries { writer.line { Self.write(entry, to: &$0) } }
        case .text:
            return TextTable(
                headings: ["source", "target", "quality", "installed", "engine", "pair", "packages", "measured"], rows: rows,
                width: width
            ).text
        }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private var rows: [[String]] {
        entries.map { entry in
            let pair = entry.pair
            let packages = Self.packages(of: pair)
            return [
                pair.source.canonical, pair.target.canonical, "\(pair.quality)", pair.isInstalled ? "yes" : "no", entry.engine,
                pair.name, packages.isEmpty ? "-" : packages.joined(separator: ","), Self.score(of: pair) ?? "-",
            ]
        }
    }

    /// How near translations came to references, where somebody measured it: else the quality is what is declared.
    private static func score(of pair: EnginePair) -> String? {
        pair.measuredScore.map { "\(($0 * 10).rounded() / 10)" }
    }

    private static func packages(of pair: EnginePair) -> [String] {
        pair.pack.map { [$0].names } ?? []
    }

    private static func write(_ entry: Entry, to writer: inout RecordWriter) {
        let pair = entry.pair
        writer.field("source", pair.source.canonical)
        writer.field("target", pair.target.canonical)
        writer.field("quality", "\(pair.quality)")
        writer.field("installed", pair.isInstalled)
        writer.field("engine", entry.engine)
        writer.field("pair", pair.name)
        writer.field("packages", packages(of: pair))
        if let score = score(of: pair) { writer.field("measured", json: score) }
    }
}
