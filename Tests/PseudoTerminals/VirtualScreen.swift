// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// What a terminal would show of the bytes that a program writes, read strictly: what it does not know it keeps as a fault.
package struct VirtualScreen: Sendable {
    /// A place that holds a character.
    package struct Cell: Sendable, Hashable {
        /// The character with its marks; empty in the second column of a wide one.
        package var text = " "
        /// The parameters of the last SGR sequence, empty for plain text.
        package var weight = ""
    }

    package private(set) var columns: Int
    package private(set) var rows: Int
    package private(set) var cells: [[Cell]]
    package private(set) var row = 0
    package private(set) var column = 0
    package private(set) var showsCursor = true
    /// Whether the screen of its own is shown.
    package private(set) var isAlternate = false
    /// Whether the terminal puts right-to-left text in order by itself.
    package private(set) var ordersText = true
    /// What was written to the clipboard, as it was encoded.
    package private(set) var clipboard: [String] = []
    /// Sequences that this screen does not know, and controls that have no place in text.
    package private(set) var faults: [String] = []
    /// Whether a character was written beyond the last column, or stands on the edge.
    package private(set) var hasOverflowed = false
    private var weight = ""
    private var main: (cells: [[Cell]], row: Int, column: Int)?
    private var pending: [UInt8] = []

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Self.blank(columns, rows)
    }

    private static func blank(_ columns: Int, _ rows: Int) -> [[Cell]] {
        Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// The lines, without the spaces at their ends.
    package var lines: [String] {
        cells.map { line in
            var text = line.map(\.text).joined()
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    /// All lines with line feeds between.
    package var text: String { lines.joined(separator: "\n") }

    /// Whether the text stands somewhere on the screen.
    package func shows(_ text: String) -> Bool { self.text.contains(text) }

    /// The text that has a weight.
    package func text(weighted weight: String) -> String {
        cells.flatMap { $0 }.filter { $0.weight == weight }.map(\.text).joined()
    }

    package mutating func resize(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = cells.prefix(rows).map { Array($0.prefix(columns)) + Array(repeating: Cell(), count: max(0, columns - $0.count)) }
        cells += Self.blank(columns, max(0, rows - cells.count))
        row = min(row, rows - 1)
        column = min(column, columns - 1)
    }

    /// Reads what a program has written.
    package mutating func write(_ bytes: some Sequence<UInt8>) {
        pending += bytes
        while let count = step() { pending.removeFirst(count) }
    }

    // MARK: - Reading

    private mutating func step() -> Int? {
        guard let first = pending.first else { return nil }
        switch first {
        case 0x1B: return sequence()
        case 0x0A:
            lineFeed()
            return 1
        case 0x0D:
            column = 0
            return 1
        case 0x08:
            column = max(0, column - 1)
            return 1
        case 0x00...0x1F, 0x7F:
            faults.append("control \(first)")
            return 1
        default: return character(first)
        }
    }

    private mutating func character(_ first: UInt8) -> Int? {
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard pending.count >= length else { return nil }
        for scalar in String(decoding: pending.prefix(length), as: UTF8.self).unicodeScalars { put(scalar) }
        return length
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        if scalar.commandsDisplay || scalar == "\u{2028}" { faults.append("U+\(String(scalar.value, radix: 16))") }
        let width = TerminalWidth.columns(of: scalar)
        guard width > 0 else {
            let place = column > 0 && cells[row][column - 1].text.isEmpty ? column - 2 : column - 1
            if place >= 0 { cells[row][place].text.unicodeScalars.append(scalar) }
            return
        }
        if column + width > columns {
            // A person typing on the main screen may wrap; a program that draws may not.
            hasOverflowed = hasOverflowed || isAlternate
            lineFeed()
            column = 0
        }
        cells[row][column] = Cell(text: String(scalar), weight: weight)
        if width == 2 { cells[row][column + 1] = Cell(text: "", weight: weight) }
        column += width
    }

    private mutating func lineFeed() {
        row += 1
        guard row == rows else { return }
        cells.removeFirst()
        cells.append(Array(repeating: Cell(), count: columns))
        row -= 1
    }

    private mutating func sequence() -> Int? {
        guard pending.count > 1 else { return nil }
        switch pending[1] {
        case UInt8(ascii: "["):
            guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
            perform(String(decoding: pending[2...end], as: UTF8.self))
            return end + 1
        case UInt8(ascii: "]"):
            guard let end = pending.firstIndex(of: 0x07) else { return nil }
            let body = String(decoding: pending[2..<end], as: UTF8.self)
            if body.hasPrefix("52;c;") { clipboard.append(String(body.dropFirst(5))) } else { faults.append("OSC \(body)") }
            return end + 1
        default:
            faults.append("ESC \(pending[1])")
            return 2
        }
    }

    private mutating func perform(_ sequence: String) {
        switch sequence {
        case "?1049h":
            main = (cells, row, column)
            cells = Self.blank(columns, rows)
            isAlternate = true
        case "?1049l":
            if let main { (cells, row, column) = main }
            main = nil
            isAlternate = false
            resize(columns: columns, rows: rows)
        case "?25h": showsCursor = true
        case "?25l": showsCursor = false
        case "8h": ordersText = true
        case "8l": ordersText = false
        case "2J": cells = Self.blank(columns, rows)
        case "K": for place in column..<columns { cells[row][place] = Cell() }
        case _ where sequence.hasSuffix("m"): weight = sequence == "0m" || sequence == "m" ? "" : String(sequence.dropLast())
        case _ where sequence.hasSuffix("H"):
            let numbers = sequence.dropLast().split(separator: ";").compactMap { Int($0) }
            row = min(rows, numbers.first ?? 1) - 1
            column = min(columns, numbers.count > 1 ? numbers[1] : 1) - 1
        default: faults.append("CSI \(sequence)")
        }
    }

    /// Whether the terminal is as programs find it.
    package var isAsFound: Bool { !isAlternate && showsCursor && ordersText }
}
