// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import UnicodeText

/// Makes the tables that fold and classify characters, from ICU.
struct CharacterTableBuilder {
    private let classes: ScriptClasses
    /// The bits of the entry of each scalar.
    private var entries = (0..<0x11_0000).map { UInt32($0) }
    private var expansions: [[UInt32]] = []

    /// Apostrophes in all their forms, and what people type for them; one stands for all.
    private static let apostrophes: Set<UInt32> = [
        0x27, 0x60, 0xB4, 0x2B9, 0x2BB, 0x2BC, 0x2BD, 0x2BE, 0x2BF, 0x2C8, 0x55A, 0x5F3, 0x2018, 0x2019, 0x201B, 0x2032, 0xA78C,
        0xFF07,
    ]
    /// Middle dots that stand inside words, as in Catalan `col·legi`.
    private static let innerPoints: Set<UInt32> = [0xB7, 0x387, 0x2027, 0x2219]
    /// Quotation marks that Hebrew puts inside abbreviations.
    private static let gershayim: Set<UInt32> = [0x5F4]

    /// Foldings that differ from NFKC_Casefold: ß stays (it tells German), and the dotted capital I of Turkish is a plain i.
    private static let exceptions: [UInt32: UInt32] = [0xDF: 0xDF, 0x1E9E: 0xDF, 0x130: 0x69]

    init(classes: ScriptClasses) {
        self.classes = classes
        // Planes 4 to 13 hold nothing, 15 and 16 what users agree on among themselves: all stay separators.
        for value in [UInt32(0)..<0x4_0000, 0xE_0000..<0xE_1000].joined() {
            guard let scalar = Unicode.Scalar(value) else { continue }
            entries[Int(value)] = entry(of: scalar).bits
        }
    }

    private mutating func entry(of scalar: Unicode.Scalar) -> CharacterEntry {
        let properties = ScalarProperties(scalar)
        let value = scalar.value
        let separator = CharacterEntry(kind: .separator, folded: value, scriptClass: 0)
        if Self.apostrophes.contains(value) { return CharacterEntry(kind: .joiner, folded: 0x27, scriptClass: 0) }
        if Self.innerPoints.contains(value) { return CharacterEntry(kind: .joiner, folded: 0xB7, scriptClass: 0) }
        if Self.gershayim.contains(value) { return CharacterEntry(kind: .joiner, folded: 0x22, scriptClass: 0) }
        if properties.isDefaultIgnorable { return CharacterEntry(kind: .ignorable, folded: value, scriptClass: 0) }
        switch properties.generalCategory {
        case .enclosingMark:
            return CharacterEntry(kind: .ignorable, folded: value, scriptClass: 0)
        // Raised and lowered digits too, so that the m of m² is a unit and no word.
        case .decimalNumber, .otherNumber:
            return CharacterEntry(kind: .digit, folded: value, scriptClass: 0)
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber, .nonspacingMark,
            .spacingMark:
            return folded(properties)
        default:
            return separator
        }
    }

    private mutating func folded(_ properties: ScalarProperties) -> CharacterEntry {
        let value = properties.scalar.value
        let target = Self.exceptions[value].map { [$0] } ?? properties.foldedText.unicodeScalars.map(\.value)
        switch target.count {
        case 0:
            return CharacterEntry(kind: .ignorable, folded: value, scriptClass: 0)
        case 1:
            let kept = Unicode.Scalar(target[0]).map { ScalarProperties($0) } ?? properties
            return CharacterEntry(kind: kind(of: kept), folded: target[0], scriptClass: scriptClass(of: kept))
        case 2...4:
            let number = UInt32(expansions.firstIndex(of: target) ?? expansions.count)
            if Int(number) == expansions.count { expansions.append(target) }
            return CharacterEntry(kind: .expansion, folded: number, scriptClass: 0)
        default:
            // Whole phrases in one character, such as the Arabic ligatures of blessing.
            return CharacterEntry(kind: .separator, folded: value, scriptClass: 0)
        }
    }

    private func kind(of properties: ScalarProperties) -> CharacterEntry.Kind {
        let value = properties.scalar.value
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark: return .mark
        // The vowels and finals of decomposed Hangul compose with what stands before them, as marks do.
        case .otherLetter where (0x1160...0x11FF).contains(value): return .mark
        case .modifierLetter where !properties.script.isSpecific && !isKana(properties): return .mark
        default: break
        }
        if properties.isIdeographic || isKana(properties) || ["Bopo", "Yiii"].contains(properties.script.code) {
            return .ideograph
        }
        return properties.generalCategory == .letterNumber ? .separator : .letter
    }

    private func isKana(_ properties: ScalarProperties) -> Bool {
        let code = kanaCode(properties)
        return code != nil
    }

    private func kanaCode(_ properties: ScalarProperties) -> String? {
        let kana = ["Hira", "Kana"]
        if kana.contains(properties.script.code) { return properties.script.code }
        // The mark of length is common to both, and seen in katakana.
        return properties.script.isSpecific || !properties.scriptExtensions.contains { kana.contains($0.code) } ? nil : "Kana"
    }

    private func scriptClass(of properties: ScalarProperties) -> UInt8 {
        classes.number(of: kanaCode(properties) ?? properties.script.code)
    }

    // MARK: - The section

    /// The contents of the section of characters, laid out as `CharacterTable` reads them.
    func section() -> [UInt8] {
        var blocks: [[UInt32]] = []
        var numbers: [UInt16] = []
        var known: [[UInt32]: UInt16] = [:]
        for start in stride(from: 0, to: entries.count, by: CharacterTable.blockSize) {
            let block = (start..<start + CharacterTable.blockSize).map { value in
                CharacterEntry(bits: entries[value]).stored(for: UInt32(value))
            }
            let number = known[block] ?? UInt16(blocks.count)
            if known.updateValue(number, forKey: block) == nil { blocks.append(block) }
            numbers.append(number)
        }
        let compositions = compositions()
        var bytes = ByteWriter()
        bytes.append(UInt32(blocks.count))
        bytes.append(UInt32(expansions.count))
        bytes.append(UInt32(compositions.count))
        bytes.append(UInt32(0))
        numbers.forEach { bytes.append($0) }
        blocks.joined().forEach { bytes.append($0) }
        for expansion in expansions {
            (0..<4).forEach { bytes.append($0 < expansion.count ? expansion[$0] : 0) }
        }
        for composition in compositions {
            bytes.append(composition.base)
            bytes.append(composition.mark)
            bytes.append(composition.composed)
        }
        return bytes.bytes
    }

    private struct Composition: Hashable {
        let base: UInt32
        let mark: UInt32
        let composed: UInt32
    }

    /// All pairs of a folded letter and a mark that make one letter, the marks in any order.
    private func compositions() -> [Composition] {
        var found: Set<Composition> = []
        for value in UInt32(0xA0)..<0x3_0000 where !(0xAC00...0xD7A3).contains(value) {
            guard let scalar = Unicode.Scalar(value), CharacterEntry(bits: entries[Int(value)]).folded == value else { continue }
            let parts = fullDecomposition(of: scalar)
            guard parts.count >= 2, compose(parts) == scalar else { continue }
            // The mark that is typed last may be any of them.
            for last in 1..<parts.count {
                var rest = parts
                rest.remove(at: last)
                guard let base = compose(rest) else { continue }
                found.insert(Composition(base: base.value, mark: parts[last].value, composed: value))
            }
        }
        return found.sorted { ($0.base, $0.mark, $0.composed) < ($1.base, $1.mark, $1.composed) }
    }

    private func fullDecomposition(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        let parts = ScalarProperties(scalar).canonicalDecomposition
        guard let first = parts.first, first != scalar else { return [scalar] }
        return fullDecomposition(of: first) + parts.dropFirst()
    }

    private func compose(_ parts: [Unicode.Scalar]) -> Unicode.Scalar? {
        parts.dropFirst().reduce(parts.first) { base, mark in
            base.flatMap { ScalarProperties.composition(of: $0, and: mark) }
        }
    }
}
