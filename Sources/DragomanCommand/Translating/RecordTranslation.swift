// SPDX-License-Identifier: Apache-2.0

import DocumentTranslation
import Records
import Reports
import TextStreams
import TranslationReports
import TranslationSessions

/// Translates texts that stand on a line each, in order and in flat memory.
struct RecordTranslation {
    /// How many texts are translated together. Answers wait for the last of them.
    private static let chunkSize = 500

    let task: TranslationTask
    /// Whether a line is a JSON object rather than a text.
    let isNDJSON: Bool
    let format: OutputFormat

    /// Writes the translations of all lines of each input, in order.
    func run(_ inputs: [TextInput]) async throws {
        defer { Progress.shared.end() }
        var failures = Failures(of: inputs.count, messages: task.messages)
        // Progress is told by lines here, whose number of legs nobody knows beforehand.
        var environment = task.environment
        environment.progress = nil
        let translator = TextTranslator(
            from: task.source, to: task.target, only: task.only, strategy: TranslationTask.strategy, asking: task.questions,
            environment: environment)
        for input in inputs {
            do {
                if try await run(input, by: translator) { failures.addPart() }
            } catch {
                try failures.add(error)
            }
        }
        try failures.finish()
    }

    /// Translates the lines of one input.
    ///
    /// - Returns: Whether something could not be done.
    private func run(_ input: TextInput, by translator: TextTranslator) async throws -> Bool {
        var reader = try BlockReader(input, pace: .asItComes, includesText: true, notices: task.messages.notices)
        var shortfalls = Shortfalls()
        var hasFaults = false
        Progress.shared.begin([input], task.messages)
        var lineCount = 0
        let clock = ContinuousClock()
        let start = clock.now
        while let block = try reader.next() {
            let entries = entries(of: block)
            for first in stride(from: 0, to: entries.count, by: Self.chunkSize) {
                let chunk = entries[first..<min(first + Self.chunkSize, entries.count)]
                let texts = chunk.compactMap(\.text)
                let translations = try await task.perform(for: input) { try await translator.translations(of: texts) }
                for route in translations.flatMap({ [$0.route] + $0.parts.map(\.route) }) {
                    await task.routeNotes?.add(route, in: task.environment, to: task.messages)
                }
                var remaining = translations[...]
                var output = RecordWriter()
                for entry in chunk {
                    switch entry.content {
                    case .fault(let fault):
                        hasFaults = true
                        if format == .ndjson { output.line { $0.fields(fault.record.fields) } }
                        task.messages.report(.badRecord(fault, input: input.name, line: lineCount + entry.line))
                    case .text, .record:
                        guard let translation = remaining.popFirst() else {
                            preconditionFailure("a text without translation")
                        }
                        shortfalls.add(translation)
                        TranslationRecord(translation: translation, object: entry.object).write(to: &output, format: format)
                    }
                }
                try StandardOutput().write(output.bytes)
                Progress.shared.add(block.count * chunk.count / entries.count)
            }
            lineCount += block.count { $0 == UInt8(ascii: "\n") }
        }
        task.messages.tell("\(input.name): \(lineCount) lines in \(clock.now - start)")
        let falls = shortfalls.report(of: input, hasAsked: task.questions != nil, to: task.messages)
        return falls || hasFaults
    }

    private func entries(of block: [UInt8]) -> [TranslationEntry] {
        block.withUnsafeBufferPointer { bytes in
            ByteLines(bytes).enumerated().compactMap { TranslationEntry($1, line: $0 + 1, isNDJSON: isNDJSON) }
        }
    }
}
