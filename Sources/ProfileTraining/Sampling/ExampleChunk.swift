/// Examples ready to be learnt from, in order.
struct ExampleChunk: Sendable {
    /// The rows of all examples, one example after the other.
    var rows: [UInt32] = []
    /// Where each example starts among the rows, and where the last one ends.
    var starts: [UInt32] = [0]
    /// The group of each.
    var groups: [UInt8] = []
    /// The class of each: the place of a language in its group, or one more than the last for noise; or `LowRankModel.keptLabel`.
    var labels: [UInt16] = []
}
