// SPDX-License-Identifier: Apache-2.0

/// A table of settings that is read name by name, so that names which nobody asks for are found.
struct SettingsTable {
    private let values: [String: TOMLValue]
    /// Where the table stands, such as `servers.home.`; empty for the whole file.
    private let place: String

    init(_ values: [String: TOMLValue], at place: String = "") {
        self.values = values
        self.place = place
    }

    /// Refuses names that are none of these.
    func check(_ names: [String]) throws(ConfigurationError.Fault) {
        if let name = values.keys.sorted().first(where: { !names.contains($0) }) { throw .unknownKey(place + name) }
    }

    func text(_ name: String) throws(ConfigurationError.Fault) -> String? {
        guard let value = values[name] else { return nil }
        guard case .string(let text) = value else { throw .wrongValue(place + name) }
        return text
    }

    func neededText(_ name: String) throws(ConfigurationError.Fault) -> String {
        guard let text = try text(name) else { throw .missing(place + name) }
        return text
    }

    /// A whole number from 1 to the most that makes sense.
    func integer(_ name: String, upTo most: Int) throws(ConfigurationError.Fault) -> Int? {
        guard let value = values[name] else { return nil }
        guard case .integer(let number) = value else { throw .wrongValue(place + name) }
        guard (1...most).contains(number) else { throw .invalid(place + name, why: "is none of 1 to \(most)") }
        return number
    }

    func boolean(_ name: String) throws(ConfigurationError.Fault) -> Bool? {
        guard let value = values[name] else { return nil }
        guard case .boolean(let isTrue) = value else { throw .wrongValue(place + name) }
        return isTrue
    }

    func texts(_ name: String) throws(ConfigurationError.Fault) -> [String]? {
        guard let value = values[name] else { return nil }
        guard case .array(let items) = value else { throw .wrongValue(place + name) }
        var texts: [String] = []
        for item in items {
            guard case .string(let text) = item else { throw .wrongValue(place + name) }
            texts.append(text)
        }
        return texts
    }

    func path(_ name: String, home: String?) throws(ConfigurationError.Fault) -> String? {
        guard let path = try text(name) else { return nil }
        return try whole(path, of: name, home: home)
    }

    func paths(_ name: String, home: String?) throws(ConfigurationError.Fault) -> [String]? {
        guard let paths = try texts(name) else { return nil }
        return try paths.map { path throws(ConfigurationError.Fault) in try whole(path, of: name, home: home) }
    }

    /// A path with the folder that `~/` stands for. Another one would depend on the folder that a command is run in.
    private func whole(_ path: String, of name: String, home: String?) throws(ConfigurationError.Fault) -> String {
        if path.hasPrefix("/") { return path }
        guard path.hasPrefix("~/") else {
            throw .invalid(place + name, why: "has a path that begins neither with a slash nor with “~/”: \(path)")
        }
        guard let home else { throw .invalid(place + name, why: "has a path that needs HOME, which is not set: \(path)") }
        return home + path.dropFirst()
    }

    /// The tables in a table, by name in order.
    func tables(_ name: String) throws(ConfigurationError.Fault) -> [(name: String, table: SettingsTable)] {
        guard let value = values[name] else { return [] }
        guard case .table(let inner) = value else { throw .wrongValue(place + name) }
        var tables: [(name: String, table: SettingsTable)] = []
        for (key, value) in inner.sorted(by: { $0.key < $1.key }) {
            // They are shown at terminals, and named by options.
            guard !key.isEmpty, key.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
                throw .invalid(place + name, why: "has a name that is empty or has a control character")
            }
            guard case .table(let settings) = value else { throw .wrongValue("\(place)\(name).\(key)") }
            tables.append((key, SettingsTable(settings, at: "\(place)\(name).\(key).")))
        }
        return tables
    }
}
