// SPDX-License-Identifier: Apache-2.0

import CScoring
public import UnicodeText

/// Detects the language of texts with one profile and one set of options.
///
/// A detector is a value: cheap to copy and to send to other threads, so make one and keep it. Its answers depend on the text,
/// the options and the profile alone.
///
///     let detector = try LanguageDetector()
///     detector.detect("Wo ist der Bahnhof?").language  // de
public struct LanguageDetector: Sendable {
    /// What narrows or weighs the answers.
    public struct Options: Sendable, Hashable {
        /// The only languages to answer with; nil for all of the profile's. Tags are exact: `sr` does not admit `sr-Latn`.
        public var candidates: Set<LanguageTag>?
        /// Relative weights of languages, 1 where unlisted. They decide only what the text leaves open.
        ///
        /// Below 0 counts as 0, what is not a finite number as 1. Where candidates are named, hints are relative among those that
        /// are written in the script of the text: where all of these lie above 1, or all below it, the nearest to 1 counts as 1.
        public var hints: [LanguageTag: Double]
        /// Whether varieties and experimental languages may answer with their own names.
        public var answersVarieties: Bool
        /// Whether some languages count as likelier than others before a text is read, by the priors in the profile, which say
        /// how much is written in each. It matters for single words, and not where candidates are named.
        public var usesPriors: Bool

        /// Options that restrict nothing unless told.
        public init(
            candidates: Set<LanguageTag>? = nil, hints: [LanguageTag: Double] = [:], answersVarieties: Bool = false,
            usesPriors: Bool = true
        ) {
            self.candidates = candidates
            self.hints = hints
            self.answersVarieties = answersVarieties
            self.usesPriors = usesPriors
        }
    }

    /// The profile that is read.
    public let profile: LanguageProfile
    /// The options that were given.
    public let options: Options
    let selection: LanguageSelection

    /// A detector over the embedded profile.
    ///
    /// - Throws: `ProfileError` where the program was built without a profile.
    public init(options: Options = Options()) throws(ProfileError) {
        self.init(profile: try LanguageProfile.embedded(), options: options)
    }

    /// A detector over a profile.
    ///
    /// Tags among the options that the profile does not know are passed over, and named by `unknownTags`.
    ///
    /// - Complexity: Copies the matrix of the profile once, sorted by script: about as much as detecting a few hundred lines.
    ///   Copies of the detector share it.
    public init(profile: LanguageProfile, options: Options = Options()) {
        self.profile = profile
        self.options = options
        selection = LanguageSelection(profile: profile, options: options, priors: nil)
    }

    /// A detector over a profile with other priors than the profile's.
    ///
    /// - Parameters:
    ///   - profile: The languages, and how they are told apart.
    ///   - options: Which of them may answer, and how readily.
    ///   - priors: How likely each language is before a text is read, relative to the 1 of those that are not named. What is not
    ///     a number above 0 counts as 1, too. They count where the profile's would: unless candidates are named, and where
    ///     `usesPriors` of the options says so.
    public init(profile: LanguageProfile, options: Options = Options(), priors: [LanguageTag: Double]) {
        self.profile = profile
        self.options = options
        selection = LanguageSelection(profile: profile, options: options, priors: priors)
    }

    /// A detector whose detections count references apart from those of another.
    ///
    /// Each detection keeps the selection for its hypotheses. Cores that count references to the same one wait for each other:
    /// on two that was a fifth of their time.
    init(countingApart other: LanguageDetector) {
        profile = other.profile
        options = other.options
        selection = LanguageSelection(copying: other.selection)
    }

    /// The candidates and hints that the profile does not know, in order.
    public var unknownTags: [LanguageTag] { selection.unknownTags }

    /// Detects the language of a text.
    ///
    /// Any text has an outcome; *undetermined* is one, with its reason, and no error.
    ///
    /// - Complexity: Linear in the length of the text. Allocates nothing for a text that is stored as UTF-8.
    @inlinable
    public func detect(_ text: some StringProtocol) -> Detection {
        text.utf8.withContiguousBytes { detect(utf8: $0) }
    }

    /// Detects the language of a text given as UTF-8; ill-formed sequences are passed over.
    public func detect(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Detection {
        read(bytes) { sink in detection(counting: sink.counts) { sink.sums(inLatin: $0) } }
    }

    /// The evidence of a text, to be added to that of others.
    public func evidence(of text: some StringProtocol) -> Evidence {
        text.utf8.withContiguousBytes { evidence(ofUTF8: $0) }
    }

    /// The evidence of a text given as UTF-8; ill-formed sequences are passed over.
    public func evidence(ofUTF8 bytes: UnsafeBufferPointer<UInt8>) -> Evidence {
        read(bytes) { sink in
            sink.wholeEvidence
        }
    }

    /// Reads a text and hands on what gathered its evidence.
    @inline(__always)
    private func read<Result>(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (borrowing EvidenceSink) -> Result) -> Result {
        func read(_ rows: UnsafeMutableBufferPointer<UInt32>) -> Result {
            var sink = EvidenceSink(profile: profile, rows: rows)
            profile.scanner.scan(bytes, into: &sink)
            sink.finish(bytes)
            return body(sink)
        }
        // Up to a kilobyte stands on the stack without being written first, which shorter texts would notice.
        if bytes.count <= EvidenceSink.shortText {
            return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: EvidenceSink.roomForRowsOfShortText, read)
        }
        var room = EvidenceSink.RoomForRows(repeating: 0)
        var rows = room.mutableSpan
        return rows.withUnsafeMutableBufferPointer(read)
    }
}
