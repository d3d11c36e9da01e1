// SPDX-License-Identifier: Apache-2.0

import CScoring

/// Where everything stands in the file of a profile. All numbers are little-endian. `docs/profile-format.md` says it in prose.
package enum ProfileLayout {
    package static let magic: [UInt8] = Array("DRAGOMAN".utf8)
    package static let majorVersion: UInt16 = 1
    package static let minorVersion: UInt16 = 2
    /// Marks the byte order: read in the other order it is another number.
    package static let byteOrderMark: UInt32 = 0x0A0B_0C0D
    /// Sections begin at multiples of this.
    package static let alignment = 64

    package static let headerLength = 64
    package static let sectionRecordLength = 24
    package static let languageRecordLength = 64
    package static let maximumTagBytes = 24
    /// More sections, languages or scripts than this are a damaged file.
    package static let maximumSections = 256
    package static let maximumLanguages = Int(dragoman_maximum_candidates)
    package static let maximumScripts = Int(dragoman_maximum_scripts)
    /// The number of columns of the matrix is a multiple of this.
    package static let columnBlock = 64

    package enum Header {
        package static let majorVersion = 8
        package static let minorVersion = 10
        package static let byteOrderMark = 12
        package static let sectionCount = 16
        package static let fileLength = 24
        package static let checksum = 32
        package static let fingerprint = 40
    }

    /// Offsets in the record of a language.
    package enum Language {
        package static let tag = 0
        package static let scripts = 24
        package static let flags = 32
        package static let filedUnder = 36
        package static let sentenceAccuracy = 40
        package static let pieceAccuracy = 42
        package static let wordAccuracy = 44
        package static let prior = 46
        package static let trainingKilobytes = 48

        package static let isExperimental: UInt32 = 1
        package static let filedUnderNone: UInt32 = 0xFFFF_FFFF
    }

    /// Offsets in the section of calibration, in floats.
    package enum Calibration {
        /// The factors for 1, 2, 4, … features.
        package static let factors = 0
        package static let factorCount = 24
        /// Answers below this probability are undetermined.
        package static let minimumProbability = 24
        package static let count = 32
    }

    /// FNV-1a of 64 bits (Fowler, Noll, Vo), over everything after the header.
    ///
    /// - Parameter start: The checksum of what stands before these bytes, where something does.
    package static func checksum(
        _ bytes: UnsafeBufferPointer<UInt8>, continuing start: UInt64 = 0xCBF2_9CE4_8422_2325
    ) -> UInt64 {
        var hash = start
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return hash
    }
}
