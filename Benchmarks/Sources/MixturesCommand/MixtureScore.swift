import LanguageRecognition
import LanguageSegmentation
import SeededText

/// How well spans fit documents whose languages are known.
struct MixtureScore {
    private var documents = 0
    private var characters = 0
    private var charactersRight = 0
    private var setsRight = 0
    private var overSplit = 0

    /// The names of the columns, after that of the kind.
    static let header = "documents\tletters and digits right\tset of languages right\tover-split"

    /// Counts one document.
    mutating func count(_ spans: [Span], against document: MixedDocument) {
        documents += 1
        let found = countCharacters(spans, against: document)
        setsRight += found == document.tags ? 1 : 0
        overSplit += found.count > document.tags.count ? 1 : 0
    }

    /// Walks over the letters and digits with the piece and the span that each lies in; returns the languages of those spans.
    private mutating func countCharacters(_ spans: [Span], against document: MixedDocument) -> Set<String> {
        var offset = 0
        var piece = 0
        var span = 0
        var languages: Set<String> = []
        for scalar in document.text.unicodeScalars {
            defer { offset += scalar.utf8.count }
            while document.pieces[piece].end <= offset { piece += 1 }
            while span < spans.count, spans[span].range.upperBound <= offset { span += 1 }
            let tag = document.pieces[piece].tag
            guard tag != MixedDocument.leftOut, scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal else {
                continue
            }
            characters += 1
            guard span < spans.count, let found = spans[span].language?.canonical else { continue }
            charactersRight += found == tag ? 1 : 0
            languages.insert(found)
        }
        return languages
    }

    /// The columns after the kind.
    var row: String {
        let shares = [share(charactersRight, of: characters), share(setsRight, of: documents), share(overSplit, of: documents)]
        return ([String(documents)] + shares).joined(separator: "\t")
    }

    /// A share with four decimals.
    private func share(_ part: Int, of whole: Int) -> String {
        whole == 0 ? "0" : String((Double(part) / Double(whole) * 10_000).rounded() / 10_000)
    }
}
