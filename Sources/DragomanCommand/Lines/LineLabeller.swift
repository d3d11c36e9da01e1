import Glibc
import LanguageRecognition

/// Detects the language of each line of a block and writes a record for it.
struct LineLabeller: Sendable {
    let detector: LanguageDetector
    let records: DetectionRecords

    /// The records of all lines. A line ends at a line feed alone; a carriage return before it is left out.
    ///
    /// - Complexity: Linear. Nothing is allocated for a line, but for the growing of the outcome.
    func records(of block: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(block.count / 2)
        block.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                let end = Self.lineEnd(in: bytes, from: start)
                let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
                let line = UnsafeBufferPointer(rebasing: bytes[start..<(hasReturn ? end - 1 : end)])
                records.append(detector.detect(utf8: line), of: line, to: &output)
                start = end + 1
            }
        }
        return output
    }

    private static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = bytes.baseAddress, let found = memchr(base + start, 0x0A, bytes.count - start) else {
            return bytes.count
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}
