// SPDX-License-Identifier: Apache-2.0

extension FixedTextScanner {
    /// What a stretch begins that reaches over several words, or is known by the words around it.
    struct Reading {
        let kind: FixedText.Kind
        let range: Range<Int>
        /// Where to go on.
        let end: Int

        private init(_ kind: FixedText.Kind, _ range: Range<Int>, until end: Int? = nil) {
            (self.kind, self.range, self.end) = (kind, range, end ?? range.upperBound)
        }

        /// What the first rule says that knows the stretch; nil where none does.
        ///
        /// The order matters: *12 Export Road* is an address before `export` is a command, and what stands in quotation marks is
        /// taken as a whole before anything in it.
        ///
        /// - Parameters:
        ///   - stretch: The stretch.
        ///   - start: Where it begins behind what opens.
        ///   - range: The range that it stands in.
        ///   - scanner: What has read the text before it.
        init?(of stretch: ASCIIStretch, from start: Int, in range: Range<Int>, by scanner: FixedTextScanner) {
            let value =
                Self.languageCode(start, range, scanner) ?? Self.date(start, range, scanner) ?? Self.sum(start, range, scanner)
                ?? Self.spokenAddress(start, range, scanner) ?? Self.address(stretch, start, range, scanner)
                ?? Self.company(stretch, start, range, scanner)
            let reading =
                value ?? Self.quotation(stretch, start, range, scanner) ?? Self.call(stretch, start, range, scanner)
                ?? Self.command(stretch, start, range, scanner)
                ?? Self.typedWord(stretch, range, scanner) ?? Self.labelledValue(stretch, range, scanner)
                ?? Self.documentNumber(start, range, scanner) ?? Self.pattern(stretch, range, scanner)
            guard let reading else { return nil }
            self = reading
        }

        private static func languageCode(_ start: Int, _ range: Range<Int>, _ scanner: FixedTextScanner) -> Reading? {
            LanguageCodeMark.end(in: scanner.bytes, from: start, to: range.upperBound).map {
                Reading(.serialNumber, start..<$0)
            }
        }

        private static func date(_ start: Int, _ range: Range<Int>, _ scanner: FixedTextScanner) -> Reading? {
            guard start < range.upperBound, scanner.bytes[start].isASCIICapital,
                let end = ProgramDate.end(in: scanner.bytes, from: start, to: range.upperBound)
            else { return nil }
            return Reading(.serialNumber, start..<end)
        }

        /// `€250k`, `EUR 12,500.00`
        private static func sum(_ start: Int, _ range: Range<Int>, _ scanner: FixedTextScanner) -> Reading? {
            let bounds = max(scanner.addedEnd, range.lowerBound)..<range.upperBound
            guard bounds.contains(start), start == bounds.lowerBound || !scanner.bytes[start - 1].isASCIILetterOrDigit,
                !scanner.follows(letterAt: start, in: range)
            else { return nil }
            let first = scanner.bytes[start]
            if first.isASCIICapital {
                return Quantity.codedSumEnd(scanner.bytes, at: start, in: bounds).map { Reading(.quantity, start..<$0) }
            }
            guard first.isASCIIDigit || first == UInt8(ascii: "$") else { return nil }
            return Quantity.price(scanner.bytes, at: start, in: bounds).map { Reading(.quantity, $0) }
        }

        private static func spokenAddress(_ start: Int, _ range: Range<Int>, _ scanner: FixedTextScanner) -> Reading? {
            guard start < range.upperBound, scanner.bytes[start].isASCIISmall, !scanner.follows(letterAt: start, in: range),
                let address = SpokenAddress.range(in: scanner.bytes, from: start, to: range.upperBound)
            else { return nil }
            return Reading(.mailAddress, address)
        }

        private static func address(
            _ stretch: ASCIIStretch, _ start: Int, _ range: Range<Int>, _ scanner: FixedTextScanner
        ) -> Reading? {
            guard start == stretch.start,
                let end = StreetAddress.end(in: scanner.bytes, from: start, to: range.upperBound)
                    ?? PostalTown.end(in: scanner.bytes, from: start, to: range.upperBound),
                !scanner.follows(letterAt: start, in: range)
            else { return nil }
            return Reading(.streetAddress, start..<end)
        }

        private static func company(
            _ stretch: ASCIIStretch, _ start: Int, _ range: Range<Int>, _ scanner: FixedTextScanner
        ) -> Reading? {
            guard start < stretch.end, let end = CompanyName.end(in: scanner.bytes, from: start, to: range.upperBound),
                !scanner.follows(letterAt: start, in: range)
            else { return nil }
            return Reading(.joinedNames, start..<end)
        }

        private static func quotation(
            _ stretch: ASCIIStretch, _ start: Int, _ range: Range<Int>, _ scanner: FixedTextScanner
        ) -> Reading? {
            if start < stretch.end, let end = GNUQuotation.end(in: scanner.bytes, from: start, to: range.upperBound) {
                return Reading(.code, start..<end)
            }
            if let end = SpacedPath.quotedEnd(in: scanner.bytes, from: stretch.start, to: range.upperBound) {
                return Reading(.path, stretch.start..<end)
            }
            if let end = QuotedName.pluralSignsEnd(in: scanner.bytes, from: stretch.start, to: range.upperBound) {
                return Reading(.code, stretch.start..<end)
            }
            let end =
                scanner.quotedCommandEnd(from: stretch.start, to: range.upperBound)
                ?? QuotedName.end(in: scanner.bytes, from: stretch.start, in: range, behind: scanner.found.last?.range)
            return end.map { Reading(.code, stretch.start..<$0) }
        }

        private static func call(
            _ stretch: ASCIIStretch, _ start: Int, _ range: Range<Int>, _ scanner: FixedTextScanner
        ) -> Reading? {
            guard stretch.isSuspicious, start < stretch.end, !scanner.follows(letterAt: start, in: range),
                let end = FunctionCall.end(in: scanner.bytes, from: start, to: range.upperBound)
            else { return nil }
            return Reading(.code, start..<end)
        }

        private static func command(
            _ stretch: ASCIIStretch, _ start: Int, _ range: Range<Int>, _ scanner: FixedTextScanner
        ) -> Reading? {
            guard start < stretch.end, ShellCommand.mayBegin(with: scanner.bytes[start]),
                !scanner.follows(letterAt: start, in: range),
                let end = ShellCommand.end(in: scanner.bytes, from: start, to: range.upperBound)
            else { return nil }
            return Reading(.code, start..<end)
        }

        private static func typedWord(_ stretch: ASCIIStretch, _ range: Range<Int>, _ scanner: FixedTextScanner) -> Reading? {
            let word = scanner.typedWord(stretch, in: range) ?? scanner.argument(stretch)
            return word.map { Reading(.code, $0, until: stretch.end) }
        }

        private static func labelledValue(_ stretch: ASCIIStretch, _ range: Range<Int>, _ scanner: FixedTextScanner) -> Reading? {
            scanner.labelledValue(stretch, in: range).map { Reading(.labelledValue, $0, until: max($0.upperBound, stretch.end)) }
        }

        private static func documentNumber(_ start: Int, _ range: Range<Int>, _ scanner: FixedTextScanner) -> Reading? {
            guard start < range.upperBound, scanner.bytes[start].isASCIICapital else { return nil }
            let text = scanner.bytes[start..<range.upperBound]
            guard let end = FixedNotation.documentNumberEnd(text) ?? BugNumber.end(text),
                start == range.lowerBound || !scanner.bytes[start - 1].isASCIILetterOrDigit,
                !scanner.follows(letterAt: start, in: range)
            else { return nil }
            return Reading(.serialNumber, start..<end)
        }

        /// A path of Windows with spaces, a type of a program, a row of short names, a place of a form, a section of settings, a
        /// calculation, a bracket alone, a regular expression, a row of signs that draws a line, or what tells an editor about
        /// the file: `-*- mode: text -*-`.
        private static func pattern(_ stretch: ASCIIStretch, _ range: Range<Int>, _ scanner: FixedTextScanner) -> Reading? {
            let (word, whole) = (scanner.bytes[stretch.start..<stretch.end], stretch.start..<stretch.end)
            let start = scanner.start(of: stretch)
            if start < stretch.end, let end = SpacedPath.drivePathEnd(in: scanner.bytes, from: start, to: range.upperBound) {
                return Reading(.path, start..<end)
            }
            if let end = GenericType.end(in: scanner.bytes, behind: whole, to: range.upperBound) {
                return Reading(.code, stretch.start..<end)
            }
            if let end = CapitalSeries.end(in: scanner.bytes, from: stretch.start, to: range.upperBound) {
                return Reading(.serialNumber, stretch.start..<end)
            }
            if start < stretch.end, let end = CapitalSeries.pairEnd(in: scanner.bytes, from: start, to: range.upperBound),
                !scanner.follows(letterAt: start, in: range)
            {
                return Reading(.joinedNames, start..<end)
            }
            if let end = FixedNotation.joinedPlaceEnd(word) { return Reading(.templatePlace, stretch.start..<end) }
            if let end = FixedNotation.openBracketSignsEnd(word) { return Reading(.code, stretch.start..<end) }
            if let end = FixedNotation.bracketedCodesEnd(word) { return Reading(.serialNumber, stretch.start..<end) }
            if let end = SettingsSection.end(in: scanner.bytes, from: stretch.start, in: range) {
                return Reading(.code, stretch.start..<end)
            }
            if let end = Calculation.end(in: scanner.bytes, from: stretch.start, to: range.upperBound) {
                return Reading(.serialNumber, stretch.start..<end)
            }
            if FixedNotation.isLoneBracket(whole, in: scanner.bytes) { return Reading(.code, whole) }
            if stretch.hasDigitsOrSymbols, FixedNotation.isPattern(word) {
                return Reading(.code, scanner.withoutPunctuation(whole, .code), until: stretch.end)
            }
            if word.starts(with: FixedNotation.modeMark), let end = scanner.modeLineEnd(from: stretch.start, in: range) {
                return Reading(.code, stretch.start..<end)
            }
            return FixedNotation.isRule(word) ? Reading(.code, whole) : nil
        }
    }
}
