// SPDX-License-Identifier: Apache-2.0

/// What a text is called in its record.
public enum RecordName: Sendable {
    /// The path of its file; nil for standard input.
    case file(String?)
    /// The value of its `id`, as JSON; nil where it had none.
    case identifier(String?)

    /// The name outside of JSON, in rows and for people: `-` where there is none.
    public var plain: String {
        switch self {
        case .file(let path): path.map(TabSeparatedField.name) ?? "-"
        case .identifier(let value): value.map { JSONString.unquoted($0) ?? $0 } ?? "-"
        }
    }
}

extension RecordWriter {
    /// Writes the name of a text as the field `file` or `id`, where there is one.
    public mutating func field(_ name: RecordName) {
        switch name {
        case .file(let path): field("file", path)
        case .identifier(let value): if let value { field("id", json: value) }
        }
    }
}
