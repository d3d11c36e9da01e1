// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import LanguageRecognition

@Suite("The profile's reader (contract 4.3)")
struct LanguageProfileTests {
    /// The embedded profile without its rows but one: small enough to damage byte by byte.
    private static func small() throws -> [UInt8] {
        let profile = try LanguageProfile.embedded()
        let names: [ProfileSection] = [.parameters, .languages, .scripts, .characters, .matrix, .calibration, .sources]
        var sections = names.compactMap { name in profile.contents(of: name).map { (name, Array($0.bytes)) } }
        sections.append((.rows, Array(profile.rows.bytes.prefix(16 * 64))))
        return Self.file(sections)
    }

    private static func file(_ sections: [(ProfileSection, [UInt8])], major: UInt16 = 1) -> [UInt8] {
        func little(_ number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number.littleEndian) { Array($0) } }
        var offset = (64 + sections.count * 24 + 63) / 64 * 64
        var table: [UInt8] = []
        var body: [UInt8] = []
        let start = offset
        for (section, contents) in sections {
            offset = start + (body.count + 63) / 64 * 64
            body += [UInt8](repeating: 0, count: offset - start - body.count) + contents
            table += little(section.code) + little(UInt32(0)) + little(UInt64(offset)) + little(UInt64(contents.count))
        }
        let rest = table + [UInt8](repeating: 0, count: start - 64 - table.count) + body
        let checksum = rest.withUnsafeBufferPointer { ProfileLayout.checksum($0) }
        let header =
            ProfileLayout.magic + little(major) + little(UInt16(0)) + little(ProfileLayout.byteOrderMark)
            + little(UInt32(sections.count)) + little(UInt32(0)) + little(UInt64(64 + rest.count)) + little(checksum)
            + [UInt8](repeating: 7, count: 16) + [UInt8](repeating: 0, count: 8)
        return header + rest
    }

    private static func failure(_ bytes: [UInt8]) -> ProfileError.Code? {
        do throws(ProfileError) {
            _ = try LanguageProfile(bytes: bytes)
            return nil
        } catch {
            #expect(!error.what.isEmpty && !error.why.isEmpty && !error.remedy.isEmpty)
            return error.code
        }
    }

    @Test("opens the embedded profile, which holds what it says")
    func embedded() throws {
        let profile = try LanguageProfile.embedded()
        try profile.verify()
        #expect(profile.languages.count { $0.answersUnasked } >= 330)
        #expect(profile.byteCount <= 24_000_000)
        #expect(profile.fingerprint.count == 32)
        #expect(Set(profile.languages.map(\.tag)).count == profile.languages.count)
        for language in profile.languages { #expect(try LanguageTag(parsing: language.tag.canonical) == language.tag) }
        #expect(profile.sources.split(separator: "\n").dropFirst().allSatisfy { $0.split(separator: "\t").count == 7 })
    }

    @Test("skips sections that it does not know")
    func unknownSection() throws {
        let profile = try LanguageProfile.embedded()
        let names: [ProfileSection] = [.languages, .scripts, .characters, .matrix, .calibration]
        var sections = names.compactMap { name in profile.contents(of: name).map { (name, Array($0.bytes)) } }
        sections.insert((ProfileSection(code: 0x5858_5858), [1, 2, 3]), at: 0)
        sections.append((.rows, [UInt8](repeating: 0x88, count: 160)))
        try LanguageProfile(bytes: Self.file(sections)).verify()
    }

    @Test("refuses what is not a profile, by name")
    func refusals() throws {
        let good = try Self.small()
        try LanguageProfile(bytes: good).verify()
        #expect(Self.failure([]) == .notAProfile)
        #expect(Self.failure(Array("hello, world, this is not a profile at all".utf8)) == .notAProfile)
        #expect(Self.failure(Array(good.prefix(40))) == .truncated)
        #expect(Self.failure(Array(good.dropLast())) == .truncated)
        #expect(Self.failure(Self.file([], major: 2)) == .unsupportedVersion)
        #expect(Self.failure(Self.file([])) == .missingSection)
        var swapped = good
        swapped.swapAt(12, 15)
        #expect(Self.failure(swapped) == .unsupportedVersion)
        #expect(throws: ProfileError.self) { _ = try LanguageProfile(contentsOf: "/nonexistent/profile") }
        #expect(throws: ProfileError.self) { _ = try LanguageProfile(contentsOf: "/") }
    }

    @Test("says of a profile that is longer than it was written that it is longer")
    func longer() throws {
        let good = try Self.small()
        let error = #expect(throws: ProfileError.self) { _ = try LanguageProfile(bytes: good + [0, 0]) }
        #expect(error?.code == .wrongChecksum && error?.why == "\(good.count + 2) bytes, not \(good.count)")
    }

    @Test("notices a changed byte when it verifies")
    func checksum() throws {
        var bytes = try Self.small()
        bytes[bytes.count - 5] ^= 1
        let profile = try LanguageProfile(bytes: bytes)
        let error = #expect(throws: ProfileError.self) { try profile.verify() }
        #expect(error?.why.contains("checksum") == true)
    }

    @Test(
        "refuses tags and codes that could lead out of a folder or end a string",
        arguments: ["/../x", "de\"", "de\n", "", "d\u{E9}", "de fr"])
    func names(name: String) throws {
        let profile = try LanguageProfile.embedded()
        let names: [ProfileSection] = [.characters, .matrix, .calibration]
        let others = names.compactMap { name in profile.contents(of: name).map { (name, Array($0.bytes)) } }
        let rows = (ProfileSection.rows, [UInt8](repeating: 0x88, count: 160))
        let languages = Array(try #require(profile.contents(of: .languages)).bytes)
        let scripts = Array(try #require(profile.contents(of: .scripts)).bytes)
        var (damagedLanguages, damagedScripts) = (languages, scripts)
        for index in 0..<8 {
            let byte = index < name.utf8.count ? Array(name.utf8)[index] : 0
            damagedLanguages[ProfileLayout.Language.tag + index] = byte
            if index < 4 { damagedScripts[8 + index] = byte }
        }
        #expect(Self.failure(Self.file(others + [(.languages, languages), (.scripts, scripts), rows])) == nil)
        #expect(Self.failure(Self.file(others + [(.languages, damagedLanguages), (.scripts, scripts), rows])) == .damagedSection)
        #expect(Self.failure(Self.file(others + [(.languages, languages), (.scripts, damagedScripts), rows])) == .damagedSection)
    }

    @Test("checks what it passes over when it opens, too", arguments: 0..<4)
    func languagesChecked(kind: Int) throws {
        let profile = try LanguageProfile.embedded()
        let names: [ProfileSection] = [.scripts, .characters, .matrix, .calibration]
        var sections = names.compactMap { name in profile.contents(of: name).map { (name, Array($0.bytes)) } }
        var languages = Array(try #require(profile.contents(of: .languages)).bytes)
        let record = ProfileLayout.languageRecordLength
        switch kind {
        case 0: languages[ProfileLayout.Language.tag] = UInt8(ascii: "-")
        case 1: for index in 0..<ProfileLayout.maximumTagBytes { languages[record + index] = languages[index] }
        case 2: languages[ProfileLayout.Language.filedUnder + 1] = 0x77; languages[ProfileLayout.Language.filedUnder + 3] = 0
        default: languages[ProfileLayout.Language.scripts + 7] |= 0x80
        }
        sections += [(.languages, languages), (.rows, [UInt8](repeating: 0x88, count: 160))]
        let damaged = try LanguageProfile(bytes: Self.file(sections))
        #expect(throws: ProfileError.self) { try damaged.verify() }
    }

    @Test("never reads outside a damaged profile", arguments: 0..<60)
    func damaged(seed: Int) throws {
        var generator = SeededNumbers(seed: UInt64(seed))
        var bytes = try Self.small()
        // Most of the damage goes where the structure is.
        for _ in 0..<Int.random(in: 1...40, using: &generator) {
            let end = Bool.random(using: &generator) ? 512 : bytes.count
            bytes[Int.random(in: 0..<end, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        if Bool.random(using: &generator) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator)) }
        guard let profile = try? LanguageProfile(bytes: bytes) else { return }
        let detection = LanguageDetector(profile: profile).detect("Ein Satz, c'est tout, pаypal, और यह 漢字 ﬁn e\u{301} &eacute; 🙂")
        #expect(detection.hypotheses.count <= 8)
        _ = try? profile.verify()
    }
}
