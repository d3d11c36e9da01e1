import ArgumentParser

/// The form of results.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// Fields parted by tabs, a record a line, without a heading.
    case tsv
    /// A JSON object a line.
    case ndjson
}
