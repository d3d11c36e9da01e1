import LanguageRecognition

/// Detects the language of each of several files, on several cores, and in flat memory however long they are.
struct FileDetection {
    let detector: LanguageDetector
    let records: DetectionRecords
    let jobs: Int
    let messages: Messages

    /// Answers for each input, in order.
    func run(_ inputs: [Input]) throws {
        var failures = Failures(of: inputs.count, messages: messages)
        var remaining = inputs[...]
        let output = StandardOutput()
        // Standard input alone needs no name for people.
        let namesAll = inputs.count > 1 || records.format == .tsv
        let worker = FileDetector(detector: detector, messages: messages)
        let explains = records.explains
        let work = OrderedWork(jobs: min(jobs, inputs.count), window: 4 * jobs) { (input: Input) in
            (input, Result { () throws(CommandError) in try worker.answer(for: input, explaining: explains) })
        }
        try work.run(
            isLast: { remaining.isEmpty },
            next: { () throws(CommandError) in remaining.popFirst() },
            deliver: { (input: Input, result: Result<FileDetector.Answer, CommandError>) throws(CommandError) in
                switch result {
                case .success(let answer):
                    var record: [UInt8] = []
                    let file = input.path ?? (namesAll ? "-" : nil)
                    records.append(answer.detection, file: file, explanation: answer.explanation, to: &record)
                    try output.write(record)
                case .failure(let error):
                    try failures.add(error)
                }
            })
        try failures.finish()
    }
}

/// Detects the language of a file.
private struct FileDetector: Sendable {
    /// What is found in a file.
    struct Answer: Sendable {
        let detection: Detection
        let explanation: Explanation?
    }

    let detector: LanguageDetector
    let messages: Messages

    /// Reads a file and answers for it.
    func answer(for input: Input, explaining: Bool) throws(CommandError) -> Answer {
        if explaining {
            let explanation = detector.explain(try input.readText(messages))
            return Answer(detection: explanation.detection, explanation: explanation)
        }
        // Evidence adds up, so a file is read in blocks: of any file the same ones, and with them the same answer.
        var reader = try BlockReader(input, pace: .whenFull, messages: messages)
        var evidence = Evidence.zero
        while let block = try reader.next() { evidence += block.withUnsafeBufferPointer { detector.evidence(ofUTF8: $0) } }
        return Answer(detection: detector.detection(for: evidence), explanation: nil)
    }
}
