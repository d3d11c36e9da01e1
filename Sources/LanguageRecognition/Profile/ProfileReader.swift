// SPDX-License-Identifier: Apache-2.0

import CScoring
import TextScanning

/// Takes the file of a profile apart, checking every bound before it is used.
struct ProfileReader {
    let sections: [ProfileSection: ProfileArray<UInt8>]
    let formatVersion: (major: Int, minor: Int)
    let fingerprint: String
    private let storage: ProfileStorage
    private let checksum: UInt64

    /// Reads the header and the table of sections.
    init(storage: ProfileStorage) throws(ProfileError) {
        self.storage = storage
        let bytes = storage.bytes
        guard bytes.count >= ProfileLayout.magic.count, bytes.prefix(8).elementsEqual(ProfileLayout.magic) else {
            throw ProfileError(.notAProfile, detail: "it does not begin with DRAGOMAN")
        }
        guard bytes.count >= ProfileLayout.headerLength else {
            throw ProfileError(.truncated, detail: "\(bytes.count) bytes hold no header")
        }
        func number<Value: FixedWidthInteger>(_ offset: Int, _ type: Value.Type) -> Value {
            Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
        }
        let major = number(ProfileLayout.Header.majorVersion, UInt16.self)
        formatVersion = (Int(major), Int(number(ProfileLayout.Header.minorVersion, UInt16.self)))
        guard major == ProfileLayout.majorVersion else {
            throw ProfileError(.unsupportedVersion, detail: "version \(major), this program reads \(ProfileLayout.majorVersion)")
        }
        // Numbers in tables are read in place, so both the file and the machine have to be little-endian.
        guard
            bytes.loadUnaligned(fromByteOffset: ProfileLayout.Header.byteOrderMark, as: UInt32.self)
                == ProfileLayout.byteOrderMark
        else { throw ProfileError(.unsupportedVersion, detail: "another byte order") }
        let length = number(ProfileLayout.Header.fileLength, UInt64.self)
        guard length == UInt64(bytes.count) else {
            throw ProfileError(
                length > UInt64(bytes.count) ? .truncated : .wrongChecksum, detail: "\(bytes.count) bytes, not \(length)")
        }
        checksum = number(ProfileLayout.Header.checksum, UInt64.self)
        fingerprint = (0..<16).map { Self.hexadecimal(bytes[ProfileLayout.Header.fingerprint + $0]) }.joined()

        let count = Int(number(ProfileLayout.Header.sectionCount, UInt32.self))
        let tableEnd = ProfileLayout.headerLength + count * ProfileLayout.sectionRecordLength
        guard count <= ProfileLayout.maximumSections, tableEnd <= bytes.count else {
            throw ProfileError(.truncated, detail: "a table of \(count) sections does not fit")
        }
        var sections: [ProfileSection: ProfileArray<UInt8>] = [:]
        for index in 0..<count {
            let record = ProfileLayout.headerLength + index * ProfileLayout.sectionRecordLength
            let section = ProfileSection(code: number(record, UInt32.self))
            let offset = number(record + 8, UInt64.self)
            guard offset % UInt64(ProfileLayout.alignment) == 0,
                let contents = ProfileArray(storage: storage, offset: offset, length: number(record + 16, UInt64.self))
            else { throw ProfileError(.truncated, section: section, detail: "it lies outside the file") }
            sections[section] = contents
        }
        self.sections = sections
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    /// The contents of a section that must be there.
    func section(_ section: ProfileSection) throws(ProfileError) -> ProfileArray<UInt8> {
        guard let contents = sections[section] else { throw ProfileError(.missingSection, section: section) }
        return contents
    }

    /// Compares the checksum with the contents.
    func verify() throws(ProfileError) {
        let bytes = storage.bytes.bindMemory(to: UInt8.self)
        let found = ProfileLayout.checksum(UnsafeBufferPointer(rebasing: bytes[ProfileLayout.headerLength...]))
        guard found == checksum else { throw ProfileError(.wrongChecksum) }
    }

    /// The scripts: records of a four-letter ISO code, a weight, and which column of noise is theirs.
    func scripts() throws(ProfileError) -> [(code: String, weight: UInt32, noise: Int)] {
        let contents = try section(.scripts)
        let count = contents.count / 8
        guard count >= 1, count <= ProfileLayout.maximumScripts else {
            throw ProfileError(.damagedSection, section: .scripts, detail: "\(count) scripts")
        }
        let scripts: [(code: String, weight: UInt32, noise: Int)] = (0..<count).map { index in
            let code = String(decoding: contents.bytes[index * 8..<index * 8 + 4], as: UTF8.self)
            return (code, UInt32(contents[index * 8 + 4]), Int(contents[index * 8 + 5]))
        }
        for script in scripts { try Self.check(script.code, in: .scripts) }
        return scripts
    }

    /// Refuses what no tag or code consists of: both get into names of files and into records, unescaped.
    private static func check(_ name: String, in section: ProfileSection) throws(ProfileError) {
        guard !name.isEmpty, name.utf8.allSatisfy({ $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }) else {
            throw ProfileError(.damagedSection, section: section, detail: "“\(name)” is not the name of a language or script")
        }
    }

    /// The languages.
    func languages() throws(ProfileError) -> [ProfileLanguage] {
        let contents = try section(.languages)
        let count = contents.count / ProfileLayout.languageRecordLength
        guard count >= 1, count <= ProfileLayout.maximumLanguages else {
            throw ProfileError(.damagedSection, section: .languages, detail: "\(count) languages")
        }
        let tags = (0..<count).map { index in
            let start = index * ProfileLayout.languageRecordLength + ProfileLayout.Language.tag
            let name = contents.bytes[start..<start + ProfileLayout.maximumTagBytes].prefix { $0 != 0 }
            return LanguageTag(canonical: String(decoding: name, as: UTF8.self))
        }
        for tag in tags { try Self.check(tag.canonical, in: .languages) }
        return (0..<count).map { index in
            let record = UnsafeRawBufferPointer(contents.bytes)
            let start = index * ProfileLayout.languageRecordLength
            func number<Value: FixedWidthInteger>(_ offset: Int, _ type: Value.Type) -> Value {
                record.loadUnaligned(fromByteOffset: start + offset, as: type)
            }
            func share(_ offset: Int) -> Double { Double(number(offset, UInt16.self)) / 10_000 }
            let prior = number(ProfileLayout.Language.prior, UInt16.self)
            let parent = Int(number(ProfileLayout.Language.filedUnder, UInt32.self))
            return ProfileLanguage(
                tag: tags[index],
                isExperimental: number(ProfileLayout.Language.flags, UInt32.self) & ProfileLayout.Language.isExperimental != 0,
                filedUnder: parent < count ? tags[parent] : nil,
                accuracy: ProfileLanguage.Accuracy(
                    sentences: share(ProfileLayout.Language.sentenceAccuracy),
                    pieces: share(ProfileLayout.Language.pieceAccuracy), words: share(ProfileLayout.Language.wordAccuracy)),
                trainingKilobytes: Int(number(ProfileLayout.Language.trainingKilobytes, UInt32.self)),
                prior: prior == 0 ? 1 : Double(prior) / 100,
                scripts: number(ProfileLayout.Language.scripts, UInt64.self))
        }
    }

    /// Checks what is passed over when the languages are read: tags that are none or stand twice, and numbers out of range.
    func verifyLanguages(scriptCount: Int) throws(ProfileError) {
        func fault(_ detail: String) -> ProfileError {
            ProfileError(.damagedSection, section: .languages, detail: detail)
        }
        let records = UnsafeRawBufferPointer(try section(.languages).bytes)
        guard records.count % ProfileLayout.languageRecordLength == 0 else { throw fault("its last record is cut off") }
        let languages = try languages()
        var seen: Set<LanguageTag> = []
        for (index, language) in languages.enumerated() {
            let name = language.tag.canonical
            guard LanguageTag(name)?.canonical == name else { throw fault("“\(name)” is not a canonical language tag") }
            guard seen.insert(language.tag).inserted else { throw fault("“\(name)” is listed twice") }
            guard scriptCount >= UInt64.bitWidth || language.scripts >> UInt64(scriptCount) == 0 else {
                throw fault("“\(name)” has a script that is not listed")
            }
            let parent = records.loadUnaligned(
                fromByteOffset: index * ProfileLayout.languageRecordLength + ProfileLayout.Language.filedUnder, as: UInt32.self)
            guard parent == ProfileLayout.Language.filedUnderNone || Int(parent) < languages.count else {
                throw fault("“\(name)” is filed under number \(parent), which does not exist")
            }
        }
    }

    /// The matrix and the length of its rows.
    func matrix(languageCount: Int) throws(ProfileError) -> (ProfileArray<Float>, stride: Int) {
        let contents = try section(.matrix)
        let lanes = dragoman_lanes
        let stride = contents.count / (lanes * MemoryLayout<Float>.stride)
        guard stride % ProfileLayout.columnBlock == 0, stride > languageCount,
            let matrix = contents.slice(at: 0, count: lanes * stride, of: Float.self)
        else {
            throw ProfileError(.damagedSection, section: .matrix, detail: "it does not fit \(languageCount) languages")
        }
        return (matrix, stride)
    }

    /// The calibration.
    func calibration() throws(ProfileError) -> Calibration {
        guard
            let numbers = try section(.calibration).slice(at: 0, count: ProfileLayout.Calibration.count, of: Float.self)
        else { throw ProfileError(.damagedSection, section: .calibration, detail: "it is too short") }
        return Calibration(
            factors: (0..<ProfileLayout.Calibration.factorCount).map { numbers[ProfileLayout.Calibration.factors + $0] },
            minimumProbability: numbers[ProfileLayout.Calibration.minimumProbability])
    }
}
