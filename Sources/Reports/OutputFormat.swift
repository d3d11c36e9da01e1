// SPDX-License-Identifier: Apache-2.0

/// The form of results.
package enum OutputFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// Fields separated by tabs, a record per line, without a heading.
    case tsv
    /// A JSON object per line.
    case ndjson
}
