// SPDX-License-Identifier: Apache-2.0

import CScoring

/// The trained file that a recogniser reads: rows, matrix, calibration, character tables, languages and their sources.
///
/// Opening one reads its header and its table of sections only; rows are loaded as they are touched. A profile that was not
/// verified may give wrong answers, but reads nothing outside its own memory.
///
///     let profile = try LanguageProfile.embedded()
///     profile.languages.count
public final class LanguageProfile: Sendable {
    /// The languages, in the order of their columns in the matrix.
    public let languages: [ProfileLanguage]
    /// The version of the format, major and minor.
    public let formatVersion: (major: Int, minor: Int)
    /// What identifies the text and the options of the training: 32 hexadecimal digits.
    public let fingerprint: String
    /// How many bytes the profile has.
    public var byteCount: Int { storage.bytes.count }

    let storage: ProfileStorage
    private let sections: [ProfileSection: ProfileArray<UInt8>]
    /// What cuts text into words by the profile's table of characters.
    let scanner: WordScanner
    package var characters: CharacterTable { scanner.table }
    package let rows: ProfileArray<UInt8>
    package let rowCount: Int
    package let matrix: ProfileArray<Float>
    /// How many columns the matrix has, those of no language included.
    package let stride: Int
    /// The ISO 15924 codes of the scripts, by class number; the first stands for all that no language is written in.
    package let scriptCodes: [String]
    /// How many letters of an alphabet a letter of each class is worth; 0 for classes that no script has.
    let scriptWeights: [UInt32]
    /// How much a letter of each class weighs when the main script of a text is sought.
    let mainScriptWeights: [UInt32]
    /// Names in Latin letters are frequent in texts in other scripts, while words in other scripts are rare in texts in Latin
    /// letters: so a letter of another script weighs this much more.
    private static let worthBesideLatin: UInt32 = 2
    /// The column of noise by the class of the script; they stand after the last language.
    package let noiseColumns: [Int]
    let calibration: Calibration
    /// The tags by column, for detections to share.
    let tags: [LanguageTag]
    private let columns: [LanguageTag: Int]

    /// The profile built into the program.
    ///
    /// - Throws: `ProfileError` with `.noEmbeddedProfile` where the program was built without one.
    public static func embedded() throws(ProfileError) -> LanguageProfile {
        try Self.sharedEmbedded.get()
    }

    private static let sharedEmbedded: Result<LanguageProfile, ProfileError> = {
        let storage = ProfileStorage.embedded()
        guard !storage.bytes.isEmpty else { return .failure(ProfileError(.noEmbeddedProfile)) }
        do throws(ProfileError) {
            return .success(try LanguageProfile(storage: storage))
        } catch {
            return .failure(error)
        }
    }()

    /// Opens a profile in a file, which is mapped and must not be changed while it is in use.
    ///
    /// - Throws: `ProfileError`, naming what is wrong with the file and where.
    public convenience init(contentsOf path: String) throws(ProfileError) {
        try self.init(storage: ProfileStorage(mapping: path))
    }

    /// Opens a profile in memory, which is copied.
    ///
    /// - Throws: `ProfileError`, naming what is wrong with the bytes and where.
    public convenience init(bytes: [UInt8]) throws(ProfileError) {
        try self.init(storage: bytes.withUnsafeBytes { ProfileStorage(copying: $0) })
    }

    private init(storage: ProfileStorage) throws(ProfileError) {
        let reader = try ProfileReader(storage: storage)
        self.storage = storage
        sections = reader.sections
        formatVersion = reader.formatVersion
        fingerprint = reader.fingerprint
        scanner = WordScanner(table: try CharacterTable(section: reader.section(.characters)))
        let scripts = try reader.scripts()
        scriptCodes = scripts.map(\.code)
        // A damaged table of characters may name any class.
        scriptWeights = scripts.map(\.weight) + repeatElement(0, count: ProfileLayout.maximumScripts - scripts.count)
        let latinClass = scanner.table.latinClass
        mainScriptWeights = scriptWeights.enumerated().map { [0, latinClass].contains($0) ? $1 : $1 &* Self.worthBesideLatin }
        languages = try reader.languages()
        tags = languages.map(\.tag)
        columns = Dictionary(zip(tags, tags.indices), uniquingKeysWith: { first, _ in first })
        rows = try reader.section(.rows)
        rowCount = rows.count / dragoman_row_bytes
        guard rowCount > 0, rowCount <= Int(UInt32.max) else {
            throw ProfileError(.damagedSection, section: .rows, detail: "it holds no rows")
        }
        (matrix, stride) = try reader.matrix(languageCount: languages.count)
        let (first, last) = (languages.count, stride - 1)
        noiseColumns = (0..<ProfileLayout.maximumScripts).map { script in
            script < scripts.count ? min(first + scripts[script].noise, last) : first
        }
        calibration = try reader.calibration()
    }

    /// The contents of a section; nil where the profile has none of that name.
    package func contents(of section: ProfileSection) -> ProfileArray<UInt8>? {
        sections[section]
    }

    /// Checks the whole profile: the checksum, and every number that an answer rests on.
    ///
    /// - Throws: `ProfileError` naming the first fault.
    /// - Complexity: Reads every byte once.
    public func verify() throws(ProfileError) {
        let reader = try ProfileReader(storage: storage)
        try reader.verify()
        for index in 0..<matrix.count where !matrix[index].isFinite {
            throw ProfileError(.damagedSection, section: .matrix, detail: "number \(index) is not finite")
        }
        try reader.verifyLanguages(scriptCount: scriptCodes.count)
        for script in try reader.scripts() where languages.count + script.noise >= stride {
            throw ProfileError(
                .damagedSection, section: .scripts,
                detail: "“\(script.code)” has the noise \(script.noise), which is out of range")
        }
        try calibration.verify()
        try characters.verify(scriptCount: scriptCodes.count)
    }

    /// The sources of the training text with their licences: a heading and a line each, tab-separated.
    public var sources: String { sections[.sources]?.text ?? "" }

    /// The column of a language; nil where the profile does not have it.
    package func column(of tag: LanguageTag) -> Int? {
        columns[tag]
    }
}
