// SPDX-License-Identifier: Apache-2.0

public import DocumentFormats
import LanguageRecognition
public import LanguageSegmentation
public import Records
public import TextScanning
import TextStreams

/// Writes the spans of texts as rows of TSV, or as objects of NDJSON, one per text; and joins them again.
///
///     let records = SpanRecords(format: .tsv, segmenter: segmenter)
///     var rows: [UInt8] = []
///     records.append(segmenter.spans(of: text), of: text, named: .file("minutes.txt"), to: &rows)
///
/// The fields of a row are start, end, tag (`und` where there is no language), probability, reason (`-` where there is none), the
/// name of the text and the text of the span. An object has the text's name, `id` or `file`, and its `spans`. Markup stands
/// between the spans of a document, with the tag `und` and the reason `markup`.
public struct SpanRecords: Sendable {
    /// How spans are written.
    public enum Format: Sendable {
        /// A row per span.
        case tsv
        /// An object per text.
        case ndjson
    }

    let format: Format
    let segmenter: LanguageSegmenter
    private let unit: OffsetUnit
    private let includesText: Bool

    /// Records of what a segmenter finds.
    ///
    /// - Parameters:
    ///   - unit: What offsets count.
    ///   - includesText: Whether objects hold the texts of their spans, so that they can be joined; rows always do.
    public init(format: Format, segmenter: LanguageSegmenter, unit: OffsetUnit = .scalar, includesText: Bool = false) {
        self.format = format
        self.segmenter = segmenter
        self.unit = unit
        self.includesText = includesText
    }

    /// Appends the records of one text.
    ///
    /// - Complexity: Linear in the length of the text.
    public func append(_ spans: [LanguageSpan], of text: String, named name: RecordName, to output: inout [UInt8]) {
        append(spans.map { ($0.range, $0) }, of: text, named: name, to: &output)
    }

    /// Appends the records of one document, with its markup.
    ///
    /// - Complexity: Linear in the length of the document.
    public func append(_ spans: [DocumentSpan], of document: Document, named name: RecordName, to output: inout [UInt8]) {
        append(spans.map { ($0.range, $0.span) }, of: document.content, named: name, to: &output)
    }

    private func append(
        _ spans: [(range: Range<Int>, span: LanguageSpan?)], of text: String, named name: RecordName, to output: inout [UInt8]
    ) {
        var measure = self.measure
        RecordWriter.append(to: &output) { writer in
            begin(name, in: &writer)
            for (span, place) in measure.results(of: spans, in: text) { append(span, place, named: name, to: &writer) }
            end(in: &writer)
        }
    }

    // MARK: - One span after the other

    /// What is said of the text of each span.
    var measure: PlaceMeasure { PlaceMeasure(unit: unit, includesText: format == .tsv || includesText) }

    /// Writes what stands before the spans of a text.
    func begin(_ name: RecordName, in writer: inout RecordWriter) {
        guard format == .ndjson else { return }
        writer.openObject()
        writer.field(name)
        writer.openArray("spans")
    }

    /// Writes a span, or markup where it is nil.
    func append(_ span: LanguageSpan?, _ place: PlaceMeasure.Place, named name: RecordName, to writer: inout RecordWriter) {
        let tag = span?.language?.canonical ?? "und"
        let probability: Double
        let reason: String?
        switch span?.outcome {
        case .language(_, let own): (probability, reason) = (own, nil)
        case .undetermined(let own):
            // That of the best hypothesis.
            probability = span.map { segmenter.detector.detection(for: $0.evidence).probability } ?? 0
            reason = own.rawValue
        case nil: (probability, reason) = (0, "markup")
        }
        switch format {
        case .tsv:
            writer.row([
                "\(place.start)", "\(place.end)", tag, "\(FourDecimals(probability))", reason ?? "-", name.plain,
                place.text,
            ])
        case .ndjson:
            writer.object { writer in
                writer.field("start", place.start)
                writer.field("end", place.end)
                writer.field("language", tag)
                writer.field("probability", FourDecimals(probability))
                writer.field("reason", reason)
                if includesText { writer.field("text", place.text) }
            }
        }
    }

    /// Writes what stands after the spans.
    func end(in writer: inout RecordWriter) {
        guard format == .ndjson else { return }
        writer.closeArray()
        writer.closeObject()
        writer.endLine()
    }
}
