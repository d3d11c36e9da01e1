// SPDX-License-Identifier: Apache-2.0

import CNeural

extension Workspace {
    /// Reads sentences: leaves for each layer of the decoder the keys and values of its attention.
    ///
    /// - Parameter sentences: The pieces of each, the one that ends the sentence included.
    func encode(_ sentences: [[UInt32]]) {
        rowStarts.removeAll(keepingCapacity: true)
        columnStarts.removeAll(keepingCapacity: true)
        sourceVectors.gather(sentences)
        var (row, column) = (0, 0)
        for sentence in sentences {
            rowStarts.append(row)
            columnStarts.append(column)
            for (position, piece) in sentence.enumerated() {
                embed(piece, sourceVectors, position: position, into: row + position)
            }
            row += sentence.count
            column += Self.columns(for: sentence.count)
        }
        rowStarts.append(row)
        columnStarts.append(column)
        for layer in weights.encoder {
            attendToThemselves(layer.attention, row)
            feedForward(layer.feedForward, row)
        }
        for (number, layer) in weights.decoder.enumerated() {
            quantize(states, row, for: layer.attention.key)
            multiply(layer.attention.key, row, into: keys)
            if layer.attention.value.quantizationScale != layer.attention.key.quantizationScale {
                quantize(states, row, for: layer.attention.value)
            }
            multiply(layer.attention.value, row, into: contextValues[number])
            for sentence in sentences.indices {
                let start = rowStarts[sentence]
                dragoman_transpose(
                    keys + start * width, rowStarts[sentence + 1] - start, width,
                    contextKeys[number] + columnStarts[sentence] * width, columns(of: sentence))
            }
        }
    }

    /// The columns of keys for so many rows.
    static func columns(for count: Int) -> Int {
        let multiple = Int(dragoman_key_multiple)
        return (count + multiple - 1) / multiple * multiple
    }

    /// The columns of keys of a sentence.
    func columns(of sentence: Int) -> Int { columnStarts[sentence + 1] - columnStarts[sentence] }

    private func attendToThemselves(_ layer: AttentionWeights, _ count: Int) {
        quantize(states, count, for: layer.query)
        multiply(layer.query, count, into: queries)
        if layer.key.quantizationScale != layer.query.quantizationScale { quantize(states, count, for: layer.key) }
        multiply(layer.key, count, into: keys)
        if layer.value.quantizationScale != layer.key.quantizationScale { quantize(states, count, for: layer.value) }
        multiply(layer.value, count, into: values)
        for sentence in 0..<rowStarts.count - 1 {
            let start = rowStarts[sentence]
            let rows = rowStarts[sentence + 1] - start
            dragoman_transpose(keys + start * width, rows, width, keyColumns, columns(of: sentence))
            var memory = dragoman_memory(
                keys: keyColumns, stride: columns(of: sentence), values: values + start * width, count: rows, width: width,
                heads: weights.settings.headCount)
            functions.attend(queries + start * width, rows, &memory, attention, attended + start * width, nil)
        }
        quantize(attended, count, for: layer.output)
        multiply(layer.output, count, into: queries)
        add(queries, to: states, count, layer.normalization)
    }
}
