// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Puts the file of a profile together.
struct ProfileWriter {
    private var sections: [(section: ProfileSection, contents: [UInt8])] = []
    private let fingerprint: [UInt8]

    /// - Parameter fingerprint: Sixteen bytes that identify the inputs of the training.
    init(fingerprint: [UInt8]) {
        self.fingerprint = fingerprint
    }

    mutating func add(_ section: ProfileSection, _ contents: [UInt8]) {
        sections.append((section, contents))
    }

    /// The whole file.
    func bytes() -> [UInt8] {
        var table = ByteWriter()
        var body = ByteWriter()
        let tableLength = ProfileLayout.headerLength + sections.count * ProfileLayout.sectionRecordLength
        let bodyStart = (tableLength + ProfileLayout.alignment - 1) / ProfileLayout.alignment * ProfileLayout.alignment
        for (section, contents) in sections {
            body.pad(to: ProfileLayout.alignment)
            table.append(section.code)
            table.append(UInt32(0))
            table.append(UInt64(bodyStart + body.bytes.count))
            table.append(UInt64(contents.count))
            body.append(contentsOf: contents)
        }
        var rest = table
        rest.append(contentsOf: repeatElement(0, count: bodyStart - tableLength))
        rest.append(contentsOf: body.bytes)

        var file = ByteWriter()
        file.append(contentsOf: ProfileLayout.magic)
        file.append(ProfileLayout.majorVersion)
        file.append(ProfileLayout.minorVersion)
        file.append(ProfileLayout.byteOrderMark)
        file.append(UInt32(sections.count))
        file.append(UInt32(0))
        file.append(UInt64(ProfileLayout.headerLength + rest.bytes.count))
        file.append(rest.bytes.withUnsafeBufferPointer { ProfileLayout.checksum($0) })
        file.append(contentsOf: fingerprint)
        file.pad(to: ProfileLayout.headerLength)
        file.append(contentsOf: rest.bytes)
        return file.bytes
    }
}
