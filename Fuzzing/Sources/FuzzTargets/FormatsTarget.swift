// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition

/// Any bytes are a document in some format, or an error with a line; the first byte says in which.
struct FormatsTarget {
    private let formats = DocumentFormatRegistry.standard

    func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first else { return }
        let rest = Array(bytes.dropFirst())
        _ = try? formats.format(ofFileNamed: nil, beginning: rest)
        let format = formats.formats[Int(first) % formats.formats.count]
        let content = String(decoding: rest, as: UTF8.self)
        guard let document = try? Document(content, format: format) else { return }
        var (end, outer) = (0, document.passages.first)
        for passage in document.passages {
            let start = passage.range.lowerBound
            let isInside = outer?.pieces.contains { $0.kind == .inline && $0.source.contains(start) } ?? false
            require(isInside || passage.range.lowerBound >= end, "passages overlap")
            if !isInside { (end, outer) = (passage.range.upperBound, passage) }
            var (source, text) = (passage.range.lowerBound, 0)
            for piece in passage.pieces {
                require(piece.source.lowerBound == source && piece.text.lowerBound == text, "pieces with a gap")
                (source, text) = (piece.source.upperBound, piece.text.upperBound)
            }
            let isCovered = source == passage.range.upperBound && text == passage.text.utf8.count
            require(isCovered, "pieces that do not cover their passage")
        }
        require(end <= content.utf8.count, "a passage outside of the document")
        require(
            document.replacing(document.passages.map(\.text)).utf8.elementsEqual(content.utf8), "changed by replacing nothing")
        let texts = document.passages.enumerated().map { index, passage in
            Document.Replacement(passage: index, range: 0..<passage.text.utf8.count, text: passage.text.uppercased())
        }
        let declarations = (format as? any AnnotatedFormat)?.declarations(
            of: "ar", in: document, translated: texts.map { [$0.range] })
        let loud = document.replacing(texts, declarations: declarations ?? [])
        // What is written can be read again; in catalogues it is translated then.
        require((try? Document(loud, format: format)) != nil, "what is written cannot be read")
    }
}
