// SPDX-License-Identifier: Apache-2.0

extension UnicodeError: CustomStringConvertible {
    /// What was being done, in a few words.
    public var operation: String {
        switch code {
        case .illFormedLocale: "reading a language tag"
        case .noLanguage: "reading a language from the name of a locale"
        case .unknownTransliterator: "opening transliterator “\(subject.prefix(80))”"
        case .transliterationFailed: "transliterating with “\(subject.prefix(80))”"
        case .unknownCharset: "opening charset “\(subject.prefix(80))”"
        case .charsetDetectionFailed: "guessing the charset of a text"
        case .decodingFailed: "converting text from charset “\(subject.prefix(80))”"
        default: code.description
        }
    }

    /// Why it failed.
    public var reason: String {
        switch code {
        case .illFormedLocale where subject.isEmpty: "a subtag is missing"
        case .illFormedLocale where subject.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }:
            "“\(subject.prefix(80))” is no subtag that may stand where it does"
        case .illFormedLocale: "“\(subject.prefix(80))” has characters other than letters and digits"
        case .noLanguage: "“\(subject.prefix(80))” names no language"
        case .unknownTransliterator where excerpt != nil: "its rules are wrong at “\(excerpt ?? "")” (ICU says \(icuName))"
        case _ where icuCode == 0: "there is no such name"
        default: "ICU says \(icuName)"
        }
    }

    /// What to do about it.
    public var remedy: String {
        switch code {
        case .illFormedLocale: "Write a BCP 47 tag such as en, sr-Latn or pt-BR."
        case .noLanguage: "Name a language, such as en or sr-Latn."
        case .unknownTransliterator where excerpt != nil: "Correct the rules there."
        case .unknownTransliterator: "Use one of Transliterator.ids."
        case .transliterationFailed: "Give it less text at once."
        case .unknownCharset: "Use one of Charset.all."
        case .charsetDetectionFailed: "Name the charset."
        case .decodingFailed: "Check that there is enough memory, or convert the text in pieces."
        default: "Report this."
        }
    }

    /// What failed, why, and what to do.
    public var description: String { "\(operation): \(reason). \(remedy)" }
}
