import CTraining

/// The model while it is trained: a row of 32 lanes a feature and a column of 32 lanes a class, in floats.
///
/// The vector of a text is the sum of its rows over the root of their number; the product with a column is the class's score.
final class LowRankModel {
    static let lanes = 32

    let rowCount: Int
    let classCount: Int
    private let rows: UnsafeMutablePointer<Float>
    private let rowGradients: UnsafeMutablePointer<Float>
    private let columns: UnsafeMutablePointer<Float>
    private let columnGradients: UnsafeMutablePointer<Float>
    /// The kernel takes classes by thirty-two.
    private let paddedClassCount: Int

    /// A model whose rows are small random numbers and whose columns are zero.
    init(rowCount: Int, classCount: Int, seed: UInt64) {
        self.rowCount = rowCount
        self.classCount = classCount
        paddedClassCount = (classCount + 31) / 32 * 32
        rows = Self.allocate(rowCount * Self.lanes)
        rowGradients = Self.allocate(rowCount)
        columns = Self.allocate(paddedClassCount * Self.lanes)
        columnGradients = Self.allocate(paddedClassCount)
        var numbers = RandomNumbers(seed: seed, stream: 0)
        for index in 0..<rowCount * Self.lanes { rows[index] = Float(numbers.unit() * 2 - 1) / Float(Self.lanes) }
    }

    deinit {
        rows.deallocate()
        rowGradients.deallocate()
        columns.deallocate()
        columnGradients.deallocate()
    }

    private static func allocate(_ count: Int) -> UnsafeMutablePointer<Float> {
        let raw = UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Float>.stride, alignment: 128)
        let floats = raw.bindMemory(to: Float.self, capacity: count)
        floats.initialize(repeating: 0, count: count)
        return floats
    }

    /// Learns from examples, one after the other.
    ///
    /// - Returns: The sum of their losses.
    func train(on chunk: ExampleChunk, rate: Float) -> Double {
        var model = dragoman_model(
            rows: rows, row_gradients: rowGradients, columns: columns, column_gradients: columnGradients,
            class_count: paddedClassCount, used_classes: classCount)
        return chunk.rows.withUnsafeBufferPointer { rows in
            chunk.starts.withUnsafeBufferPointer { starts in
                chunk.labels.withUnsafeBufferPointer { labels in
                    guard let rows = rows.baseAddress, let starts = starts.baseAddress, let labels = labels.baseAddress else {
                        return 0
                    }
                    var examples = dragoman_examples(rows: rows, starts: starts, labels: labels, count: chunk.labels.count)
                    return dragoman_train(&model, &examples, rate)
                }
            }
        }
    }

    /// All lanes of all rows.
    var rowLanes: UnsafeBufferPointer<Float> { UnsafeBufferPointer(start: rows, count: rowCount * Self.lanes) }

    /// The lanes of a class's column.
    func column(_ number: Int) -> UnsafeBufferPointer<Float> {
        UnsafeBufferPointer(start: columns + number * Self.lanes, count: Self.lanes)
    }
}
