import CScoring

extension LanguageDetector {
    /// How many scores a text has: columns of no language are among them.
    package var scoreCount: Int { profile.stride }

    /// The bias that keeps a column from being a leader.
    package static var excluded: Float { Float(dragoman_excluded) }

    /// Scores some words together and hands on a pointer to one score a column.
    package func withScores<Result>(
        of words: Range<Int>, in units: TextUnits, _ body: (UnsafePointer<Float>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: profile.stride) { scores in
            // A buffer whose length is never zero has an address.
            guard let target = scores.baseAddress else { preconditionFailure("a buffer without memory") }
            scores.initialize(repeating: 0)
            units.withLanes(of: words) {
                dragoman_score_words(profile.matrix.base, profile.stride, $0, words.count, target)
            }
            return body(UnsafePointer(target))
        }
    }

    /// The columns with the highest scores, the highest first.
    package struct Leaders: Sendable {
        package fileprivate(set) var count = 0
        fileprivate var columns = SIMD4<UInt32>.zero
        fileprivate var values = SIMD4<Float>.zero

        package subscript(place: Int) -> (column: Int, value: Float) {
            (Int(columns[place]), values[place])
        }
    }

    /// The three columns with the highest scores · factor + bias.
    ///
    /// - Parameter biases: One for each score; `excluded` keeps a column out.
    package func leaders(scores: UnsafePointer<Float>, factor: Float, biases: [Float]) -> Leaders {
        precondition(biases.count == profile.stride, "biases of another profile")
        var leaders = Leaders()
        leaders.count = biases.withUnsafeBufferPointer { biases in
            withUnsafeMutableBytes(of: &leaders.columns) { columns in
                withUnsafeMutableBytes(of: &leaders.values) { values in
                    guard let biases = biases.baseAddress,
                        let columns = columns.assumingMemoryBound(to: UInt32.self).baseAddress,
                        let values = values.assumingMemoryBound(to: Float.self).baseAddress
                    else { return 0 }
                    return dragoman_find_leaders(scores, biases, profile.stride, factor, columns, values)
                }
            }
        }
        return leaders
    }

    /// The weights of up to sixteen columns, lane by lane, for `weigh`; nil stands for a column of zeros.
    package func matrix(ofColumns columns: [Int?]) -> [SIMD16<Float>] {
        (0..<Int(dragoman_lanes)).map { lane in
            var row = SIMD16<Float>.zero
            for (slot, column) in columns.prefix(16).enumerated() {
                if let column { row[slot] = profile.matrix[lane * profile.stride + column] }
            }
            return row
        }
    }

    /// Appends what each of some words scores in each column of a matrix, times a factor.
    package func weigh(
        _ words: Range<Int>, of units: TextUnits, matrix: [SIMD16<Float>], factor: Float, into weights: inout [SIMD16<Float>]
    ) {
        precondition(matrix.count == Int(dragoman_lanes), "a matrix of another shape")
        let first = weights.count
        weights.append(contentsOf: repeatElement(.zero, count: words.count))
        weights.withUnsafeMutableBytes { weights in
            matrix.withUnsafeBytes { matrix in
                guard let target = weights.assumingMemoryBound(to: Float.self).baseAddress,
                    let matrix = matrix.assumingMemoryBound(to: Float.self).baseAddress
                else { return }
                units.withLanes(of: words) {
                    dragoman_weigh_words($0, words.count, matrix, factor, target + first * Int(dragoman_slots))
                }
            }
        }
    }
}
