// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A text with placeholders on its way through an engine that may lose them. This is the one place where lost placeholders are
/// repaired.
///
/// A text goes to an engine as a whole. Where its translation has lost or doubled a placeholder, or there is none, the words
/// before, between and after the placeholders go once more, each stretch by itself, and the placeholders come back between
/// them. That is worse for the words, whose sentence is cut, and right for what the placeholders stand for, which nobody could
/// put back otherwise.
///
/// The repair is a value that translates nothing itself. Whoever asks the engine reports to it what came back, and does what it
/// says:
///
///     var repair = PlaceholderRepair(of: "Press \u{FFFC} to go on.")
///     var step = repair.translated(try await translate(repair.text))
///     if case .translate(let pieces) = step {
///         for piece in pieces { step = repair.translated(piece, as: try await translate(piece.text)) }
///     }
///     if case .accept(let translation) = step { print(translation) }
///
/// An engine with marks of its own, or one that puts placeholders where the alignment of its words says, makes the repair of
/// `Segment`s that hold what the marks stand for, and tells by `failed()` that a translation does not have each of them once.
public struct PlaceholderRepair: Sendable {
    /// A segment of the text.
    public enum Segment: Sendable, Hashable {
        /// Words to be translated, and the white space around them.
        case words(String)
        /// What a placeholder stands for, or a placeholder itself.
        case placeholder(String)
    }

    /// Words between placeholders, without the white space around them.
    public struct Piece: Sendable, Hashable {
        /// The words.
        public let text: String
        /// Which segment of the text they are.
        let index: Int
    }

    /// What is to be done.
    public enum Step: Sendable, Hashable {
        /// Take this for the translation of the whole.
        case accept(String)
        /// Have each of these translated by itself; `translated(_:as:)` takes their translations in any order.
        case translate([Piece])
        /// Wait for the translations of further pieces.
        case wait
        /// Give the text up: it has no placeholder at which it could be cut.
        case giveUp
    }

    private let segments: [Segment]
    /// The text in pieces, once it is to go in these.
    private var pieces: CutText?

    /// A text in segments, words and placeholders in any order.
    public init(of segments: [Segment]) {
        self.segments = segments
    }

    /// A text in which U+FFFC stands for what is not translated.
    public init(of text: String) {
        var segments: [Segment] = []
        for (index, stretch) in Placeholder.stretches(of: text).enumerated() {
            if index > 0 { segments.append(.placeholder(Placeholder.text)) }
            segments.append(.words(String(stretch)))
        }
        self.init(of: segments)
    }

    /// The whole text.
    public var text: String {
        segments.map { segment in
            switch segment {
            case .words(let text), .placeholder(let text): text
            }
        }.joined()
    }

    /// The whole text was translated.
    ///
    /// The translation is taken where it has as many U+FFFC as the text, and words if the text has some. Placeholders all look
    /// alike, so nobody can tell them apart.
    public mutating func translated(_ translation: String) -> Step {
        let accepted = Self.hasLostAllWords(translation, of: text) ? nil : Self.accepted(translation, of: text)
        return accepted.map { .accept($0) } ?? failed()
    }

    /// Whether a text has words beside its placeholders, and its translation has none: models make nothing of `%s done` at times.
    private static func hasLostAllWords(_ translation: String, of text: String) -> Bool {
        func hasWords(_ text: String) -> Bool { text.unicodeScalars.contains(where: \.properties.isAlphabetic) }
        return Placeholder.count(in: text) > 0 && hasWords(text) && !hasWords(translation)
    }

    /// The whole text could not be translated, or its translation does not have each placeholder once.
    public mutating func failed() -> Step {
        guard segments.contains(where: \.isPlaceholder) else { return .giveUp }
        var cut = CutText()
        for segment in segments {
            switch segment {
            case .words(let text): cut.append(text[...], needsLetters: false)
            case .placeholder(let text): cut.append(kept: text)
            }
        }
        pieces = cut
        return cut.openCount == 0 ? .accept(cut.text) : .translate(cut.pieces.map { Piece(text: $1, index: $0) })
    }

    /// One of the pieces was translated. Where one cannot be, the text is to be given up.
    ///
    /// U+FFFC that the translation has of its own is left out: the words had none.
    public mutating func translated(_ piece: Piece, as translation: String) -> Step {
        let words = Self.accepted(translation, of: piece.text) ?? translation
        let needsSpace = losesElision(words, of: piece)
        pieces?.settle(piece.index, with: needsSpace ? words + " " : words)
        guard let pieces, pieces.openCount == 0 else { return .wait }
        return .accept(pieces.text)
    }

    /// Whether words that were elided before a placeholder, as in `l'￼`, came back whole, so that a space belongs between them.
    private func losesElision(_ translation: String, of piece: Piece) -> Bool {
        guard let last = piece.text.last, "'’".contains(last), let end = translation.last, !"'’".contains(end), !end.isWhitespace,
            let next = pieces?.segments[(piece.index + 1)...].first?.text.first
        else { return false }
        return !next.isWhitespace
    }

    /// What is taken of the translation of a whole text: all of it where it has the text's placeholders, nil where some are lost
    /// or doubled. Placeholders of a text that had none are left out: models make them up of what they do not know.
    package static func accepted(_ translation: String, of text: String) -> String? {
        if areKept(of: text, in: translation) { return translation }
        return Placeholder.count(in: text) == 0 ? Placeholder.stretches(of: translation).joined() : nil
    }

    /// Whether a translation has as many placeholders as its text.
    static func areKept(of text: String, in translation: String) -> Bool {
        Placeholder.count(in: translation) == Placeholder.count(in: text)
    }
}

extension PlaceholderRepair.Segment {
    fileprivate var isPlaceholder: Bool {
        if case .placeholder = self { true } else { false }
    }
}
