import LanguageRecognition

/// Detects the language of each line of a block and writes a record for it.
struct LineLabeller: Sendable {
    let detector: LanguageDetector
    let records: DetectionRecords

    /// The records of all lines.
    ///
    /// - Complexity: Linear. Nothing is allocated for a line, but for the growing of the outcome.
    func results(of block: [UInt8]) -> BlockResults {
        var results = BlockResults()
        results.bytes.reserveCapacity(block.count / 2)
        block.withUnsafeBufferPointer { bytes in
            var lines = Lines(bytes)
            detector.detect(each: { lines.next() }) { line, detection in
                results.lineCount += 1
                if records.explains {
                    let explanation = detector.explain(String(decoding: line, as: UTF8.self))
                    records.append(detection, of: line, explanation: explanation, to: &results.bytes)
                } else {
                    records.append(detection, of: line, to: &results.bytes)
                }
            }
        }
        return results
    }
}
