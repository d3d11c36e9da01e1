// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import TranslationSessions

/// One model of several that are published for a direction.
struct PublishedModel {
    let direction: PackManifest.Direction
    /// `tiny`, `base`, `base-memory`, or what a publisher writes.
    let architecture: String
    let version: ModelVersion
    /// How ready the publisher calls it: 0 for everybody, then what is for some machines only, then what is for testing.
    let maturity: Int
    let licence: String?
    let origin: String
    let files: [PackOffer.File]

    /// The pack of the model.
    var offer: PackOffer {
        PackOffer(
            PackDescription(
                name: Self.packName(of: direction), engine: "neural", directions: [direction], version: "\(version)",
                licence: licence, origin: origin),
            files: files)
    }

    /// The name of the pack for a direction.
    static func packName(of direction: PackManifest.Direction) -> String { "neural-\(direction.source)-\(direction.target)" }

    /// Whether the files that a model cannot do without are there.
    var isWhole: Bool {
        let kinds = Set(files.compactMap { ModelFileKind(ofFile: $0.name) })
        return kinds.contains(.model)
            && (kinds.contains(.vocabulary) || kinds.isSuperset(of: [.sourceVocabulary, .targetVocabulary]))
    }

    /// Of the models of each direction the best: what is ready for everybody, then the newest version, then the architecture that
    /// translates best for its size (Mozilla's COMET figures: `base` is no better than `base-memory` by more than .002, and twice
    /// as large; `tiny` is .01 to .02 below).
    static func best(of models: [PublishedModel]) -> PackIndex {
        var chosen: [String: PublishedModel] = [:]
        var later: [String: String] = [:]
        for model in models where model.isWhole {
            let name = packName(of: model.direction)
            guard model.version.isKnown else {
                later[name] = "\(model.version)"
                continue
            }
            if let other = chosen[name], other.rank >= model.rank { continue }
            chosen[name] = model
        }
        return PackIndex(chosen.values.map(\.offer), later: later.filter { chosen[$0.key] == nil })
    }

    private var rank: Rank {
        Rank(numbers: [[-maturity, version.isTest ? 0 : 1], version.numbers, [Self.preference(for: architecture)]])
    }

    private struct Rank: Comparable {
        /// What counts most first.
        let numbers: [[Int]]

        static func < (left: Rank, right: Rank) -> Bool {
            let different = zip(left.numbers, right.numbers).first { $0 != $1 }
            return different.map { $0.lexicographicallyPrecedes($1) } ?? false
        }
    }

    private static func preference(for architecture: String) -> Int {
        ["tiny", "base", "base-memory"].firstIndex(of: architecture) ?? -1
    }
}

/// The version of a model: its first number says of which kind its files are.
struct ModelVersion: CustomStringConvertible {
    let description: String
    /// `3`, `1` and `10` of `3.1.10`; `3`, `0` and `2` of `3.0a2`.
    let numbers: [Int]
    /// Whether it is for testing, as `3.0a1`.
    let isTest: Bool

    /// The kind of files that are read here.
    private static let knownMajor = 3

    init(_ text: String) {
        description = text
        numbers = text.split { !($0.isASCII && $0.isNumber) }.map { Int($0) ?? .max }
        isTest = text.contains { $0.isLetter }
    }

    /// Whether its files are of a kind that is read here. Where no version is published, they are taken to be.
    var isKnown: Bool { description.isEmpty || numbers.first == Self.knownMajor }
}

/// What a file of a model holds, by the beginning of its name.
enum ModelFileKind: String {
    case model, shortlist = "lex", vocabulary = "vocab", sourceVocabulary = "srcvocab", targetVocabulary = "trgvocab"

    init?(ofFile name: String) {
        guard let start = name.split(separator: ".").first, let kind = ModelFileKind(rawValue: String(start)) else { return nil }
        self = kind
    }

    /// The name of a model's file, which the engine reads its direction from.
    func fileName(for direction: PackManifest.Direction) -> String {
        let languages = "\(direction.source)-\(direction.target)"
        return switch self {
        case .model: "model.\(languages).intgemm.alphas.bin"
        case .shortlist: "lex.50.50.\(languages).s2t.bin"
        case .vocabulary, .sourceVocabulary, .targetVocabulary: "\(rawValue).\(languages).spm"
        }
    }
}
