// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UnicodeText

@Suite("Properties of code points")
struct ScalarPropertiesTests {
    /// Every code point, surrogates excepted.
    private static let all = (0...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init)

    @Test("what ICU assigns, the standard library knows alike, but for what later versions of Unicode changed")
    func agreesWithStandardLibrary() {
        var differences = 0
        var assigned = 0
        for scalar in Self.all {
            let ours = ScalarProperties(scalar)
            guard ours.isAssigned else { continue }
            assigned += 1
            let theirs = scalar.properties
            if ours.generalCategory != theirs.generalCategory
                || ours.isAlphabetic != theirs.isAlphabetic
                || ours.isDefaultIgnorable != theirs.isDefaultIgnorableCodePoint
                || ours.isIdeographic != theirs.isIdeographic
                || ours.canonicalCombiningClass != theirs.canonicalCombiningClass.rawValue
            {
                differences += 1
            }
        }
        #expect(assigned > 280_000)
        #expect(differences < 100)
    }

    @Test(
        "NFKC_Casefold of one code point",
        arguments: [
            ("A", "a"), ("ß", "ss"), ("ﬁ", "fi"), ("\u{AD}", ""), ("Ǆ", "dž"), ("Ａ", "a"), ("ﷺ", "صلى الله عليه وسلم"),
            ("\u{0}", "\u{0}"),
            ("\u{10FFFF}", "\u{10FFFF}"), ("한", "한"),
        ] as [(Unicode.Scalar, String)])
    func folding(scalar: Unicode.Scalar, folded: String) {
        #expect(ScalarProperties(scalar).foldedText == folded)
    }

    @Test("composition is what decomposition undoes, for every code point that has a pair")
    func pairs() {
        var count = 0
        var wrong: [Unicode.Scalar] = []
        for scalar in Self.all {
            let parts = ScalarProperties(scalar).canonicalDecomposition
            guard parts.count == 2, let composed = ScalarProperties.composition(of: parts[0], and: parts[1]) else { continue }
            count += 1
            if composed != scalar { wrong.append(scalar) }
        }
        #expect(wrong.isEmpty)
        // 11,172 Hangul syllables and the letters with marks.
        #expect(count > 12_000)
        #expect(ScalarProperties.composition(of: "x", and: "y") == nil)
        #expect(ScalarProperties("é").canonicalDecomposition == ["e", "\u{301}"])
    }

    @Test("scripts and script extensions")
    func scripts() {
        #expect(ScalarProperties("я").script == .cyrillic)
        #expect(ScalarProperties("1").script == .common)
        #expect(ScalarProperties("\u{301}").script == .inherited)
        #expect(ScalarProperties("\u{10FFFF}").script == .unknown)
        #expect(Set(ScalarProperties("。").scriptExtensions.map(\.code)).isSuperset(of: ["Hani", "Hira", "Kana"]))
        let wrong = Self.all.filter { scalar in
            let extensions = ScalarProperties(scalar).scriptExtensions
            return extensions.isEmpty || extensions.contains { $0.number >= Script.limit }
        }
        #expect(wrong.isEmpty)
    }

    @Test("versions are numbers")
    func versions() {
        #expect(UnicodeLibrary.icuVersion.split(separator: ".").allSatisfy { Int($0) != nil })
        #expect(UnicodeLibrary.unicodeVersion.split(separator: ".").first.flatMap { Int($0) }.map { $0 >= 15 } == true)
    }
}

@Suite("Scripts")
struct ScriptTests {
    @Test("a script is known by code and by name, in any case")
    func names() {
        #expect(Script("Cyrl") == .cyrillic)
        #expect(Script("cyrillic") == .cyrillic)
        #expect(Script("Xxxx") == nil)
        #expect(Script("") == nil)
        #expect(Script("Latn\0") == nil)
        #expect(Script.latin.code == "Latn")
        #expect(Script.unknown.code == "Zzzz")
    }

    @Test(
        "the constants have the numbers that ICU gives",
        arguments: [
            (Script.common, "Zyyy"), (.inherited, "Zinh"), (.unknown, "Zzzz"), (.arabic, "Arab"), (.cyrillic, "Cyrl"),
            (.greek, "Grek"), (.han, "Hani"),
            (.latin, "Latn"),
        ])
    func constants(script: Script, code: String) {
        #expect(script == Script(code))
        #expect(script.code == code)
    }

    @Test("scripts know their direction")
    func direction() {
        #expect(Script("Hebr")?.isRightToLeft == true)
        #expect(Script.latin.isRightToLeft == false)
        #expect(Script.common.isSpecific == false)
    }
}
