/// The results for a block of lines.
struct BlockResults: Sendable {
    /// A line that could not be done.
    struct Fault: Sendable {
        /// Which line of the block, from 1.
        let line: Int
        let error: RecordFault
    }

    /// The results as they are written.
    var bytes: [UInt8] = []
    /// How many lines the block had.
    var lineCount = 0
    /// Which of them could not be done.
    var faults: [Fault] = []
}
