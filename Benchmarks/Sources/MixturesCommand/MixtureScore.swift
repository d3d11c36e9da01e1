import LanguageRecognition
import LanguageSegmentation
import SeededText

/// How well spans fit documents whose languages are known.
struct MixtureScore {
    private var documents = 0
    private var letters = 0
    private var lettersRight = 0
    private var setsRight = 0
    private var overSplit = 0

    /// Counts one document.
    mutating func count(_ spans: [Span], against document: MixedDocument) {
        documents += 1
        let found = Set(spans.compactMap { $0.language?.canonical })
        setsRight += found == document.tags ? 1 : 0
        overSplit += found.count > document.tags.count ? 1 : 0
        countLetters(spans, against: document)
    }

    /// Walks over the letters with the piece and the span that each lies in.
    private mutating func countLetters(_ spans: [Span], against document: MixedDocument) {
        var offset = 0
        var piece = 0
        var span = 0
        for scalar in document.text.unicodeScalars {
            while document.pieces[piece].end <= offset { piece += 1 }
            while span < spans.count, spans[span].range.upperBound <= offset { span += 1 }
            if scalar.properties.isAlphabetic {
                letters += 1
                let found = span < spans.count ? spans[span].language?.canonical : nil
                lettersRight += found == document.pieces[piece].tag ? 1 : 0
            }
            offset += scalar.utf8.count
        }
    }

    /// The columns after the kind.
    var row: String {
        [String(documents), share(lettersRight, of: letters), share(setsRight, of: documents), share(overSplit, of: documents)]
            .joined(separator: "\t")
    }

    /// A share with four decimals.
    private func share(_ part: Int, of whole: Int) -> String {
        whole == 0 ? "0" : String((Double(part) / Double(whole) * 10_000).rounded() / 10_000)
    }
}
