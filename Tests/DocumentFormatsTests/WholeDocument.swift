// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import Testing

/// A fragment over and over, and then as often what closes it, up to a size in bytes.
func repeated(_ fragment: String, to size: Int, closedBy closing: String = "") -> String {
    let count = size / (fragment.utf8.count + closing.utf8.count)
    return String(repeating: fragment, count: count) + String(repeating: closing, count: count)
}

/// Expects of a document what holds in every format: passages in order that say what their pieces say, and no change where
/// nothing is replaced; and that other letter case changes only the places that passages are written in.
func expectWhole(_ content: String, format: any DocumentFormat, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let document = try Document(content, format: format)
    let bytes = Array(content.utf8)
    var end = 0
    var outer: Passage?
    for passage in document.passages {
        // What stands in markup inside of a passage, as a title in a tag, comes behind it.
        let isInside = outer?.pieces.contains { $0.kind == .inline && $0.source.contains(passage.range.lowerBound) } ?? false
        #expect(isInside || passage.range.lowerBound >= end, sourceLocation: sourceLocation)
        if !isInside { (outer, end) = (passage, passage.range.upperBound) }
        #expect(passage.range.upperBound <= bytes.count, sourceLocation: sourceLocation)
        let text = Array(passage.text.utf8)
        var (source, position) = (passage.range.lowerBound, 0)
        for piece in passage.pieces {
            #expect(piece.source.lowerBound == source && piece.text.lowerBound == position, sourceLocation: sourceLocation)
            (source, position) = (piece.source.upperBound, piece.text.upperBound)
            if piece.kind == .verbatim {
                #expect(bytes[piece.source].elementsEqual(text[piece.text]), sourceLocation: sourceLocation)
            }
        }
        #expect(source == passage.range.upperBound && position == text.count, sourceLocation: sourceLocation)
    }
    let same = document.replacing(document.passages.map(\.text))
    #expect(same.utf8.elementsEqual(content.utf8), sourceLocation: sourceLocation)
    // Parts that are replaced by themselves, one by one, change nothing either.
    for (index, passage) in document.passages.enumerated() {
        var offset = 0
        let parts = passage.text.map { character in
            defer { offset += character.utf8.count }
            return Document.Replacement(passage: index, range: offset..<offset + character.utf8.count, text: String(character))
        }
        #expect(document.replacing(parts).utf8.elementsEqual(content.utf8), sourceLocation: sourceLocation)
    }
    // Outside of what passages are written in, no byte changes.
    let places = document.passages.flatMap { $0.destinations.isEmpty ? [$0.range] : $0.destinations.map(\.range) }
    let changed = Array(document.replacing(document.passages.map { $0.text.uppercased() }).utf8)
    var rest = changed[...]
    for kept in keptBytes(of: bytes, outside: places) where !kept.isEmpty {
        guard let found = firstIndex(of: kept, in: rest) else {
            Issue.record("bytes were lost", sourceLocation: sourceLocation)
            return
        }
        rest = rest[(found + kept.count)...]
    }
}

private func keptBytes(of bytes: [UInt8], outside places: [Range<Int>]) -> [ArraySlice<UInt8>] {
    var kept: [ArraySlice<UInt8>] = []
    var end = 0
    for place in places.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        kept.append(bytes[end..<max(end, place.lowerBound)])
        end = max(end, place.upperBound)
    }
    return kept + [bytes[end...]]
}

private func firstIndex(of part: ArraySlice<UInt8>, in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= part.count else { return nil }
    return (bytes.startIndex...bytes.endIndex - part.count).first { bytes[$0...].starts(with: part) }
}
