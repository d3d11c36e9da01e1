// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

extension WindowStructure {
    /// Finds the commands of a shell and the code between backticks in lines of prose: `brew install node`.
    ///
    /// Only lines where a label changes at a backtick, or at the first or the second word of a command, are gone through:
    /// nothing in others is to be mended.
    ///
    /// - Complexity: Linear in the length of the window.
    mutating func findCode(in bytes: UnsafeBufferPointer<UInt8>, labels: [WordLabel]) {
        code.removeAll(keepingCapacity: true)
        for line in runs(endingAt: { $0.lineEnd != nil }) {
            let mayHoldCode = line.dropFirst().contains { labels[$0] != labels[$0 - 1] && holdsCodeMark(bytes, around: $0) }
            if mayHoldCode { findCode(in: bytes, ofLine: line) }
        }
    }

    /// Finds the lines that begin with a capitalised word and end with a full stop, or begin with the mark of an item, in a
    /// window with code: `Renamed get_user() to fetch_user().` The words of such a line are few beside its code, and a sentence
    /// still. So are several words of an item whose code is the names of files: `(1) 4 photos (IMG_1.jpg to IMG_4.jpg)`
    ///
    /// - Returns: The first word of each.
    func findSentencesWithCode(in bytes: UnsafeBufferPointer<UInt8>) -> Set<Int> {
        guard units.discounted.count(where: \.isCode) > 1 else { return [] }
        var found: Set<Int> = []
        // Each line is looked at from its first word alone: other boundaries may stand inside of one.
        for line in runs(endingAt: { $0.lineEnd != nil }) {
            let isSentence = beginsSentence(with: line.lowerBound, in: bytes) || isItemWithFiles(line, in: bytes)
            if isSentence { found.insert(line.lowerBound) }
        }
        return found
    }

    private func beginsSentence(with first: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let word = units.words[first]
        let second = Int(word.start) + UTF8Decoder.decode(bytes, at: Int(word.start)).length
        guard word.letterCount > 1, LetterCase.isCapital(bytes, at: Int(word.start)),
            !LetterCase.isCapital(bytes, at: second), Int(word.end) < bytes.count, bytes[Int(word.end)] == 0x20
        else { return false }
        // Total = price_of(x): what is assigned is no sentence.
        if let next = bytes[(Int(word.end) + 1)...].first, "=+*/<>:&|".utf8.contains(next) { return false }
        let after = bytes[Int(word.end)...].prefix { $0 != 0x0A }
        let before = bytes[..<Int(word.start)].reversed().prefix { $0 != 0x0A }.filter { !$0.isBlank }
        let endsWithStop = after.last { !$0.isBlank && $0 != 0x0D } == UInt8(ascii: ".")
        let isItem = before.count == 1 && "*-+".utf8.contains(before[0])
        return endsWithStop && before.isEmpty || isItem
    }

    /// Whether a line has the mark of an item, two words at least, and no code but names of files.
    private func isItemWithFiles(_ line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard line.count(where: { units.words[$0].letterCount > 1 }) > 1 else { return false }
        let start = Int(units.words[line.lowerBound].start)
        let lineStart = start - bytes[..<start].reversed().prefix { $0 != 0x0A }.count
        let content = bytes[lineStart...].prefix { $0 != 0x0A }.drop(while: \.isBlank)
        let isItem = ["* ", "- ", "+ ", "• "].contains { content.starts(with: $0.utf8) } || ItemLabel(content) != nil
        guard isItem else { return false }
        return units.discounted.allSatisfy { stretch in
            !stretch.isCode || !content.indices.contains(stretch.range.lowerBound)
                || Self.endsInExtension(bytes[stretch.range])
        }
    }

    /// Whether a stretch ends in a dot and a few letters, as the names of files do.
    private static func endsInExtension(_ stretch: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let name = stretch.dropLast(stretch.reversed().prefix { !$0.isASCIILetterOrDigit }.count)
        let ending = name.reversed().prefix(while: \.isASCIILetterOrDigit)
        return 2...4 ~= ending.count && ending.last?.isASCIILetter == true
            && name.dropLast(ending.count).last == UInt8(ascii: ".")
    }

    private func holdsCodeMark(_ bytes: UnsafeBufferPointer<UInt8>, around word: Int) -> Bool {
        let (before, after) = (units.words[word - 1], units.words[word])
        return bytes[Int(before.end)..<Int(after.start)].contains(UInt8(ascii: "`"))
            || [before, after].contains { FixedText.beginsCommand(in: bytes, from: Int($0.start)) }
    }

    private mutating func findCode(in bytes: UnsafeBufferPointer<UInt8>, ofLine line: Range<Int>) {
        let start = line.lowerBound > 0 ? Int(units.words[line.lowerBound - 1].end) : 0
        let end = line.upperBound < units.count ? Int(units.words[line.upperBound].start) : bytes.count
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        // Where a byte is no UTF-8, what stands for it is longer, and the places are others.
        guard text.utf8.count == end - start else { return }
        var next = line.lowerBound
        for range in FixedText.ranges(in: text, kinds: [.code, .quotedCode]) {
            while next < line.upperBound, Int(units.words[next].start) < start + range.lowerBound { next += 1 }
            let first = next
            while next < line.upperBound, Int(units.words[next].end) <= start + range.upperBound { next += 1 }
            guard first < next else { continue }
            // Pieces side by side are one: neither has a language that the other could take.
            if let last = code.last, last.upperBound == first, first > line.lowerBound {
                code[code.count - 1] = last.lowerBound..<next
            } else {
                code.append(first..<next)
            }
        }
    }
}
