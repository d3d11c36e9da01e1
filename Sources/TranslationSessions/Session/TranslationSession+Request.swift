extension TranslationSession {
    /// One text to be translated.
    public struct Request: Sendable, Hashable {
        /// The text.
        public var sourceText: String
        /// What the response to this request will carry, unchanged. It need not be unique, but links a streamed response to its request.
        public var clientIdentifier: String?

        /// A request for the translation of a text.
        public init(sourceText: String, clientIdentifier: String? = nil) {
            self.sourceText = sourceText
            self.clientIdentifier = clientIdentifier
        }
    }
}
