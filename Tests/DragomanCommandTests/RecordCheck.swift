// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Compares records of NDJSON with the tables that describe them, and keeps which fields it has met.
struct RecordCheck {
    /// A value of JSON.
    private enum Value: Decodable {
        case null
        case boolean(Bool)
        case integer(Int)
        case number(Double)
        case string(String)
        case list([Value])
        case object([String: Value])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let boolean = try? container.decode(Bool.self) {
                self = .boolean(boolean)
            } else if let integer = try? container.decode(Int.self) {
                self = .integer(integer)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let string = try? container.decode(String.self) {
                self = .string(string)
            } else if let list = try? container.decode([Value].self) {
                self = .list(list)
            } else {
                self = .object(try container.decode([String: Value].self))
            }
        }
    }

    let page: OutputsPage
    /// The fields met so far, each as table, point, field.
    private(set) var seen: Set<String> = []
    /// The reasons met so far.
    private(set) var reasons: Set<String> = []

    init(page: OutputsPage) {
        self.page = page
    }

    /// Compares a line with a table.
    mutating func check(_ line: String, as table: String) throws {
        let value = try JSONDecoder().decode(Value.self, from: Data(line.utf8))
        try check(value, as: table, in: line)
    }

    private mutating func check(_ value: Value, as table: String, in line: String) throws {
        guard case .object(let object) = value else {
            Issue.record("\(table): no object in \(line)")
            return
        }
        let fields = try #require(page.tables[table], "docs/outputs.md has no table “\(table)”")
        #expect(Set(object.keys).subtracting(fields.map(\.name)) == [], "\(table) has fields that are not documented: \(line)")
        for field in fields {
            guard let value = object[field.name] else {
                #expect(!field.isAlwaysThere, "\(table) is without \(field.name): \(line)")
                continue
            }
            seen.insert("\(table).\(field.name)")
            if field.type == "reason", case .string(let reason) = value { reasons.insert(reason) }
            #expect(
                try isValid(value, of: field.name, as: field.type, in: line),
                "\(table).\(field.name) is no \(field.type): \(line)")
        }
    }

    private mutating func isValid(_ value: Value, of name: String, as type: String, in line: String) throws -> Bool {
        if let item = OutputsPage.item(of: type) {
            guard case .list(let values) = value else { return false }
            for value in values where try !isValid(value, of: name, as: item, in: line) { return false }
            return true
        }
        if let table = OutputsPage.table(of: type) {
            try check(value, as: table, in: line)
            return true
        }
        return switch (type, value) {
        case ("any", _), ("boolean", .boolean), ("number", .number), ("number", .integer): true
        case ("integer", .integer(let integer)): integer >= 0
        case ("share", .number(let share)): isShare(share, named: name, in: line)
        case ("share", .integer(let share)): isShare(Double(share), named: name, in: line)
        case (_, .string(let word)): page.isValid(word: word, as: type)
        default: false
        }
    }

    /// Whether a number is from 0 to 1, and written with four decimals.
    private func isShare(_ share: Double, named name: String, in line: String) -> Bool {
        (0...1).contains(share) && line.contains("\"\(name)\":\(String(format: "%.4f", share))")
    }
}
