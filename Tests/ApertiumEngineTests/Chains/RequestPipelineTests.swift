import Testing
import TranslationTesting

@testable import ApertiumEngine

@Suite struct RequestPipelineTests {
    private func answer(_ text: String, _ identifier: UInt64) -> [UInt8] { Array("\(text)[][#\(identifier)]".utf8) + [0] }

    @Test func `Requests are written in order, as far as each write goes`() {
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

    @Test(arguments: [1, 2, 7, 1000]) func `Answers are the same however the bytes are cut`(size: Int) {
        var pipeline = RequestPipeline()
        for number in 0..<20 { pipeline.send(EncodedPiece("a b"), identifier: UInt64(number)) }
        let bytes = (0..<20).flatMap { answer("respuesta \($0)", UInt64($0)) }
        var translations: [String] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            let reception = pipeline.didRead(bytes[start..<min(start + size, bytes.count)])
            #expect(reception.doubt == nil)
            translations += reception.translations
        }
        #expect(translations == (0..<20).map { "respuesta \($0)" })
        #expect(pipeline.count == 0 && pipeline.size == 0)
    }

    @Test func `What came before an answer in doubt stands`() {
        var pipeline = RequestPipeline()
        for number in 0..<4 { pipeline.send(EncodedPiece("a b"), identifier: UInt64(number)) }
        let reception = pipeline.didRead(answer("uno", 0) + answer("dos", 1) + [0] + answer("tres", 2))
        #expect(reception == RequestPipeline.Reception(translations: ["uno", "dos"], doubt: .wrongIdentifier))
        #expect(pipeline.count == 2)
    }

    @Test func `More answers than requests are in doubt`() {
        var pipeline = RequestPipeline()
        pipeline.send(EncodedPiece("a b"), identifier: 0)
        #expect(
            pipeline.didRead(answer("uno", 0) + [0]) == RequestPipeline.Reception(translations: ["uno"], doubt: .wrongIdentifier))
    }

    @Test func `An answer shifted by one is in doubt`() {
        var pipeline = RequestPipeline()
        for number in 0..<3 { pipeline.send(EncodedPiece("a b"), identifier: UInt64(number)) }
        #expect(pipeline.didRead(answer("dos", 1)).doubt == .wrongIdentifier)
    }

    @Test func `An answer that does not end is in doubt before it fills the memory`() {
        var pipeline = RequestPipeline()
        pipeline.send(EncodedPiece("a b"), identifier: 0)
        let bytes = [UInt8](repeating: 65, count: 1 << 16)
        var count = 0
        while pipeline.didRead(bytes).doubt == nil, count < 100 { count += 1 }
        #expect(count == 16)
    }
}
