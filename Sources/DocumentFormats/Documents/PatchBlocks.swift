// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds patches, as `diff -u` and Git write them. A hunk says how many lines it has, so that what follows it is text again.
///
///     --- a/notes.txt
///     +++ b/notes.txt
///     @@ -1,2 +1,2 @@
///      The first line.
///     -The old line.
///     +The new line.
enum PatchBlocks {
    /// What Git says of a file between its name and the hunks.
    private static let details = [
        "Binary files ", "copy from ", "copy to ", "deleted file mode ", "dissimilarity index ", "index ", "new file mode ",
        "new mode ", "old mode ", "rename from ", "rename to ", "similarity index ",
    ]

    /// Where the lines of patches stand, in order.
    ///
    /// - Parameter start: Where the text begins.
    /// - Complexity: Linear in the length of the text.
    static func ranges(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var hunk: Hunk?
        var isBelowHead = false
        /// A line `--- name`, which counts where `+++ name` comes next.
        var oldName: Range<Int>?
        for line in SourceLines(bytes, from: start) {
            let content = bytes[line.content]
            let whole = line.content.lowerBound..<line.end
            if hunk?.takes(content) == true {
                ranges.append(whole)
                continue
            }
            let trimmed = bytes[SourceLines.trimmed(content)]
            hunk = Hunk(trimmed, indent: trimmed.startIndex - content.startIndex)
            let nameBefore = trimmed.starts(with: "+++ ".utf8) ? oldName : nil
            if let nameBefore, ranges.last != nameBefore { ranges.append(nameBefore) }
            let isDetail = isBelowHead && details.contains { trimmed.starts(with: $0.utf8) }
            if hunk != nil || nameBefore != nil || isDetail || isHead(trimmed) { ranges.append(whole) }
            oldName = trimmed.starts(with: "--- ".utf8) ? whole : nil
            isBelowHead = trimmed.starts(with: "diff --git ".utf8) || isBelowHead && ranges.last == whole
        }
        return ranges
    }

    /// Whether a line stands above the hunks of a file.
    private static func isHead(_ line: ArraySlice<UInt8>) -> Bool {
        if ["diff --git ", "--- a/", "+++ b/", "@@ -"].contains(where: { line.starts(with: $0.utf8) }) { return true }
        guard line.starts(with: "index ".utf8) else { return false }
        let hash = line.dropFirst(6).prefix(while: \.isSmallHexadecimalDigit)
        return hash.count > 5 && line[hash.endIndex...].starts(with: "..".utf8)
    }

    /// The lines that are still to come of a hunk.
    private struct Hunk {
        private var oldCount: Int
        private var newCount: Int
        /// How far the patch is set in, in a letter.
        private let indent: Int

        /// Reads `@@ -1,2 +1,3 @@`; without a number behind the comma there is one line. Nil for another line.
        init?(_ line: ArraySlice<UInt8>, indent: Int) {
            let words = line.split(separator: 0x20, maxSplits: 4)
            guard words.count > 3, words[0].elementsEqual("@@".utf8), words[3].elementsEqual("@@".utf8),
                let oldCount = Self.count(words[1], behind: UInt8(ascii: "-")),
                let newCount = Self.count(words[2], behind: UInt8(ascii: "+"))
            else { return nil }
            (self.oldCount, self.newCount, self.indent) = (oldCount, newCount, indent)
        }

        private static func count(_ word: ArraySlice<UInt8>, behind sign: UInt8) -> Int? {
            guard word.first == sign else { return nil }
            let numbers = word.dropFirst().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            guard 1...2 ~= numbers.count, numbers.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
            return numbers.count == 1 ? 1 : Int(String(decoding: numbers[1], as: UTF8.self))
        }

        /// Whether a line is of the hunk. An empty one stands for a space, which mail programs leave out.
        mutating func takes(_ line: ArraySlice<UInt8>) -> Bool {
            guard line.prefix(indent).allSatisfy(\.isBlank) else { return false }
            let sign = line.dropFirst(indent).first ?? 0x20
            // "\ No newline at end of file", in the language of who made the patch.
            if line.dropFirst(indent).starts(with: "\\ ".utf8) { return true }
            guard oldCount > 0 || newCount > 0 else { return false }
            switch sign {
            case UInt8(ascii: "-") where oldCount > 0: oldCount -= 1
            case UInt8(ascii: "+") where newCount > 0: newCount -= 1
            case 0x20 where oldCount > 0 && newCount > 0: (oldCount, newCount) = (oldCount - 1, newCount - 1)
            default: return false
            }
            return true
        }
    }
}
