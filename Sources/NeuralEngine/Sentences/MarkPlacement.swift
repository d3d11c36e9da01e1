// SPDX-License-Identifier: Apache-2.0

/// Finds where marks stand in a translation, by the decoder's attention for each of its pieces.
///
/// A place is good where few words stand on another side of a mark than they do in the source; a tag that opens goes right
/// before the first word, one that closes right after the last word of those between them. Marks keep their order.
struct MarkPlacement {
    /// A piece of the source or of the translation, and how it begins.
    struct Piece {
        /// Whether a space stands before it.
        var beginsWord: Bool
        /// Whether it is punctuation that adjoins the word before it.
        var isPunctuation: Bool
        /// Whether it is of a script without spaces between words.
        var isWithoutSpaces: Bool
        /// Whether it begins with a digit.
        var isNumber = false
        /// Whether it is the space before a word alone, as some vocabularies have it before a number.
        var isSpace = false
        /// Whether it begins with a capital.
        var isCapital = false
        /// Whether it is a whole word that governs what follows: a preposition or an article.
        var isGoverning = false
        /// What it is written as, with the mark of a word that it begins.
        var text: [UInt8] = []

        /// Whether it is a colon that adjoins the word before it.
        var isColon: Bool { text == [UInt8(ascii: ":")] }
        /// By how much brackets are deeper behind it than before it.
        var depth: Int {
            text.reduce(0) { $0 + ("([".utf8.contains($1) ? 1 : ")]".utf8.contains($1) ? -1 : 0) }
        }
    }

    /// What a place costs that is not for a kind of mark.
    private static let wrongKind: Float = 4
    private static let impossible: Float = 1000
    /// A mark that stood before punctuation does so again, unless half a word or more speaks for another place.
    private static let samePunctuation: Float = -0.5
    /// Any other mark stands behind it, unless more than half a word speaks against that.
    private static let newPunctuation: Float = 0.6
    /// What stood behind a sign that opens does so again, unless a word or more speaks for another place.
    private static let sameSign: Float = -1
    /// White space that stood behind punctuation stands behind another word, if more than a word speaks for that.
    private static let otherPunctuation: Float = 1

    private let pieces: [Piece]
    private let sources: [Piece]
    private let alignment: [Float]
    /// How many pieces the source has, its end included.
    private let sourceCount: Int

    /// - Parameters:
    ///   - pieces: The pieces of the translation.
    ///   - sources: Those of the source.
    ///   - alignment: For each of the translation its attention to each of the source and to its end.
    init(_ pieces: [Piece], of sources: [Piece], alignment: [Float]) {
        self.pieces = pieces
        self.sources = sources
        self.alignment = alignment
        sourceCount = sources.count + 1
    }

    /// For each mark before which piece it stands.
    func places(of marks: [Mark]) -> [Int] {
        guard !marks.isEmpty else { return [] }
        let count = pieces.count + 1
        var costs: [[Float]] = []
        for (index, mark) in marks.enumerated() {
            let anchored = anchor(of: index, among: marks)
            let crossed = anchored == nil ? crossings(at: mark.pieceIndex) : []
            costs.append(
                (0..<count).map { place in
                    let cost = anchored.map { Float(abs($0 - place)) } ?? crossed[place]
                    return cost + unfitness(of: place, for: mark)
                })
        }
        // The cheapest places in order: for each mark and place the best place of the mark before it.
        var ways: [[Int]] = []
        var sums = [Float](repeating: 0, count: count)
        for cost in costs {
            var best = 0
            var way: [Int] = []
            var next: [Float] = []
            for place in 0..<count {
                if sums[place] < sums[best] { best = place }
                way.append(best)
                next.append(sums[best] + cost[place])
            }
            ways.append(way)
            sums = next
        }
        var places = [Int](repeating: 0, count: marks.count)
        var place = sums.indices.min { sums[$0] < sums[$1] } ?? 0
        for index in marks.indices.reversed() {
            places[index] = place
            place = ways[index][place]
        }
        return places
    }

    /// How many words stand on the wrong side of a mark, for each place.
    private func crossings(at boundary: Int) -> [Float] {
        let before = pieces.indices.map { mass(of: $0, from: 0, to: boundary) }
        let behind = pieces.indices.map { mass(of: $0, from: boundary, to: sourceCount - 1) }
        var cost = before.reduce(0, +)
        var costs = [cost]
        for index in pieces.indices {
            cost += behind[index] - before[index]
            costs.append(cost)
        }
        return costs
    }

    private func mass(of piece: Int, from start: Int, to end: Int) -> Float {
        alignment[piece * sourceCount + start..<piece * sourceCount + max(start, end)].reduce(0, +)
    }

    /// Where a tag should stand; nil for what is no tag, or where no word says it.
    private func anchor(of index: Int, among marks: [Mark]) -> Int? {
        let mark = marks[index]
        if let label = anchorAtLabel(of: index, among: marks) { return label }
        if mark.opens {
            return targets(ofTagAt: index, among: marks).map { found in
                let first = found.lowerBound
                // In front of the quotation mark or bracket that it stood in front of.
                return mark.after == .sign && followsOpeningSign(first) ? first - 1 : first
            }
        }
        if mark.closes {
            return targets(ofTagAt: index, among: marks).map { found in
                let end = found.upperBound
                guard mark.before == .sign, let sign = signEnd(behind: end, before: mark) else { return end }
                return sign
            }
        }
        return nil
    }

    /// Where the sign right behind some words ends that a tag closes behind; nil where none is there. A space may part it from
    /// the words where one does in the source: `80 %`.
    private func signEnd(behind end: Int, before mark: Mark) -> Int? {
        func isParted(_ index: Int, in pieces: [Piece]) -> Bool {
            pieces.indices.contains(index) && (pieces[index].beginsWord || index > 0 && pieces[index - 1].isSpace)
        }
        let sign = end < pieces.count && pieces[end].isSpace ? end + 1 : end
        guard sign < pieces.count, pieces[sign].isPunctuation else { return nil }
        return !isParted(sign, in: pieces) || isParted(mark.pieceIndex - 1, in: sources) ? sign + 1 : nil
    }

    /// Where a tag stands around all words before the first colon, or behind them: around the same in the translation, as that of
    /// *￼Backups￼: every night*, whose one word becomes several. Nil for other tags, and where there are other colons.
    private func anchorAtLabel(of index: Int, among marks: [Mark]) -> Int? {
        guard let colon = sources.firstIndex(where: \.isColon), let end = pieces.firstIndex(where: \.isColon),
            sources.count(where: \.isColon) == pieces.count(where: \.isColon)
        else { return nil }
        let mark = marks[index]
        if mark.opens { return mark.pieceIndex == 0 && otherHalf(of: marks[index...]) == colon ? 0 : nil }
        guard mark.closes, mark.isBeforePunctuation, mark.pieceIndex == colon else { return nil }
        return (otherHalf(of: marks[...index].reversed()) ?? 0) == 0 ? end : nil
    }

    /// The pieces that stand for what is between a tag and its other half.
    ///
    /// A tag whose other half stands at an end of the sentence is alone, for those are not among the marks, and so is what is no
    /// half of a pair, as the mark of a footnote: it goes with all words up to that end where they are together in the
    /// translation, too, else with the word beside it.
    private func targets(ofTagAt index: Int, among marks: [Mark]) -> Range<Int>? {
        let piece = marks[index].pieceIndex
        if marks[index].opens {
            if let end = otherHalf(of: marks[index...]) { return targets(of: piece..<max(end, piece + 1)) }
            return targetsTogether(of: piece..<sourceCount - 1) ?? targets(of: piece..<piece + 1)
        }
        if let start = otherHalf(of: marks[...index].reversed()) { return targets(of: min(start, piece - 1)..<piece) }
        return targetsTogether(of: 0..<piece) ?? targets(of: piece - 1..<piece)
    }

    /// Before which piece of the source the other half of a tag stands, the first of some marks in the order in which to look for
    /// it; nil where it is not among them.
    private func otherHalf(of marks: some Sequence<Mark>) -> Int? {
        var depth = 0
        for mark in marks {
            depth += mark.opens ? 1 : mark.closes ? -1 : 0
            if depth == 0 { return mark.pieceIndex }
        }
        return nil
    }

    /// The pieces that look most at a range of the source, with those that go on with the same word and those between.
    private func targets(of range: Range<Int>) -> Range<Int>? {
        let range = range.clamped(to: 0..<sourceCount - 1)
        guard !range.isEmpty else { return nil }
        if let name = name(at: range) { return name }
        let found = pieces.indices.filter {
            !pieces[$0].isPunctuation && mass(of: $0, from: range.lowerBound, to: range.upperBound) > 0.5
        }
        guard var first = found.first, var last = found.last else { return nil }
        while first > 0, !pieces[first].beginsWord, !pieces[first].isWithoutSpaces, !followsOpeningSign(first) { first -= 1 }
        while last + 1 < pieces.count, !pieces[last + 1].beginsWord, !pieces[last + 1].isPunctuation,
            !pieces[last + 1].isWithoutSpaces
        {
            last += 1
        }
        return withinBrackets(withoutGoverning(withNumbers(first...last, of: range), of: range), of: range)
    }

    /// The pieces that are written as a range of the source, which begins with a capital and has several words: a name that
    /// stayed. Nil where there are none, or several such.
    private func name(at range: Range<Int>) -> Range<Int>? {
        let name = sources[range]
        guard name.first?.isCapital == true, name.count(where: \.beginsWord) > 1, name.count <= pieces.count else { return nil }
        let starts = (0...pieces.count - name.count).filter { start in
            zip(pieces[start...], name).allSatisfy { $0.text == $1.text }
        }
        guard starts.count == 1, let start = starts.first else { return nil }
        let end = start + name.count
        // A part of a longer word is another one.
        let isWhole = end == pieces.count || pieces[end].beginsWord || pieces[end].isPunctuation
        return isWhole ? start..<end : nil
    }

    /// Pieces that stand for a range of the source without a bracket, up to one that opens or closes among them alone.
    private func withinBrackets(_ found: Range<Int>, of range: Range<Int>) -> Range<Int> {
        guard sources[range].allSatisfy({ $0.depth == 0 }), pieces[found].contains(where: { $0.depth != 0 }) else { return found }
        var openings: [Int] = []
        for index in found {
            if pieces[index].depth > 0 { openings.append(index) }
            if pieces[index].depth < 0, openings.popLast() == nil, index > found.lowerBound { return found.lowerBound..<index }
        }
        guard let opening = openings.first, opening + 1 < found.upperBound else { return found }
        return opening + 1..<found.upperBound
    }

    /// Pieces that stand for a range of the source, with the number right beside them that the range has and they have not:
    /// models look elsewhere at the last number of a sentence, as that of `[version 3](v3.md).`
    private func withNumbers(_ found: ClosedRange<Int>, of range: Range<Int>) -> ClosedRange<Int> {
        guard !pieces[found].contains(where: \.isNumber), let first = sources[range].first(where: { !$0.isSpace }),
            let last = sources[range].last
        else { return found }
        func isOfNumber(_ piece: Piece) -> Bool { piece.isNumber || piece.isSpace }
        let behind = pieces[(found.upperBound + 1)...].prefix(while: isOfNumber)
        if last.isNumber, let end = behind.lastIndex(where: \.isNumber) { return found.lowerBound...end }
        let before = pieces[(pieces[..<found.lowerBound].lastIndex { !isOfNumber($0) } ?? -1) + 1..<found.lowerBound]
        return first.isNumber && before.contains(where: \.isNumber) ? before.startIndex...found.upperBound : found
    }

    /// Pieces that stand for a range of the source, without a preposition or an article at an end that belongs to what is beside
    /// it: one for another that stands there in the source, or one before a capital, as the *em* of `Clique em <b>Sim</b>`.
    private func withoutGoverning(_ found: ClosedRange<Int>, of range: Range<Int>) -> Range<Int> {
        func isGoverning(_ index: Int, in pieces: [Piece]) -> Bool { pieces.indices.contains(index) && pieces[index].isGoverning }
        var (first, last) = (found.lowerBound, found.upperBound)
        if !sources[range.lowerBound].isGoverning, pieces[first].isGoverning, first < last {
            let isBesides = isGoverning(range.lowerBound - 1, in: sources) && !isGoverning(first - 1, in: pieces)
            if isBesides || pieces[first + 1].isCapital && !pieces[first].isCapital { first += 1 }
        }
        if isGoverning(range.upperBound, in: sources), !sources[range.upperBound - 1].isGoverning, pieces[last].isGoverning,
            first < last, !isGoverning(last + 1, in: pieces)
        {
            last -= 1
        }
        return first..<last + 1
    }

    /// The same, where no piece among them looks most at other words.
    private func targetsTogether(of range: Range<Int>) -> Range<Int>? {
        targets(of: range).flatMap { found in
            let isTogether = found.allSatisfy {
                mass(of: $0, from: 0, to: range.lowerBound) + mass(of: $0, from: range.upperBound, to: sourceCount - 1) < 0.5
            }
            return isTogether ? found : nil
        }
    }

    /// Whether a bracket or a quotation mark that begins a word stands right before a piece.
    func followsOpeningSign(_ piece: Int) -> Bool {
        guard piece > 0, piece < pieces.count, !pieces[piece].beginsWord, pieces[piece - 1].isPunctuation else { return false }
        return piece == 1 || pieces[piece - 1].beginsWord || pieces[piece - 2].isPunctuation
    }

    /// Whether a place is inside of a word: between two pieces that nothing parts, neither of them a number by itself.
    private func isInWord(_ place: Int) -> Bool {
        let (before, piece) = (pieces[place - 1], pieces[place])
        return !piece.beginsWord && !piece.isPunctuation && !piece.isWithoutSpaces && !before.isWithoutSpaces
            && piece.isNumber == before.isNumber && !followsOpeningSign(place)
    }

    /// What speaks against a place for a mark.
    private func unfitness(of place: Int, for mark: Mark) -> Float {
        let isInside = place > 0 && place < pieces.count
        if isInside, isInWord(place) { return Self.impossible }
        let isBeforePunctuation = isInside && pieces[place].isPunctuation && !pieces[place].beginsWord
        if mark.isSpace {
            guard isInside, !isBeforePunctuation, !followsOpeningSign(place) else { return Self.wrongKind }
            // Wide space between two sentences stays there.
            return mark.before == .sign && !pieces[place - 1].isPunctuation ? Self.otherPunctuation : 0
        }
        if mark.isBeforePunctuation { return isBeforePunctuation ? Self.samePunctuation : place == 0 ? Self.wrongKind : 0 }
        if mark.opens { return isBeforePunctuation || place == pieces.count ? Self.wrongKind : 0 }
        if mark.closes { return place == 0 ? Self.wrongKind : 0 }
        let followsSign = mark.isBehindOpening && place > 0 && pieces[place - 1].isPunctuation
        return (isBeforePunctuation ? Self.newPunctuation : 0) + (followsSign ? Self.sameSign : 0)
    }
}
