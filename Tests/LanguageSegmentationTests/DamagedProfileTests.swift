// SPDX-License-Identifier: Apache-2.0

import LanguageSegmentation
import TestSupport
import Testing

@testable import LanguageRecognition

@Suite("Splitting by a damaged profile (contract 4.3)")
struct DamagedProfileTests {
    private let text: String
    private let bytes: [UInt8]
    private let offsets: [ProfileSection: Int]

    init() throws {
        text = try TestSentences.all().prefix(60).map(\.text).joined(separator: " ")
        // The rows are left out but for a few: a small file is changed sooner.
        let profile = try LanguageProfile.embedded()
        let names: [ProfileSection] = [.languages, .scripts, .characters, .calibration, .matrix]
        var contents = try names.map { ($0, Array(try #require(profile.contents(of: $0)).bytes)) }
        contents.append((.rows, Array(try #require(profile.contents(of: .rows)).bytes.prefix(1 << 16))))
        var offsets: [ProfileSection: Int] = [:]
        var file = [UInt8](profile.storage.bytes.prefix(ProfileLayout.headerLength))
        func number(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value.littleEndian) { Array($0) } }
        func padded(_ count: Int) -> Int {
            (count + ProfileLayout.alignment - 1) / ProfileLayout.alignment * ProfileLayout.alignment
        }
        var end = padded(ProfileLayout.headerLength + contents.count * ProfileLayout.sectionRecordLength)
        let start = end
        var body: [UInt8] = []
        for (section, bytes) in contents {
            offsets[section] = end
            file += number(section.code) + number(UInt32(0)) + number(UInt64(end)) + number(UInt64(bytes.count))
            body += bytes + [UInt8](repeating: 0, count: padded(bytes.count) - bytes.count)
            end = start + body.count
        }
        file += [UInt8](repeating: 0, count: start - file.count) + body
        file.replaceSubrange(
            ProfileLayout.Header.sectionCount..<ProfileLayout.Header.sectionCount + 4, with: number(UInt32(contents.count)))
        file.replaceSubrange(
            ProfileLayout.Header.fileLength..<ProfileLayout.Header.fileLength + 8, with: number(UInt64(file.count)))
        bytes = file
        self.offsets = offsets
    }

    private func check(_ bytes: [UInt8]) throws {
        let detector = LanguageDetector(profile: try LanguageProfile(bytes: bytes))
        let spans = LanguageSegmenter(detector: detector).spans(of: text)
        #expect(spans.first?.range.lowerBound == 0 && spans.last?.range.upperBound == text.utf8.count)
    }

    @Test(
        "covers the text where numbers of the matrix are huge, or no numbers",
        arguments: [Float.nan, .infinity, -.infinity, 3e38])
    func matrix(number: Float) throws {
        let start = try #require(offsets[.matrix])
        let stride = try LanguageProfile.embedded().stride
        // Noise and the columns of no language come last.
        for column in [0, stride / 2, stride - 2, stride - 1] {
            var damaged = bytes
            for lane in 0..<32 {
                let place = start + (lane * stride + column) * 4
                damaged.replaceSubrange(place..<place + 4, with: withUnsafeBytes(of: number) { Array($0) })
            }
            try check(damaged)
        }
    }

    @Test("covers the text where there are fewer scripts than the characters name", arguments: [1, 2, 8])
    func scripts(count: Int) throws {
        var damaged = bytes
        let record = ProfileLayout.headerLength + ProfileLayout.sectionRecordLength
        damaged.replaceSubrange(record + 16..<record + 24, with: withUnsafeBytes(of: UInt64(count * 8)) { Array($0) })
        try check(damaged)
    }
}
