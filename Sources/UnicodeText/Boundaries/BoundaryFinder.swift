// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

/// Finds the boundaries between the characters, words, lines or sentences of texts, by Unicode's rules and ICU's dictionaries.
///
/// A finder serves many texts, one after the other, and making one takes some microseconds. A finder is not `Sendable`: make
/// one for each thread.
///
///     let finder = try BoundaryFinder(.word)
///     for piece in finder.pieces(of: text) where piece.isWord { … }
///     finder.offsets(in: "Good day.")  // [0, 4, 5, 8, 9]
///
/// Any text will do. ICU counts in 32 bits, so a text of more than a gibibyte is searched in windows that end after a line
/// feed; a boundary within 4 kB of a window's end may differ from ICU's own only where a whole window holds no line feed.
public final class BoundaryFinder {
    /// What is found.
    public let kind: BoundaryKind
    /// The locale whose rules are used.
    public let locale: LocaleIdentifier

    let handle: OpaquePointer
    /// The largest stretch of text shown to ICU at once, in bytes.
    let windowSize: Int
    /// Where ICU's iterator stands, so that two searches with one finder do not disturb each other.
    var state = State()
    private var searchCount: UInt64 = 0

    /// Which search used ICU's iterator last, and at which offset it stands.
    struct State: Equatable {
        var search: UInt64 = 0
        var position = 0
    }

    /// A finder of one kind of boundary.
    ///
    /// - Parameters:
    ///   - kind: What to find.
    ///   - locale: The locale of the text, where its rules differ. The extension `u-ss-standard` keeps sentences whole after
    ///     known abbreviations, for the languages that ICU has lists of: `de-u-ss-standard`.
    /// - Throws: `UnicodeError` with the code `boundariesUnavailable` where ICU's data or memory are missing.
    public convenience init(_ kind: BoundaryKind, locale: LocaleIdentifier = .root) throws(UnicodeError) {
        try self.init(kind, locale: locale, windowSize: 1 << 30)
    }

    init(_ kind: BoundaryKind, locale: LocaleIdentifier, windowSize: Int) throws(UnicodeError) {
        var status: Int32 = 0
        guard let handle = cunicode_boundaries_open(kind.number, locale.bcp47, &status) else {
            throw UnicodeError(.boundariesUnavailable, locale.bcp47, icuCode: status)
        }
        self.handle = handle
        self.kind = kind
        self.locale = locale
        self.windowSize = windowSize
    }

    deinit {
        cunicode_boundaries_close(handle)
    }

    /// The pieces between the boundaries of a text, in order, found as they are asked for. Together they are the text.
    public func pieces<Text: StringProtocol>(of text: Text) -> TextPieces<Text> {
        TextPieces(text: text, finder: self)
    }

    /// The pieces between the boundaries of UTF-8 bytes, which need not be well-formed: what is not counts as U+FFFD.
    public func pieces(inUTF8 bytes: some Collection<UInt8>) -> [TextPiece] {
        bytes.withContiguousBytes { bytes in
            var search = BoundarySearch(number: nextSearch())
            var pieces: [TextPiece] = []
            while let piece = search.next(in: bytes, with: self) {
                pieces.append(piece)
            }
            return pieces
        }
    }

    /// The offsets of all boundaries, in UTF-8, those at the start and at the end included; none for an empty text.
    public func offsets(in text: some StringProtocol) -> [Int] {
        offsets(inUTF8: text.utf8)
    }

    /// The offsets of all boundaries in UTF-8 bytes, which need not be well-formed; none where there are no bytes.
    public func offsets(inUTF8 bytes: some Collection<UInt8>) -> [Int] {
        bytes.withContiguousBytes { bytes in
            var search = BoundarySearch(number: nextSearch())
            var offsets = bytes.isEmpty ? [] : [0]
            while let piece = search.next(in: bytes, with: self) {
                offsets.append(piece.range.upperBound)
            }
            return offsets
        }
    }

    /// A number for a search of its own.
    func nextSearch() -> UInt64 {
        searchCount += 1
        return searchCount
    }
}

/// What stands between two boundaries of a text.
public enum BoundaryKind: Sendable, Hashable, CaseIterable {
    /// What a reader takes for one character.
    case grapheme
    /// A word, or what stands between words: each space and each punctuation mark is a piece of its own. Dictionaries divide
    /// Chinese, Japanese, Thai, Lao, Khmer and Burmese.
    case word
    /// What must stay on one line, with the white space after it.
    case line
    /// A sentence with the white space after it; a line feed ends it too.
    case sentence

    var number: Int32 {
        switch self {
        case .grapheme: Int32(CUNICODE_GRAPHEMES)
        case .word: Int32(CUNICODE_WORDS)
        case .line: Int32(CUNICODE_LINES)
        case .sentence: Int32(CUNICODE_SENTENCES)
        }
    }
}
