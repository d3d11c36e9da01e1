// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// What a run of letters and signs is by its form, where it may have been read under the wrong charset.
enum WordForm {
    /// A word as people write them, with so many marks above and below its letters.
    case word(marks: Int)
    /// Signs without letters.
    case signs
    /// Signs that boxes and tables are drawn with.
    case lines
    /// What no writer makes: a capital behind a small letter, letters of two scripts, a mark without a letter, `½` in a word.
    case broken

    init(_ word: Substring) {
        var (marks, hasLetters, hasLines, isBroken) = (0, false, false, false)
        var script: Script?
        var previous = Kind.none
        for scalar in word.unicodeScalars {
            let kind = Kind(scalar)
            switch kind {
            case .small, .capital, .letter, .leading, .mark:
                let own = ScalarProperties(scalar).script
                let isMixed = own != .common && own != .inherited && script.map { !$0.goesWith(own) } ?? false
                if own != .common, own != .inherited { script = own }
                let hasNoBase =
                    kind == .mark && !previous.isLetter && previous != .mark || kind != .letter && previous == .leading
                isBroken =
                    isBroken || isMixed || hasNoBase || previous == .misplaced
                    || own == .greek && previous == .apostrophe && kind == .small && !hasLetters
                    || previous == .small && kind == .capital
                hasLetters = true
                if kind == .mark { marks += 1 }
            case .line: hasLines = true
            case .closed: isBroken = true
            case .opening: isBroken = isBroken || previous.isLetter
            // Behind a hyphen a word in another script may follow.
            case .misplaced, .other: script = nil
            case .apostrophe, .none: break
            }
            previous = kind
        }
        self = isBroken ? .broken : hasLetters ? (hasLines ? .broken : .word(marks: marks)) : hasLines ? .lines : .signs
    }

    /// What a scalar is in a word.
    private enum Kind {
        case none, small, capital, letter, mark, line
        /// A vowel of Thai or Lao that is written before its consonant.
        case leading
        /// The quotation mark that no Greek word begins with: in another charset it is `Ά`.
        case apostrophe
        /// A quotation mark that opens, which never follows a letter: `„`.
        case opening
        /// A sign that never stands before a letter: `½`, `¶`, `¸`.
        case misplaced
        /// What never stands in text: control characters, private use, and what could not be converted.
        case closed
        case other

        var isLetter: Bool { self == .small || self == .capital || self == .letter }

        init(_ scalar: Unicode.Scalar) {
            let properties = scalar.properties
            switch scalar.value {
            case 0x2500...0x259F: self = .line
            case 0xFFFD: self = .closed
            case 0xAA, 0xBA, 0xB0, 0xB4, 0xA9: self = .other
            case 0xE40...0xE44, 0xEC0...0xEC4: self = .leading
            case 0x2019: self = .apostrophe
            case 0x201A, 0x201E: self = .opening
            default:
                switch properties.generalCategory {
                case .control, .privateUse, .unassigned: self = .closed
                case .nonspacingMark: self = .mark
                case .otherSymbol, .otherNumber, .mathSymbol, .modifierSymbol, .currencySymbol: self = .misplaced
                case .otherPunctuation where [0xA7, 0xB6, 0x2020, 0x2021, 0x2022, 0x2030].contains(scalar.value):
                    self = .misplaced
                default:
                    self =
                        properties.isUppercase
                        ? .capital
                        : properties.isLowercase
                            ? .small
                            : properties.isAlphabetic ? .letter : .other
                }
            }
        }
    }
}

extension Script {
    /// Whether letters of another script stand in the same words: those of Chinese, Japanese and Korean do, and Latin ones among
    /// them.
    fileprivate func goesWith(_ other: Script) -> Bool {
        self == other || isEastAsian && (other.isEastAsian || other.code == "Latn") || code == "Latn" && other.isEastAsian
    }

    private var isEastAsian: Bool { ["Hani", "Hira", "Kana", "Hang", "Bopo"].contains(code) }
}
