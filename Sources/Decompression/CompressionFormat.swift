// SPDX-License-Identifier: Apache-2.0

import CDecompression

/// How a file is compressed.
public enum CompressionFormat: String, Sendable, CaseIterable, Codable {
    /// As by `gzip`: files end in `.gz`.
    case gzip
    /// As by `xz`: files end in `.xz`.
    case xz
    /// As by `zstd`: files end in `.zst`.
    case zstd

    /// The bytes that files in the format begin with, one row or another. No text does: they are not UTF-8 or have a control
    /// character, and name no letter in other encodings.
    private var signatures: [[UInt8]] {
        switch self {
        case .gzip: [[0x1F, 0x8B, 0x08]]
        case .xz: [[0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]]
        // The second ones are those of frames to be skipped, which `pzstd` begins its files with.
        case .zstd: [[0x28, 0xB5, 0x2F, 0xFD]] + (0x50...0x5F).map { [$0, 0x2A, 0x4D, 0x18] }
        }
    }

    /// The suffix of names of such files.
    public var suffix: String {
        switch self {
        case .gzip: ".gz"
        case .xz: ".xz"
        case .zstd: ".zst"
        }
    }

    var code: Int32 {
        switch self {
        case .gzip: Int32(CDECOMPRESSION_GZIP)
        case .xz: Int32(CDECOMPRESSION_XZ)
        case .zstd: Int32(CDECOMPRESSION_ZSTD)
        }
    }

    /// The format of a file that begins with some bytes; nil where it is none of these.
    public init?(beginning: some Collection<UInt8>) {
        let format = Self.allCases.first { $0.signatures.contains { beginning.starts(with: $0) } }
        guard let format else { return nil }
        self = format
    }

    /// The format of a file by the end of its name; nil where that names none.
    public init?(ofFile name: String) {
        guard let format = Self.allCases.first(where: { name.hasSuffix($0.suffix) }) else { return nil }
        self = format
    }

    /// Whether bytes are too few to tell: they are the beginning of some format's signature.
    public static func mayBegin(_ bytes: some Collection<UInt8>) -> Bool {
        allCases.contains { $0.mayBegin(bytes) }
    }

    /// Whether bytes are the beginning of a signature of the format.
    func mayBegin(_ bytes: some Collection<UInt8>) -> Bool {
        signatures.contains { bytes.count < $0.count && $0.starts(with: bytes) }
    }

    /// A name without the suffix that says how the file is compressed: `notes.md` for `notes.md.gz`.
    public static func strippingSuffix(of name: String) -> String {
        CompressionFormat(ofFile: name).map { String(name.dropLast($0.suffix.count)) } ?? name
    }
}
