// SPDX-License-Identifier: Apache-2.0

import CScoring

extension LanguageDetector {
    /// How many columns the matrix has, those of noise included.
    package var scoreCount: Int { profile.stride }

    /// The languages that score highest in some words, the highest first.
    package struct Leaders: Sendable {
        package fileprivate(set) var count = 0
        fileprivate var places = SIMD4<UInt16>.zero
        fileprivate var values = SIMD4<Float>.zero

        fileprivate init() {
            precondition(Int(dragoman_leaders) <= values.scalarCount, "more leaders than places")
        }

        /// The number of a language among those that may answer for the script, and its score.
        package subscript(place: Int) -> (candidate: Int, value: Float) {
            (Int(places[place]), values[place])
        }
    }

    /// The three languages that score highest in some words, among those that may answer for a script.
    ///
    /// - Parameters:
    ///   - words: Those of a window of text, whose sums fit 32 bits.
    ///   - script: The class of the script, in which some language may answer.
    ///   - factor: What scores are multiplied by.
    ///   - biases: What is added to the score of each language, as `paddedBiases` gives them.
    package func leaders(of words: Range<Int>, in units: TextUnits, script: Int, factor: Float, biases: [Float]) -> Leaders {
        let candidates = selection.tables.base + script
        precondition(candidates.pointee.count > 0, "a script that no language may answer for")
        precondition(biases.count == dragoman_stride_of(candidates.pointee.count), "biases of another script")
        var leaders = Leaders()
        var count = 0
        biases.withUnsafeBufferPointer { biases in
            withUnsafeMutableBytes(of: &leaders.places) { places in
                withUnsafeMutableBytes(of: &leaders.values) { values in
                    guard let biases = biases.baseAddress,
                        let places = places.assumingMemoryBound(to: UInt16.self).baseAddress,
                        let values = values.assumingMemoryBound(to: Float.self).baseAddress
                    else { return }
                    units.withLanes(of: words) {
                        count = dragoman_find_leaders(candidates, biases, $0, words.count, factor, places, values)
                    }
                }
            }
        }
        leaders.count = count
        return leaders
    }

    /// The bias that keeps a language from being a leader.
    package static var excluded: Float { Float(dragoman_excluded) }

    /// Biases as `leaders` takes them: one for each language that may answer for a script, in the order of `answerable`.
    package static func paddedBiases(_ biases: [Float]) -> [Float] {
        biases + repeatElement(excluded, count: dragoman_stride_of(biases.count) - biases.count)
    }

    /// The weights of up to sixteen columns, lane by lane, for `weigh`; places that none is named for are zero.
    ///
    /// - Parameters:
    ///   - columns: The columns for the first places.
    ///   - place: The first place for `others`.
    package func matrix(ofColumns columns: [Int], from place: Int, _ others: [Int]) -> [SIMD16<Float>] {
        precondition(columns.count <= place && place + others.count <= SIMD16<Float>.scalarCount, "more columns than places")
        var matrix = [SIMD16<Float>](repeating: .zero, count: Int(dragoman_lanes))
        for lane in matrix.indices {
            for slot in columns.indices { matrix[lane][slot] = profile.matrix[lane * profile.stride + columns[slot]] }
            for slot in others.indices { matrix[lane][place + slot] = profile.matrix[lane * profile.stride + others[slot]] }
        }
        return matrix
    }

    /// Appends the scores of each of some words in the columns of a matrix, times a factor.
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
                    dragoman_weigh_words($0, words.count, matrix, factor, target + first * Int(dragoman_score_block))
                }
            }
        }
    }
}
