import UnicodeText

/// Finds where sentences start in lines that are too long for one request.
final class SentenceStarts {
    /// Made when it is needed for the first time: most texts have no such line. Nil in it where ICU has no rules to offer.
    private lazy var finder = try? BoundaryFinder(.sentence)

    /// Where sentences start, in UTF-8 from the start of the line, in order; none where that cannot be told.
    func offsets(in line: Substring) -> [Int] {
        finder?.offsets(in: line) ?? []
    }
}
