// SPDX-License-Identifier: Apache-2.0

/// Finds the blanks of a form, which somebody is to fill in: a row of low lines or dots, and rows that spaces, signs or brackets
/// join to one blank: `____`, `20____`, `_ _ _ _`, `(....) ....-....`, `..../..../........`, `………`. Models write more or fewer of
/// them, and lose the words between two.
///
/// Dots between spaces lead from an entry to its price or page, which `UnitSeparators` of `TranslationBatches` sees to.
struct FormBlank {
    /// So many signs of a row, and so many rows, are none but an ellipsis or a mark of a program.
    private static let longestRow = 3
    private static let mostRows = 2
    /// The most digits that a row begins with, as those of a century.
    private static let mostDigits = 4
    private static let ellipsis = Array("…".utf8)

    private let bytes: UnsafeBufferPointer<UInt8>
    private let line: Range<Int>
    /// The byte that a sign of the rows begins with.
    private let sign: UInt8
    private var position: Int
    private var hasOpenBracket = false
    /// What has been read up to the last row behind which no bracket is open.
    private var range: Range<Int>?
    private var rowCount = 0
    private var longest = 0
    /// Whether nothing but spaces parts the rows.
    private var isPlain = true
    private var holdsSigns = false

    /// The blanks in a line, in order.
    ///
    /// - Complexity: Linear in the length of the line.
    static func ranges(in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var position = line.lowerBound
        while position < line.upperBound {
            guard beginsSign(at: position, in: bytes, to: line.upperBound) else {
                position += 1
                continue
            }
            let start = start(of: position, in: bytes, behind: found.last?.upperBound ?? line.lowerBound)
            // A bracket before the first row belongs to it where another one closes it.
            let isBracketed = start > line.lowerBound && "([".utf8.contains(bytes[start - 1])
            var blank = FormBlank(bytes: bytes, line: line, sign: bytes[position])
            if isBracketed { blank.read(from: start - 1) }
            if blank.range == nil { blank.read(from: start) }
            if let range = blank.range, blank.isOne(range) { found.append(range) }
            // What has been read begins no other one.
            let byte = bytes[position]
            let rest = bytes[position..<line.upperBound].drop { $0 == byte || $0 >= 0x80 && UTF8.isContinuation($0) }
            position = max(blank.range?.upperBound ?? 0, rest.startIndex)
        }
        return found
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, line: Range<Int>, sign: UInt8) {
        (self.bytes, self.line, self.sign, position) = (bytes, line, sign, line.lowerBound)
    }

    // MARK: - Around a blank

    /// Whether the rows in a range are to be filled in.
    private func isOne(_ range: Range<Int>) -> Bool {
        (longest > Self.longestRow || rowCount > Self.mostRows) && mayEnd(at: range.upperBound)
            && !(sign == UInt8(ascii: ".") && isPlain && isBetweenSpaces(range))
    }

    /// Whether a low line, a dot of several, or an ellipsis stands at an offset.
    private static func beginsSign(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, to limit: Int) -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "_"): true
        case UInt8(ascii: "."): offset + 1 < limit && bytes[offset + 1] == UInt8(ascii: ".")
        case ellipsis[0]: bytes[offset..<limit].starts(with: ellipsis)
        default: false
        }
    }

    /// Where a row of low lines begins: at the digits before it, if they are few.
    private static func start(of first: Int, in bytes: UnsafeBufferPointer<UInt8>, behind lower: Int) -> Int {
        guard bytes[first] == UInt8(ascii: "_") else { return first }
        let digits = bytes[lower..<first].suffix(mostDigits + 1).reversed().prefix(while: \.isASCIIDigit)
        return digits.count <= mostDigits ? first - digits.count : first
    }

    /// Whether a blank may begin at an offset: behind a word dots are an ellipsis, and low lines are part of a name.
    private func mayBegin(at start: Int) -> Bool {
        guard start > line.lowerBound else { return true }
        let before = bytes[start - 1]
        if before <= 0x20 || "([:,;=$".utf8.contains(before) { return true }
        if before < 0x80 { return isOfLowLines && !before.isASCIILetterOrDigit && !"_/\\-@~`".utf8.contains(before) }
        var offset = start - 1
        while offset > line.lowerBound, UTF8.isContinuation(bytes[offset]) { offset -= 1 }
        return !isLetter(at: offset)
    }

    /// Whether a blank may end at an offset: before `/month` it is left to the sentence.
    private func mayEnd(at end: Int) -> Bool {
        guard end + 1 < line.upperBound, "/-".utf8.contains(bytes[end]) else { return true }
        return !bytes[end + 1].isASCIILetterOrDigit && bytes[end + 1] < 0x80
    }

    private func isBetweenSpaces(_ range: Range<Int>) -> Bool {
        (range.lowerBound == line.lowerBound || bytes[range.lowerBound - 1] <= 0x20)
            && (range.upperBound == line.upperBound || bytes[range.upperBound] <= 0x20)
    }

    private var isOfLowLines: Bool { sign == UInt8(ascii: "_") }

    /// Whether a letter stands at an offset; those raised behind numbers are none.
    private func isLetter(at offset: Int) -> Bool {
        let scalar = UTF8Decoder.decode(bytes, at: offset).scalar
        return scalar != 0xAA && scalar != 0xBA && Unicode.Scalar(scalar)?.properties.isAlphabetic == true
    }

    // MARK: - Rows

    /// Reads all rows from an offset on, if a blank may begin there.
    private mutating func read(from start: Int) {
        (position, hasOpenBracket, holdsSigns) = (start, false, false)
        guard mayBegin(at: start) else { return }
        var (rows, most) = (0, 0)
        repeat {
            if readBracket("([", whereOpen: false) { hasOpenBracket = true }
            guard let length = readRow() else { break }
            (rows, most) = (rows + 1, max(most, length))
            if readBracket(")]", whereOpen: true) { hasOpenBracket = false }
            if !hasOpenBracket { (range, rowCount, longest, isPlain) = (start..<position, rows, most, !holdsSigns) }
        } while readJoint()
    }

    /// Reads a bracket, if one stands there.
    private mutating func readBracket(_ brackets: String, whereOpen isOpen: Bool) -> Bool {
        guard position < line.upperBound, hasOpenBracket == isOpen, brackets.utf8.contains(bytes[position]) else { return false }
        position += 1
        holdsSigns = true
        return true
    }

    /// Reads a row, with the sign of an ordinal number or a percentage behind it, and tells how many signs it has; nil where none
    /// stands there.
    private mutating func readRow() -> Int? {
        let rest = bytes[position..<line.upperBound]
        let digitCount = isOfLowLines ? rest.prefix(while: \.isASCIIDigit).count : 0
        var next = position + digitCount
        if sign == Self.ellipsis[0] {
            while bytes[next..<line.upperBound].starts(with: Self.ellipsis) { next += Self.ellipsis.count }
        } else {
            next = rest.dropFirst(digitCount).prefix { $0 == sign }.endIndex
        }
        // One ellipsis has three bytes, and stands for as many dots.
        let length = next - position - digitCount
        let least = isOfLowLines ? (digitCount > 0 ? 2 : 1) : Self.longestRow
        guard length >= least, digitCount <= Self.mostDigits else { return nil }
        if let unit = Self.units.first(where: { bytes[next..<line.upperBound].starts(with: $0.utf8) }) {
            next += unit.utf8.count
            holdsSigns = true
        }
        if next < line.upperBound {
            let isPartOfName = bytes[next].isASCIIDigit || bytes[next] == UInt8(ascii: "_")
            guard !isPartOfName, !isLetter(at: next) else { return nil }
        }
        position = next
        return length
    }

    private static let units = [".º", ".ª", "º", "ª", "°", "%"]

    /// Reads what may stand between two rows: a space or two, a slash or a dash, a sign without a space, or nothing between
    /// brackets.
    private mutating func readJoint() -> Bool {
        let rest = bytes[position..<line.upperBound]
        let spaces = rest.prefix { $0 == 0x20 }
        guard spaces.count <= 2 else { return false }
        var next = spaces.endIndex
        let dash = ["/", "-", "–", "—"].first { bytes[next..<line.upperBound].starts(with: $0.utf8) }
        if let dash {
            next += dash.utf8.count
            if next < line.upperBound, bytes[next] == 0x20 { next += 1 }
        } else if spaces.isEmpty, isOfLowLines, let joint = rest.first, ".,:".utf8.contains(joint) {
            next += 1
        }
        guard next > position || next < line.upperBound && "([".utf8.contains(bytes[next]) else { return false }
        holdsSigns = holdsSigns || next > spaces.endIndex
        position = next
        return true
    }
}
