// SPDX-License-Identifier: Apache-2.0

/// Tells notations of ASCII that are no words of a language, and that engines change: media types, references to sections of
/// laws, telephone numbers in letters, members and elements in programs.
enum FixedNotation {
    /// What a word is; nil where it is none of these.
    ///
    /// - Parameter word: The word without the punctuation around it; not empty.
    static func kind(of word: Slice<UnsafeBufferPointer<UInt8>>) -> FixedText.Kind? {
        if isElement(word) || isMember(word) { return .code }
        if isMediaType(word) || isZone(word) { return .joinedNames }
        return isSection(word) || isLetteredNumber(word) ? .serialNumber : nil
    }

    /// The types of media (RFC 6838), and of each what is written most: `model/year` and `text/image` are words.
    private static let mediaTypes: [String: Set<String>] = [
        "application": ["gzip", "javascript", "json", "pdf", "wasm", "xml", "zip"], "audio": ["mp4", "mpeg", "ogg", "wav"],
        "image": ["gif", "jpeg", "png", "webp"], "multipart": ["alternative", "mixed"],
        "text": ["css", "csv", "html", "javascript", "markdown", "plain", "xml"], "video": ["mp4", "mpeg", "ogg", "webm"],
    ]

    /// `application/json`, `image/svg+xml`, `image/*`
    private static func isMediaType(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let type = word.prefix(while: \.isASCIILetter)
        let subtype = word[type.endIndex...].dropFirst()
        guard word[type.endIndex...].first == UInt8(ascii: "/"),
            let known = mediaTypes[String(decoding: type, as: UTF8.self)],
            subtype.allSatisfy({ $0.isASCIILetterOrDigit || ".+-*_".utf8.contains($0) })
        else { return false }
        return known.contains(String(decoding: subtype, as: UTF8.self)) || subtype.elementsEqual("*".utf8)
            || subtype.contains { "+-.".utf8.contains($0) }
    }

    /// `^[A-Z]{2}[0-9]+$`, `[a-z_]+`: a regular expression, told by a range of letters or digits in brackets.
    static func isPattern(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let open = word.firstIndex(of: UInt8(ascii: "[")),
            let close = word[open...].firstIndex(of: UInt8(ascii: "]"))
        else { return false }
        let content = word[(open + 1)..<close]
        return content.count > 2
            && content.indices.dropLast(2).contains { index in
                content[index + 1] == UInt8(ascii: "-")
                    && ranges.contains { content[index] == $0.first && content[index + 2] == $0.last }
                    // 2010-2012 is no range.
                    && (index == content.startIndex || !content[index - 1].isASCIIDigit)
            }
    }

    /// `..........`, `____`: a row of one sign, as between an entry and its page.
    static func isRule(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = word.first, word.count >= shortestRule else { return false }
        return "._-=*~".utf8.contains(first) && word.allSatisfy { $0 == first }
    }

    private static let shortestRule = 5

    /// `Europe/Madrid`: a zone of the tz database.
    private static func isZone(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let names = word.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        // Asia/Pacific is a region of the world.
        guard names.count > 1, zones.contains(names[0]), !zones.contains(names[1]) else { return false }
        return names.dropFirst().allSatisfy { name in
            name.utf8.first.map { $0.isASCIILetter && $0 & 0x20 == 0 } ?? false
                && name.utf8.allSatisfy { $0.isASCIILetterOrDigit || "_-+".utf8.contains($0) }
        }
    }

    private static let zones: Set = [
        "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Etc", "Europe", "Indian", "Pacific",
    ]

    /// The ends of ranges that are met in such brackets.
    private static let ranges: [(first: UInt8, last: UInt8)] = ["az", "AZ", "09", "af", "AF", "19"].map { ends in
        (ends.utf8.first ?? 0, ends.utf8.last ?? 0)
    }

    /// `7(b)(ii)`, `2.1(b)`: a number, and a letter or small numbers of Rome in brackets behind it.
    private static func isSection(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let number = word.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        var rest = word[number.endIndex...]
        guard number.first?.isASCIIDigit == true, rest.first == UInt8(ascii: "(") else { return false }
        while rest.first == UInt8(ascii: "(") {
            let content = rest.dropFirst().prefix(while: \.isASCIILetterOrDigit)
            guard content.count == 1 || content.count < 5 && content.allSatisfy({ "ivx".utf8.contains($0) }),
                content.endIndex < rest.endIndex, rest[content.endIndex] == UInt8(ascii: ")")
            else {
                return false
            }
            rest = rest[(content.endIndex + 1)...]
        }
        // 1(s) is one or several.
        return rest.isEmpty && !word[number.endIndex...].elementsEqual("(s)".utf8)
    }

    /// `1-800-FLOWERS`
    private static func isLetteredNumber(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let parts = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count > 2, let last = parts.last else { return false }
        return parts.dropLast().allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
            && last.count > 2 && last.allSatisfy { $0.isASCIILetter && $0 & 0x20 == 0 }
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
    private static func isMember(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard word.contains(UInt8(ascii: ">")) else { return false }
        let arrows = zip(word, word.dropFirst()).count { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
        return arrows > 0 && word.first?.isASCIILetter == true
            && word.count { !$0.isASCIILetterOrDigit && !"_.()".utf8.contains($0) } == 2 * arrows
    }
}
