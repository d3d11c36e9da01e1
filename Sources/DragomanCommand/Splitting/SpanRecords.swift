import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import Records
import TextScanning

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
        _ spans: [LanguageSpan], of text: String, by segmenter: LanguageSegmenter, named name: Name, to output: inout [UInt8]
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
        _ spans: [(range: Range<Int>, span: LanguageSpan?)], of text: String, by segmenter: LanguageSegmenter, named name: Name,
        to output: inout [UInt8]
    ) {
        guard format != .text else { return lines.append(spans, of: text, named: Self.plain(name), to: &output) }
        var measure = self.measure
        appendStart(named: name, to: &output)
        var isFirst = true
        for (span, place) in measure.results(of: spans, in: text) {
            append(Piece(span, place, by: segmenter.detector), isFirst: isFirst, named: name, to: &output)
            isFirst = false
        }
        appendEnd(to: &output)
    }

    // MARK: - One span after the other

    /// What programs are told of the text of each span.
    var measure: PlaceMeasure { PlaceMeasure(unit: unit, holdsText: format == .tsv || includesText) }

    /// A span as programs are told of it.
    struct Piece {
        let place: PlaceMeasure.Place
        let tag: String
        /// Of a span without language that of the best hypothesis; 0 of markup.
        let probability: FourDecimals
        /// Why there is no language.
        let reason: String?

        /// A span, or markup where it is nil.
        init(_ span: LanguageSpan?, _ place: PlaceMeasure.Place, by detector: LanguageDetector) {
            self.place = place
            tag = span?.language?.canonical ?? "und"
            switch span?.outcome {
            case .language(_, let probability): (self.probability, reason) = (FourDecimals(probability), nil)
            case .undetermined(let reason):
                probability = FourDecimals(span.map { detector.detection(for: $0.evidence).probability } ?? 0)
                self.reason = reason.rawValue
            case nil: (probability, reason) = (FourDecimals(0), "markup")
            }
        }
    }

    /// Appends what stands before the spans of a text.
    func appendStart(named name: Name, to output: inout [UInt8]) {
        guard format == .ndjson else { return }
        let head = JSONRecord(fields: Self.fields(for: name) + [JSONRecord.Field(name: "spans", value: "[")])
        output.append(utf8: String("\(head)".dropLast()))
    }

    /// Appends a span.
    func append(_ piece: Piece, isFirst: Bool, named name: Name, to output: inout [UInt8]) {
        if format == .ndjson {
            output.append(utf8: (isFirst ? "" : ",") + object(of: piece))
        } else {
            appendFields(piece, named: name, to: &output)
        }
    }

    /// Appends what stands behind the spans.
    func appendEnd(to output: inout [UInt8]) {
        if format == .ndjson { output.append(utf8: "]}\n") }
    }

    private func appendFields(_ piece: Piece, named name: Name, to output: inout [UInt8]) {
        let fields = [
            "\(piece.place.start)", "\(piece.place.end)", piece.tag, "\(piece.probability)", piece.reason ?? "-",
            TabSeparatedField.escaped(Self.plain(name)), TabSeparatedField.escaped(piece.place.text),
        ]
        output.append(utf8: fields.joined(separator: "\t") + "\n")
    }

    private func object(of piece: Piece) -> String {
        var fields = [
            JSONRecord.Field(name: "start", value: "\(piece.place.start)"),
            JSONRecord.Field(name: "end", value: "\(piece.place.end)"),
            JSONRecord.Field(name: "language", string: piece.tag),
            JSONRecord.Field(name: "probability", value: "\(piece.probability)"),
        ]
        if let reason = piece.reason { fields.append(JSONRecord.Field(name: "reason", string: reason)) }
        if includesText { fields.append(JSONRecord.Field(name: "text", string: piece.place.text)) }
        return JSONRecord(fields: fields).description
    }

    // MARK: - Names

    /// The fields that name a text.
    private static func fields(for name: Name) -> [JSONRecord.Field] {
        switch name {
        case .identifier(let value?): [JSONRecord.Field(name: "id", value: value)]
        case .file(let path?): [JSONRecord.Field(name: "file", string: path)]
        case .identifier(nil), .file(nil): []
        }
    }

    /// What names a text where that is not JSON.
    static func plain(_ name: Name) -> String {
        switch name {
        case .identifier(let value): value.map { JSONString.unquoted($0) ?? $0 } ?? "-"
        case .file(let path): path ?? "-"
        }
    }
}
