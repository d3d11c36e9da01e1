// SPDX-License-Identifier: Apache-2.0

/// What belongs to a place of a format that a placeholder stands for.
extension FixedTextScanner {
    /// A piece with the two placeholders of the format that stand right before and right behind it, if they do.
    func withMarkup(_ piece: Range<Int>) -> Range<Int> {
        let (before, after) = (piece.lowerBound - Self.placeholderLength, piece.upperBound)
        guard before >= addedEnd, after + Self.placeholderLength <= limit, isPlaceholder(at: before), isPlaceholder(at: after)
        else { return piece }
        return before..<after + Self.placeholderLength
    }

    /// The end of `'s` behind a place of a template: engines take it for a verb, or glue what they make of it to the place.
    func possessiveEnd(at position: Int, in range: Range<Int>) -> Int {
        for ending in ["'s", "’s"] where bytes[position..<range.upperBound].starts(with: ending.utf8) {
            let end = position + ending.utf8.count
            let goesOn = end < range.upperBound && (bytes[end].isASCIILetterOrDigit || bytes[end] >= 0x80)
            if !goesOn { return end }
        }
        return position
    }

    /// Adds what belongs to a placeholder: a formula or a number with markup in it, and what a place of a format has before and
    /// behind it where a placeholder stands for it alone, `no.`, the slash of a path, `'s`, a unit, the sign of a percentage, and
    /// another place behind an `x`; and codes and keys that are joined with it.
    ///
    /// - Returns: Where to go on; nil where nothing belongs to it.
    mutating func addAroundPlaceholder(at position: Int, in range: Range<Int>) -> Int? {
        if let units = raisedUnits(around: position, in: range) {
            add(.quantity, units)
            return units.upperBound
        }
        guard isPlaceholder(at: position) || isLoweredDigit(at: position) else { return nil }
        if let formula = formula(around: position, in: range) {
            add(.serialNumber, formula)
            return formula.upperBound
        }
        guard isPlaceholder(at: position) else { return nil }
        if let number = markedNumber(at: position, in: range) {
            add(.quantity, symbolStart(before: number.lowerBound, in: range)..<number.upperBound)
            return number.upperBound
        }
        if let alternatives = alternatives(at: position, in: range) {
            add(.code, alternatives)
            return alternatives.upperBound
        }
        if let path = path(around: position, in: range) {
            add(.path, path)
            return path.upperBound
        }
        if let name = joinedName(around: position, in: range) {
            add(.joinedNames, name)
            return name.upperBound
        }
        let end = productEnd(behind: position + Self.placeholderLength, in: range)
        func startsWord(_ offset: Int) -> Bool {
            offset <= max(range.lowerBound, addedEnd) || bytes[offset - 1] <= 0x20 || "([\"'".utf8.contains(bytes[offset - 1])
        }
        let hasSignBefore = position > max(range.lowerBound, addedEnd) && "/#@$".utf8.contains(bytes[position - 1])
        let start = hasSignBefore ? position - 1 : numberMarkStart(before: position)
        guard startsWord(position) || hasSignBefore && startsWord(start) else { return nil }
        let ending =
            bytes[end..<range.upperBound].first == UInt8(ascii: "%")
            ? end + 1
            : Quantity.unitEnd(bytes, behind: end, in: range) ?? degreeEnd(at: end, in: range)
                ?? possessiveEnd(at: end, in: range)
        guard start < position || ending > position + Self.placeholderLength else { return nil }
        add(.templatePlace, start..<ending)
        return ending
    }

    /// The values of an option or a setting that bars part, each in markup: `=<i>list</i>|<i>tree</i>`, `[<i>on</i>|<i>off</i>]`;
    /// nil where other words stand, or no sign before them says that they are values, as in a row of links.
    private func alternatives(at position: Int, in range: Range<Int>) -> Range<Int>? {
        let lowest = max(range.lowerBound, addedEnd)
        guard position > lowest, "=[{".utf8.contains(bytes[position - 1]) else { return nil }
        var (end, count) = (position, 0)
        while end < range.upperBound, isPlaceholder(at: end) {
            let word = bytes[(end + Self.placeholderLength)..<range.upperBound].prefix {
                $0.isASCIILetterOrDigit || "_-.".utf8.contains($0)
            }
            guard !word.isEmpty, word.endIndex < range.upperBound, isPlaceholder(at: word.endIndex) else { return nil }
            (end, count) = (word.endIndex + Self.placeholderLength, count + 1)
            guard end < range.upperBound, bytes[end] == UInt8(ascii: "|") else {
                return count > 1 ? (bytes[position - 1] == UInt8(ascii: "=") ? position - 1 : position)..<end : nil
            }
            end += 1
        }
        return nil
    }

    /// The path that a place stands in behind a folder: `files/{id}.json`, `pages/{slug}/index`, and where its folder is known
    /// `origin/{branch}`; nil for other words with a slash, as in *km/{unit}*, *either/`x`* and *red/**green***.
    private func path(around position: Int, in range: Range<Int>) -> Range<Int>? {
        let lowest = max(range.lowerBound, addedEnd)
        guard position > lowest, bytes[position - 1] == UInt8(ascii: "/") else { return nil }
        let folders = bytes[lowest..<position - 1].reversed().prefix {
            $0.isASCIISmall || $0.isASCIIDigit || "._-/".utf8.contains($0)
        }
        let start = position - 1 - folders.count
        let before = start > range.lowerBound ? bytes[start - 1] : 0x20
        guard folders.count > 1, before <= 0x20 || "([\"'".utf8.contains(before), bytes[start].isASCIISmall else { return nil }
        // files/{folder}/{id}.json
        var end = position + Self.placeholderLength
        while end + 1 < range.upperBound, bytes[end] == UInt8(ascii: "/"), isPlaceholder(at: end + 1) {
            end += 1 + Self.placeholderLength
        }
        let tail = bytes[end..<range.upperBound]
        if let first = tail.first, "./".utf8.contains(first), let second = tail.dropFirst().first, second.isASCIISmall {
            let name = tail.prefix { $0.isASCIILetterOrDigit || "._-/".utf8.contains($0) }
            return start..<(name.lastIndex { $0.isASCIILetterOrDigit } ?? name.startIndex) + 1
        }
        let isEnd = tail.first.map { !$0.isASCIILetterOrDigit && $0 < 0x80 && $0 != hyphen } ?? true
        let folder = bytes[start..<position - 1].split(separator: UInt8(ascii: "/")).first
        guard isEnd, let folder, ProjectName.holdsPlaces(String(decoding: folder, as: UTF8.self)) else { return nil }
        return start..<end
    }

    /// The end of places that an `x` or a `×` joins with the one before an offset, `{width}x{height}`: the sign is no word, and
    /// an engine could part it from them.
    private func productEnd(behind place: Int, in range: Range<Int>) -> Int {
        var end = place
        while let sign = ["x", "×"].first(where: { bytes[end..<range.upperBound].starts(with: $0.utf8) }),
            end + sign.utf8.count < range.upperBound, isPlaceholder(at: end + sign.utf8.count)
        {
            end += sign.utf8.count + Self.placeholderLength
        }
        return end
    }

    /// The end of a sign of degrees behind a place; nil where none stands there.
    private func degreeEnd(at position: Int, in range: Range<Int>) -> Int? {
        bytes[position..<range.upperBound].starts(with: "°".utf8) ? position + "°".utf8.count : nil
    }

    static let placeholderLength = Placeholder.text.utf8.count

    /// A number between two placeholders, with these: an engine could part its digits.
    private func markedNumber(at position: Int, in range: Range<Int>) -> Range<Int>? {
        let number = bytes[(position + Self.placeholderLength)..<range.upperBound].prefix {
            $0.isASCIIDigit || ".,:/-".utf8.contains($0)
        }
        guard number.first?.isASCIIDigit == true, number.last?.isASCIIDigit == true, number.endIndex < range.upperBound,
            isPlaceholder(at: number.endIndex)
        else { return nil }
        return position..<number.endIndex + Self.placeholderLength
    }

    /// The start of the capitals right before a number in markup, `S**3**`, `A<b>4</b>` and `SE-<b>7</b>`; the number where other
    /// letters stand there.
    private func symbolStart(before number: Int, in range: Range<Int>) -> Int {
        if let start = codeStart(before: number, in: range) { return start }
        let letters = bytes[max(range.lowerBound, addedEnd)..<number].reversed().prefix(4).prefix(while: \.isASCIICapital)
        let start = number - letters.count
        return start <= max(range.lowerBound, addedEnd) || bytes[start - 1] <= 0x20 || bytes[start - 1] == UInt8(ascii: "(")
            ? start : number
    }

    /// The start of the sign of a number before a place, as in `no. {id}` and `nº {id}`, of which models make a negation; the
    /// place where there is none.
    func numberMarkStart(before place: Int) -> Int {
        let marks = ["No.", "no.", "NO.", "Nº", "nº", "N.º", "n.º", "N°", "n°", "Nr.", "nr."]
        guard let (mark, start) = self.mark(before: place, among: marks) else { return place }
        // *Did it work? No.*
        if mark == "No.", let last = bytes[addedEnd..<start].last(where: { !$0.isBlank }), ".!?".utf8.contains(last) {
            return place
        }
        return start > addedEnd && bytes[start - 1] > 0x20 && bytes[start - 1] != UInt8(ascii: "(") ? place : start
    }

    /// Whether markup or something else that is set aside stands at an offset, which is no part of any piece.
    func isPlaceholder(at offset: Int) -> Bool {
        bytes[offset] == 0xEF && UTF8Decoder.decode(bytes, at: offset).scalar == Placeholder.scalar.value
    }
}
