// SPDX-License-Identifier: Apache-2.0

extension LanguageDetector {
    /// How many texts are read before the first of them is scored.
    private static let textsAhead = 2

    /// Detects the languages of texts that come one after the other, and hands on each text with what was found.
    ///
    /// Faster than one by one: while the rows of a text are prefetched, the text before it is scored. Texts must stay where they
    /// are until they have been handed on. Allocates for the call, and nothing for a text.
    ///
    /// - Parameter next: The next text; nil after the last, as often as it is asked. A function, as a generic sequence would
    ///   cost more across modules than is saved here.
    package func detect(
        each next: () -> UnsafeBufferPointer<UInt8>?, _ body: (UnsafeBufferPointer<UInt8>, consuming Detection) -> Void
    ) {
        LanguageDetector(countingApart: self).runPipeline(over: next, body)
    }

    /// Does the work of `detect(each:)`, in its body: functions called for each text would else be called by address.
    @inline(__always)
    private func runPipeline(
        over next: () -> UnsafeBufferPointer<UInt8>?, _ body: (UnsafeBufferPointer<UInt8>, consuming Detection) -> Void
    ) {
        let (ahead, room) = (Self.textsAhead, EvidenceSink.roomForRows)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: ahead * room) { rows in
            // Sinks are large, so there is one for each text that is read ahead, and texts take turns with them.
            withUnsafeTemporaryAllocation(of: (text: UnsafeBufferPointer<UInt8>, sink: EvidenceSink).self, capacity: ahead) {
                turns in
                for place in 0..<ahead {
                    let own = UnsafeMutableBufferPointer(rebasing: rows[place * room..<(place + 1) * room])
                    turns.initializeElement(
                        at: place, to: (UnsafeBufferPointer(start: nil, count: 0), EvidenceSink(profile: profile, rows: own)))
                }
                var (readCount, scoredCount) = (0, 0)
                while true {
                    while readCount - scoredCount < ahead, let text = next() {
                        let place = readCount % ahead
                        turns[place].text = text
                        turns[place].sink.reset()
                        profile.scanner.scan(text, into: &turns[place].sink)
                        readCount += 1
                    }
                    guard scoredCount < readCount else { return }
                    let place = scoredCount % ahead
                    turns[place].sink.finish(turns[place].text)
                    body(
                        turns[place].text, detection(counting: turns[place].sink.counts) { turns[place].sink.sums(inLatin: $0) }
                    )
                    scoredCount += 1
                }
            }
        }
    }
}
