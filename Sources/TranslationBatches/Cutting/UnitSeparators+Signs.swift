// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The signs that part units.
extension UnitSeparators {
    /// The end of a sign that parts units where `partsAtSigns` says so; nil where none begins.
    func partingSignEnd(_ index: String.Index) -> String.Index? {
        guard scalars[index].isSign else { return nil }
        let next = scalars.index(after: index)
        guard next < scalars.endIndex else { return nil }
        if scalars[index] == "/", followsLetter { return scalars[next].properties.isAlphabetic ? next : nil }
        guard followsSpace, index > scalars.startIndex else { return nil }
        // No receipt => voucher
        if let arrow = Self.arrows.first(where: { scalars[index...].starts(with: $0.unicodeScalars) }) {
            let end = scalars.index(index, offsetBy: arrow.unicodeScalars.count)
            return end < scalars.endIndex && scalars[end] == " " ? end : nil
        }
        guard scalars[next] == " " else { return nil }
        let isParting: Bool =
            switch scalars[index] {
            case "—", "–", "&": true
            case "!": false
            // Name / Address; Colour: black / white; but not read / write.
            case "/": isCapital(scalars.index(after: next)) || isBetweenOptions(index)
            // In a formula the rest tells what its letters are.
            default: !isOperand(scalars[..<index].reversed()) || !isOperand(scalars[next...])
            }
        return isParting ? next : nil
    }

    /// How many scalars of a line are looked at on each side of a sign.
    private static let reachOfSigns = 80

    /// Whether the slash at an index stands between options: with another one in its line, or behind a label and a colon.
    private func isBetweenOptions(_ index: String.Index) -> Bool {
        let before = scalars[..<index].reversed().prefix(Self.reachOfSigns).prefix { !$0.endsLine }
        let after = scalars[index...].dropFirst().prefix(Self.reachOfSigns).prefix { !$0.endsLine }
        return before.contains("/") || after.contains("/") || zip(before, before.dropFirst()).contains { $0 == " " && $1 == ":" }
    }

    /// Whether the dash at an index parts a name from what is said of it, in a line that is no sentence: *Inga Holm – lighting*.
    /// A comma may follow in a text of one line, a title: *The Old Ferry – menu, week 32*.
    func isBehindName(_ index: String.Index) -> Bool {
        guard "–—".unicodeScalars.contains(scalars[index]) else { return false }
        let line = scalars[..<index].reversed().prefix(Self.reachOfSigns).prefix { !$0.endsLine }
        let before = String(String.UnicodeScalarView(line))
        let after = scalars[index...].dropFirst().prefix(Self.reachOfSigns).prefix { !$0.endsLine }
        let isWholeText = line.endIndex.base == scalars.startIndex && after.endIndex == scalars.endIndex
        guard before.first == " ", after.first == " ", after.count < Self.reachOfSigns, let last = after.last,
            !".!?:;,–—".unicodeScalars.contains(last),
            !after.contains(where: (isWholeText ? "–—;:" : "–—,;:").unicodeScalars.contains)
        else { return false }
        // Words are written backwards here, and the mark of an item is none.
        let words = before.split(separator: " ").filter { $0.contains(where: \.isLetter) }
        return 2...Self.mostWordsOfName ~= words.count
            && words.allSatisfy { $0.last?.isUppercase == true && $0.allSatisfy { $0.isLetter || "-'’.".contains($0) } }
    }

    private static let mostWordsOfName = 4

    /// The end of the dash of who speaks or of an item, without a space before an ordinary word with a capital; nil where none
    /// begins. Models make *3* of `-Thirty seconds!` and drop words of `-What? -Nothing.`
    ///
    /// It stands at the start of a line that no sentence goes on to, or behind the end of a sentence. What has one letter, as
    /// `-I`, may be an option.
    func speechDashEnd(_ index: String.Index) -> String.Index? {
        guard "-–—".unicodeScalars.contains(scalars[index]), isAtStart || followsSpace else { return nil }
        let next = scalars.index(after: index)
        let word = scalars[next...].prefix(2)
        guard word.first?.properties.isUppercase == true, word.last?.properties.isLowercase == true else { return nil }
        let before = scalars[..<index].reversed().drop { $0.properties.isWhitespace }
        guard let last = before.first else { return next }
        switch Punctuation(last.value) {
        case .terminator, .strongTerminator, .colon, .quotationMark, .closingQuotationMark, .closingBracket: return next
        default: return isAtStart && (last == "…" || isBehindBlankOrDashedLine(index)) ? next : nil
        }
    }

    /// The end of a dash right behind a word with which somebody breaks off, before a space and a sentence: `Wait-- Is he dead?`;
    /// nil where none begins, or where another one ends an aside: `my friend-- Ana-- said`. Who stammers, as in `I-- I know`, has
    /// said no word.
    func breakingDashEnd(_ index: String.Index) -> String.Index? {
        guard scalars[index] == "-" || scalars[index] == "—" else { return nil }
        let dash = scalars[index...].prefix { $0 == scalars[index] }
        let rest = scalars[dash.endIndex...]
        guard dash.count == (scalars[index] == "-" ? 2 : 1), rest.first == " ", isCapital(rest.index(after: rest.startIndex)),
            scalars[..<index].reversed().prefix(2).count(where: \.properties.isAlphabetic) == 2
        else { return nil }
        let line = rest.prefix(Self.reachOfLine).prefix { !$0.endsLine }
        let isAside = line.contains("—") || zip(line, line.dropFirst()).contains { $0 == "-" && $1 == "-" }
        return isAside ? nil : dash.endIndex
    }

    /// The end of the address of who writes or is written to, in the line of a mail's header: `From: Ana Silva <ana@silva.pt>`,
    /// with the comma behind it; nil where none begins. Models move words of the name past it.
    func mailAddressEnd(_ index: String.Index) -> String.Index? {
        guard scalars[index] == "<", followsSpace else { return nil }
        let address = scalars[index...].dropFirst().prefix(Self.reachOfSigns).prefix { $0 != ">" && !$0.properties.isWhitespace }
        // Sessions have put a placeholder for it.
        guard address.contains("@") || address.elementsEqual([Placeholder.scalar]), address.endIndex < scalars.endIndex,
            scalars[address.endIndex] == ">"
        else { return nil }
        let end = scalars.index(after: address.endIndex)
        let isLast = end == scalars.endIndex || scalars[end].endsLine
        guard isLast || ",;".unicodeScalars.contains(scalars[end]) else { return nil }
        let line = scalars[..<index].reversed().prefix(Self.reachOfLine).prefix { !$0.endsLine }
        let field = line.reversed().prefix { $0 != ":" }
        // From, Cc, Reply-To
        guard line.count < Self.reachOfLine, field.count < line.count, !field.isEmpty,
            field.allSatisfy({ $0.properties.isAlphabetic || $0 == "-" })
        else { return nil }
        return isLast ? end : scalars.index(after: end)
    }

    /// Whether the line before the one that begins at an index is blank, or begins with the dash that this one begins with.
    private func isBehindBlankOrDashedLine(_ index: String.Index) -> Bool {
        let lines = scalars[..<index].reversed().prefix(Self.reachOfLine).split(
            maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: \.endsLine)
        guard lines.count > 1 else { return false }
        let first = lines[1].last { $0 != " " && $0 != "\t" }
        return first == nil || first == scalars[index]
    }

    /// How many scalars of the line before are looked at.
    private static let reachOfLine = 200

    /// The fewest dots that lead from an entry to its page.
    private static let fewestLeaders = 4
    /// The fewest right behind a word, where people put some for an ellipsis.
    private static let fewestLeadersBehindWord = 6

    /// The end of the dots between an entry and its page, with a space before what follows them: `........`, `. . . . .`; or of
    /// those that end a line; nil where none begin. Right behind a word they are a row, `Name..........`, and need no space.
    func leaderEnd(_ index: String.Index) -> String.Index? {
        if followsLetter {
            let row = scalars[index...].prefix { $0 == "." }
            let end = scalars[row.endIndex...].firstIndex { $0 != " " } ?? scalars.endIndex
            return row.count >= Self.fewestLeadersBehindWord ? end : nil
        }
        // A row is looked at from its first dot alone, so that long ones take linear time.
        guard scalars[..<index].reversed().first(where: { $0 != " " }) != "." else { return nil }
        let dots = scalars[index...].prefix { $0 == "." || $0 == " " }
        let count = dots.count { $0 == "." }
        // To be filled in: Phone: ..........
        if dots.endIndex == scalars.endIndex || scalars[dots.endIndex].endsLine {
            return count > Self.fewestLeaders ? dots.endIndex : nil
        }
        return count >= Self.fewestLeaders && dots.last == " " ? dots.endIndex : nil
    }

    /// The fewest signs of a row beside words: three are a dash to some.
    private static let fewestSignsOfRow = 4

    /// The end of a row of dashes or equals signs before words, `-----Original Message`, or behind those at the end of a line;
    /// nil where none begins.
    func rowOfSignsEnd(_ index: String.Index) -> String.Index? {
        let sign = scalars[index]
        guard followsSpace || followsLetter, sign == "-" || sign == "=" else { return nil }
        let end = scalars[index...].prefix { $0 == sign }.endIndex
        guard scalars.distance(from: index, to: end) >= Self.fewestSignsOfRow else { return nil }
        let next = scalars[end...].first { $0 != " " }
        let isAtEnd = next.map(\.endsLine) ?? true
        guard isAtEnd || followsSpace && next?.properties.isAlphabetic == true else { return nil }
        // -----BEGIN CERTIFICATE-----
        let armour = ["BEGIN ", "END "].map { Array("-\($0)".unicodeScalars) }
        let before = scalars[..<index].reversed().prefix { !$0.endsLine }.prefix(Self.longestArmour).reversed()
        let nearby = Array(before) + ["-"] + Array(scalars[end...].prefix(6))
        return armour.contains { !nearby.ranges(of: $0).isEmpty } ? nil : end
    }

    /// As many characters as the first line of a key or a signed text has at most.
    private static let longestArmour = 64

    /// The end of a box to be ticked, behind which white space stands: `[ ]`, `[x]`, `( )`, `☐`; nil where none begins.
    func tickBoxEnd(_ index: String.Index) -> String.Index? {
        let box = scalars[index...].prefix(3)
        let isBox =
            ["[ ]", "[x]", "[X]", "( )"].contains { box.elementsEqual($0.unicodeScalars) }
            || scalars[index].isTickBox
        guard isBox else { return nil }
        let end = scalars[index].isTickBox ? scalars.index(after: index) : box.endIndex
        return end == scalars.endIndex || scalars[end].properties.isWhitespace ? end : nil
    }

    private static let arrows = ["=>", "->", "-->", "==>", "<-", "<=", ">=", "==", "!="]

    /// The most words of a label, and the most characters that are looked at.
    private static let mostWordsOfLabel = 2
    private static let longestLabel = 40

    /// Whether a label begins at an index: one or two words with a colon behind them.
    func isLabel(_ index: String.Index) -> Bool {
        let words = scalars[index...].prefix(Self.longestLabel).prefix { $0.properties.isAlphabetic || $0 == " " }
        return words.endIndex < scalars.endIndex && scalars[words.endIndex] == ":" && words.last != " "
            && words.split(separator: " ").count <= Self.mostWordsOfLabel
    }

    /// Whether `a.m.` or `p.m.` stands before a space: a sentence may end with it, which rules cannot see.
    func isBehindHalfOfDay(_ index: String.Index) -> Bool {
        let before = scalars[..<index].reversed().lazy.drop { $0 == Placeholder.scalar }.prefix(4)
        return before.elementsEqual(".m.a".unicodeScalars) || before.elementsEqual(".m.p".unicodeScalars)
    }

    /// Whether a word with a capital begins at an index.
    func isCapital(_ index: String.Index) -> Bool {
        scalars[index...].lazy.drop { $0 == Placeholder.scalar }.first?.properties.isUppercase == true
    }

    /// Whether what comes first, behind spaces, is a placeholder, a letter alone, or begins with a digit.
    private func isOperand(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
        let word = scalars.lazy.drop { $0 == " " }.prefix {
            $0.isLetterOrNumber || $0 == Placeholder.scalar
        }
        var iterator = word.makeIterator()
        guard let first = iterator.next() else { return false }
        return first.properties.numericType != nil || first == Placeholder.scalar || iterator.next() == nil
    }

    /// The end of what parts the kinds of files in a dialogue: `Images (*.png *.jpg);;All files (*)`; nil where something else
    /// stands there.
    func filterEnd(_ index: String.Index) -> String.Index? {
        scalars[index...].starts(with: ";;".unicodeScalars) ? scalars.index(index, offsetBy: 2) : nil
    }

    /// Whether a space and a word with a capital follow, as behind a step of a way through menus: `File > Print`.
    func isFollowedByName(_ next: String.Index) -> Bool {
        next < scalars.endIndex && scalars[next] == " " && isCapital(scalars.index(after: next))
    }
}

extension Unicode.Scalar {
    /// Whether it is a square or a circle to be ticked.
    fileprivate var isTickBox: Bool { "□☐☑☒○◯".unicodeScalars.contains(self) }

    /// Whether it is one of the signs that may part units.
    fileprivate var isSign: Bool { ["—", "–", "-", "/", "+", "=", "<", ">", "&", "!"].contains(self) }

    /// Whether it parts the cells of a table, the steps of a way through menus, or the items of a row, where white space stands
    /// on both sides: `|`, or one of the box drawing characters that look like it, an arrow, a bullet.
    var partsItems: Bool {
        switch self {
        case "|", "│", "┃", "║", "→", "⇒", "➔", "▸", "›", "•", "·": true
        default: false
        }
    }
}
