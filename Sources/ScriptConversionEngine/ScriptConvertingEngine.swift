// SPDX-License-Identifier: Apache-2.0

import TranslationBatches
public import TranslationSessions

/// Changes the script of a language and leaves its words alone: Serbian from Cyrillic to Latin by ICU, and Chinese between
/// simplified and traditional characters by OpenCC.
///
///     let engine = ScriptConvertingEngine()
///     let pairs = await engine.offer().pairs  // sr → sr-Latn, zh-Hans → zh-Hant, zh-Hant → zh-Hans
///
/// Serbian in Latin letters is not changed back: `nj` and `dž` do not tell how a word was written. Traditional characters are
/// those of Taiwan's standard; no words are replaced by what is said there. Neither direction of Chinese is lossless.
///
/// Without the trait `OpenCC` the engine offers no Chinese.
public final class ScriptConvertingEngine: TranslationEngine {
    private let conversions: [ScriptConversion]

    /// An engine. Tables are read when they are needed for the first time, and kept.
    public init() {
        conversions = ScriptConversion.all
    }

    /// `script conversion`.
    public var name: String { "script conversion" }

    /// They are in no language's script.
    public var keepsPlaceholders: Bool { true }

    /// The pairs, installed or not.
    public func offer() async -> EngineOffer {
        EngineOffer(pairs: conversions.map(\.pair))
    }

    /// Converts texts. Characters that are not in the language's script, control characters included, stay as they are.
    ///
    /// - Throws: `ScriptConversionError` where the pair is not one of the engine's or its tables cannot be read;
    ///   `CancellationError`.
    public func translate(
        _ texts: [String], over pair: EnginePair, answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws {
        guard let conversion = conversions.first(where: { $0.serves(pair) }) else {
            throw ScriptConversionError(.unknownPair, pair.name)
        }
        try Task.checkCancellation()
        let converter = try conversion.converter()
        for (index, text) in texts.enumerated() {
            answer(EngineAnswer(index: index, result: try await Self.converted(text, by: converter)))
        }
    }

    /// How many bytes are converted before other tasks have their turn.
    private static let pieceSize = 1 << 16

    /// Converts a text in pieces, between which other tasks have their turn and cancellation is heeded.
    private static func converted(_ text: String, by converter: any ScriptConverter) async throws -> Result<String, any Error> {
        var cut = TextCutter(maximum: .bytes(pieceSize)).cut(text)
        for (index, piece) in cut.pieces {
            try Task.checkCancellation()
            do {
                cut.settle(index, with: try converter.converted(piece[...]))
            } catch {
                return .failure(error)
            }
            await Task.yield()
        }
        return .success(cut.text)
    }
}
