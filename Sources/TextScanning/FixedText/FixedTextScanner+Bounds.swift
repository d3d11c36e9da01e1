// SPDX-License-Identifier: Apache-2.0

/// Where the words of fixed text begin and end.
extension FixedTextScanner {
    /// Whether a letter of an alphabet beyond ASCII stands right before an offset.
    func follows(letterAt offset: Int, in range: Range<Int>) -> Bool {
        guard offset > range.lowerBound, bytes[offset - 1] >= 0x80 else { return false }
        var start = offset - 1
        while start > range.lowerBound, UTF8.isContinuation(bytes[start]) { start -= 1 }
        return WordScalar.isLetter(UTF8Decoder.decode(bytes, at: start).scalar)
    }

    /// The end of a stretch with what goes on beyond ASCII: `/wiki/München`, `/home/пользователь`.
    func end(of stretch: ASCIIStretch, _ kind: FixedText.Kind, mayGoOn: Bool, in range: Range<Int>) -> Int {
        var end = stretch.end
        let isFollowedByLetter =
            end < range.upperBound && bytes[end] >= 0x80 && WordScalar.isLetter(UTF8Decoder.decode(bytes, at: end).scalar)
        if mayGoOn {
            while end < range.upperBound, bytes[end] > 0x20, !isPlaceholder(at: end) { end += 1 }
        } else if kind.mayHoldLettersBeyondASCII, isFollowedByLetter,
            bytes[end - 1].isASCIILetterOrDigit || bytes[end - 1] == 0x5F
        {
            end = endOfWord(from: end, in: range)
        }
        return end
    }

    /// The end of a run of letters, digits and what joins them in names.
    func endOfWord(from start: Int, in range: Range<Int>) -> Int {
        var position = start
        while position < range.upperBound {
            let (scalar, length) = UTF8Decoder.decode(bytes, at: position)
            guard WordScalar.isNamePart(scalar) else { break }
            position += length
        }
        return position
    }

    /// The start of a range, or that of the word with letters beyond ASCII which it ends: `Größe_x`, `Файл.txt`.
    func startOfWord(_ core: Range<Int>) -> Int {
        var start = core.lowerBound
        // An escape such as `\n` ends the word before it and is no part of it.
        let isEscape = core.count == 2 && bytes[start] == UInt8(ascii: "\\")
        guard !isEscape, bytes[start].isASCIILetterOrDigit || "_./\\-=:".utf8.contains(bytes[start]) else { return start }
        while start > addedEnd {
            var previous = start - 1
            while previous > addedEnd, UTF8.isContinuation(bytes[previous]) { previous -= 1 }
            guard WordScalar.isNamePart(UTF8Decoder.decode(bytes, at: previous).scalar) else { break }
            start = previous
        }
        return start
    }

    /// The end of a `#tag` of any script, or of a number such as `#398`; nil where none begins.
    func endOfTag(from start: Int, in range: Range<Int>, after before: UInt8) -> Int? {
        guard before <= 0x20 || before >= 0x80 || "([\"'".utf8.contains(before),
            !follows(letterAt: start, in: range)
        else { return nil }
        var position = start + 1
        var hasLetters = false
        while position < range.upperBound {
            let (scalar, length) = UTF8Decoder.decode(bytes, at: position)
            let properties = Unicode.Scalar(scalar)?.properties
            let isLetter = properties?.isAlphabetic == true
            // #in-progress, #area/house, #100-4482; but not #5-day
            let joins =
                (scalar == 0x2D || scalar == 0x2F) && position + 1 < range.upperBound
                && (hasLetters ? bytes[position + 1].isASCIILetterOrDigit : bytes[position + 1].isASCIIDigit)
            guard isLetter || joins || scalar == 0x5F || properties?.numericType == .decimal else { break }
            hasLetters = hasLetters || isLetter
            position += length
        }
        return position > start + 1 ? position : nil
    }

    /// A range without what opens before it and what ends the sentence behind it.
    func withoutPunctuation(_ range: Range<Int>, _ kind: FixedText.Kind) -> Range<Int> {
        let scalars = Array(String(decoding: bytes[range], as: UTF8.self).unicodeScalars)
        let opening = scalars.prefix { $0 == "(" || $0 == "\"" || $0 == "'" }.count
        var end = LinkScanner.inText.trimmedEnd(of: opening..<scalars.count, in: scalars[...])
        // What closes a bracket of the piece, or ends a shortcode, is the piece's.
        switch end < scalars.count ? scalars[end] : " " {
        case "]" where scalars[opening..<end].contains("["), "}" where scalars[opening..<end].contains("{"),
            ":" where kind == .shortcode:
            end += 1
        default: break
        }
        return range.lowerBound + opening..<range.lowerBound + opening + utf8Count(scalars[opening..<end])
    }
}

extension FixedText.Kind {
    /// Whether people write such names with letters of their own language.
    var mayHoldLettersBeyondASCII: Bool {
        switch self {
        case .handle, .path, .dottedName, .snakeCaseName, .camelCaseName, .joinedNames, .variable, .option, .code: true
        default: false
        }
    }
}
