import DocumentFormats
import LanguageRecognition
import LanguageSegmentation

/// Writes the spans of texts in one of the formats.
struct SpanRecords: Sendable {
    /// What a text is called in the results.
    enum Name {
        /// The value of its `id`, as JSON; nil where it had none.
        case identifier(String?)
        /// The path of its file; nil for standard input.
        case file(String?)
    }

    let format: OutputFormat
    /// What offsets count.
    let unit: OffsetUnit
    /// Whether objects hold the texts of their spans.
    var includesText = false
    /// How people are shown the spans.
    let lines: SpanLines

    /// Appends the results for one text.
    func append(
        _ spans: [Span], of text: String, by segmenter: LanguageSegmenter, named name: Name, to output: inout [UInt8]
    ) {
        append(spans.map { ($0.range, $0) }, of: text, by: segmenter, named: name, to: &output)
    }

    /// Appends the results for one document, whose markup is shown to programs and not to people.
    func append(
        _ pieces: [DocumentSpan], of document: Document, by segmenter: LanguageSegmenter, named name: Name,
        to output: inout [UInt8]
    ) {
        append(pieces.map { ($0.range, $0.span) }, of: document.content, by: segmenter, named: name, to: &output)
    }

    private func append(
        _ spans: [(range: Range<Int>, span: Span?)], of text: String, by segmenter: LanguageSegmenter, named name: Name,
        to output: inout [UInt8]
    ) {
        switch format {
        case .text: lines.append(spans, of: text, named: Self.plain(name), to: &output)
        case .tsv: for piece in pieces(spans, of: text, by: segmenter) { appendFields(piece, named: name, to: &output) }
        case .ndjson: appendObject(pieces(spans, of: text, by: segmenter), named: name, to: &output)
        }
    }

    private func pieces(
        _ spans: [(range: Range<Int>, span: Span?)], of text: String, by segmenter: LanguageSegmenter
    ) -> [Piece] {
        let offsets = unit.offsets(spans.map(\.range.lowerBound) + [text.utf8.count], in: text)
        return spans.indices.map { index in
            let span = spans[index].span
            return Piece(
                start: offsets[index], end: offsets[index + 1],
                detection: span.map { segmenter.detector.detection(for: $0.evidence) }, outcome: span?.outcome,
                text: String(text[utf8: spans[index].range]))
        }
    }

    /// A span as programs are told of it.
    struct Piece {
        let start: Int
        let end: Int
        /// What the recogniser says; nil for markup.
        let detection: Detection?
        let outcome: Detection.Outcome?
        let text: String

        var tag: String {
            if case .language(let tag, _) = outcome { tag.canonical } else { "und" }
        }

        /// Of a span without language that of the best hypothesis.
        var probability: FourDecimals {
            if case .language(_, let probability) = outcome {
                FourDecimals(probability)
            } else {
                FourDecimals(detection?.probability ?? 0)
            }
        }

        /// Why there is no language.
        var reason: String? {
            switch outcome {
            case .undetermined(let reason): reason.rawValue
            case .language: nil
            case nil: "markup"
            }
        }
    }

    func appendFields(_ piece: Piece, named name: Name, to output: inout [UInt8]) {
        let fields = [
            "\(piece.start)", "\(piece.end)", piece.tag, "\(piece.probability)", piece.reason ?? "-",
            TabSeparatedField.escaped(Self.plain(name)), TabSeparatedField.escaped(piece.text),
        ]
        output.append(utf8: fields.joined(separator: "\t") + "\n")
    }

    private func appendObject(_ pieces: [Piece], named name: Name, to output: inout [UInt8]) {
        var fields = Self.fields(for: name)
        let spans = pieces.map(object)
        fields.append(JSONRecord.Field(name: "spans", value: "[\(spans.joined(separator: ","))]"))
        output.append(utf8: "\(JSONRecord(fields: fields))\n")
    }

    /// The fields that name a text.
    static func fields(for name: Name) -> [JSONRecord.Field] {
        switch name {
        case .identifier(let value?): [JSONRecord.Field(name: "id", value: value)]
        case .file(let path?): [JSONRecord.Field(name: "file", string: path)]
        case .identifier(nil), .file(nil): []
        }
    }

    func object(of piece: Piece) -> String {
        var fields = [
            JSONRecord.Field(name: "start", value: "\(piece.start)"), JSONRecord.Field(name: "end", value: "\(piece.end)"),
            JSONRecord.Field(name: "language", string: piece.tag),
            JSONRecord.Field(name: "probability", value: "\(piece.probability)"),
        ]
        if let reason = piece.reason { fields.append(JSONRecord.Field(name: "reason", string: reason)) }
        if includesText { fields.append(JSONRecord.Field(name: "text", string: piece.text)) }
        return JSONRecord(fields: fields).description
    }

    static func plain(_ name: Name) -> String {
        switch name {
        case .identifier(let value): value.map { JSONString.unquoted($0) ?? $0 } ?? "-"
        case .file(let path): path ?? "-"
        }
    }
}
