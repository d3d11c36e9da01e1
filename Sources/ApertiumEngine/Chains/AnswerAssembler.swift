// SPDX-License-Identifier: Apache-2.0

/// Puts together the answers of a chain from the bytes that it writes: each ends with a zero byte.
struct AnswerAssembler: Sendable {
    /// The most bytes that an answer may have before its zero byte comes.
    var limit: Int
    private var pending: [UInt8] = []

    init(limit: Int) {
        self.limit = limit
    }

    /// Takes bytes in and gives the answers that are complete now, in order, without their zero bytes.
    ///
    /// - Throws: `AnswerFailure.endless` where an answer outgrows the limit. The answers before it are lost too; the chain is
    ///   to be ended.
    mutating func add(_ bytes: some Collection<UInt8>) throws(AnswerFailure) -> [ArraySlice<UInt8>] {
        pending += bytes
        var answers: [ArraySlice<UInt8>] = []
        var start = 0
        while let end = pending[start...].firstIndex(of: 0) {
            answers.append(pending[start..<end])
            start = end + 1
        }
        pending.removeFirst(start)
        if pending.count > limit { throw .endless }
        return answers
    }
}
