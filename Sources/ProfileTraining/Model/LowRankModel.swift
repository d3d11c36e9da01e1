// SPDX-License-Identifier: Apache-2.0

import CTraining

/// The model while it is trained: a row of 32 lanes a feature and a column of 32 lanes a class, in floats.
///
/// The vector of a text is the sum of its rows over the root of their number; the product with a column is the class's score.
final class LowRankModel {
    static let lanes = Int(dragoman_training_lanes)
    /// The most languages that share a script, and one more for noise.
    static let maximumClasses = Int(dragoman_maximum_classes)

    let rowCount: Int
    private let classGroups: ClassGroups
    private let rows: UnsafeMutablePointer<Float>
    private let rowGradients: UnsafeMutablePointer<Float>
    private let groups: UnsafeMutableBufferPointer<dragoman_group>
    /// The rows as they were before more is learnt; nil where nothing has to stay as it was.
    private var keptRows: UnsafeMutablePointer<Float>?
    /// The label of examples whose target is the old model's output (distillation).
    static let distillationLabel = UInt16(dragoman_kept)
    /// The score of a class that did not exist before: it gets no share.
    private static let absent: Float = -1e30
    /// The sum of the gradients of a column that does not move any more.
    private static let frozenGradientSum = Float.infinity

    /// A model of nothing but zeros.
    private init(rowCount: Int, classGroups: ClassGroups) {
        self.rowCount = rowCount
        self.classGroups = classGroups
        rows = Self.allocate(rowCount * Self.lanes)
        rowGradients = Self.allocate(rowCount)
        groups = .allocate(capacity: 2 * classGroups.languages.count)
        let block = Int(dragoman_class_block)
        for (number, languages) in classGroups.languages.enumerated() {
            // The kernel takes classes by whole blocks.
            let stride = (languages.count + 1 + block - 1) / block * block
            groups.initializeElement(
                at: number,
                to: dragoman_group(
                    columns: Self.allocate(stride * Self.lanes), gradients: Self.allocate(stride), offsets: Self.allocate(stride),
                    kept_offsets: Self.allocate(stride), used: languages.count + 1, stride: stride))
        }
        for number in classGroups.languages.indices {
            var restricted = groups[number]
            restricted.offsets = Self.allocate(restricted.stride)
            groups.initializeElement(at: classGroups.restricted(number), to: restricted)
        }
    }

    /// Says which languages are left out of the restricted groups: they get no share there, and do not move.
    func restrictGroups(leavingOut isLeftOut: (_ language: Int) -> Bool) {
        for (number, languages) in classGroups.languages.enumerated() {
            let offsets = groups[classGroups.restricted(number)].offsets
            for (place, language) in languages.enumerated() { offsets[place] = isLeftOut(language) ? Self.absent : 0 }
        }
    }

    /// A model whose rows are small random numbers and whose columns are zero.
    convenience init(rowCount: Int, classGroups: ClassGroups, seed: UInt64) {
        self.init(rowCount: rowCount, classGroups: classGroups)
        var numbers = RandomNumbers(seed: seed, stream: 0)
        for index in 0..<rowCount * Self.lanes { rows[index] = Float(numbers.unit() * 2 - 1) / Float(Self.lanes) }
    }

    /// A model that goes on from where another ended, whose columns stay as they are.
    ///
    /// - Parameters:
    ///   - rows: The lanes of all rows.
    ///   - rowGradients: The sum of the mean squared gradients of each row.
    ///   - columns: The column of each language; nil for those that the other did not know.
    ///   - noise: The column of noise of each group; nil for groups that the other did not have.
    ///   - offsets: What is added to the scores of each language while it learns.
    convenience init(
        classGroups: ClassGroups, rows: [Float], rowGradients: [Float], columns: [[Float]?], noise: [[Float]?], offsets: [Float]
    ) {
        self.init(rowCount: rowGradients.count, classGroups: classGroups)
        self.rows.update(from: rows, count: rows.count)
        self.rowGradients.update(from: rowGradients, count: rowGradients.count)
        let kept = Self.allocate(rows.count)
        kept.update(from: rows, count: rows.count)
        keptRows = kept
        set(columns: columns, noise: noise, gradient: Self.frozenGradientSum)
        for (language, column) in columns.enumerated() {
            let group = groups[classGroups.groupOfLanguage[language]]
            let place = classGroups.placeOfLanguage[language]
            group.offsets[place] = offsets[language]
            if column == nil { group.kept_offsets[place] = Self.absent }
        }
    }

    /// A model that goes on from where another ended, all of which may move.
    ///
    /// - Parameters:
    ///   - rows: The lanes of all rows.
    ///   - columns: The column of each language; nil for those that the other did not know, which are zero.
    ///   - noise: The column of noise of each group; nil for groups that the other did not have.
    convenience init(classGroups: ClassGroups, rows: [Float], columns: [[Float]?], noise: [[Float]?]) {
        self.init(rowCount: rows.count / Self.lanes, classGroups: classGroups)
        self.rows.update(from: rows, count: rows.count)
        set(columns: columns, noise: noise, gradient: 0)
    }

    private func set(columns: [[Float]?], noise: [[Float]?], gradient: Float) {
        for (number, column) in (columns + noise).enumerated() {
            guard let column else { continue }
            let (group, place) = place(ofColumn: number)
            for lane in 0..<Self.lanes { group.columns[lane * group.stride + place] = column[lane] }
            group.gradients[place] = gradient
        }
    }

    deinit {
        rows.deallocate()
        rowGradients.deallocate()
        keptRows?.deallocate()
        for number in classGroups.languages.indices {
            let group = groups[number]
            group.columns.deallocate()
            group.gradients.deallocate()
            group.offsets.deallocate()
            group.kept_offsets.deallocate()
            groups[classGroups.restricted(number)].offsets.deallocate()
        }
        groups.deallocate()
    }

    /// - Throws: `TrainingError` where more languages share a script than a model has classes for.
    static func checkSize(of groups: ClassGroups) throws(TrainingError) {
        guard groups.languages.allSatisfy({ $0.count < maximumClasses }) else {
            throw TrainingError(.badOptions, "more than \(maximumClasses - 1) languages share a script")
        }
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
        guard let base = groups.baseAddress else { return 0 }
        var model = dragoman_model(rows: rows, row_gradients: rowGradients, groups: base, kept_rows: keptRows)
        return chunk.rows.withUnsafeBufferPointer { rows in
            chunk.starts.withUnsafeBufferPointer { starts in
                chunk.groups.withUnsafeBufferPointer { groups in
                    chunk.labels.withUnsafeBufferPointer { labels in
                        guard let rows = rows.baseAddress, let starts = starts.baseAddress, let groups = groups.baseAddress,
                            let labels = labels.baseAddress
                        else { return 0 }
                        var examples = dragoman_examples(
                            rows: rows, starts: starts, groups: groups, labels: labels, count: chunk.labels.count)
                        return dragoman_train(&model, &examples, rate)
                    }
                }
            }
        }
    }

    /// All lanes of all rows.
    var rowLanes: UnsafeBufferPointer<Float> { UnsafeBufferPointer(start: rows, count: rowCount * Self.lanes) }

    /// How many columns there are: one per language, and one of noise a group.
    var columnCount: Int { classGroups.groupOfLanguage.count + classGroups.languages.count }

    /// A lane of a column: that of a language by its number, or after the last language that of the noise of a group.
    func lane(_ lane: Int, ofColumn number: Int) -> Float {
        let (group, place) = place(ofColumn: number)
        return group.columns[lane * group.stride + place]
    }

    /// Multiplies the sum of the mean squared gradients of a column, as if what has been learnt had come as many times.
    func settle(column number: Int, by factor: Float) {
        let (group, place) = place(ofColumn: number)
        group.gradients[place] *= factor
    }

    private func place(ofColumn number: Int) -> (group: dragoman_group, place: Int) {
        let languageCount = classGroups.groupOfLanguage.count
        guard number < languageCount else {
            let group = groups[number - languageCount]
            return (group, group.used - 1)
        }
        return (groups[classGroups.groupOfLanguage[number]], classGroups.placeOfLanguage[number])
    }

    /// Learns columns alone, for rows as they are kept in a profile, and gives the rows back as they were.
    func fitColumns<Failure>(
        to quantized: QuantizedRows, by learning: (LowRankModel) async throws(Failure) -> Void
    ) async throws(Failure) {
        let learnt = Array(rowLanes)
        let gradients = Array(UnsafeBufferPointer(start: rowGradients, count: rowCount))
        for row in 0..<rowCount {
            for lane in 0..<Self.lanes { rows[row * Self.lanes + lane] = quantized.lane(lane, ofRow: row) }
            rowGradients[row] = Self.frozenGradientSum
        }
        try await learning(self)
        rows.update(from: learnt, count: learnt.count)
        rowGradients.update(from: gradients, count: gradients.count)
    }

    /// Sets the sum of the mean squared gradients of a row.
    func set(gradient: Float, ofRow row: Int) { rowGradients[row] = gradient }

    /// The sum of the mean squared gradients of a row.
    func gradient(ofRow row: Int) -> Float { rowGradients[row] }
}

/// Examples ready to be learnt from, in order.
struct ExampleChunk: Sendable {
    /// How many examples a chunk holds.
    static let size = 8192

    /// The rows of all examples, one example after the other.
    var rows: [UInt32] = []
    /// Where each example starts among the rows, and where the last one ends.
    var starts: [UInt32] = [0]
    /// The group of each.
    var groups: [UInt8] = []
    /// The class of each: the place of a language in its group, or one more than the last for noise; or
    /// `LowRankModel.distillationLabel`.
    var labels: [UInt16] = []

    /// What identifies the examples.
    func fingerprint(seed: UInt64) -> UInt64 {
        let heads = zip(starts, zip(groups, labels)).reduce(seed) { hash, example in
            Fingerprint.combining(hash, UInt64(example.0) << 32 | UInt64(example.1.0) << 16 | UInt64(example.1.1))
        }
        return rows.reduce(heads) { Fingerprint.combining($0, UInt64($1)) }
    }
}
