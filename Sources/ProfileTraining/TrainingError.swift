// SPDX-License-Identifier: Apache-2.0

import RecognitionEvaluation
public import TextScanning

/// Why a profile could not be trained.
public struct TrainingError: ExplainedError {
    /// The kinds of failure.
    public struct Code: Sendable, Hashable {
        fileprivate let number: Int

        /// The folder of corpora is not laid out as expected.
        public static let noCorpora = Code(number: 0)
        /// A file cannot be read.
        public static let unreadable = Code(number: 1)
        /// A file's name is not a language tag.
        public static let badTag = Code(number: 2)
        /// A language that was asked for has no text.
        public static let noText = Code(number: 3)
        /// The profile cannot be written.
        public static let unwritable = Code(number: 4)
        /// The options ask for what cannot be done.
        public static let badOptions = Code(number: 5)
        /// A language's text has nothing to learn from: no letters, or none but those of links and code.
        public static let noLetters = Code(number: 6)
        /// A language that is to be added to a profile stands in it already.
        public static let alreadyThere = Code(number: 7)
        /// A language that is to be added has too few lines to be learnt and judged.
        public static let tooLittleText = Code(number: 8)
        /// The replay beside a profile is none, is damaged, or belongs to another profile.
        public static let badReplay = Code(number: 9)
        /// The list of lines that are to be left out has one of another form.
        public static let badExclusion = Code(number: 10)
        /// A file of text is in another encoding than UTF-8.
        public static let notUTF8 = Code(number: 11)
        /// A table of sources lacks a column, or one of its rows is too short.
        public static let badSources = Code(number: 12)
        /// A language that is to be added is written in scripts that the profile tells apart by themselves.
        public static let mixedScripts = Code(number: 13)
    }

    /// What kind of failure it is.
    public let code: Code
    /// The file, language or option in question, with the system's own words.
    public let detail: String

    init(_ code: Code, _ detail: String) {
        self.code = code
        self.detail = detail
    }

    /// A file of text that cannot be read.
    init(_ error: EvaluationError) {
        self.init(.unreadable, error.detail)
    }
}

extension TrainingError {
    /// What happened.
    public var what: String {
        switch code {
        case .noCorpora: "there is no training text"
        case .unreadable: "training text cannot be read"
        case .badTag: "a file of training text is not named after a language"
        case .noText: "languages without training text"
        case .unwritable: "the profile cannot be written"
        case .alreadyThere: "the profile has these languages already"
        case .tooLittleText: "there is too little text of a language"
        case .badReplay: "the examples beside the profile cannot be used"
        case .badExclusion: "the list of lines to leave out cannot be read"
        case .noLetters: "languages whose text has no words besides links and code"
        case .notUTF8: "training text is not in UTF-8"
        case .badSources: "the table of sources cannot be read"
        case .mixedScripts: "the text of a language is in scripts that have nothing to do with one another"
        default: "the options ask for what cannot be done"
        }
    }

    /// Why: the file, language or option in question.
    public var why: String { detail }

    /// What to do about it.
    public var remedy: String {
        switch code {
        case .noCorpora: "Name a folder with train/TAG.tsv.xz files, or with plain TAG.txt files."
        case .unreadable: "Check the path and the permissions; a compressed file may be damaged."
        case .badTag: "Name each file by a BCP 47 tag, such as sr-Latn.txt, and keep other files elsewhere."
        case .noText: "Leave them out of --languages, or add text for them."
        case .unwritable: "Check that the folder exists and may be written to, and that there is enough free space."
        case .alreadyThere: "Leave them out, or train a new profile; extending a profile does not replace languages."
        case .tooLittleText: "Collect more lines: a few hundred give a first answer, a few thousand work well."
        case .badReplay: "Fetch the profile and its .replay file again, or train them with this train-profiles."
        case .badExclusion: "Write tag, tab, source, tab, 16 hexadecimal digits on each line of exclude.tsv.xz."
        case .noLetters: "Give lines of words in UTF-8, or leave the languages out of the folder."
        case .notUTF8: "Convert it, for instance by: iconv -f ISO-8859-1 -t UTF-8 FILE"
        case .badSources:
            "Give SOURCES.tsv a heading with id, kind, commercial use, licence, title and repository, and each row all of them."
        case .mixedScripts: "Take out the lines in another script, or add them as a language of their own, such as sr-Latn."
        default: "See --help."
        }
    }
}
