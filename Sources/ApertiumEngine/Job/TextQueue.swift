import TranslationSessions

/// The texts of a call: gives out their pieces one by one, and puts the translations of the pieces together again.
///
/// Texts are cut when their turn comes, so that a batch of many texts is never held in pieces as a whole.
struct TextQueue {
    /// A piece of a text.
    struct Piece: Sendable, Hashable {
        /// Which text it is of.
        let text: Int
        /// Which part of the text it is.
        let part: Int
        /// The piece.
        let source: String
        /// The piece as it travels.
        let encoded: EncodedPiece
    }

    private struct OpenText {
        var parts: [TextParts.Part]
        var missing: Int
        var failure: (any Error)?
    }

    private let texts: [String]
    private let cut: (String) -> TextParts
    private var nextText = 0
    /// The pieces of the text that was cut last, in reverse order.
    private var pieces: [Piece] = []
    private var open: [Int: OpenText] = [:]

    /// - Parameter cut: Cuts a text.
    init(_ texts: [String], cut: @escaping (String) -> TextParts) {
        self.texts = texts
        self.cut = cut
    }

    /// The next piece; nil when there are no more.
    ///
    /// - Parameter answer: Takes the answers to texts without any piece that are passed on the way: they stay as they are.
    mutating func next(answer: (EngineAnswer) -> Void) -> Piece? {
        while pieces.isEmpty, nextText < texts.count {
            let index = nextText
            nextText += 1
            let parts = cut(texts[index]).parts
            pieces = parts.indices.reversed().compactMap { part in
                guard case .piece(let source) = parts[part] else { return nil }
                let encoded = EncodedPiece(source)
                // An address by itself, for instance, has nothing to translate.
                return encoded.hasWords ? Piece(text: index, part: part, source: source, encoded: encoded) : nil
            }
            if pieces.isEmpty {
                answer(EngineAnswer(index: index, result: .success(texts[index])))
            } else {
                open[index] = OpenText(parts: parts, missing: pieces.count)
            }
        }
        return pieces.popLast()
    }

    /// A piece has its translation, or has failed.
    ///
    /// - Returns: The answer to the text, where this was the last of its pieces. It fails where one of them did.
    mutating func settle(_ piece: Piece, _ result: Result<String, any Error>) -> EngineAnswer? {
        guard var text = open.removeValue(forKey: piece.text) else { return nil }
        switch result {
        case .success(let translation): text.parts[piece.part] = .kept(translation)
        case .failure(let error): text.failure = text.failure ?? error
        }
        text.missing -= 1
        guard text.missing == 0 else {
            open[piece.text] = text
            return nil
        }
        if let failure = text.failure { return EngineAnswer(index: piece.text, result: .failure(failure)) }
        return EngineAnswer(index: piece.text, result: .success(text.parts.map(\.text).joined()))
    }
}

extension TextParts.Part {
    /// The text of the part.
    fileprivate var text: String {
        switch self {
        case .kept(let text), .piece(let text): text
        }
    }
}
