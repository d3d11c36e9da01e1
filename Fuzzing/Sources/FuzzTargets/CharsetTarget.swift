// SPDX-License-Identifier: Apache-2.0

import TextStreams
import UnicodeText

/// Any bytes are a text in some charset: conversion by pieces gives what conversion of the whole gives, and well-formed UTF-8.
struct CharsetTarget {
    private let charsets = Charset.all

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws {
        guard let first = bytes.first, let second = bytes.dropFirst().first else { return }
        let text = Array(bytes.dropFirst(2))
        _ = try CharsetGuess.guesses(for: text, strippingMarkup: first % 2 == 0)

        // By its own finding; a piece is as long as the first byte says.
        let size = Int(first) + 1
        for charset in [nil, charsets[Int(second) % charsets.count]] {
            var decoder = TextDecoder(charset: charset)
            var (decoded, start) = ([UInt8](), 0)
            for piece in stride(from: 0, to: text.count, by: size) {
                start = decoded.count
                decoded += text[piece..<min(piece + size, text.count)]
                try decoder.decode(&decoded, from: start)
            }
            try decoder.finish(&decoded)
            guard case .charset(let found) = decoder.encoding else {
                require(decoded == text, "what is not converted is changed")
                continue
            }
            require(String(validating: decoded, as: UTF8.self) != nil, "no well-formed UTF-8 from \(found)")
            guard charset != nil else { continue }
            let whole = try found.decode(text)
            require(Array(whole.string.utf8) == decoded, "other text by pieces from \(found)")
            require(whole.malformedCount == decoder.malformedCount, "other faults by pieces from \(found)")
        }
    }
}
