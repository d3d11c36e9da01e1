/// Responses, or their results, put in the order of their requests as they come.
final class OrderedResponses<Response: Sendable>: Sendable {
    private let responses: Locked<[Response?]>

    init(count: Int) {
        responses = Locked(Array(repeating: nil, count: count))
    }

    /// Puts a response in its place.
    func set(_ response: Response, at index: Int) {
        responses.withLock { $0[index] = response }
    }

    /// The responses that have come.
    var all: [Response] {
        responses.withLock { $0 }.compactMap(\.self)
    }
}
