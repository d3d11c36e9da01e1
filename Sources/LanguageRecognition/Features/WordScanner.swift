// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Cuts UTF-8 text into folded words, in one pass and without allocating.
///
/// A word is a run of letters and marks of one script, with apostrophes inside kept; runs of Han and kana are cut after
/// `longestIdeographicRun` characters, others after `FeatureHash.longestWord`. Marks compose with their letters, so that both
/// normalisation forms give the same words. What `ASCIIStretch` takes for a link, an address, a path or code gives no words.
/// Bytes that are not well-formed UTF-8 end a word and are passed over.
package struct WordScanner: Sendable {
    /// Runs of ideographs are cut after this many, so that one unit never spans much more than a phrase.
    static let longestIdeographicRun = 8

    let table: CharacterTable

    package init(table: CharacterTable) {
        self.table = table
    }

    /// Hands the words of a text to a sink, in order.
    ///
    /// - Complexity: Linear in the length of the text.
    @inline(never)
    func scan(_ text: UnsafeBufferPointer<UInt8>, into sink: inout some WordSink) {
        guard let bytes = text.baseAddress, !text.isEmpty else { return }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: WordBuffer.capacity) { scratch in
            guard let scalars = scratch.baseAddress else { return }
            scan(bytes, count: text.count, word: WordBuffer(scalars: scalars, text: bytes), into: &sink)
        }
    }

    @inline(__always)
    private func scan(
        _ bytes: UnsafePointer<UInt8>, count: Int, word initial: WordBuffer, into sink: inout some WordSink
    ) {
        var word = initial
        let ascii = table.ascii
        var position = 0
        // ASCII up to here has been looked over for links and code.
        var stretchEnd = 0
        while position < count {
            let byte = bytes[position]
            let entry: CharacterEntry
            var length = 1
            if byte < 0x80 {
                if position >= stretchEnd, byte > 0x20 {
                    if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&"),
                        let found = MarkupScanner.find(bytes, at: position, count: count)
                    {
                        position = take(found, at: position, word: &word, into: &sink)
                        continue
                    }
                    let stretch = ASCIIStretch(bytes, at: position, count: count)
                    stretchEnd = stretch.end
                    if stretch.isSuspicious, let kind = stretch.kind(bytes) {
                        let tail = AddressTail(of: stretch, kind, bytes, count: count, table: table)
                        let letters = stretch.letterCount(bytes) + tail.letterCount
                        // What stands in addresses and names belongs there; numbers alone are not names.
                        let countsSymbols = kind.isCode || !kind.isAddress && letters == 0
                        sink.discount(
                            DiscountedStretch(
                                range: (word.count > 0 ? word.start : position)..<tail.end,
                                letterCount: letters + word.letterCount,
                                digitAndSymbolCount: countsSymbols ? stretch.digitAndSymbolCount(bytes) : 0,
                                kind: DiscountedStretch.Kind(kind)))
                        word.clear()
                        position = tail.end
                        continue
                    }
                    let symbols = stretch.hasDigitsOrSymbols ? stretch.digitAndSymbolCount(bytes) : 0
                    if symbols > 0 {
                        sink.discount(
                            DiscountedStretch(
                                range: position..<stretchEnd, letterCount: 0, digitAndSymbolCount: symbols, kind: .text))
                    }
                }
                entry = CharacterEntry(stored: ascii[Int(byte)], for: UInt32(byte))
            } else {
                let decoded = UTF8Decoder.decode(bytes, at: position, count: count)
                entry = table.entry(of: decoded.scalar)
                length = decoded.length
            }
            // Most characters are letters that go on with a word or begin one; everything else is left to the slower way.
            if entry.isLetter, word.count == 0 || word.goesOn(with: entry) {
                if word.count == 0 { begin(&word, at: position, scriptClass: entry.scriptClass) }
                word.append(entry.folded)
                word.letterCount &+= 1
                if byte >= 0x80 { word.isASCII = false }
                position = takeLetters(
                    like: entry, bytes, at: position &+ length, count: count, stretchEnd: stretchEnd, word: &word)
            } else if entry.isSeparator {
                finish(&word, at: position, into: &sink)
                // What is ill-formed is shorter, and says no more than the U+FFFD that would stand for it.
                if byte == Self.leadOfSymbols, length == 3, Self.isSymbol(secondByte: bytes[position &+ 1]) {
                    sink.discount(
                        DiscountedStretch(
                            range: position..<position + length, letterCount: 0, digitAndSymbolCount: 2, kind: .text))
                }
                position &+= length
            } else {
                take(entry, at: position, word: &word, into: &sink)
                position &+= length
            }
        }
        finish(&word, at: count, into: &sink)
    }

    /// Adds the letters after a first one that go on with its word, and gives the offset after them.
    @inline(__always)
    private func takeLetters(
        like first: CharacterEntry, _ bytes: UnsafePointer<UInt8>, at position: Int, count: Int, stretchEnd: Int,
        word: inout WordBuffer
    ) -> Int {
        // What changes from letter to letter stays in registers.
        let ascii = table.ascii
        var next = position
        var isASCII = word.isASCII
        var place = word.scalars + word.count
        let last = word.scalars + FeatureHash.longestWord
        while true {
            let end = min(stretchEnd, next &+ (last - place))
            while next < end {
                let byte = bytes[next]
                let entry = CharacterEntry(stored: ascii[Int(byte)], for: UInt32(byte))
                guard entry.isAlike(first) else { break }
                place += 1
                place.pointee = entry.folded
                next &+= 1
            }
            guard next < count, place < last, bytes[next] >= 0x80 else { break }
            let decoded = UTF8Decoder.decode(bytes, at: next, count: count)
            let entry = table.entry(of: decoded.scalar)
            guard entry.isAlike(first) else { break }
            place += 1
            place.pointee = entry.folded
            isASCII = false
            next &+= decoded.length
        }
        let letters = place - word.scalars - word.count
        word.count &+= letters
        word.letterCount &+= letters
        word.isASCII = isASCII
        return next
    }

    /// Takes what markup stands for, and gives the offset after it.
    private func take(
        _ found: MarkupScanner.Found, at position: Int, word: inout WordBuffer, into sink: inout some WordSink
    ) -> Int {
        switch found {
        case .passed(let end):
            finish(&word, at: position, into: &sink)
            return end
        case .characters(let scalar, let mark, let end):
            take(table.entry(of: scalar), at: position, word: &word, into: &sink)
            if mark != 0 { take(table.entry(of: mark), at: position, word: &word, into: &sink) }
            return end
        }
    }

    /// Arrows and the signs of mathematics and technology, U+2190 to U+23FF, begin with this byte, and so does much punctuation.
    private static let leadOfSymbols: UInt8 = 0xE2

    @inline(__always)
    private static func isSymbol(secondByte: UInt8) -> Bool {
        // U+2180 to U+218F are numbers, most of which are not separators.
        secondByte >= 0x86 && secondByte <= 0x8F
    }

    // MARK: - Any character

    /// Adds a character to the word, or ends the word with it.
    private func take(_ entry: CharacterEntry, at position: Int, word: inout WordBuffer, into sink: inout some WordSink) {
        switch entry.kind {
        case .separator:
            finish(&word, at: position, into: &sink)
        case .letter:
            takeLetter(entry, at: position, word: &word, into: &sink)
        case .mark:
            takeMark(entry, at: position, word: &word, into: &sink)
        case .ideograph:
            if !word.isIdeographic || word.count >= Self.longestIdeographicRun { finish(&word, at: position, into: &sink) }
            if word.count == 0 { begin(&word, at: position, scriptClass: entry.scriptClass) }
            word.isIdeographic = true
            word.isASCII = false
            // Of a run that mixes kana and Han the kana say more: they make it Japanese.
            if entry.scriptClass != word.scriptClass { word.scriptClass = max(entry.scriptClass, word.scriptClass) }
            word.append(entry.folded)
            word.letterCount += 1
        case .digit:
            if word.count > 0 {
                word.touchesDigit = true
                finish(&word, at: position, into: &sink)
            }
            word.touchesDigit = true
        case .joiner:
            if word.count == 0 || word.isIdeographic || word.pendingJoiner != 0 {
                finish(&word, at: position, into: &sink)
            } else {
                word.pendingJoiner = entry.folded
                word.joinerStart = position
            }
        case .ignorable:
            break
        case .expansion:
            let scalars = table.expansion(entry.folded)
            for place in scalars.indices where scalars[place] != 0 {
                let part = table.entry(of: scalars[place])
                // A damaged file could have expansions of expansions; they end here.
                if part.kind != .expansion { take(part, at: position, word: &word, into: &sink) }
            }
        }
    }

    private func takeLetter(
        _ entry: CharacterEntry, at position: Int, word: inout WordBuffer, into sink: inout some WordSink
    ) {
        if word.count > 0 {
            if word.isIdeographic || word.count >= FeatureHash.longestWord {
                finish(&word, at: position, into: &sink)
            } else if entry.scriptClass != word.scriptClass {
                if table.isLatinOrCyrillic(entry.scriptClass), table.isLatinOrCyrillic(word.scriptClass) {
                    word.mixesLookalikes = true
                } else {
                    finish(&word, at: position, into: &sink)
                }
            }
        }
        if word.count == 0 {
            begin(&word, at: position, scriptClass: entry.scriptClass)
        } else if word.pendingJoiner != 0 {
            word.append(word.pendingJoiner)
            word.pendingJoiner = 0
        }
        if entry.folded >= 0x80 { word.isASCII = false }
        word.append(entry.folded)
        word.letterCount += 1
    }

    private func takeMark(
        _ entry: CharacterEntry, at position: Int, word: inout WordBuffer, into sink: inout some WordSink
    ) {
        guard word.count > 0, word.pendingJoiner == 0 else { return }
        word.isASCII = false
        if let composed = table.composition(word.scalars[word.count], entry.folded) {
            word.scalars[word.count] = composed
        } else if word.count < FeatureHash.longestWord {
            word.append(entry.folded)
        }
    }

    private func begin(_ word: inout WordBuffer, at position: Int, scriptClass: Int) {
        word.start = position
        word.scriptClass = scriptClass
    }

    // MARK: - Ending a word

    @inline(__always)
    private func finish(_ word: inout WordBuffer, at position: Int, into sink: inout some WordSink) {
        if word.count > 0 {
            // A mark that no letter followed is not part of the word: it may close a quotation. One that comes from a letter is.
            let position = word.pendingJoiner != 0 && word.joinerStart > word.start ? word.joinerStart : position
            // Letters of ASCII with digits at their side are part of an identifier, a unit or a code.
            // So much for one letter over and over, too.
            if word.touchesDigit && (word.isASCII || word.isFullWidthASCII(upTo: position)) || word.repeatsOneLetter {
                sink.discount(
                    DiscountedStretch(
                        range: word.start..<position, letterCount: word.letterCount, digitAndSymbolCount: 0, kind: .name))
            } else if word.mixesLookalikes {
                finishMixed(word, at: position, into: &sink)
            } else {
                hand(word, at: position, to: &sink)
            }
        }
        word.clear()
    }

    @inline(__always)
    private func hand(_ word: WordBuffer, at position: Int, to sink: inout some WordSink) {
        word.scalars[word.count + 1] = FeatureHash.boundary
        sink.take(
            ScannedWord(
                scalars: UnsafePointer(word.scalars), count: word.count + 2, range: word.start..<position,
                letterCount: word.letterCount, scriptClass: word.scriptClass, isIdeographic: word.isIdeographic))
    }

    /// Ends a word in which Latin and Cyrillic letters stand side by side.
    ///
    /// Latin letters that look like Cyrillic ones are taken for them (Ossetic and Chuvash are often typed so) and the other way
    /// about; where neither fits, the word keeps the script of its first letter.
    private func finishMixed(_ word: WordBuffer, at position: Int, into sink: inout some WordSink) {
        var resolved = word
        if let isCyrillic = Lookalikes.resolve(word.scalars + 1, count: word.count, table: table) {
            resolved.scriptClass = isCyrillic ? table.cyrillicClass : table.latinClass
        }
        hand(resolved, at: position, to: &sink)
    }
}
