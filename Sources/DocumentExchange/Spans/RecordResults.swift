// SPDX-License-Identifier: Apache-2.0

public import Records
import TextStreams

/// The results for a block of lines, most of which are records.
public struct RecordResults: Sendable {
    /// A line that could not be processed.
    public struct Fault: Sendable {
        /// Which line of the block, from 1.
        public let line: Int
        /// Why it could not.
        public let error: RecordFault
    }

    /// The results as they are written.
    public let bytes: [UInt8]
    /// How many lines the block had.
    public let lineCount: Int
    /// Which of them could not be done.
    public let faults: [Fault]

    /// Results without faults.
    public init(bytes: [UInt8], lineCount: Int) {
        self.bytes = bytes
        self.lineCount = lineCount
        faults = []
    }

    /// The results for a block of NDJSON. Blank lines are passed over.
    ///
    /// - Parameters:
    ///   - writesFaults: Whether an object with the reason stands in the results for each line that could not be done.
    ///   - body: Appends the result for a line.
    public init(
        of block: [UInt8], writesFaults: Bool,
        _ body: (UnsafeBufferPointer<UInt8>, inout [UInt8]) throws(RecordFault) -> Void
    ) {
        var bytes: [UInt8] = []
        var faults: [Fault] = []
        var lineCount = 0
        block.withUnsafeBufferPointer { block in
            for line in ByteLines(block) {
                lineCount += 1
                guard !TextRecord.isBlank(line) else { continue }
                do throws(RecordFault) {
                    try body(line, &bytes)
                } catch {
                    if writesFaults { bytes.append(utf8: "\(error.record)\n") }
                    faults.append(Fault(line: lineCount, error: error))
                }
            }
        }
        (self.bytes, self.lineCount, self.faults) = (bytes, lineCount, faults)
    }
}
