// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import DocumentFormats
import DocumentTranslation
import LanguageRecognition
import Reports
import TextStreams
import TranslationReports

/// Translates each of several documents, or shows the plan for it.
struct FileTranslation {
    let task: TranslationTask
    /// The format of the documents; nil for what each name says.
    let documentFormat: (any DocumentFormat)?
    /// Where the formats of documents are looked up.
    let formats: DocumentFormatRegistry
    let format: OutputFormat
    let isDryRun: Bool
    let style: TerminalStyle

    /// Writes the translation of each input, in order.
    func run(_ inputs: [TextInput]) async throws {
        defer { Progress.shared.end() }
        var failures = Failures(of: inputs.count, messages: task.messages)
        var target = task.target
        for input in inputs {
            do {
                // An object holds the translation of all of a document, and then that of its parts.
                var reader = try DocumentReader(
                    input, format: documentFormat, among: formats, mayCut: isDryRun || format != .ndjson,
                    notices: task.messages.notices)
                var shortfalls = Shortfalls()
                var records = PlanRecords(format: format, file: input.path, style: style, width: Terminal.width)
                while let document = try reader.next() {
                    try await run(document, of: input, into: &target, records: &records, shortfalls: &shortfalls)
                }
                try StandardOutput().write(records.finish())
                if shortfalls.report(of: input, hasAsked: task.questions != nil, to: task.messages) { failures.addPart() }
            } catch {
                try failures.add(error)
            }
        }
        try failures.finish()
    }

    /// Writes the translation of a document, or of a part of one.
    ///
    /// - Parameters:
    ///   - target: The language to translate into; where it is nil, the first text that could be in it decides for all.
    ///   - records: The plan of all of the document, where it is shown.
    private func run(
        _ document: Document, of input: TextInput, into target: inout LanguageTag?, records: inout PlanRecords,
        shortfalls: inout Shortfalls
    ) async throws {
        if document.passages.isEmpty {
            if !(document.format is PlainText), document.content.contains(where: { !$0.isWhitespace }) {
                task.messages.note(input.name, "nothing to translate was found in it as \(document.format.name)")
            }
            // Programs get an object for every document; rows, and plans for people, are of its text.
            if format != .ndjson {
                if !isDryRun, format == .text { try StandardOutput().write(document.encoded(document.content)) }
                return
            }
        }
        let translator = DocumentTranslator(
            from: task.source, to: target, only: task.only, strategy: TranslationTask.strategy, asking: task.questions,
            environment: task.environment)
        let plan = try await task.perform(for: input) {
            task.messages.tell("\(input.name): splitting \(document.content.utf8.count) bytes")
            Progress.shared.begin("\(input.name): splitting", total: nil, task.messages)
            return try await translator.plan(for: document)
        }
        if plan.settlesTarget { target = plan.target }
        for group in plan.groups {
            task.messages.tell(
                "\(input.name): \(group.language?.canonical ?? "und"), \(group.letterCount) letters: \(group.outcome.words)"
            )
        }
        for group in plan.groups {
            guard case .translated(let route) = group.outcome else { continue }
            await task.routeNotes?.add(route, in: task.environment, to: task.messages)
        }
        if isDryRun {
            try StandardOutput().write(records.append(plan, isSettled: target != nil))
        } else {
            Progress.shared.begin(input.name, total: plan.engineByteCount, task.messages)
            let translated = try await task.perform(for: input) { try await translator.translate(plan) }
            try StandardOutput().write(DocumentRecords(document: translated, file: input.path).bytes(format: format))
            for passage in translated.passages { shortfalls.add(passage) }
        }
    }
}
