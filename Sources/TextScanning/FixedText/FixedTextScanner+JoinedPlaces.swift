// SPDX-License-Identifier: Apache-2.0

/// Codes and names of keys that a hyphen or a plus joins with a place that is filled in: `ES-{code}`, `{modifier}+Home`.
extension FixedTextScanner {
    /// The most bytes before a place that are looked at.
    private static let longestCode = 24

    /// The start of what belongs to a place before it: a code in capitals, a key, or the sign of a number; the place where
    /// nothing does.
    func nameStart(before place: Int, in range: Range<Int>) -> Int {
        codeStart(before: place, in: range) ?? keyStart(before: place, in: range) ?? numberMarkStart(before: place)
    }

    /// The start of capitals that a hyphen joins with a place: `ES-{code}`, `INV-ES-{number}`; nil where none stand there. Small
    /// letters may be a word, and so may what goes before others: `non-{name}`, `NON-{name}`.
    func codeStart(before place: Int, in range: Range<Int>) -> Int? {
        let lowest = max(range.lowerBound, addedEnd)
        guard place > lowest, bytes[place - 1] == hyphen else { return nil }
        let code = bytes[lowest..<place - 1].reversed().prefix(Self.longestCode).prefix {
            $0.isASCIICapital || $0.isASCIIDigit || $0 == hyphen
        }
        let start = place - 1 - code.count
        guard code.count < Self.longestCode, code.first?.isASCIILetterOrDigit == true, code.last?.isASCIILetterOrDigit == true,
            code.contains(where: \.isASCIICapital), startsName(start, in: range),
            !FixedText.prefixes.contains(String(decoding: bytes[start..<place - 1], as: UTF8.self).lowercased())
        else { return nil }
        return start
    }

    /// The code that a placeholder stands in behind capitals, with what goes on behind it: `ES-￼`, `ES-￼-￼`, `SE-￼-B2`; nil where
    /// letters follow, which may be the rest of a word that markup parts.
    private func code(around position: Int, in range: Range<Int>) -> Range<Int>? {
        guard var start = codeStart(before: position, in: range) else { return nil }
        // In markup that closes at the place, that which opens belongs to it.
        if start - Self.placeholderLength >= max(range.lowerBound, addedEnd), isPlaceholder(at: start - Self.placeholderLength) {
            start -= Self.placeholderLength
        }
        var end = position + Self.placeholderLength
        while end < range.upperBound {
            let next = bytes[end] == hyphen ? end + 1 : end
            if next > end, next < range.upperBound, isPlaceholder(at: next) {
                end = next + Self.placeholderLength
                continue
            }
            let part = bytes[next..<range.upperBound].prefix(Self.longestCode).prefix {
                $0.isASCIIDigit || next > end && $0.isASCIICapital
            }
            guard !part.isEmpty else { break }
            end = part.endIndex
        }
        return isLetter(at: end, in: range) ? nil : start..<end
    }

    /// The start of a key that a sign joins with a place, `Shift+{key}`; nil where none does.
    private func keyStart(before place: Int, in range: Range<Int>) -> Int? {
        let lowest = max(range.lowerBound, addedEnd)
        guard place > lowest, joinsKeys(at: place - 1) else { return nil }
        let length = bytes[lowest..<place - 1].reversed().prefix(KeyName.longest + 1).prefix(while: isPartOfKey).count
        let start = place - 1 - length
        let name = bytes[start..<place - 1]
        // Behind a hyphen may be the rest of a word.
        let isKey = bytes[place - 1] == hyphen ? KeyName.isModifier(name) : name.count > 1 && KeyName.contains(name)
        return isKey && startsName(start, in: range) ? start : nil
    }

    /// The end of the keys that signs join with a place: `{key}+Home`, `{key}-Shift-End`; the end of the place where none do.
    func keysEnd(behind place: Range<Int>, in range: Range<Int>) -> Int {
        var end = place.upperBound
        guard end < range.upperBound, bytes[end] != hyphen || isInSentence(place.lowerBound, in: range) else { return end }
        while end < range.upperBound, joinsKeys(at: end), let key = key(at: end + 1, in: range) { end = key.upperBound }
        // {page}-End-users
        let goesOn = end + 1 < range.upperBound && bytes[end] == hyphen && bytes[end + 1].isASCIILetterOrDigit
        return goesOn ? place.upperBound : end
    }

    /// Whether a word, a comma or a bracket stands before an offset, so that a hyphen behind it begins no talk, as in
    /// `<i>-Right, they left.</i>`. What stands right before it has to be a key.
    private func isInSentence(_ offset: Int, in range: Range<Int>) -> Bool {
        guard let last = bytes[range.lowerBound..<offset].lastIndex(where: { !$0.isBlank }) else { return false }
        if last == offset - 1, bytes[last].isASCIILetterOrDigit {
            let word = bytes[range.lowerBound..<offset].reversed().prefix(KeyName.longest + 1).prefix(while: isPartOfKey)
            return KeyName.isModifier(bytes[(offset - word.count)..<offset])
        }
        return bytes[last].isASCIILetterOrDigit || ",<(".utf8.contains(bytes[last]) || follows(letterAt: last + 1, in: range)
    }

    /// What a placeholder makes with a code or with keys beside it: `ES-￼`, `￼+Home`, `<￼-Home>`, `+Home` behind markup that
    /// closes, `￼Home￼` behind `￼+`.
    func joinedName(around position: Int, in range: Range<Int>) -> Range<Int>? {
        if let code = code(around: position, in: range) { return code }
        let start = keyStart(before: position, in: range)
        if let start, let key = markedKey(at: position, in: range) { return start..<key.upperBound }
        if let keys = markedKeys(at: position, in: range) { return keys }
        let end = position + Self.placeholderLength
        let keysEnd = keysEnd(behind: position..<end, in: range)
        if let start { return start..<(isLetter(at: end, in: range) ? position : keysEnd) }
        guard keysEnd > end else { return nil }
        guard startsName(position, in: range) else { return end..<keysEnd }
        let isBracketed =
            position > max(range.lowerBound, addedEnd) && bytes[position - 1] == UInt8(ascii: "<")
            && keysEnd < range.upperBound && bytes[keysEnd] == UInt8(ascii: ">")
        return isBracketed ? position - 1..<keysEnd + 1 : position..<keysEnd
    }

    /// The key between two placeholders, with these, that a sign joins with one before it or behind it, and those behind it.
    private func markedKeys(at position: Int, in range: Range<Int>) -> Range<Int>? {
        guard let first = markedKey(at: position, in: range) else { return nil }
        let other = position - 1 - Self.placeholderLength
        let followsKey =
            position > max(range.lowerBound, addedEnd) && joinsKeys(at: position - 1) && other >= range.lowerBound
            && isPlaceholder(at: other)
        var end = first.upperBound
        let isModifier = KeyName.isModifier(bytes[(position + Self.placeholderLength)..<(end - Self.placeholderLength)])
        while end < range.upperBound, joinsKeys(at: end), isModifier || bytes[end] != hyphen,
            let next = markedKey(at: end + 1, in: range) ?? key(at: end + 1, in: range)
        {
            end = next.upperBound
        }
        return followsKey || end > first.upperBound ? position..<end : nil
    }

    private func markedKey(at start: Int, in range: Range<Int>) -> Range<Int>? {
        guard start < range.upperBound, isPlaceholder(at: start),
            let key = key(at: start + Self.placeholderLength, in: range), key.upperBound < range.upperBound,
            isPlaceholder(at: key.upperBound)
        else { return nil }
        return start..<key.upperBound + Self.placeholderLength
    }

    private func key(at start: Int, in range: Range<Int>) -> Range<Int>? {
        guard start < range.upperBound else { return nil }
        let name = bytes[start..<range.upperBound].prefix(KeyName.longest + 1).prefix(while: isPartOfKey)
        return KeyName.contains(name) && !isLetter(at: name.endIndex, in: range) ? name.startIndex..<name.endIndex : nil
    }

    private func isPartOfKey(_ byte: UInt8) -> Bool { byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") }

    private func joinsKeys(at offset: Int) -> Bool { bytes[offset] == UInt8(ascii: "+") || bytes[offset] == hyphen }

    /// Whether no letter, digit or sign that joins names stands before an offset.
    private func startsName(_ offset: Int, in range: Range<Int>) -> Bool {
        guard offset > range.lowerBound else { return true }
        let before = bytes[offset - 1]
        return before <= 0x20 || "([\"'<:,;=".utf8.contains(before) || before >= 0x80 && !follows(letterAt: offset, in: range)
    }

    /// Whether a letter, of ASCII or beyond it, stands at an offset.
    private func isLetter(at offset: Int, in range: Range<Int>) -> Bool {
        offset < range.upperBound && WordScalar.isLetter(UTF8Decoder.decode(bytes, at: offset).scalar)
    }
}
