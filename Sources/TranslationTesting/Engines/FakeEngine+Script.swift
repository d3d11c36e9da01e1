// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
public import TranslationBatches
public import TranslationSessions

extension FakeEngine {
    /// What a fake engine does with a call.
    public struct Script: Sendable {
        /// In which order the texts are answered.
        public enum Order: Sendable {
            /// As they were given.
            case asGiven
            /// The last first.
            case reversed
            /// In an order that looks like none, the same for the same seed and number of texts.
            case shuffled(seed: UInt64)
        }

        /// The translation of a text.
        public var translation: @Sendable (String, EnginePair) -> String
        /// Which parts of a text became which of its translation; nil where the engine does not tell.
        public var alignment: @Sendable (String, String) -> TranslationAlignment?
        /// What the engine finds of the translation of a text; nil where nothing.
        public var quality: @Sendable (String) -> EnginePair.Quality?
        /// How many words of a text the engine does not know; nil where it does not tell.
        public var unknownWordCount: @Sendable (String) -> Int?
        /// In which order the texts are answered.
        public var order: Order
        /// Why a text alone cannot be translated; nil where it can.
        public var failure: @Sendable (String) -> (any Error)?
        /// What the call throws once all its texts are answered; nil for a call that succeeds.
        public var failureOfCall: (any Error)?
        /// Where the engine waits before it answers a text; nil where it does not.
        public var latch: @Sendable (String) -> Latch?
        /// Where the engine waits before it says which pairs it offers.
        public var pairsLatch: Latch?
        /// What the engine says instead of what it offers; nil where it says that.
        public var outage: EngineOutage?
        /// Whether the engine heeds its cancellation, as it must.
        public var heedsCancellation: Bool

        /// A script that marks each text with its pair, unless told.
        public init(
            translation: @escaping @Sendable (String, EnginePair) -> String = Script.mark,
            alignment: @escaping @Sendable (String, String) -> TranslationAlignment? = { _, _ in nil },
            quality: @escaping @Sendable (String) -> EnginePair.Quality? = { _ in nil },
            unknownWordCount: @escaping @Sendable (String) -> Int? = { _ in nil },
            order: Order = .asGiven, failure: @escaping @Sendable (String) -> (any Error)? = { _ in nil },
            failureOfCall: (any Error)? = nil, latch: @escaping @Sendable (String) -> Latch? = { _ in nil },
            pairsLatch: Latch? = nil, outage: EngineOutage? = nil, heedsCancellation: Bool = true
        ) {
            self.translation = translation
            self.alignment = alignment
            self.quality = quality
            self.unknownWordCount = unknownWordCount
            self.order = order
            self.failure = failure
            self.failureOfCall = failureOfCall
            self.latch = latch
            self.pairsLatch = pairsLatch
            self.outage = outage
            self.heedsCancellation = heedsCancellation
        }

        /// The text with the languages of the pair after it: `Hallo [de→en]`. Blank text stays as it is.
        @Sendable public static func mark(_ text: String, with pair: EnginePair) -> String {
            text.allSatisfy(\.isWhitespace) ? text : "\(text) [\(pair.source)→\(pair.target)]"
        }

        func result(for text: String, over pair: EnginePair) async throws -> Result<String, any Error> {
            if heedsCancellation {
                try Task.checkCancellation()
                try await latch(text)?.wait()
            } else {
                await latch(text)?.waitRegardless()
            }
            if let failure = failure(text) { return .failure(failure) }
            return .success(translation(text, pair))
        }
    }
}

extension FakeEngine.Script.Order {
    func positions(of count: Int) -> [Int] {
        switch self {
        case .asGiven:
            return Array(0..<count)
        case .reversed:
            return (0..<count).reversed()
        case .shuffled(let seed):
            var generator = SeededGenerator(seed: seed)
            return (0..<count).shuffled(using: &generator)
        }
    }
}

/// Random numbers that a test gets again from the same seed (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// A generator that begins at a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
