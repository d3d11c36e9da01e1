// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Texts for the tests")
struct TestSentencesTests {
    @Test("At least a hundred languages have sentences")
    func manyLanguages() {
        #expect(TestSentences.tags.count >= 100)
    }

    @Test("A language has at least five sentences, each trimmed and in NFC", arguments: TestSentences.tags)
    func enoughCleanSentences(tag: String) throws {
        let sentences = try TestSentences.lines(of: tag)
        #expect(sentences.count >= 5)
        for sentence in sentences {
            #expect(sentence == sentence.trimmingCharacters(in: .whitespaces))
            #expect(sentence.unicodeScalars.elementsEqual(sentence.precomposedStringWithCanonicalMapping.unicodeScalars))
        }
    }

    @Test("No sentence stands twice, in one language or in two")
    func noSentenceTwice() throws {
        let languages = Dictionary(grouping: try TestSentences.all(), by: \.text).mapValues { $0.map(\.tag) }
        #expect(languages.filter { $0.value.count > 1 }.isEmpty)
    }

    @Test("Each kind of noise has a dozen different lines", arguments: TestSentences.noiseKinds)
    func dozenLinesOfNoise(kind: String) throws {
        #expect(Set(try TestSentences.noiseLines(of: kind)).count == 12)
    }

    @Test("The spans of a mixed document join to it, and white space belongs to the span before it")
    func spansCoverTheirDocument() throws {
        let documents = try TestSentences.mixedDocuments()
        #expect(documents.count >= 20)
        for document in documents {
            #expect(document.spans.map(\.text).joined() == document.text, "\(document.name)")
            #expect(document.spans.allSatisfy { $0.text.first?.isWhitespace == false }, "\(document.name)")
            #expect(zip(document.spans, document.spans.dropFirst()).allSatisfy { $0.tag != $1.tag }, "\(document.name)")
        }
    }

    @Test("A mixed document holds two to five languages")
    func severalLanguages() throws {
        for document in try TestSentences.mixedDocuments() {
            #expect((2...5).contains(Set(document.spans.map(\.tag)).subtracting(["und"]).count), "\(document.name)")
        }
    }
}
