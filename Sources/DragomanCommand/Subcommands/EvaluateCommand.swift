import ArgumentParser
import Glibc
import LanguageRecognition
import ProfileTraining

/// Judges detection by texts whose languages are known.
struct EvaluateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evaluate",
        abstract: "Judge detection by texts whose languages are known.",
        discussion: """
            A file holds a text a line, as tag, tab, text or as tag, tab, source, tab, text; .xz files are decompressed. Where no file \
            is named, those of $DRAGOMAN_CORPORA/dev are read.

            The fields of tsv are the set (a file's name), the measure, what it is of, its value and the number of texts. The measures are \
            accuracy (of all, the mean of the languages; then of each language, worst first), length (accuracy by length in characters), \
            confusion (label>answer, as a share of the label's texts), undetermined, calibration (the error of all probabilities, then the \
            share right in each range of them), brier (the mean square of what the probabilities are off by, and that of a constant \
            one), confident (the share of answers with a probability of 0.9 or more), coverage and risk (the share of texts answered, and \
            the share of these that is wrong, where only answers of at least some probability are taken), form and change (accuracy in \
            another form, and how much it is more or, with a minus sign, less), unjudged (texts in languages that cannot answer) and noise.

              dragoman evaluate --format tsv labelled.tsv
              dragoman evaluate --forms labelled.tsv
              dragoman evaluate --noise noise.txt
            """)

    @Argument(help: ArgumentHelp("The labelled files.", valueName: "file"), completion: .file())
    var files: [String] = []

    @OptionGroup var detection: CandidateOptions

    @Option(
        name: .long,
        help: ArgumentHelp("A file of lines that are in no language; which share gets one is reported.", valueName: "file"),
        completion: .file())
    var noise: [String] = []

    @Flag(
        name: .long,
        help:
            "Judge the texts in UPPER case, in Title Case and without punctuation too; cases are mapped in full, whatever the language."
    )
    var forms = false

    @Option(name: .long, help: ArgumentHelp("How many languages and pairs to name in text.", valueName: "n"))
    var worst = 20

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if worst < 0 { throw ValidationError("--worst is a number from 0 up.") }
    }

    func run() async throws {
        let detector = try detection.detector(common.messages)
        var reports: [EvaluationReport] = []
        do {
            for path in try paths() {
                let texts = try LabelledText.read(path)
                if texts.isEmpty { throw CommandError.noLabelledText(path) }
                let evaluation = await evaluate(texts, by: detector)
                var others: [(form: WrittenForm, evaluation: Evaluation)] = []
                for form in forms ? WrittenForm.allCases : [] {
                    others.append((form, await evaluate(texts.map { $0.written(in: form) }, by: detector)))
                }
                reports.append(
                    EvaluationReport(set: DevelopmentFiles.setName(of: path), evaluation: evaluation, forms: others))
            }
            for path in noise {
                let evaluation = try await NoiseEvaluation(of: detector, onLinesOf: path)
                reports.append(EvaluationReport(set: DevelopmentFiles.setName(of: path), noise: evaluation))
            }
        } catch let error as TrainingError {
            throw CommandError.cannotEvaluate(error)
        }
        let format = common.format ?? .text
        try StandardOutput().write(
            reports.map { $0.text(format: format, worst: worst) }.joined(separator: format == .text ? "\n" : ""))
    }

    private func evaluate(_ texts: [LabelledText], by detector: LanguageDetector) async -> Evaluation {
        var evaluation = Evaluation(of: detector)
        await evaluation.add(texts)
        return evaluation
    }

    private func paths() throws -> [String] {
        if !files.isEmpty || !noise.isEmpty { return files }
        guard let corpora = getenv("DRAGOMAN_CORPORA").map({ String(cString: $0) }), !corpora.isEmpty else {
            throw CommandError.nothingToEvaluate
        }
        return try DevelopmentFiles.paths(in: corpora)
    }
}
