// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import LanguageRecognition
import Records
import Reports
import TextStreams

extension DetectionRecords {
    /// The records of all lines of a block.
    ///
    /// - Complexity: Linear. Nothing is allocated for a line, but for the growing of the outcome.
    func results(of block: [UInt8], by detector: LanguageDetector, name: RecordName?) -> RecordResults {
        var output: [UInt8] = []
        var lineCount = 0
        output.reserveCapacity(block.count / 2)
        block.withUnsafeBufferPointer { bytes in
            var lines = ByteLines(bytes)
            detector.detect(each: { lines.next() }) { line, detection in
                lineCount += 1
                if explains {
                    let explanation = detector.explain(String(decoding: line, as: UTF8.self))
                    append(detection, of: line, named: name, explanation: explanation, to: &output)
                } else {
                    append(detection, of: line, named: name, to: &output)
                }
            }
        }
        return RecordResults(bytes: output, lineCount: lineCount)
    }

    /// The records of a block of NDJSON with a text per line.
    func results(ofRecords block: [UInt8], by detector: LanguageDetector, writesFaults: Bool) -> RecordResults {
        RecordResults(of: block, writesFaults: writesFaults) { line, output throws(RecordFault) in
            let record = try TextRecord(line)
            var text = record.text
            text.withUTF8 { bytes in
                append(
                    detector.detect(utf8: bytes), of: bytes, named: .identifier(record.object.value("id")),
                    explanation: explains ? detector.explain(record.text) : nil, to: &output)
            }
        }
    }
}
