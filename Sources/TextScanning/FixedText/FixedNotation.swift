// SPDX-License-Identifier: Apache-2.0

/// Tells notations of ASCII that are no words of a language, and that engines change: numbers with letters, hyphens or brackets
/// in them and what stands for their digits, numerals of Rome, media types, time zones, members and elements in programs.
enum FixedNotation {
    /// What a word is; nil where it is none of these.
    ///
    /// - Parameter word: The word without the punctuation around it; not empty.
    static func kind(of word: Slice<UnsafeBufferPointer<UInt8>>) -> FixedText.Kind? {
        if isListOfSigns(word) || isElement(word) || isMemberOfPointer(word) || isArrayType(word) || word.starts(with: "#!/".utf8)
        {
            return .code
        }
        if ProjectName.isFolder(word) { return .path }
        if DottedFileName.isOne(word) { return .dottedName }
        if isListOfOptions(word) { return .option }
        if MediaType.isOne(word) || isZone(word) || isReference(word) || ProjectName.isPackage(word)
            || ProjectName.isModel(word) || ProjectName.isOnReddit(word) || LicenceName.isOne(word)
            || ProgrammersName.contains(word) || isLocalServer(word) || ColonJoinedName.isOne(word) || KeyName.isCombination(word)
        {
            return .joinedNames
        }
        if isLabelledNumber(word) { return .hash }
        let isNumber =
            isSection(word) || isLetteredNumber(word) || isGroupedNumber(word) || isNumberedPart(word) || isLowerBound(word)
            || isRange(word)
        return isNumber || isNumberedName(word) || isDialled(word) || isRomanNumeral(word) || isRowOfInitials(word)
            || isLetteredSection(word)
            || isDigitPattern(word) || isAbbreviation(word)
            ? .serialNumber : nil
    }

    /// `^[A-Z]{2}[0-9]+$`, `[a-z_]+`: a regular expression, told by a range of letters or digits in brackets; or a pattern of a
    /// time of which some may be left out.
    static func isPattern(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let open = word.firstIndex(of: UInt8(ascii: "[")), let close = word[open...].firstIndex(of: UInt8(ascii: "]"))
        else {
            return false
        }
        // Django writes HH:MM[:ss[.uuuuuu]][TZ].
        if word.contains(UInt8(ascii: ":")), word.allSatisfy({ dateLetters.contains($0) || "uTZ/-.:[]".utf8.contains($0) }) {
            return true
        }
        let content = word[(open + 1)..<close]
        return content.count > 2
            && content.indices.dropLast(2).contains { index in
                content[index + 1] == UInt8(ascii: "-")
                    && ranges.contains { content[index] == $0.first && content[index + 2] == $0.last }
                    // 2010-2012 is no range.
                    && (index == content.startIndex || !content[index - 1].isASCIIDigit)
            }
    }

    /// The end of `[your-name]`, the place of a form; nil where a word does not begin with one.
    static func joinedPlaceEnd(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard word.first == UInt8(ascii: "[") else { return nil }
        let name = word.dropFirst().prefix { $0.isASCIISmall || $0 == UInt8(ascii: "-") }
        guard name.endIndex < word.endIndex, word[name.endIndex] == UInt8(ascii: "]"), name.contains(UInt8(ascii: "-")),
            name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy({ $0.count > 1 })
        else { return nil }
        return name.endIndex + 1
    }

    /// Whether a word is a row of one sign, as stands for what is to be filled in: `____`. A row of dots parts an entry from its
    /// page, which `UnitSeparators` of `TranslationBatches` sees to.
    static func isRule(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = word.first, "_-=*~".utf8.contains(first) else { return false }
        return word.count >= shortestRule && word.allSatisfy { $0 == first }
    }

    private static let shortestRule = 5

    /// What Emacs looks for around the settings of a file.
    static let modeMark = Array("-*-".utf8)

    /// The end of a telephone number behind its first sign, as that of another country: `+44 1782 555 010`, `+1 (555) 010-0199`;
    /// nil where there is none.
    static func telephoneNumberEnd(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var (end, digitCount, wasSeparated) = (text.startIndex + 1, 0, true)
        var position = end
        while position < text.endIndex, position - text.startIndex < longestTelephoneNumber {
            if text[position].isASCIIDigit {
                digitCount += 1
                wasSeparated = false
                end = position + 1
            } else if " -.()".utf8.contains(text[position]), !wasSeparated || "()".utf8.contains(text[position]) {
                wasSeparated =
                    text[position] == 0x20 || text[position] == UInt8(ascii: "-") || text[position] == UInt8(ascii: ".")
            } else {
                break
            }
            position += 1
        }
        return digitCount >= fewestDigitsOfTelephoneNumber ? end : nil
    }

    /// The end of a telephone number that begins with an area code in brackets: `(11) 3456-7890`, `(020) 7946 0018`; nil where
    /// there is none.
    static func bracketedTelephoneNumberEnd(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let code = text.dropFirst().prefix(6).prefix(while: \.isASCIIDigit)
        // (24 h) behind it is something else.
        let limit = text[code.endIndex...].prefix(longestTelephoneNumber).prefix { $0 != UInt8(ascii: "(") }.endIndex
        guard 1...5 ~= code.count, text[code.endIndex...].first == UInt8(ascii: ")"),
            let end = telephoneNumberEnd(text[..<limit]), end > code.endIndex
        else { return nil }
        let behind = text[end...].prefix(2)
        return behind.first?.isASCIILetterOrDigit == true || behind.first == UInt8(ascii: "%") ? nil : end
    }

    /// The end of groups of digits with a space between each two, as numbers of telephones and accounts have them: `910 10 10
    /// 10`, `01632 960 555`. Models lose one that is repeated, and write another space for one at which no line breaks. Nil where
    /// there are fewer than three, or few digits in all.
    static func digitGroupsEnd(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var (end, groupCount, digitCount) = (text.startIndex, 0, 0)
        var rest = text
        while true {
            let digits = rest.prefix(longestTelephoneNumber).prefix(while: \.isASCIIDigit)
            // The code of a British town has a digit more than other groups.
            let longest = digits.startIndex == text.startIndex && digits.first == UInt8(ascii: "0") ? 5 : 4
            guard 1...longest ~= digits.count else { break }
            (end, groupCount, digitCount) = (digits.endIndex, groupCount + 1, digitCount + digits.count)
            rest = rest[digits.endIndex...]
            guard end - text.startIndex < 2 * longestTelephoneNumber,
                let space = FixedSpaces.spaces.first(where: { rest.starts(with: $0.utf8) })
            else { break }
            rest = rest.dropFirst(space.utf8.count)
        }
        let goesOn =
            end < text.endIndex
            && (text[end].isASCIILetterOrDigit
                || ",.%/-:".utf8.contains(text[end]) && rest.dropFirst().first?.isASCIIDigit == true)
        return groupCount > 2 && digitCount >= fewestDigitsOfTelephoneNumber && !goesOn ? end : nil
    }

    /// The end of the number of a document behind the letters of its series, as invoices of Portugal and Spain have it: `FT
    /// 2025/147`. Nil where there is none.
    static func documentNumberEnd(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let letters = text.prefix(4).prefix(while: \.isASCIICapital)
        guard letters.count > 1, text[letters.endIndex...].first == 0x20,
            series.contains(String(decoding: letters, as: UTF8.self))
        else { return nil }
        let year = text[letters.endIndex...].dropFirst().prefix(8).prefix(while: \.isASCIIDigit)
        guard !year.isEmpty, text[year.endIndex...].first == UInt8(ascii: "/") else { return nil }
        let number = text[year.endIndex...].dropFirst().prefix(12).prefix(while: \.isASCIIDigit)
        let next = text[number.endIndex...].first ?? 0x20
        return number.isEmpty || next.isASCIILetterOrDigit || next >= 0x80 ? nil : number.endIndex
    }

    /// Invoices, receipts, notes of credit and debit, and papers that go with goods.
    private static let series: Set = [
        "ALB", "FAC", "FAT", "FR", "FS", "FT", "GR", "GT", "NC", "ND", "NV", "PED", "RC", "RG", "VD",
    ]

    private static let longestTelephoneNumber = 24
    private static let fewestDigitsOfTelephoneNumber = 8

    /// `Europe/Madrid`: a zone of the tz database.
    private static func isZone(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let names = word.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        // Asia/Pacific is a region of the world, and Indian/Chinese is food.
        guard names.count > 1, zones.contains(names[0]),
            names[1].contains("_") || cities.contains(names[1]) || names.count > 2 && states.contains(names[1])
        else { return false }
        return names.dropFirst().allSatisfy { name in
            name.utf8.first.map(\.isASCIICapital) ?? false
                && name.utf8.allSatisfy { $0.isASCIILetterOrDigit || "_-+".utf8.contains($0) }
        }
    }

    private static let zones: Set = [
        "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Etc", "Europe", "Indian", "Pacific",
    ]

    /// Those whose zones are told apart by a third name.
    private static let states: Set = ["Argentina", "Indiana", "Kentucky", "North_Dakota"]

    /// Those that most zones in use are named after.
    private static let cities = Set(
        words: """
            Abidjan Accra Adelaide Algiers Amman Amsterdam Anchorage Athens Auckland Baghdad Baku Bangkok Beirut Belgrade \
            Berlin Bogota Bratislava Brisbane Brussels Bucharest Budapest Cairo Calcutta Caracas Casablanca Chicago \
            Colombo Copenhagen Dakar Damascus Darwin Denver Detroit Dhaka Dubai Dublin Edmonton Fiji Guam Guatemala \
            Halifax Havana Helsinki Honolulu Istanbul Jakarta Jamaica Jerusalem Johannesburg Kabul Karachi Kathmandu Kiev \
            Kolkata Kuwait Kyiv Lagos Lima Lisbon Ljubljana London Luxembourg Madrid Maldives Malta Managua Manaus Manila \
            Mauritius Melbourne Minsk Monaco Montevideo Montreal Moscow Muscat Nairobi Noumea Oslo Panama Paris Perth \
            Phoenix Prague Qatar Regina Reykjavik Riga Riyadh Rome Samoa Santiago Sarajevo Seoul Shanghai Singapore Skopje \
            Sofia Stockholm Sydney Tahiti Taipei Tallinn Tashkent Tbilisi Tehran Tijuana Tirana Tokyo Toronto Tripoli \
            Tunis UTC GMT Vancouver Vienna Vilnius Warsaw Winnipeg Yangon Yerevan Zagreb Zurich
            """)

    /// The ends of ranges that are met in such brackets.
    private static let ranges: [(first: UInt8, last: UInt8)] = ["az", "AZ", "09", "af", "AF", "19"].map { ends in
        (ends.utf8.first ?? 0, ends.utf8.last ?? 0)
    }

    /// `1-800-FLOWERS`
    private static func isLetteredNumber(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let parts = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count > 2, let last = parts.last else { return false }
        return parts.dropLast().allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
            && last.count > 2 && last.allSatisfy(\.isASCIICapital)
    }

    /// `978-0-00-653076-6`, `555-0123-456`: three numbers and more with hyphens between them; but not a date as ISO 8601 has it,
    /// `2024-05-01`, which an engine may write as its language does.
    private static func isGroupedNumber(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let parts = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.count > 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
            && !(parts.count == 3 && parts[0].count == 4 && parts[1].count == 2 && parts[2].count == 2)
    }

    /// `3a`, `12b`, `21.3.a`: a house, a figure or a section with its letter, or an ordinal of a Romance language such as `2a`,
    /// which others of them understand. Behind other letters than these stand units and endings.
    private static func isNumberedPart(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let digits = word.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        guard digits.first?.isASCIIDigit == true, digits.count < 10, word.count == digits.count + 1 else { return false }
        let letter = word[digits.endIndex]
        return digits.last == UInt8(ascii: ".")
            ? letter.isASCIILetter && digits.dropLast().contains(UInt8(ascii: "."))
            : "abcABC".utf8.contains(letter)
    }

    /// `SUMMER-SALE-20`, `green-frog-12`, `Tiger-77`: two words and more with hyphens before a number, as codes of shops and
    /// names of users are, or one with a capital that does not say when something was.
    private static func isNumberedName(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let parts = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let last = parts.last, !last.isEmpty, last.allSatisfy(\.isASCIIDigit), let first = word.first,
            parts.count > 2
                || parts.count == 2 && first.isASCIICapital
                    && !FixedText.prefixes.contains(String(decoding: parts[0], as: UTF8.self).lowercased())
        else { return false }
        return parts.dropLast().allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIILetter) }
    }

    /// `apple/swift#12345`, `Luz#2024`: an issue of a repository, or a word that a sign and a number make a name or a password.
    private static func isReference(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let sign = word.firstIndex(of: UInt8(ascii: "#")), sign > word.startIndex + 1 else { return false }
        let number = word[(sign + 1)...]
        return !number.isEmpty && number.allSatisfy(\.isASCIIDigit)
            && word[..<sign].allSatisfy { $0.isASCIILetterOrDigit || "/._-".utf8.contains($0) }
    }

    /// `sha256:9f86d081884c7d65`, and of what people note of a task `due:2024-03-05`: a name and a colon before a hash, or before
    /// a number that has more than digits.
    private static func isLabelledNumber(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let colon = word.firstIndex(of: UInt8(ascii: ":")), word.first?.isASCIILetter == true else { return false }
        let (name, value) = (word[..<colon], word[(colon + 1)...])
        guard name.count > 1, name.allSatisfy({ $0.isASCIIDigit || $0.isASCIISmall || $0 == UInt8(ascii: "-") }) else {
            return false
        }
        let isHash =
            value.count > 7 && value.allSatisfy(\.isSmallHexadecimalDigit) && value.contains(where: \.isASCIIDigit)
        return isHash
            || value.first.map { $0.isASCIIDigit || $0 == UInt8(ascii: "+") } == true
                && value.contains(where: \.isASCIIDigit) && value.contains { "+-:/".utf8.contains($0) }
    }

    /// `localhost:4000`, `host:8080/status`: a server with its port.
    private static func isLocalServer(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let head = ["localhost:", "host:"].first(where: { word.starts(with: $0.utf8) }) else { return false }
        let port = word.dropFirst(head.utf8.count).prefix(while: \.isASCIIDigit)
        return 2...5 ~= port.count && (port.endIndex == word.endIndex || word[port.endIndex] == UInt8(ascii: "/"))
    }

    /// `*#06#`: what is dialled.
    private static func isDialled(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.last == UInt8(ascii: "#") && word.count > 3 && word.first.map { "*#".utf8.contains($0) } == true
            && word.allSatisfy { $0.isASCIIDigit || "*#".utf8.contains($0) }
    }

    /// `12+`: a number and what is more.
    private static func isLowerBound(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.last == UInt8(ascii: "+") && word.count > 1
            && word.dropLast().allSatisfy { $0.isASCIIDigit || ".,".utf8.contains($0) }
    }

    /// `XXXX-XXXX`, `AA:BB:CC`, `aabb.ccdd.eeff`: groups of one repeated letter that stand for the digits of a number, or pairs
    /// of those of a hexadecimal one.
    private static func isDigitPattern(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        if repeatedLetters(of: word, partedBy: "-:.")?.allSatisfy(\.isASCIICapital) == true { return true }
        let groups = word.split(omittingEmptySubsequences: false) { "-:.".utf8.contains($0) }
        return groups.count == 3 && groups.allSatisfy { $0.count == 4 && $0.allSatisfy(\.isSmallHexadecimalDigit) }
    }

    /// `MM/DD/YYYY`, `HH:mm`: fields of a date or a time, one of which has capitals.
    static func isDatePattern(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.contains(where: \.isASCIICapital)
            && repeatedLetters(of: word, partedBy: "/-.:")?.allSatisfy(dateLetters.contains) == true
    }

    /// The letters of fields of dates and times that people write of.
    private static let dateLetters = Array("yYMdDhHmsS".utf8)

    /// The letter of each of two groups or more that consist of one letter two times or more; nil for other words. With a full
    /// stop between two groups it may be an abbreviation, as *DD.HH.* are human rights in Spanish.
    private static func repeatedLetters(
        of word: Slice<UnsafeBufferPointer<UInt8>>, partedBy separators: String
    ) -> [UInt8]? {
        let groups = word.split(omittingEmptySubsequences: false) { separators.utf8.contains($0) }
        guard groups.count > (word.contains(UInt8(ascii: ".")) ? 2 : 1),
            groups.allSatisfy({ group in group.count > 1 && group.allSatisfy { $0 == group.first && $0.isASCIILetter } })
        else { return nil }
        return groups.compactMap(\.first)
    }

    /// `II`, `XIV`: a numeral of Rome of two letters and more, up to thirty-nine.
    private static func isRomanNumeral(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard word.count > 1 else { return false }
        let rest = String(decoding: word.drop { $0 == UInt8(ascii: "X") }, as: UTF8.self)
        return word.count - rest.utf8.count < 4 && ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"].contains(rest)
    }

    /// `S.A.R.L.`, `U.S.A.`: three capitals and more with full stops, one of which may be a word.
    private static func isRowOfInitials(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let letters = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return letters.count > 2 && letters.allSatisfy { $0.count == 1 && $0.first.map(\.isASCIICapital) == true }
    }

    /// `a.1`, `b.2.3`: a section that a letter and numbers name.
    private static func isLetteredSection(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard word.dropFirst().first == UInt8(ascii: ".") else { return false }
        let parts = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count > 1 && parts[0].count == 1 && parts[0].first?.isASCIILetter == true
            && parts.dropFirst().allSatisfy { 1...2 ~= $0.count && $0.allSatisfy(\.isASCIIDigit) }
    }

    /// `-a|--all`, `-V,--version`: options side by side.
    private static func isListOfOptions(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let options = word.split(omittingEmptySubsequences: false) { "|,/".utf8.contains($0) }
        return options.count > 1 && options.allSatisfy { $0.count > 1 && $0.first == UInt8(ascii: "-") }
    }

    /// `00..23`: a range.
    private static func isRange(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let ends = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return ends.count == 3 && ends[1].isEmpty
            && [ends[0], ends[2]].allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
    }

    /// `@/./+/-/_`: signs that a slash parts.
    private static func isListOfSigns(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.count > 2 && word.contains(UInt8(ascii: "/")) && word.allSatisfy(\.isASCIIPunctuation)
            && Set(word).count > 2
    }

    /// What stands for words in many languages' tables and contracts, and has a letter that engines take for a word.
    private static func isAbbreviation(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        ["n/a", "N/A", "p.a", "A*", "A-level", "A-levels", "BY-NC", "BY-ND", "BY-SA", "BY-NC-SA", "BY-NC-ND"]
            .contains { word.elementsEqual($0.utf8) } || isWeightedUnit(word)
    }

    /// `string[]`, `Array<string>[]`
    private static func isArrayType(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.suffix(2).elementsEqual("[]".utf8) && word.count > 3
            && word.dropLast(2).allSatisfy { $0.isASCIILetterOrDigit || "<>_".utf8.contains($0) }
    }

    /// `names[0]`, `x[i]`: a name with an index; a number in brackets behind a word may be that of a note.
    private static func isElement(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard word.last == UInt8(ascii: "]"), let bracket = word.firstIndex(of: UInt8(ascii: "[")), bracket > word.startIndex
        else {
            return false
        }
        let name = word[..<bracket]
        let index = word[bracket...].dropFirst().dropLast()
        let isName = name.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
        return isName
            && (index.elementsEqual("0".utf8) || index.count == 1 && index.first?.isASCIILetter == true && name.count == 1)
    }

    /// `dog->name`, `p->next->value`
    private static func isMemberOfPointer(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard word.contains(UInt8(ascii: ">")) else { return false }
        let arrows = zip(word, word.dropFirst()).count { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
        return arrows > 0 && word.first?.isASCIILetter == true
            && word.count { !$0.isASCIILetterOrDigit && !"_.()".utf8.contains($0) } == 2 * arrows
    }
}
