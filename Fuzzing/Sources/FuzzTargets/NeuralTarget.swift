// SPDX-License-Identifier: Apache-2.0

import NeuralEngine

/// Any bytes are a model, a shortlist, a vocabulary, or an error that says what is wrong and where: the first byte says which.
struct NeuralTarget {
    func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first else { return }
        let kinds = NeuralFileKind.allCases
        // The copy begins on an address that floats may be read from.
        Array(bytes.dropFirst()).withUnsafeBytes { file in
            do throws(NeuralError) {
                try kinds[Int(first) % kinds.count].verify(file, path: "input")
            } catch {
                require(error.code == .fileUnreadable && error.why.contains("at byte"), "an error that says nothing: \(error)")
            }
        }
    }
}
