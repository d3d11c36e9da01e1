/// Lines of a document joined by line feeds, without what stands before and behind them there, and where each byte came from.
struct JoinedLines {
    /// The lines.
    private(set) var bytes: [UInt8] = []
    /// Where each line begins, here and in the document.
    private var starts: [(joined: Int, source: Int)] = []

    /// Joins lines of a document.
    init(_ lines: [Range<Int>], of source: [UInt8]) {
        for line in lines {
            if !starts.isEmpty { bytes.append(0x0A) }
            starts.append((bytes.count, line.lowerBound))
            bytes += source[line]
        }
    }

    /// Where a range stands in the document, line ends and what is between the lines included.
    func source(of range: Range<Int>) -> Range<Int> {
        let lower = source(of: range.lowerBound)
        return lower..<max(lower, range.isEmpty ? lower : source(of: range.upperBound))
    }

    private func source(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle].joined <= offset { low = middle } else { high = middle }
        }
        return starts[low].source + offset - starts[low].joined
    }
}
