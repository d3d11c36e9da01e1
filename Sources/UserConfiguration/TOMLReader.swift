// SPDX-License-Identifier: Apache-2.0

/// A value of a configuration.
enum TOMLValue: Sendable, Hashable {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case array([TOMLValue])
    case table([String: TOMLValue])
}

/// Reads the part of TOML 1.0 (https://toml.io/en/v1.0.0) that settings are made of: tables, dotted keys, strings of one
/// line, whole numbers, booleans and arrays. What else TOML has is refused with its place.
///
/// Any text gives a table or a fault. TOMLKit 0.6.0, which reads all of TOML, ends the process at some malformed keys.
struct TOMLReader {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var root: [String: TOMLValue] = [:]
    /// The table that keys go into.
    private var path: [String] = []
    /// The tables that headers have named, each of which may be named once.
    private var named: Set<[String]> = []

    /// The table that a text holds.
    static func table(in text: String) throws(ConfigurationError.Fault) -> [String: TOMLValue] {
        // Some editors write a byte order mark, which is no part of the text.
        let scalars = text.unicodeScalars
        var reader = TOMLReader(scalars: Array(scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars[...]))
        return try reader.read()
    }

    private init(scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    private mutating func read() throws(ConfigurationError.Fault) -> [String: TOMLValue] {
        while true {
            skipBlank(lines: true)
            guard let scalar = peek else { return root }
            if scalar == "[" { try readHeader() } else { try readSetting() }
            skipBlank(lines: false)
            if let rest = peek, rest != "\n" { throw fault("unexpected text after the value") }
        }
    }

    private mutating func readHeader() throws(ConfigurationError.Fault) {
        advance()
        if peek == "[" { throw fault("lists of tables are no settings") }
        path = try readKey()
        guard peek == "]" else { throw fault("“]” is missing") }
        guard named.insert(path).inserted else { throw fault("the table “\(path.joined(separator: "."))” is defined twice") }
        advance()
        guard Self.insert(nil, at: path[...], into: &root) else { throw fault("“\(path.joined(separator: "."))” is no table") }
    }

    private mutating func readSetting() throws(ConfigurationError.Fault) {
        let key = try readKey()
        guard peek == "=" else { throw fault("“=” is missing") }
        advance()
        skipBlank(lines: false)
        let value = try readValue(depth: 0)
        guard Self.insert(value, at: (path + key)[...], into: &root) else {
            throw fault("“\(key.joined(separator: "."))” is defined twice")
        }
    }

    /// Puts a value at a path; nil for a table there, which may exist.
    private static func insert(_ value: TOMLValue?, at path: ArraySlice<String>, into table: inout [String: TOMLValue]) -> Bool {
        guard let key = path.first else { return value == nil }
        if path.count == 1, let value {
            guard table[key] == nil else { return false }
            table[key] = value
            return true
        }
        // Taken out, so that it is not copied for each key.
        guard case .table(var inner) = table.removeValue(forKey: key) ?? .table([:]) else { return false }
        let isInserted = insert(value, at: path.dropFirst(), into: &inner)
        table[key] = .table(inner)
        return isInserted
    }

    // MARK: - Keys and values

    /// The most parts of a key: settings have three.
    private static let deepest = 8

    private mutating func readKey() throws(ConfigurationError.Fault) -> [String] {
        var parts: [String] = []
        while true {
            skipBlank(lines: false)
            if peek == "\"" || peek == "'" {
                parts.append(try readString())
            } else {
                let start = position
                while let scalar = peek, scalar.isOfBareKey { advance() }
                guard position > start else { throw fault("a name is missing") }
                parts.append(String(String.UnicodeScalarView(scalars[start..<position])))
            }
            skipBlank(lines: false)
            guard peek == "." else { return parts }
            guard parts.count < Self.deepest else { throw fault("a name has too many parts") }
            advance()
        }
    }

    private mutating func readValue(depth: Int) throws(ConfigurationError.Fault) -> TOMLValue {
        switch peek {
        case "\"", "'": return .string(try readString())
        case "[": return .array(try readArray(depth: depth))
        default:
            let start = position
            while let scalar = peek, scalar.isOfBareKey || scalar == "+" { advance() }
            let word = String(String.UnicodeScalarView(scalars[start..<position]))
            switch word {
            case "true": return .boolean(true)
            case "false": return .boolean(false)
            default:
                guard let number = Int(word) else {
                    throw fault("a value is text in quotation marks, a whole number, true, false or a list of these")
                }
                return .integer(number)
            }
        }
    }

    private mutating func readArray(depth: Int) throws(ConfigurationError.Fault) -> [TOMLValue] {
        guard depth < Self.deepest else { throw fault("lists are nested too deeply") }
        advance()
        var values: [TOMLValue] = []
        while true {
            skipBlank(lines: true)
            if peek == "]" { break }
            values.append(try readValue(depth: depth + 1))
            skipBlank(lines: true)
            if peek == "]" { break }
            guard peek == "," else { throw fault("“,” or “]” is missing") }
            advance()
        }
        advance()
        return values
    }

    private mutating func readString() throws(ConfigurationError.Fault) -> String {
        let quotation = peek
        advance()
        var text = ""
        while let scalar = peek, scalar != "\n" {
            advance()
            if scalar == quotation {
                if text.isEmpty, peek == quotation { throw fault("multi-line strings are not supported") }
                return text
            }
            text.unicodeScalars.append(scalar == "\\" && quotation == "\"" ? try readEscape() : scalar)
        }
        throw fault("a quotation mark is missing")
    }

    private mutating func readEscape() throws(ConfigurationError.Fault) -> Unicode.Scalar {
        let kind = peek
        advance()
        switch kind {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "\"": return "\""
        case "\\": return "\\"
        case "u", "U":
            let length = kind == "u" ? 4 : 8
            let digits = scalars[position...].prefix(length)
            let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
            guard digits.count == length, let scalar = number.flatMap(Unicode.Scalar.init) else {
                throw fault("“\\\(kind ?? "u")” is not followed by the number of a character")
            }
            position += length
            return scalar
        default: throw fault("a backslash stands before what needs none")
        }
    }

    // MARK: - Characters

    private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func advance() { position = min(position + 1, scalars.count) }

    /// Skips white space and comments.
    private mutating func skipBlank(lines: Bool) {
        while let scalar = peek {
            if scalar == "#" {
                while let next = peek, next != "\n" { advance() }
            } else if scalar == " " || scalar == "\t" || scalar == "\r" || (lines && scalar == "\n") {
                advance()
            } else {
                return
            }
        }
    }

    /// A fault at the place that was reached.
    private func fault(_ words: String) -> ConfigurationError.Fault {
        let before = scalars[..<position]
        let line = before.count { $0 == "\n" } + 1
        let column = position - (before.lastIndex(of: "\n") ?? -1)
        return .syntax(line: line, column: column, words: words)
    }
}

extension Unicode.Scalar {
    /// Whether the character may stand in a name without quotation marks.
    fileprivate var isOfBareKey: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: false
        }
    }
}
