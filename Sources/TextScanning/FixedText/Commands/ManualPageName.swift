// SPDX-License-Identifier: Apache-2.0

/// Finds the name of the program that a page of a manual is about, which may be a word of the language.
///
///     NAME
///            watch - execute a program periodically
///
///     DESCRIPTION
///            watch runs command repeatedly.
///
/// It is the name where it stands below these headings, and where a sentence begins with it, since no other sentence of such a
/// page begins with a small letter. Inside of a sentence it may be the word.
enum ManualPageName {
    private static let headingsOfNames: Set = ["NAME", "NOM", "NOME", "NOMBRE"]
    private static let headingOfDescription = "DESCRIPTION"
    /// Headings are shorter than this, in bytes.
    private static let longestHeading = 12
    /// How far before a word the end of the last sentence is looked for, in bytes.
    private static let reach = 100
    /// What a program does by these, or by a verb that ends in *s*.
    private static let verbs: Set = ["can", "may", "will"]

    /// Where such names stand in a range, in order.
    ///
    /// - Complexity: Linear in the length of the range.
    static func ranges(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
        // Most texts are one line.
        guard bytes[range].contains(0x0A) else { return [] }
        var names: Set<String> = []
        var found: [Range<Int>] = []
        var heading = ""
        for line in bytes[range].split(separator: 0x0A) {
            let content = line.drop(while: \.isBlank)
            guard let first = content.first, first > 0x20 else { continue }
            if content.startIndex == line.startIndex {
                let name = line.prefix(longestHeading).prefix(while: \.isASCIICapital)
                let isWhole = line[name.endIndex...].allSatisfy { $0 <= 0x20 }
                heading = isWhole && name.count > 2 ? String(decoding: name, as: UTF8.self) : ""
                continue
            }
            let defined = headingsOfNames.contains(heading) ? listed(in: content) : subject(of: content, below: heading)
            heading = ""
            names.formUnion(defined.map { String(decoding: bytes[$0], as: UTF8.self) })
            found += defined
            if !names.isEmpty { found += sentenceStarts(with: names, in: line, behind: defined.last?.upperBound, bytes) }
        }
        return found
    }

    /// The names before the dash of a line, with commas between them: `bzip2, bunzip2 - a compressor`; none where other words
    /// stand there.
    private static func listed(in line: Slice<UnsafeBufferPointer<UInt8>>) -> [Range<Int>] {
        var names: [Range<Int>] = []
        var goesOn = true
        for word in line.split(separator: 0x20) {
            if word.elementsEqual("-".utf8) || word.elementsEqual("–".utf8) { return names }
            let name = word.last == UInt8(ascii: ",") ? word.dropLast() : word
            guard isName(name), goesOn else { break }
            names.append(name.startIndex..<name.endIndex)
            goesOn = name.count < word.count
        }
        return []
    }

    /// The word in small letters that a description begins with, before a verb; none for another line.
    private static func subject(of line: Slice<UnsafeBufferPointer<UInt8>>, below heading: String) -> [Range<Int>] {
        guard heading == headingOfDescription else { return [] }
        let words = line.prefix(reach).split(separator: 0x20, maxSplits: 2)
        guard words.count > 2, isName(words[0]) else { return [] }
        let verb = String(decoding: words[1], as: UTF8.self)
        let isVerb = verbs.contains(verb) || verb.hasSuffix("s") && !verb.hasSuffix("ss")
        return isVerb ? [words[0].startIndex..<words[0].endIndex] : []
    }

    private static func isName(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.count > 1 && word.first?.isASCIISmall == true && !ShellCommand.isOfSentence(word)
            && word.allSatisfy { $0.isASCIISmall || $0.isASCIIDigit || "-_+".utf8.contains($0) }
    }

    /// Where sentences of a line begin with one of some names.
    private static func sentenceStarts(
        with names: Set<String>, in line: Slice<UnsafeBufferPointer<UInt8>>, behind start: Int?,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> [Range<Int>] {
        let words: [Slice<UnsafeBufferPointer<UInt8>>] = line[(start ?? line.startIndex)...].split(whereSeparator: \.isBlank)
        return words.compactMap { word in
            guard word.first?.isASCIISmall == true,
                names.contains(String(decoding: word, as: UTF8.self)), beginsSentence(word.startIndex, in: bytes)
            else { return nil }
            return word.startIndex..<word.endIndex
        }
    }

    /// Whether an empty line or the end of a sentence stands before a word.
    private static func beginsSentence(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let before = bytes[max(0, start - reach)..<start]
        let gap = before.reversed().prefix(while: \.isASCIISpace)
        let last = before.dropLast(gap.count).last
        return gap.count { $0 == 0x0A } > 1 || last.map { ".!?".utf8.contains($0) } == true
    }
}
