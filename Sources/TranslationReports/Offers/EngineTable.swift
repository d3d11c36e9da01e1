// SPDX-License-Identifier: Apache-2.0

import Records
package import Reports
package import TranslationSessions

/// The list of engines, with the state of each.
package struct EngineTable {
    /// What is known of an engine.
    package struct Entry: Sendable {
        let name: String
        let state: Result<EngineOffer, EngineOutage>
        let address: String?

        /// An engine.
        ///
        /// - Parameters:
        ///   - state: What it offers, or why it does not serve.
        ///   - address: Where it sends text; nil where text stays on this machine.
        package init(_ name: String, state: Result<EngineOffer, EngineOutage>, address: String?) {
            self.name = name
            self.state = state
            self.address = address
        }
    }

    private let entries: [Entry]

    /// The list of some engines, in their order.
    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// Why engines do not serve.
    package var outages: [EngineOutage] {
        entries.compactMap { if case .failure(let outage) = $0.state { outage } else { nil } }
    }

    /// The list in one of the formats.
    ///
    /// - Parameter width: How many columns a line of text may take; nil for any number.
    package func bytes(format: OutputFormat, width: Int? = nil) -> [UInt8] {
        var writer = RecordWriter()
        let rows = entries.map { [$0.name, $0.stateName, "\($0.sourceCount)", "\($0.targetCount)", $0.address ?? "-"] }
        switch format {
        case .text:
            let headings = ["engine", "state", "from", "into", "sends text to"]
            writer.text(TextTable(headings: headings, rows: rows, width: width).text)
        case .tsv: for row in rows { writer.row(row) }
        case .ndjson:
            for entry in entries {
                writer.line { writer in
                    writer.field("engine", entry.name)
                    writer.field("state", entry.stateName)
                    writer.field("sources", entry.sourceCount)
                    writer.field("targets", entry.targetCount)
                    writer.field("sendsText", entry.address != nil)
                    writer.field("address", entry.address)
                }
            }
        }
        return writer.bytes
    }
}

extension EngineTable.Entry {
    fileprivate var stateName: String {
        switch state {
        case .success: "ready"
        case .failure(let outage): outage.code.description
        }
    }

    fileprivate var sourceCount: Int { (try? state.get().installedLanguages.sources.count) ?? 0 }
    fileprivate var targetCount: Int { (try? state.get().installedLanguages.targets.count) ?? 0 }
}
