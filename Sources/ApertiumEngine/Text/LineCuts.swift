/// Cuts a long line into stretches no longer than a limit: between sentences where that is possible, else after white space.
///
/// A word longer than the limit is a stretch of its own. Joined, the stretches are the line.
struct LineCuts: IteratorProtocol {
    private let bytes: Substring.UTF8View
    private let limit: Int
    private let sentenceStarts: [Int]
    private var start: Substring.Index
    /// Where the next stretch starts, in bytes from the start of the line.
    private var offset = 0
    private var nextSentence = 0
    private let count: Int

    /// - Parameter sentenceStarts: Offsets at which sentences start, in order.
    init(_ line: Substring, limit: Int, sentenceStarts: [Int]) {
        bytes = line.utf8
        count = line.utf8.count
        start = line.startIndex
        self.limit = max(1, limit)
        self.sentenceStarts = sentenceStarts
    }

    /// The next stretch.
    mutating func next() -> Substring? {
        guard offset < count else { return nil }
        let end = count - offset <= limit ? count : (lastSentenceStart() ?? lastWordStart() ?? nextWordStart())
        let from = start
        start = bytes.index(start, offsetBy: end - offset)
        offset = end
        return Substring(bytes[from..<start])
    }

    /// The last start of a sentence that a stretch may reach to.
    private mutating func lastSentenceStart() -> Int? {
        var found: Int?
        while nextSentence < sentenceStarts.count, sentenceStarts[nextSentence] <= offset + limit {
            if sentenceStarts[nextSentence] > offset { found = sentenceStarts[nextSentence] }
            nextSentence += 1
        }
        return found
    }

    /// The last start of a word, after ASCII white space, that a stretch may reach to.
    private func lastWordStart() -> Int? {
        var index = bytes.index(start, offsetBy: limit)
        var end = offset + limit
        while end > offset {
            bytes.formIndex(before: &index)
            if bytes[index].isSpace { return end }
            end -= 1
        }
        return nil
    }

    /// The first start of a word beyond the limit, or the line's end.
    private func nextWordStart() -> Int {
        var index = bytes.index(start, offsetBy: limit)
        var end = offset + limit
        while end < count {
            let byte = bytes[index]
            bytes.formIndex(after: &index)
            end += 1
            if byte.isSpace { return end }
        }
        return count
    }
}

extension UInt8 {
    /// Whether the byte is a space or a tab.
    fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 }
}
