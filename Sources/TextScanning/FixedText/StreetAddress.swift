// SPDX-License-Identifier: Apache-2.0

/// Reads the name of a street with its number, which an envelope needs as it is: `88 Station Road`, `Flat 3, 27 Albert Road`,
/// `12 rue de la Paix`, `Rua do Heroísmo, 55`, `Hauptstraße 5`; and `PO Box 123`.
enum StreetAddress {
    /// What the name of a street ends with in English.
    private static let endings: Set = [
        "Avenue", "Ave", "Boulevard", "Blvd", "Close", "Court", "Crescent", "Drive", "Gardens", "Grove", "Hill", "Lane", "Ln",
        "Mews", "Parade", "Place", "Rd", "Road", "Row", "Square", "St", "Street", "Terrace", "Way",
    ]
    /// What it begins with behind a number, in French.
    private static let frenchBeginnings: Set = [
        "allée", "avenue", "boulevard", "chemin", "impasse", "place", "quai", "route", "rue",
    ]
    /// What it begins with before a number, in Spanish, Catalan, Portuguese, Italian, and French as in Belgium.
    private static let beginnings: Set = [
        "avda.", "avenida", "avenue", "avinguda", "av.", "boulevard", "c/", "calle", "camino", "carrer", "chaussée", "corso",
        "largo", "paseo", "passeig", "piazza", "plaza", "plaça", "praça", "rua", "rue", "travessa", "via", "viale",
    ]
    /// The first two bytes of each of these, which few words have.
    private static let starts = Set(beginnings.map { $0.utf8.prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) } })
    /// Those of Portuguese alone, of whose small letters models lose the preposition before them.
    private static let portuguese: Set = ["largo", "praça", "rua", "travessa"]
    /// Those that are other words as well, or behind whose names a number may be a date.
    private static let ambiguousBeginnings: Set = [
        "avenue", "boulevard", "camino", "chaussée", "corso", "largo", "rue", "via", "viale",
    ]
    /// Between the number of a house and its street in French.
    private static let repeated: Set = ["bis", "ter"]
    /// Endings that are words elsewhere, too: *3 Google Drive tips*. Nothing but a comma or an end follows them.
    private static let ambiguous: Set = [
        "Close", "Court", "Drive", "Gardens", "Hill", "Parade", "Place", "Row", "Square", "St", "Way",
    ]
    /// What a word ends with that is one, in German.
    private static let germanEndings = ["straße", "strasse", "gasse"]
    /// Small words inside of the name.
    private static let particles: Set = [
        "a", "d", "da", "das", "de", "dei", "del", "dell", "della", "delle", "des", "do", "dos", "du", "e", "i", "l", "la", "las",
        "les", "los", "y",
    ]
    /// The most words of a name beside particles, of which there are at most as many.
    private static let mostWords = 4

    /// The end of such an address that begins at an offset; nil where none does.
    ///
    /// - Complexity: Linear in the length of the address, of which few words are looked at.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        let first = bytes[start]
        let isSmall = first.isASCIISmall
        guard
            first.isASCIIDigit || first.isASCIICapital
                || isSmall && start + 1 < limit && starts.contains(UInt16(first) << 8 | UInt16(bytes[start + 1]))
        else { return nil }
        var words = AddressWords(bytes: bytes, position: start, limit: limit)
        guard let word = words.next() else { return nil }
        if first.isASCIIDigit {
            return isHouse(word.text) ? nameEnd(behindNumber: &words) : nil
        }
        if let end = boxEnd(bytes[start..<limit]) { return end }
        if homes.contains(word.text) {
            guard let number = words.next(), AddressWords.isNumber(number.text), !number.followsComma, let house = words.next(),
                house.followsComma, isHouse(house.text)
            else { return nil }
            return nameEnd(behindNumber: &words)
        }
        if first.isASCIICapital,
            germanEndings.contains(where: { word.text.hasSuffix($0) }) || ["Straße", "Strasse"].contains(word.text)
        {
            return words.numberEnd()
        }
        let kind = word.text.lowercased()
        guard beginnings.contains(kind), !isSmall || !portuguese.contains(kind) else { return nil }
        var count = 0
        var hasParticle = false
        // Avenida 5 de Outubro, 142
        if let day = words.peek(), AddressWords.isNumber(day.text) {
            var date = words
            _ = date.next()
            if date.next()?.text == "de", date.peek()?.isCapital == true { _ = words.next() }
        }
        for _ in 0..<2 * mostWords {
            guard let next = words.peek() else { break }
            if AddressWords.isNumber(next.text) || next.text == "n.º" || next.text == "nº" { break }
            guard !next.followsComma, next.isCapital || particles.contains(next.text) else { return nil }
            if next.isCapital { count += 1 } else { hasParticle = true }
            _ = words.next()
        }
        guard count > 0, let end = words.numberEnd() else { return nil }
        // *Boulevard Anspach, 1 mai*; *en la plaza Mayor, 10 a 12 h*, *via Bluetooth 5*
        if ambiguousBeginnings.contains(kind), words.goesOn(from: end) { return nil }
        return isSmall && (words.mayBeTime(to: end) || ambiguousBeginnings.contains(kind) && !hasParticle) ? nil : end
    }

    /// What stands with its number before that of the house.
    private static let homes: Set = ["Apartment", "Apt", "Flat", "Suite", "Unit"]

    /// The end of the number of a box for letters; nil where none begins.
    private static func boxEnd(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard let box = ["P.O. Box ", "PO Box "].first(where: { bytes.starts(with: $0.utf8) }) else { return nil }
        let digits = bytes.dropFirst(box.utf8.count).prefix(while: \.isASCIIDigit)
        return digits.isEmpty ? nil : digits.endIndex
    }

    /// Whether a word is the number of a house. A year is none: *In 2023 High Street shops*.
    private static func isHouse(_ word: String) -> Bool {
        AddressWords.isNumber(word) && !(1900...2099).contains(Int(word.prefix { $0.isASCIIDigit }) ?? 0)
    }

    private static func nameEnd(behindNumber words: inout AddressWords) -> Int? {
        if let word = words.peek(), repeated.contains(word.text) { _ = words.next() }
        guard let kind = words.peek(), !kind.followsComma || frenchBeginnings.contains(kind.text) else { return nil }
        if frenchBeginnings.contains(kind.text) {
            _ = words.next()
            var end: Int?
            for _ in 0..<2 * mostWords {
                guard let next = words.next(), !next.followsComma, next.isCapital || particles.contains(next.text) else { break }
                if next.isCapital { end = next.end }
            }
            return end
        }
        for count in 0..<mostWords {
            guard let next = words.next(), next.isCapital, !next.followsComma else { return nil }
            if count > 0, endings.contains(next.text) {
                return ambiguous.contains(next.text) && words.goesOn(from: next.end) ? nil : next.end
            }
        }
        return nil
    }
}

/// The words of an address, one after the other.
private struct AddressWords {
    struct Word {
        let text: String
        let isCapital: Bool
        /// Whether a comma stands before it.
        let followsComma: Bool
        let end: Int
    }

    let bytes: UnsafeBufferPointer<UInt8>
    var position: Int
    let limit: Int

    /// The next word, and the step behind it; nil where something else than a space or a comma parts it from the last.
    mutating func next() -> Word? {
        guard let word = peek() else { return nil }
        position = word.end
        return word
    }

    func peek() -> Word? {
        var start = position
        var followsComma = false
        if start < limit, bytes[start] == UInt8(ascii: ",") {
            followsComma = true
            start += 1
        }
        if start < limit, bytes[start] == 0x20 { start += 1 }
        let text = bytes[start..<min(limit, start + Self.longestWord)].prefix { byte in
            byte.isASCIILetterOrDigit || byte >= 0x80 || "/.-'".utf8.contains(byte)
        }
        guard !text.isEmpty, text.count < Self.longestWord else { return nil }
        var word = String(decoding: text, as: UTF8.self)
        var end = text.endIndex
        // The stop of a sentence is none of the word, but for an abbreviation.
        if word.hasSuffix("."), !["Av.", "Avda.", "av.", "avda."].contains(word) {
            word.removeLast()
            end -= 1
        }
        return Word(text: word, isCapital: Self.isCapital(word), followsComma: followsComma, end: end)
    }

    /// Whether a word has a capital in front, and others only behind a hyphen or an apostrophe: *King's*, *O'Connell*.
    private static func isCapital(_ word: String) -> Bool {
        guard word.unicodeScalars.first?.properties.isUppercase == true else { return false }
        var mayBeCapital = false
        return word.unicodeScalars.dropFirst().allSatisfy { scalar in
            defer { mayBeCapital = "-'’".unicodeScalars.contains(scalar) }
            return scalar.properties.isLowercase || "-'’".unicodeScalars.contains(scalar)
                || mayBeCapital && scalar.properties.isUppercase
        }
    }

    /// The end of the number of a house that comes next, behind a comma or not.
    mutating func numberEnd() -> Int? {
        if let sign = peek(), sign.text == "n.º" || sign.text == "nº" { _ = next() }
        // *Calle Mayor 3 noches*, *Hauptstraße 5,5 km*
        guard let number = next(), Self.isNumber(number.text), number.followsComma || !goesOn(from: number.end) else {
            return nil
        }
        let isPoint = number.end + 1 < limit && ".,".utf8.contains(bytes[number.end]) && bytes[number.end + 1].isASCIIDigit
        return isPoint ? nil : floorEnd(behind: number.end) ?? number.end
    }

    /// The end of the floor and the side behind the number of a house, as in `112, 3.º Dto`; nil where none follows.
    private func floorEnd(behind end: Int) -> Int? {
        let rest = bytes[end..<limit]
        guard let comma = [", ", ","].first(where: { rest.starts(with: $0.utf8) }) else { return nil }
        let digits = rest.dropFirst(comma.utf8.count).prefix(while: \.isASCIIDigit)
        let behind = bytes[digits.endIndex..<limit]
        guard 1...2 ~= digits.count, let sign = [".º", "º"].first(where: { behind.starts(with: $0.utf8) }) else {
            return nil
        }
        let floor = digits.endIndex + sign.utf8.count
        let side = bytes[floor..<limit].dropFirst().prefix { $0.isASCIILetter || $0 >= 0x80 }
        let isSide = side.count == 1 && side.first?.isASCIICapital == true || Self.sides.contains { side.elementsEqual($0.utf8) }
        return floor < limit && bytes[floor] == 0x20 && isSide ? side.endIndex : floor
    }

    /// The sides of a floor in Portuguese and Spanish.
    private static let sides = [
        "Dto", "Dt", "Dir", "Esq", "Frente", "Fte", "Frt", "dto", "esq", "dcha", "izq", "izda", "Dcha", "Izq",
    ]

    /// Whether a space and another word than *in* stand at an offset.
    func goesOn(from end: Int) -> Bool {
        guard end + 1 < limit, bytes[end] == 0x20 else { return false }
        let word = bytes[(end + 1)..<limit].prefix(while: \.isASCIILetter)
        return !word.isEmpty && !["in", "en", "a", "et", "em"].contains { word.elementsEqual($0.utf8) }
    }

    /// Whether what follows a number makes a time or an amount of it: *10 a 12 h*, `18:00`, *1-3 de mayo*, *2 stops*.
    func mayBeTime(to end: Int) -> Bool {
        let next = bytes[end..<limit].prefix(2)
        guard let first = next.first else { return false }
        if first == UInt8(ascii: ":") || first == UInt8(ascii: "-") || first >= 0x80 { return true }
        return first == 0x20 && next.count > 1 && (next[end + 1].isASCIILetterOrDigit || next[end + 1] >= 0x80)
    }

    /// Whether a word is the number of a house: `12`, `4b`; or two that are one: `3-5`, `7/9`.
    static func isNumber(_ word: String) -> Bool {
        let parts = word.split(maxSplits: 2, omittingEmptySubsequences: false) { "-–/".contains($0) }
        return parts.count < 3
            && parts.allSatisfy { part in
                let digits = part.utf8.prefix(while: \.isASCIIDigit)
                let rest = part.utf8.dropFirst(digits.count)
                return 1...5 ~= digits.count && rest.count < 2 && rest.allSatisfy(\.isASCIILetter)
            }
    }

    private static let longestWord = 40
}
