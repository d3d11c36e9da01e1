// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import LanguageSegmentation
import UnicodeText

extension HTML {
    /// The `lang` and `dir` of the elements inside of a page, where all of the text that they say it of was translated.
    ///
    /// - Complexity: Linear in the length of the document.
    public func declarations(of language: LanguageTag, in document: Document, translated: [[Range<Int>]]) -> [DocumentEdit] {
        var survey = HTMLDeclarationSurvey(document)
        survey.count(translated)
        return survey.edits(declaring: language)
    }
}

/// Finds the elements whose declarations are not true any more of the text that they are made for.
private struct HTMLDeclarationSurvey {
    private let document: Document
    private let bytes: [UInt8]
    private var languages = DeclaringParts()
    private var directions = DeclaringParts()

    init(_ document: Document) {
        self.document = document
        bytes = Array(document.content.utf8)
    }

    /// Looks at the letters of all passages.
    ///
    /// - Parameter translated: For each passage, the ranges that were translated.
    mutating func count(_ translated: [[Range<Int>]]) {
        for ((passage, context), ranges) in zip(zip(document.passages, HTMLReader(bytes).contexts), translated) {
            passage.countLetters(translated: ranges) { piece, range, isTranslated in
                let surroundings = context.surroundings(at: piece.source.lowerBound)
                languages.count(surroundings.language?.tagStart, isTranslated: isTranslated)
                // A direction that was not that of the text is not the translation's either.
                let isItsDirection = passage.slice(range).runs(surroundings.direction?.value ?? "")
                directions.count(surroundings.direction?.tagStart, isTranslated: isTranslated && isItsDirection)
            }
        }
    }

    /// What these elements must say.
    func edits(declaring language: LanguageTag) -> [DocumentEdit] {
        guard !languages.isEmpty || !directions.isEmpty else { return [] }
        var edits: [DocumentEdit] = []
        for case .tag(let tag) in HTMLTokenizer(bytes, in: 0..<bytes.count) where !tag.isEnd && tag.name != "html" {
            let start = tag.range.lowerBound
            let (saysLanguage, saysDirection) = (languages.isTranslated(start), directions.isTranslated(start))
            guard saysLanguage || saysDirection else { continue }
            edits += tag.declarations(of: language, in: bytes, ofLanguage: saysLanguage, ofDirection: saysDirection)
        }
        return edits
    }
}

extension String {
    /// Whether its first letter runs in a direction, given as `dir` names it.
    fileprivate func runs(_ direction: String) -> Bool {
        BidirectionalOrder.isRightToLeft(self) == (direction == "rtl")
    }
}

extension HTMLTag {
    /// What of its attributes must change so that they declare a language and its direction.
    ///
    /// - Parameters:
    ///   - ofLanguage: Whether that of the language is to change, where there is one.
    ///   - ofDirection: Whether that of the direction is.
    func declarations(
        of language: LanguageTag, in bytes: [UInt8], ofLanguage: Bool = true, ofDirection: Bool = true
    ) -> [DocumentEdit] {
        attributeValues(in: bytes).compactMap { name, value -> DocumentEdit? in
            let said = String(decoding: bytes[value], as: UTF8.self)
            switch name {
            case "lang" where ofLanguage, "xml:lang" where ofLanguage:
                // What a template fills in is not known here.
                if said.contains(where: { "{<%@".contains($0) }) { return nil }
                // A region that is said already stays.
                return LanguageTag(said)?.saysSame(as: language) == true
                    ? nil : DocumentEdit(range: value, text: language.canonical)
            case "dir" where ofDirection && ["ltr", "rtl"].contains(said.lowercased()):
                return DocumentEdit(range: value, text: language.direction == .rightToLeft ? "rtl" : "ltr")
            default: return nil
            }
        }
    }
}
