// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import SeededText

/// How well spans fit documents whose languages are known, whoever found them.
struct MixtureScore {
    private var documents = 0
    private var characters = 0
    private var rightCharacters = 0
    private var setsRight = 0
    private var overSplit = 0

    /// The names of the columns, after that of the kind.
    static let header = "documents\tletters and digits right\tset of languages right\tover-split"

    /// Counts one document.
    ///
    /// - Parameter spans: What was found, in order; text in no language has the tag of text that is left out, or stands in no
    ///   span.
    mutating func count(_ spans: [MixedDocument.Piece], against document: MixedDocument) {
        documents += 1
        let found = countCharacters(spans, against: document)
        setsRight += found == document.tags ? 1 : 0
        overSplit += found.count > document.tags.count ? 1 : 0
    }

    /// Walks over the letters and digits with the piece and the span that each lies in; returns the languages of those spans.
    private mutating func countCharacters(_ spans: [MixedDocument.Piece], against document: MixedDocument) -> Set<String> {
        var offset = 0
        var piece = 0
        var span = 0
        var languages: Set<String> = []
        for scalar in document.text.unicodeScalars {
            defer { offset += scalar.utf8.count }
            while document.pieces[piece].end <= offset { piece += 1 }
            while span < spans.count, spans[span].end <= offset { span += 1 }
            let tag = document.pieces[piece].tag
            guard tag != MixedDocument.leftOut, scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal else {
                continue
            }
            characters += 1
            guard span < spans.count, spans[span].tag != MixedDocument.leftOut else { continue }
            rightCharacters += spans[span].tag == tag ? 1 : 0
            languages.insert(spans[span].tag)
        }
        return languages
    }

    /// Counts what another score has counted.
    mutating func add(_ other: MixtureScore) {
        documents += other.documents
        characters += other.characters
        rightCharacters += other.rightCharacters
        setsRight += other.setsRight
        overSplit += other.overSplit
    }

    /// The share of letters and digits in another language, or in none.
    var charactersWrong: Share { Share(characters - rightCharacters, of: characters) }

    /// The share of letters and digits in the right language.
    var charactersRight: Share { Share(rightCharacters, of: characters) }

    /// The columns after the kind.
    var row: String {
        let shares = [
            Share(rightCharacters, of: characters), Share(setsRight, of: documents), Share(overSplit, of: documents),
        ]
        return ([String(documents)] + shares.map(\.description)).joined(separator: "\t")
    }
}

/// A part of a whole, printed with four decimals; none of nothing.
struct Share: CustomStringConvertible {
    private let value: Double

    init(_ part: Int, of whole: Int) {
        value = whole == 0 ? 0 : Double(part) / Double(whole)
    }

    var description: String {
        let digits = String(Int((value * 10_000).rounded()))
        let padded = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
        return "\(padded.dropLast(4)).\(padded.suffix(4))"
    }
}

extension MixedDocument.Piece {
    /// A span as it is scored.
    init(_ span: LanguageSpan) {
        self.init(end: span.range.upperBound, tag: span.language?.canonical ?? MixedDocument.leftOut)
    }
}
