// SPDX-License-Identifier: Apache-2.0

/// The requests that are under way in a chain: what is still to be written, and what is still to be answered.
///
/// A value without processes or clocks; `ChainConversation` moves the bytes.
struct RequestPipeline: Sendable {
    /// What bytes from the chain brought.
    struct Reception: Sendable, Hashable {
        /// Answers to the requests that were waited for longest, in order, and what is wrong with those that failed by
        /// themselves.
        var answers: [Result<ChainAnswer, AnswerFailure>] = []
        /// Why what follows is not to be trusted. The requests after the answers count as not answered.
        var failure: AnswerFailure?
    }

    private struct Request: Sendable {
        let identifier: UInt64
        let piece: EncodedPiece
        let size: Int
        /// What an answer ends with.
        var end: [UInt8] { EncodedPiece.end(identifier: identifier) }
    }

    private var requests: [Request] = []
    private var written = 0
    private var outgoing: [UInt8] = []
    private var assembler = AnswerAssembler(limit: smallestAnswerLimit)

    /// Answers may always be so long; for long requests, sixteen times the request.
    private static let smallestAnswerLimit = 1 << 20

    /// How many requests are to be answered.
    var count: Int { requests.count }
    /// The bytes of the requests that are to be answered.
    private(set) var size = 0
    /// What is to be written.
    var unwritten: ArraySlice<UInt8> { outgoing[written...] }

    /// Adds a request. Identifiers are used once in the life of a chain.
    mutating func send(_ piece: EncodedPiece, identifier: UInt64) {
        let bytes = piece.request(identifier: identifier)
        outgoing.removeFirst(written)
        written = 0
        outgoing += bytes
        requests.append(Request(identifier: identifier, piece: piece, size: bytes.count))
        size += bytes.count
        assembler.limit = max(assembler.limit, 16 * bytes.count)
    }

    /// Bytes were written to the chain.
    mutating func didWrite(_ count: Int) {
        written += count
    }

    /// Bytes were read from the chain.
    mutating func didRead(_ bytes: some Collection<UInt8>) -> Reception {
        var reception = Reception()
        do throws(AnswerFailure) {
            for answer in try assembler.add(bytes) {
                // More answers than requests: a program has ended, and those after it emit zero bytes.
                guard let request = requests.first else { throw .wrongIdentifier }
                do throws(AnswerFailure) {
                    reception.answers.append(
                        .success(try AnswerDecoder.answer(from: answer, to: request.piece, identifier: request.identifier)))
                } catch {
                    guard error.isOfText, answer.suffix(request.end.count).elementsEqual(request.end) else { throw error }
                    reception.answers.append(.failure(error))
                }
                requests.removeFirst()
                size -= request.size
            }
        } catch {
            reception.failure = error
        }
        return reception
    }
}
