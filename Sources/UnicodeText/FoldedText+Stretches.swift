/// Some units of the original, all of one length, that became as many of the folded text, all of one length.
struct Stretch: Sendable, Hashable {
    var foldedStart: Int
    var originalStart: Int
    var foldedUnit: Int
    var originalUnit: Int
    var count: Int
}

extension [Stretch] {
    /// The stretch that an offset of the folded text lies in. Stretches that were removed hold no offset.
    func last(startingAtOrBefore offset: Int) -> Stretch? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].foldedStart <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : self[low - 1]
    }
}

/// Puts stretches together from edits.
struct StretchBuilder {
    private(set) var stretches: [Stretch] = []
    private(set) var originalCount = 0
    private var foldedCount = 0

    /// Appends an edit; one that keeps offsets is counted in bytes.
    mutating func append(original: Int, folded: Int, keepsOffsets: Bool) {
        guard original > 0 || folded > 0 else { return }
        let unit = keepsOffsets ? (1, 1) : (original, folded)
        let count = keepsOffsets ? original : 1
        if let last = stretches.last, (last.originalUnit, last.foldedUnit) == unit {
            stretches[stretches.count - 1].count += count
        } else {
            stretches.append(
                Stretch(
                    foldedStart: foldedCount, originalStart: originalCount, foldedUnit: unit.1, originalUnit: unit.0, count: count
                ))
        }
        originalCount += original
        foldedCount += folded
    }
}
