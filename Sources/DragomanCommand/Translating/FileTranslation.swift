import DocumentFormats
import DocumentTranslation

/// Translates each of several documents, or shows the plan for it.
struct FileTranslation {
    let task: TranslationTask
    let format: OutputFormat
    let isDryRun: Bool

    /// Writes the translation of each input, in order.
    func run(_ inputs: [Input]) async throws {
        var failures = Failures(of: inputs.count, messages: task.messages)
        let translator = DocumentTranslator(from: task.source, to: task.target, environment: task.environment)
        for input in inputs {
            do throws(CommandError) {
                let document = Document(try input.readText(task.messages))
                guard !document.passages.isEmpty else { continue }
                let plan = try await task.perform(for: input) { try await translator.plan(for: document) }
                if isDryRun {
                    let page = PlanRecords(plan: plan, file: input.path)
                    try StandardOutput().write(page.text(format: format, isColoured: Terminal.showsColour))
                } else {
                    let translated = try await task.perform(for: input) { try await translator.translate(plan) }
                    try StandardOutput().write(DocumentRecords(document: translated, file: input.path).text(format: format))
                    var shortfalls = Shortfalls()
                    for passage in translated.passages { shortfalls.add(passage) }
                    if shortfalls.report(of: input, to: task.messages) { failures.addPart() }
                }
            } catch {
                try failures.add(error)
            }
        }
        try failures.finish()
    }
}
