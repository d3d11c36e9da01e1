import DocumentFormats
import DocumentTranslation
import LanguageRecognition

/// Translates each of several documents, or shows the plan for it.
struct FileTranslation {
    let task: TranslationTask
    /// The format of the documents; nil for what each name says.
    let kind: DocumentKind?
    let format: OutputFormat
    let isDryRun: Bool

    /// Writes the translation of each input, in order.
    func run(_ inputs: [Input]) async throws {
        var failures = Failures(of: inputs.count, messages: task.messages)
        var target = task.target
        for input in inputs {
            let translator = DocumentTranslator(
                from: task.source, to: target, only: task.only, environment: task.environment)
            do throws(CommandError) {
                let document = try input.readDocument(kind, task.messages)
                guard !document.passages.isEmpty else {
                    if !isDryRun, format == .text { try StandardOutput().write(document.content) }
                    continue
                }
                let plan = try await task.perform(for: input) { try await translator.plan(for: document) }
                // The first document with something to translate decides for all.
                if plan.settlesTarget { target = plan.target }
                for group in plan.groups {
                    task.messages.tell(
                        "\(input.name): \(group.language?.canonical ?? "und"), \(group.letterCount) letters: \(WayFields.words(group.way))"
                    )
                }
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

extension DocumentPlan {
    /// Whether some of the document could be in the target language by then.
    fileprivate var settlesTarget: Bool {
        groups.contains { group in
            switch group.way {
            case .translated, .notInstalled, .alreadyInTarget: true
            case .unsupported, .noLanguage: false
            }
        }
    }
}
