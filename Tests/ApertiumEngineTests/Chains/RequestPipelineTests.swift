// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationTesting

@testable import ApertiumEngine

@Suite struct RequestPipelineTests {
    private func answer(_ text: String, _ identifier: UInt64) -> [UInt8] { Array("\(text)[][#\(identifier)]".utf8) + [0] }

    @Test("Requests are written in order, as far as each write goes")
    func requestsAreWrittenInOrder() {
        var pipeline = RequestPipeline()
        var written: [UInt8] = []
        let pieces = (0..<50).map { EncodedPiece("texto \($0)") }
        for (number, piece) in pieces.enumerated() {
            pipeline.send(piece, identifier: UInt64(number))
            let count = min(number % 17, pipeline.unwritten.count)
            written += pipeline.unwritten.prefix(count)
            pipeline.didWrite(count)
        }
        written += pipeline.unwritten
        pipeline.didWrite(pipeline.unwritten.count)
        #expect(written == pieces.enumerated().flatMap { $1.request(identifier: UInt64($0)) })
        #expect(pipeline.unwritten.isEmpty)
        #expect(pipeline.count == 50)
    }

    @Test("Answers are the same however the bytes are cut", arguments: [1, 2, 7, 1000])
    func answersAreTheSameHowever(size: Int) {
        var pipeline = RequestPipeline()
        for number in 0..<20 { pipeline.send(EncodedPiece("a b"), identifier: UInt64(number)) }
        let bytes = (0..<20).flatMap { answer("respuesta \($0)", UInt64($0)) }
        var translations: [String] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            let reception = pipeline.didRead(bytes[start..<min(start + size, bytes.count)])
            #expect(reception.failure == nil)
            translations += reception.answers.compactMap { try? $0.get().text }
        }
        #expect(translations == (0..<20).map { "respuesta \($0)" })
        #expect(pipeline.count == 0 && pipeline.size == 0)
    }

    @Test("What came before an answer that fails stands")
    func whatCameBeforeAnAnswer() {
        var pipeline = RequestPipeline()
        for number in 0..<4 { pipeline.send(EncodedPiece("a b"), identifier: UInt64(number)) }
        let reception = pipeline.didRead(answer("uno", 0) + answer("dos", 1) + [0] + answer("tres", 2))
        #expect(
            reception
                == RequestPipeline.Reception(
                    answers: [.success(ChainAnswer(text: "uno")), .success(ChainAnswer(text: "dos"))], failure: .wrongIdentifier))
        #expect(pipeline.count == 2)
    }

    @Test("A mark that leaks into one answer leaves those behind it")
    func aMarkThatLeaks() {
        var pipeline = RequestPipeline()
        for number in 0..<3 { pipeline.send(EncodedPiece("a b"), identifier: UInt64(number)) }
        let reception = pipeline.didRead(answer("uno", 0) + answer("dos<prn>", 1) + answer("tres", 2))
        #expect(
            reception
                == RequestPipeline.Reception(
                    answers: [
                        .success(ChainAnswer(text: "uno")), .failure(.leakedMark), .success(ChainAnswer(text: "tres")),
                    ]))
        #expect(pipeline.count == 0)
    }

    @Test("More answers than requests are a failure")
    func moreAnswersThanRequests() {
        var pipeline = RequestPipeline()
        pipeline.send(EncodedPiece("a b"), identifier: 0)
        #expect(
            pipeline.didRead(answer("uno", 0) + [0])
                == RequestPipeline.Reception(answers: [.success(ChainAnswer(text: "uno"))], failure: .wrongIdentifier))
    }

    @Test("An answer shifted by one is a failure")
    func anAnswerShiftedByOne() {
        var pipeline = RequestPipeline()
        for number in 0..<3 { pipeline.send(EncodedPiece("a b"), identifier: UInt64(number)) }
        #expect(pipeline.didRead(answer("dos", 1)).failure == .wrongIdentifier)
    }

    @Test("An answer that does not end is a failure before it fills the memory")
    func anAnswerThatDoesNot() {
        var pipeline = RequestPipeline()
        pipeline.send(EncodedPiece("a b"), identifier: 0)
        let bytes = [UInt8](repeating: 65, count: 1 << 16)
        var count = 0
        while pipeline.didRead(bytes).failure == nil, count < 100 { count += 1 }
        #expect(count == 16)
    }
}
