// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
public import TranslationSessions

/// Translates by any program that reads lines and writes their translations, a line for each.
///
///     let command = CommandTemplate("my-translator --from {source} --to {target}")!
///     let engine = CommandTranslationEngine(command, languages: ["de", "en"])
///
/// The program is started for each call and given lines until its input ends. It sees no line break, no tab and no blank
/// line. It is killed when the call is cancelled, with what it started. What it writes to standard error is shown where it
/// fails. Texts are answered once it has ended well, with as many lines as it was given: before that nobody knows whether a
/// line is the translation of the one that it stands beside.
public final class CommandTranslationEngine: TranslationEngine {
    /// The engine's name in routes and messages.
    public let name: String
    /// The program.
    public let command: CommandTemplate
    /// Whether the program is said to send text to another machine.
    public let sendsTextElsewhere: Bool
    private let languages: [LanguageTag]
    private let quality: EnginePair.Quality
    private let timeout: Duration

    /// An engine.
    ///
    /// - Parameters:
    ///   - command: The program with its arguments.
    ///   - name: The engine's name; the program's unless told.
    ///   - languages: The languages of which the program translates any into any.
    ///   - quality: How good its translations are.
    ///   - sendsTextElsewhere: Whether the program sends text to another machine, which nobody but its user can know.
    ///   - timeout: The longest time in which the program neither reads nor writes.
    public init(
        _ command: CommandTemplate, name: String? = nil, languages: [LanguageTag], quality: EnginePair.Quality = .usable,
        sendsTextElsewhere: Bool = false, timeout: Duration = .seconds(120)
    ) {
        self.command = command
        self.name = name ?? command.words[0].split(separator: "/").last.map(String.init) ?? command.words[0]
        self.languages = languages
        self.quality = quality
        self.sendsTextElsewhere = sendsTextElsewhere
        self.timeout = timeout
    }

    /// How much goes into one run of the program: a line is far from `ProgramRun.longestLine`, in the translation too, and a
    /// program that answers at the end of its input answers before its timeout does.
    private static let limits = EngineLimits(maximumTextLength: 100_000, maximumBatchLength: 500_000)

    /// Any of the languages into any other.
    ///
    /// - Throws: `EngineOutage` where the program is not there.
    public func offer() async throws -> EngineOffer {
        guard Program.path(of: command.words[0]) != nil else { throw missing }
        return EngineOffer(groups: [LanguageGroup(from: languages, to: languages, quality: quality)], limits: Self.limits)
    }

    /// Translates texts line by line with one run of the program. A text of which a line is answered by an empty one, or by what
    /// is not UTF-8, fails with `ProgramAnswerError`.
    ///
    /// - Throws: `EngineOutage` where the program cannot be started, fails, or answers too few lines or too many;
    ///   `CancellationError`, once the program is gone.
    public func translate(
        _ texts: [String], over pair: EnginePair, answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws {
        try await translate(texts, over: pair, noteProgress: {}, answer: answer)
    }

    /// Translates texts as above; each line that comes is progress.
    public func translate(
        _ texts: [String], over pair: EnginePair, noteProgress: @escaping @Sendable () -> Void,
        answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws {
        try Task.checkCancellation()
        var lines = TextLines(texts, engine: name)
        lines.takeAnswers().forEach(answer)
        guard !lines.waiting.isEmpty else { return }
        let words = command.words(from: pair.source, to: pair.target)
        guard let path = Program.path(of: words[0]) else { throw missing }
        let run: ProgramRun
        do {
            run = try ProgramRun(path, arguments: Array(words.dropFirst()), timeout: timeout)
        } catch {
            throw error.outage(of: name)
        }
        try await withTaskCancellationHandler { [lines] in
            do {
                try await DedicatedThread.run {
                    var lines = lines
                    try run.exchange(lines.waiting) { line in
                        noteProgress()
                        return lines.settle(line)
                    }
                    guard lines.waiting.isEmpty else { throw ProgramFailure.wrongCount }
                    // One line too many, of a greeting for instance, gives each text the translation of another.
                    lines.takeAnswers().forEach(answer)
                }
            } catch let failure as ProgramFailure {
                if case .stopped = failure { throw CancellationError() }
                throw failure.outage(of: name)
            } catch let refusal as DedicatedThread.Refusal {
                throw ProgramFailure.notStarted(refusal.number).outage(of: name)
            }
        } onCancel: {
            run.stop()
        }
    }

    private var missing: EngineOutage {
        EngineOutage(.misconfigured, of: name, detail: "There is no program “\(command.words[0])”.")
    }
}
