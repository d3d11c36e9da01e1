// SPDX-License-Identifier: Apache-2.0

/// Puts documents together that mix languages, from labelled lines.
package struct MixtureGenerator: Sendable {
    /// The text to draw from.
    package struct Material: Sendable {
        /// Sentences by language.
        package let sentences: [String: [String]]
        /// Pieces of a few words by language.
        package let pieces: [String: [String]]

        package init(sentences: [String: [String]], pieces: [String: [String]]) {
            self.sentences = sentences
            self.pieces = pieces
        }
    }

    private let material: Material
    /// The languages it draws from, in order.
    package let tags: [String]
    private var random: SeededGenerator

    /// A generator over material, which has sentences and pieces in five languages at least.
    package init(seed: UInt64, material: Material) {
        self.material = material
        self.tags = material.sentences.keys.filter { material.pieces[$0] != nil }.sorted()
        self.random = SeededGenerator(seed: seed)
    }

    /// The next document of a kind.
    package mutating func next(_ kind: MixtureKind) -> MixedDocument {
        switch kind {
        case .paragraphs: paragraphs(in: languages(2...5), kind: kind)
        case .sentences: mixedParagraph(in: languages(2...5))
        case .phrases: sentenceWithEmbeddedPhrase()
        case .monolingual: paragraphs(in: languages(1...1), kind: kind)
        case .lines: line(in: languages(1...1)[0])
        }
    }

    /// The next document in one language: paragraphs of one to four sentences, until it is long enough.
    package mutating func next(in tag: String, _ length: MonolingualLength) -> MixedDocument {
        var document = MixedDocument(kind: .monolingual)
        var letters = 0
        while letters < length.letters {
            let count = length == .sentence ? 1 : random.number(in: 1...4)
            let paragraph = (0..<count).map { _ in sentence(in: tag) }.joined(separator: " ")
            letters += max(1, paragraph.unicodeScalars.count { $0.properties.isAlphabetic })
            document.append((document.text.isEmpty ? "" : length == .paragraph ? " " : "\n\n") + paragraph, in: tag)
        }
        return document
    }

    /// This many different languages.
    private mutating func languages(_ count: ClosedRange<Int>) -> [String] {
        Array(random.shuffled(tags).prefix(random.number(in: count)))
    }

    /// Every language has a paragraph at least; paragraphs beyond that are in any of them.
    private mutating func paragraphs(in languages: [String], kind: MixtureKind) -> MixedDocument {
        var document = MixedDocument(kind: kind)
        let extra = (0..<random.number(in: 1...4)).map { _ in random.one(of: languages) }
        for (index, tag) in random.shuffled(languages + extra).enumerated() {
            let sentences = (0..<random.number(in: 1...4)).map { _ in sentence(in: tag) }
            document.append((index == 0 ? "" : "\n\n") + sentences.joined(separator: " "), in: tag)
        }
        return document
    }

    /// Runs of one to three sentences in one language after the other; every language has a run at least.
    private mutating func mixedParagraph(in languages: [String]) -> MixedDocument {
        var document = MixedDocument(kind: .sentences)
        let extra = (0..<random.number(in: 0...3)).map { _ in random.one(of: languages) }
        for (index, tag) in random.shuffled(languages + extra).enumerated() {
            let sentences = (0..<random.number(in: 1...3)).map { _ in sentence(in: tag) }
            document.append((index == 0 ? "" : " ") + sentences.joined(separator: " "), in: tag)
        }
        return document
    }

    private mutating func line(in tag: String) -> MixedDocument {
        var document = MixedDocument(kind: .lines)
        document.append(sentence(in: tag), in: tag)
        return document
    }

    /// A sentence with a phrase of another language between two of its words; every other phrase stands in quotation marks.
    private mutating func sentenceWithEmbeddedPhrase() -> MixedDocument {
        var document = MixedDocument(kind: .phrases)
        let pair = languages(2...2)
        let words = sentence(in: pair[0]).split(separator: " ").map(String.init)
        let phrase = random.one(of: material.pieces[pair[1]] ?? [])
        let place = words.count < 2 ? words.count : random.number(in: 1...words.count - 1)
        document.append(words[..<place].joined(separator: " ") + " ", in: pair[0])
        document.append(random.chance(0.5) ? "“\(phrase)”" : phrase, in: pair[1])
        if place < words.count {
            document.append(" " + words[place...].joined(separator: " "), in: pair[0])
        }
        return document
    }

    /// A line that ends as a sentence of its script ends.
    private mutating func sentence(in tag: String) -> String {
        let line = random.one(of: material.sentences[tag] ?? [])
        guard let last = line.unicodeScalars.last, last.properties.isAlphabetic || last.properties.numericType != nil else {
            return line
        }
        return line + SentenceEnd.mark(after: last)
    }
}

/// What ends a sentence, by the script of its last letter.
private enum SentenceEnd {
    static func mark(after letter: Unicode.Scalar) -> String {
        switch letter.value {
        case 0x0531...0x0587: "։"
        case 0x0600...0x06FF: letter.value == 0x06D2 ? "۔" : "."
        case 0x0900...0x0A7F: "।"
        case 0x0E00...0x0E7F: ""
        case 0x1200...0x137F: "።"
        case 0x3040...0x30FF, 0x3400...0x9FFF: "。"
        default: "."
        }
    }
}
