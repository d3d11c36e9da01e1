// SPDX-License-Identifier: Apache-2.0

package import PackInstalling
import Records
package import Reports
import TranslationSessions
import UnicodeText

/// The list of packs that are installed or could be.
package struct PackTable {
    private static let headings = ["name", "state", "version", "size", "licence", "quality", "languages"]

    private let listings: [PackListing]

    /// The list of some packs, in their order.
    package init(_ listings: [PackListing]) {
        self.listings = listings
    }

    /// The list in one of the formats.
    ///
    /// - Parameter width: How many columns a line of text may take; nil for any number.
    package func bytes(format: OutputFormat, width: Int? = nil) -> [UInt8] {
        var writer = RecordWriter()
        switch format {
        case .text:
            let rows = listings.map { Self.row($0, size: ByteCount.text) }
            writer.text(TextTable(headings: Self.headings, rows: rows, width: width).text)
        case .tsv: for listing in listings { writer.row(Self.row(listing) { "\($0)" }) }
        case .ndjson: for listing in listings { writer.line { Self.write(listing, to: &$0) } }
        }
        return writer.bytes
    }

    private static func row(_ listing: PackListing, size: (Int) -> String) -> [String] {
        [
            listing.name, listing.state.rawValue, listing.version.isEmpty ? "-" : listing.version,
            listing.size.map(size) ?? "-", listing.licence ?? "-", "\(listing.quality)",
            listing.directions.isEmpty ? "-" : listing.directions.map(\.description).joined(separator: ","),
        ]
    }

    private static func write(_ listing: PackListing, to writer: inout RecordWriter) {
        writer.field("name", listing.name)
        writer.field("state", listing.state.rawValue)
        writer.field("version", listing.version.isEmpty ? nil : listing.version)
        if let size = listing.size { writer.field("size", size) }
        writer.field("licence", listing.licence)
        writer.field("quality", "\(listing.quality)")
        writer.field("languages", listing.directions.map(\.description))
    }
}
