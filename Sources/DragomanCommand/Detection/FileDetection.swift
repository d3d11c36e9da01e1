import LanguageRecognition

/// Detects the language of each of several files, on several cores, and in flat memory however long they are.
struct FileDetection {
    let detector: LanguageDetector
    let records: DetectionRecords
    let jobs: Int
    let messages: Messages

    /// Answers for each input, in order.
    func run(_ inputs: [Input]) async throws {
        var failures = Failures(of: inputs.count, messages: messages)
        var remaining = inputs[...]
        let output = StandardOutput()
        let (detector, messages) = (detector, messages)
        let work = OrderedWork(jobs: min(jobs, inputs.count), window: 4 * jobs) { (input: Input) in
            (input, Result { () throws(CommandError) in try Self.detect(input, by: detector, messages: messages) })
        }
        try await work.run(
            next: { () throws(CommandError) in remaining.popFirst() },
            deliver: { (input: Input, result: Result<Detection, CommandError>) throws(CommandError) in
                switch result {
                case .success(let detection):
                    var record: [UInt8] = []
                    records.append(detection, file: input.path ?? (inputs.count > 1 ? "-" : nil), to: &record)
                    try output.write(record)
                case .failure(let error):
                    try failures.add(error)
                }
            })
        try failures.finish()
    }

    /// Evidence adds up, so a file is read in blocks: of any file the same ones, and with them the same answer.
    private static func detect(
        _ input: Input, by detector: LanguageDetector, messages: Messages
    ) throws(CommandError) -> Detection {
        var reader = try BlockReader(input, pace: .whenFull, messages: messages)
        var evidence = Evidence.zero
        while let block = try reader.next() { evidence += block.withUnsafeBufferPointer { detector.evidence(ofUTF8: $0) } }
        return detector.detection(for: evidence)
    }
}
