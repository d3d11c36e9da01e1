// SPDX-License-Identifier: Apache-2.0

import SystemFiles
import TestSupport
import Testing

@testable import ApertiumEngine

@Suite("The model of a tagger") struct TaggerModelTests {
    /// A model of three tags and the classes 1, 2, 3, 1|2 and 1|2|3, of which the last is the open one, with all probabilities
    /// different, and a number that takes two bytes.
    private static let bytes: [UInt8] =
        [3, 0, 1, 1] + [1, 0, 2] + [4, 1, 49, 1, 50, 1, 51, 2, 0x44, 0x4D, 52] + [1, 1, 49, 0] + [1, 0, 2, 1, 2]
        + [1, 2, 50, 51] + [1, 1, 52, 2] + classes + [3, 5] + (0..<72).map { UInt8($0) } + [8]
        + [(0, 0), (1, 1), (2, 2), (0, 3), (1, 3), (0, 4), (1, 4), (2, 4)].flatMap { [$0.0, $0.1] + probability($0.0, $0.1) }
        + patterns

    private static let classes: [UInt8] = [5, 1, 0, 1, 1, 1, 2, 2, 0, 1, 3, 0, 1, 2]
    private static let patterns: [UInt8] = [9, 8, 7]

    private static func probability(_ tag: UInt8, _ index: UInt8) -> [UInt8] { [63, tag, index, 1, 2, 3, 4, 5] }

    @Test("gets classes with the probabilities of the smallest class that has all their tags")
    func addsClasses() throws {
        let model = try TaggerModel(Self.bytes)
        #expect(model.adding([]) == Self.bytes)
        #expect(model.missingClass(named: ["1", "3"]) == [0, 2])
        // It is there; a tag is not known; a tag has no probabilities.
        for names in [["2", "1"], ["1", "5"], ["1", "э4"]] { #expect(model.missingClass(named: names) == nil) }
        #expect(model.likelyMissingClasses == [[0, 2], [1, 2]] && model.missingParts(of: [0, 1]).isEmpty)
        let added = model.adding([model.addition(of: [0, 2])])
        let again = try TaggerModel(added)
        #expect(again.missingClass(named: ["1", "3"]) == nil)
        #expect(again.adding([]) == added)
        let entries = [0, 5] + Self.probability(0, 4) + [2, 5] + Self.probability(2, 4)
        #expect(added.suffix(Self.patterns.count + entries.count) == entries + Self.patterns)
        #expect(added.count == Self.bytes.count + 3 + entries.count)
    }

    @Test("names the classes that are likely to be missing: parts, pairs, and what has the tag of readings without one")
    func namesLikelyClasses() throws {
        var bytes: [UInt8] = [2, 0, 1, 0, 4, 1, 49, 1, 50, 1, 51, 10]
        bytes += "TAG_kUNDEF".flatMap(number(of:))
        // No rules, then the classes, and four tags by six classes without a probability.
        bytes += [0, 0, 0, 0, 6, 1, 0, 1, 1, 1, 2, 1, 3, 2, 0, 1, 2, 1, 2, 4, 6]
        bytes += [UInt8](repeating: 0, count: 129)
        let model = try TaggerModel(bytes)
        #expect(model.likelyMissingClasses == [[0, 2], [0, 3], [1, 3], [2, 3], [0, 1, 3], [1, 2, 3]])
    }

    /// The number of a character below U+4000.
    private func number(of character: Character) -> [UInt8] {
        let value = character.unicodeScalars.first?.value ?? 0
        return value < 64 ? [UInt8(value)] : [0x40 | UInt8(value >> 8), UInt8(value & 0xFF)]
    }

    @Test("A class knows its tags, whether they are all in another, and its parts")
    func holdsTags() {
        var random = SeededNumbers(seed: 3)
        for _ in 0..<500 {
            let (one, other) = (Self.tags(&random), Self.tags(&random))
            let (class1, class2) = (AmbiguityClass(one), AmbiguityClass(other))
            #expect(class1.tags == one.sorted() && class1.count == one.count)
            #expect((class1 == class2) == (one == other) && class1.isSubset(of: class2) == one.isSubset(of: other))
            #expect((0..<200).allSatisfy { class1.contains($0) == one.contains($0) })
            let parts = Set(class1.parts)
            #expect(parts.count == (one.count > 8 ? 0 : 1 << one.count - one.count - 1))
            #expect(parts.allSatisfy { $0.count > 1 && $0.isSubset(of: class1) })
        }
    }

    private static func tags(_ random: inout SeededNumbers) -> Set<Int> {
        let largest = [3, 130].randomElement(using: &random) ?? 3
        return Set((0..<Int.random(in: 0...9, using: &random)).map { _ in .random(in: 0...largest, using: &random) })
    }

    @Test("is what it is, or refused, whatever bytes it is read from")
    func readsAnyBytes() {
        var random = SeededNumbers(seed: 7)
        for length in 0..<Self.bytes.count - Self.patterns.count {
            #expect(throws: TaggerModel.NoModel.self, "\(length)") { try Self.read(Self.bytes[..<length]) }
        }
        for _ in 0..<2000 {
            var bytes = Self.bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
            }
            _ = try? Self.read(bytes[...])
        }
    }

    @Test("of each installed pair is read", .needsApertium)
    func readsInstalled() throws {
        let engine = ApertiumTranslationEngine()
        for mode in Apertium.modes {
            let entry = try #require(ModeCatalogue.offered[mode])
            guard let path = try engine.plan(for: entry)?.modelPath else { continue }
            let bytes = try FileBytes.read(path)
            #expect(try TaggerModel(bytes).adding([]) == bytes)
        }
    }

    private static func read(_ bytes: ArraySlice<UInt8>) throws {
        let model = try TaggerModel(Array(bytes))
        _ = model.adding([model.addition(of: [0, 2]), model.addition(of: [])])
    }
}
