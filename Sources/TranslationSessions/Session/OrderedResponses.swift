/// Responses put in the order of their requests as they come.
final class OrderedResponses: Sendable {
    private let responses: Locked<[TranslationSession.Response?]>

    init(count: Int) {
        responses = Locked(Array(repeating: nil, count: count))
    }

    /// Puts a response in its place.
    func set(_ response: TranslationSession.Response, at index: Int) {
        responses.withLock { $0[index] = response }
    }

    /// The responses that have come.
    var all: [TranslationSession.Response] {
        responses.withLock { $0 }.compactMap(\.self)
    }
}
