/// Examples ready to be learnt from, in order.
struct ExampleChunk: Sendable {
    /// The rows of all examples, one example after the other.
    var rows: [UInt32] = []
    /// Where each example starts among the rows, and where the last one ends.
    var starts: [UInt32] = [0]
    /// The class of each: the number of a language, or one more for noise.
    var labels: [UInt16] = []
}
