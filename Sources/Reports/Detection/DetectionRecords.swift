// SPDX-License-Identifier: Apache-2.0

package import LanguageRecognition
package import Records
import UnicodeText

/// Writes detections as records, one per line, in one of the formats.
///
/// The fields of `tsv` are the tag (`und` when undetermined), the probability, the reason (`-` when there is none) and the script
/// (`-` when there are no letters of a script that some language is written in); then, where they were asked for, the hypotheses,
/// the name of the file and the text.
package struct DetectionRecords: Sendable {
    /// The form of the records.
    package let format: OutputFormat
    /// How many hypotheses are listed; nil for no list.
    private let top: Int?
    /// Whether the text is part of the record.
    private let includesText: Bool
    /// Whether the record tells what spoke for the answer; `tsv` has no room for it.
    package let explains: Bool
    /// Whether only some languages may answer: what speaks for none of them may be long, and clear to all others.
    private let hasCandidates: Bool
    private let style: TerminalStyle

    /// Records in a format.
    ///
    /// - Parameters:
    ///   - top: How many hypotheses are listed; nil for no list.
    ///   - includesText: Whether the text is part of the record.
    ///   - explains: Whether the record tells what spoke for the answer; `tsv` has no room for it.
    ///   - hasCandidates: Whether only some languages may answer.
    ///   - style: What a person's terminal shows.
    package init(
        format: OutputFormat, top: Int? = nil, includesText: Bool = false, explains: Bool = false, hasCandidates: Bool = false,
        style: TerminalStyle = TerminalStyle(isOn: false)
    ) {
        self.format = format
        self.top = top
        self.includesText = includesText
        self.explains = explains
        self.hasCandidates = hasCandidates
        self.style = style
    }

    /// More bytes than a record's fixed parts have.
    private static let room = 160

    /// Appends the record of a text.
    ///
    /// - Parameter name: What the text is called, where a record is one of several texts'.
    package func append(
        _ detection: borrowing Detection, of text: UnsafeBufferPointer<UInt8>? = nil, named name: RecordName? = nil,
        explanation: Explanation? = nil, to output: inout [UInt8]
    ) {
        switch format {
        case .tsv:
            appendFields(detection, of: text, named: name, to: &output)
        case .ndjson:
            appendObject(detection, of: text, named: name, explanation: explanation, to: &output)
        case .text:
            appendLine(detection, of: text, named: name, to: &output)
            if let explanation { output.append(utf8: ExplanationRecords(explanation: explanation).page) }
        }
    }

    /// Hands on a line, with U+FFFD for what is not UTF-8. One that is all UTF-8 is not copied.
    private static func withUTF8(of line: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if (try? UTF8Span(validating: line.span)) != nil { return body(line) }
        var text = String(decoding: line, as: UTF8.self)
        text.withUTF8(body)
    }

    // MARK: - Fields separated by tabs

    private func appendFields(
        _ detection: borrowing Detection, of text: UnsafeBufferPointer<UInt8>?, named name: RecordName?, to output: inout [UInt8]
    ) {
        let (language, script) = (detection.language?.canonical ?? "und", detection.script ?? "-")
        let reason = detection.reason?.rawValue ?? "-"
        let probability = FourDecimals(detection.probability)
        output.append(addingCapacity: Self.room) { record in
            record.append(utf8: language)
            record.append(literal: "\t")
            probability.append(to: &record)
            record.append(literal: "\t")
            record.append(utf8: reason)
            record.append(literal: "\t")
            record.append(utf8: script)
        }
        if let top {
            let hypotheses = detection.hypotheses.prefix(top).map { "\($0.language)=\(FourDecimals($0.probability))" }
            output.append(utf8: "\t" + (hypotheses.isEmpty ? "-" : hypotheses.joined(separator: ",")))
        }
        if let name {
            output.append(utf8: "\t")
            TabSeparatedField.append(escaping: name.plain.utf8, to: &output)
        }
        if includesText, let text {
            output.append(utf8: "\t")
            Self.withUTF8(of: text) { TabSeparatedField.append(escaping: $0, to: &output) }
        }
        output.append(utf8: "\n")
    }

    // MARK: - JSON

    private func appendObject(
        _ detection: borrowing Detection, of text: UnsafeBufferPointer<UInt8>?, named name: RecordName?,
        explanation: Explanation?,
        to output: inout [UInt8]
    ) {
        RecordWriter.append(to: &output) { writer in
            writer.line { writer in
                if let name { writer.field(name) }
                writer.field("language", detection.language?.canonical ?? "und")
                writer.field("probability", FourDecimals(detection.probability))
                if let reason = detection.reason { writer.field("reason", reason.rawValue) }
                writer.field("script", detection.script)
                if let top {
                    writer.array("hypotheses", of: detection.hypotheses.prefix(top)) { writer, hypothesis in
                        writer.field("language", hypothesis.language.canonical)
                        writer.field("probability", FourDecimals(hypothesis.probability))
                    }
                }
                if includesText, let text { writer.field("text", String(decoding: text, as: UTF8.self)) }
                if let explanation {
                    writer.object("explanation") { ExplanationRecords(explanation: explanation).write(to: &$0) }
                }
            }
        }
    }

    // MARK: - For people

    private func appendLine(
        _ detection: borrowing Detection, of text: UnsafeBufferPointer<UInt8>?, named name: RecordName?, to output: inout [UInt8]
    ) {
        if let name { output.append(utf8: "\(name.plain.forTerminal): ") }
        switch detection.outcome {
        case .language(let tag, let probability):
            output.append(utf8: "\(style.strong(tag.nameAndTag)) \(FourDecimals(probability))")
        case .undetermined(.mixed):
            let shares = detection.hypotheses.map {
                "\($0.language.nameAndTag) \(Decimals.percent($0.probability))"
            }
            // With --top the lines below have them.
            let phrase = top == nil ? shares.joined(separator: ", ") : UndeterminedReason.mixed.phrase
            output.append(utf8: "\(style.strong("mixed")): \(phrase)")
        case .undetermined(let reason):
            let phrase =
                reason == .tooLittleEvidence && hasCandidates ? "too little evidence for any language in --only" : reason.phrase
            output.append(utf8: style.faint("undetermined: \(phrase)"))
        }
        if includesText, let text {
            output.append(utf8: "\t")
            output.append(utf8: String(decoding: text, as: UTF8.self).onOneLine)
        }
        output.append(utf8: "\n")
        for hypothesis in detection.hypotheses.prefix(top ?? 0) {
            output.append(utf8: "    \(FourDecimals(hypothesis.probability)) \(hypothesis.language.nameAndTag)\n")
        }
    }
}
