// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import LanguageSegmentation

/// A text whose words have the labels that a test gives them, as the lattice would.
struct LabelledText {
    let structure: WindowStructure
    private(set) var labels: [WordLabel]
    private let words: [String]
    private let detector: LanguageDetector

    /// - Parameter pieces: The text in pieces, each with the language that its words are labelled with.
    init(_ pieces: [(tag: LanguageTag, text: String)], _ detector: LanguageDetector) throws {
        let bytes = Array(pieces.map(\.text).joined().utf8)
        var structure = WindowStructure()
        bytes.withUnsafeBufferPointer { structure.read($0, startsBlock: true, detector: detector) }
        var labels: [WordLabel] = []
        var words: [String] = []
        for index in 0..<structure.units.count {
            let word = structure.units.words[index]
            var end = 0
            let piece = try #require(
                pieces.first { piece in
                    end += piece.text.utf8.count
                    return Int(word.start) < end
                })
            labels.append(WordLabel(column: try #require(detector.profile.column(of: piece.tag))))
            words.append(String(decoding: bytes[Int(word.start)..<Int(word.end)], as: UTF8.self))
        }
        bytes.withUnsafeBufferPointer { structure.findCode(in: $0, labels: labels) }
        (self.structure, self.labels, self.words, self.detector) = (structure, labels, words, detector)
    }

    /// The words after a pass, by runs of one label: *en: this is*.
    ///
    /// - Parameter last: The label before the text.
    func relabelled(by pass: any RelabellingPass, after last: LanguageTag? = nil) throws -> [String] {
        var labels = labels
        let lastLabel = try last.map { WordLabel(column: try #require(detector.profile.column(of: $0))) }
        pass.relabel(&labels, in: structure, after: lastLabel)
        return WordLabel.runs(of: labels).map { run in
            let name = labels[run.lowerBound].column.map { detector.tag(ofColumn: $0).canonical } ?? "none"
            return "\(name): \(words[run].joined(separator: " "))"
        }
    }
}
