// SPDX-License-Identifier: Apache-2.0

import RecognitionEvaluation

extension LineFile {
    /// Calls `body` with each line of training text, its line break left out.
    ///
    /// - Throws: `TrainingError` where the file cannot be read, or is in another encoding than UTF-8: its letters would be learnt
    ///   as those of other scripts, or as none.
    static func forEachTrainingLine(of path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) throws(TrainingError) {
        var number = 0
        var otherEncoding: Int?
        do {
            try forEachLine(of: path) { line in
                number += 1
                guard otherEncoding == nil else { return }
                // UTF-16 has zeros in nearly all of its lines, and may be well-formed UTF-8 all the same.
                if line.contains(0) || String(validating: line, as: UTF8.self) == nil {
                    otherEncoding = number
                } else {
                    body(line)
                }
            }
        } catch {
            throw TrainingError(error)
        }
        if let otherEncoding { throw TrainingError(.notUTF8, "\(path), line \(otherEncoding)") }
    }
}
