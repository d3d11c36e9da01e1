// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import TextScanning

extension WebVTT {
    /// The languages of `<lang>` inside of cues, where all of the text in such a tag was translated.
    ///
    /// - Complexity: Linear in the length of the document, and in how deep such tags stand in each other.
    public func declarations(of language: LanguageTag, in document: Document, translated: [[Range<Int>]]) -> [DocumentEdit] {
        let bytes = Array(document.content.utf8)
        let spans = CueReader(bytes).cues.flatMap { CueLanguage.all(in: $0, of: bytes) }
        guard !spans.isEmpty else { return [] }
        var parts = DeclaringParts()
        var (index, around) = (0, [CueLanguage]())
        for (passage, ranges) in zip(document.passages, translated) {
            passage.countLetters(translated: ranges) { piece, _, isTranslated in
                let position = piece.source.lowerBound
                while index < spans.count, spans[index].content.lowerBound <= position {
                    around.append(spans[index])
                    index += 1
                }
                around.removeAll { $0.content.upperBound <= position }
                parts.count(around.last?.name.lowerBound, isTranslated: isTranslated)
            }
        }
        return spans.compactMap { span in
            let said = LanguageTag(String(decoding: bytes[span.name], as: UTF8.self))
            guard parts.isTranslated(span.name.lowerBound), said?.saysSame(as: language) != true else { return nil }
            return DocumentEdit(range: span.name, text: language.canonical)
        }
    }
}

extension WebVTT {
    /// The phrases of a cue that stand in a tag such as `<lang es>`; one in another counts as a part of that.
    static func declaredPhrases(in cue: [SourceLines.Line], of bytes: [UInt8]) -> [Passage.DeclaredPhrase] {
        var phrases: [Passage.DeclaredPhrase] = []
        var end = 0
        for span in CueLanguage.all(in: cue, of: bytes) where span.content.lowerBound >= end && !span.content.isEmpty {
            end = span.content.upperBound
            guard let language = LanguageTag(String(decoding: bytes[span.name], as: UTF8.self)) else { continue }
            phrases.append(Passage.DeclaredPhrase(source: span.content, language: language))
        }
        return phrases
    }
}

/// A tag such as `<lang es>` in a cue.
private struct CueLanguage {
    /// Where the language is named.
    let name: Range<Int>
    /// Where what is in it stands; the cue ends it where no other tag does.
    let content: Range<Int>

    /// Those of a cue, in the order of their tags.
    static func all(in lines: [SourceLines.Line], of bytes: [UInt8]) -> [CueLanguage] {
        guard let first = lines.first, let last = lines.last else { return [] }
        let text = bytes[first.content.lowerBound..<last.content.upperBound]
        var spans: [CueLanguage] = []
        var open: [Int] = []
        var rest = text
        while let start = rest.firstIndex(of: UInt8(ascii: "<")), let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) {
            let tag = rest[(start + 1)..<end]
            rest = rest[(end + 1)...]
            if tag.elementsEqual("/lang".utf8) {
                guard let index = open.popLast() else { continue }
                spans[index] = CueLanguage(name: spans[index].name, content: spans[index].content.lowerBound..<start)
            } else if tag.starts(with: "lang".utf8),
                tag.dropFirst(4).first.map({ $0.isASCIISpace || $0 == UInt8(ascii: ".") }) == true,
                let name = tag.split(whereSeparator: \.isASCIISpace).dropFirst().last
            {
                open.append(spans.count)
                spans.append(CueLanguage(name: name.startIndex..<name.endIndex, content: rest.startIndex..<text.endIndex))
            }
        }
        return spans
    }
}
