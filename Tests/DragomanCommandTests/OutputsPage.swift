// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing

/// The tables of `docs/outputs.md`.
struct OutputsPage {
    /// A field of a record, or a column of a row.
    struct Field {
        let name: String
        let type: String
        /// When the field is left out, or the column holds `-`; `never` where it always says something.
        let absence: String
        /// Which options a column comes with, such as ``with `--top` ``; `always` for most. Empty for fields.
        let presence: String

        var isAlwaysThere: Bool { absence == "never" }
    }

    /// The fields of each table that has some, by the heading above it.
    private(set) var tables: [String: [Field]] = [:]
    /// The first cells of the other tables, by the heading above them.
    private(set) var lists: [String: [String]] = [:]

    /// Reads the page of this checkout.
    init() throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/outputs.md")
        var heading = ""
        var columns: [String] = []
        for line in String(decoding: try Data(contentsOf: url), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        {
            if line.hasPrefix("#") {
                heading = line.drop { "# ".contains($0) }.description
            } else if line.hasPrefix("| ") {
                let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                if columns.isEmpty { columns = cells } else if !cells[0].hasPrefix("---") { add(cells, to: heading, columns) }
            } else {
                columns = []
            }
        }
    }

    private mutating func add(_ cells: [String], to heading: String, _ columns: [String]) {
        let name = cells[0].trimmingCharacters(in: ["`"])
        switch columns.first {
        case "field":
            tables[heading, default: []].append(Field(name: name, type: cells[1], absence: cells[3], presence: ""))
        case "column":
            tables[heading, default: []].append(Field(name: name, type: cells[1], absence: cells[3], presence: cells[4]))
        default: lists[heading, default: []].append(name)
        }
    }

    /// The columns of a table that are there with some arguments.
    func columns(of table: String, with arguments: [String]) -> [Field] {
        (tables[table] ?? []).filter { field in
            let words = field.presence.split(separator: " ").map { $0.trimmingCharacters(in: ["`", ","]) }
            return switch words.first {
            case "with": arguments.contains(words[1])
            case "without": !arguments.contains(words[1]) || words.count > 4 && arguments.contains(words[4])
            default: true
            }
        }
    }

    // MARK: - Types

    /// Whether a field of a row is of a type.
    func isValid(_ text: String, as type: String) -> Bool {
        if let item = Self.item(of: type) { return text.split(separator: ",").allSatisfy { isValid(String($0), as: item) } }
        return switch type {
        case "integer": Int(text).map { $0 >= 0 } ?? false
        case "number": Double(text) != nil
        case "share": Double(text).map { (0...1).contains($0) && text == String(format: "%.4f", $0) } ?? false
        case "boolean": ["yes", "no"].contains(text)
        default: isValid(word: text, as: type)
        }
    }

    /// Whether a string is of a type that both formats write as text.
    func isValid(word: String, as type: String) -> Bool {
        switch type {
        case "string": true
        case "tag": word == "und" || (try? LanguageTag(parsing: word))?.canonical == word
        case "quality": ["good", "usable", "gist"].contains(word)
        case "reason": lists["Reasons", default: []].contains(word)
        case "outcome": lists["Outcomes", default: []].contains(word)
        default: false
        }
    }

    /// The type of the items of a list; nil where a type is not a list.
    static func item(of type: String) -> String? {
        type.hasPrefix("list of ") ? String(type.dropFirst("list of ".count)) : nil
    }

    /// The table that a type names; nil where it names none.
    static func table(of type: String) -> String? {
        type.hasPrefix("`") ? type.trimmingCharacters(in: ["`"]) : nil
    }
}
