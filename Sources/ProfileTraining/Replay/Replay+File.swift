// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import SystemFiles

/// The file of a replay: a header, the languages, how many examples each class has, and then rows and examples as a range coder
/// writes them. `docs/profile-format.md` describes it.
extension Replay {
    private static let magic = Array("DRAGRPLY".utf8)
    private static let version: UInt16 = 3
    /// The version without a fingerprint, which the replay of the default profile has.
    private static let versionWithoutFingerprint: UInt16 = 2
    private static let headerLength = 40
    private static let fingerprintLength = 32
    private static let checksumAt = 32

    /// The path of the replay that stands beside a profile.
    static func path(besideProfile path: String) -> String {
        let suffix = ".profile"
        return (path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path) + ".replay"
    }

    /// The bytes of the file.
    func bytes() -> [UInt8] {
        var body = ByteWriter()
        body.append(contentsOf: (profileFingerprint ?? "").utf8)
        for tag in languages {
            let name = Array(tag.canonical.utf8.prefix(ProfileLayout.maximumTagBytes))
            body.append(contentsOf: name + [UInt8](repeating: 0, count: ProfileLayout.maximumTagBytes - name.count))
        }
        for examples in examples { body.append(UInt32(examples.count)) }
        var coder = RangeEncoder()
        var exponents = BitTree(depth: Self.exponentBits)
        for exponent in rowExponents { coder.write(UInt32(exponent), with: &exponents) }
        var counts = BitTree(below: Self.maximumRows)
        var rows = BitTree(below: rowCount)
        for example in examples.joined() {
            coder.write(UInt32(example.count - 1), with: &counts)
            for row in example { coder.write(row, with: &rows) }
        }
        body.append(contentsOf: coder.finish())

        var file = ByteWriter()
        file.append(contentsOf: Self.magic)
        file.append(profileFingerprint == nil ? Self.versionWithoutFingerprint : Self.version)
        file.append(UInt16(0))
        file.append(UInt32(rowCount))
        file.append(UInt32(languages.count))
        file.append(step)
        file.append(UInt64(Self.headerLength + body.bytes.count))
        file.append(Self.checksum(header: file.bytes[...], body: body.bytes[...]))
        file.append(contentsOf: body.bytes)
        return file.bytes
    }

    /// The checksum of all but itself.
    private static func checksum(header: ArraySlice<UInt8>, body: ArraySlice<UInt8>) -> UInt64 {
        let start = header.withUnsafeBufferPointer { ProfileLayout.checksum($0) }
        return body.withUnsafeBufferPointer { ProfileLayout.checksum($0, continuing: start) }
    }

    /// Reads the file that stands beside a profile.
    ///
    /// - Parameter profilePath: The path of the profile.
    /// - Throws: `TrainingError` with `.badReplay` for whatever is not a replay of the profile, or has changed since it was
    ///   written.
    init(of profile: LanguageProfile, at profilePath: String) throws(TrainingError) {
        let path = Self.path(besideProfile: profilePath)
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(path)
        } catch {
            throw TrainingError(.badReplay, "\(path): \(error.reason)")
        }
        try self.init(bytes: bytes, path: path, rowCount: profile.rowCount)
        guard profileFingerprint ?? profile.fingerprint == profile.fingerprint else {
            throw TrainingError(.badReplay, "\(path): it was written beside another profile")
        }
    }

    /// Reads the bytes of a file.
    ///
    /// - Parameter profileRowCount: How many rows the profile has.
    init(bytes: [UInt8], path: String, rowCount profileRowCount: Int) throws(TrainingError) {
        func fault(_ what: String) -> TrainingError { TrainingError(.badReplay, "\(path): \(what)") }
        func number<Value: FixedWidthInteger>(_ offset: Int, _ type: Value.Type) -> Value {
            bytes.withUnsafeBytes { Value(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: type)) }
        }
        guard bytes.starts(with: Self.magic), bytes.count >= Self.headerLength else { throw fault("it does not begin as one") }
        let version = number(8, UInt16.self)
        guard [Self.version, Self.versionWithoutFingerprint].contains(version) else { throw fault("version \(version)") }
        guard number(24, UInt64.self) == UInt64(bytes.count) else { throw fault("it is cut off") }
        let checksum = Self.checksum(header: bytes[..<Self.checksumAt], body: bytes[Self.headerLength...])
        guard number(Self.checksumAt, UInt64.self) == checksum else { throw fault("it has changed since it was written") }
        // What follows was written by a trainer; the bounds hold for any bytes all the same.
        let rowCount = Int(number(12, UInt32.self))
        guard rowCount == profileRowCount else { throw fault("it is of a profile with \(rowCount) rows, not \(profileRowCount)") }
        let languageCount = Int(number(16, UInt32.self))
        let step = Float(bitPattern: number(20, UInt32.self))
        let tagsAt = Self.headerLength + (version == Self.version ? Self.fingerprintLength : 0)
        let countsAt = tagsAt + languageCount * ProfileLayout.maximumTagBytes
        let streamAt = countsAt + languageCount * 8
        guard rowCount > 0, languageCount <= ProfileLayout.maximumLanguages, streamAt <= bytes.count, step.isFinite, step > 0
        else {
            throw fault("its header holds wrong numbers")
        }
        let tags = (0..<languageCount).map { index in
            let start = tagsAt + index * ProfileLayout.maximumTagBytes
            let name = bytes[start..<start + ProfileLayout.maximumTagBytes].prefix { $0 != 0 }
            return LanguageTag(canonical: String(decoding: name, as: UTF8.self))
        }
        let fingerprint = bytes[Self.headerLength..<tagsAt]
        let counts = (0..<2 * languageCount).map { Int(number(countsAt + 4 * $0, UInt32.self)) }
        // A range coder may take two bits for an example; what claims to hold more is made to fill the memory.
        guard counts.reduce(0, +) / 4 <= bytes.count else { throw fault("its tables hold wrong numbers") }

        var coder = RangeDecoder(bytes[streamAt...])
        var exponents = BitTree(depth: Self.exponentBits)
        let rowExponents = (0..<rowCount).map { _ in UInt8(truncatingIfNeeded: coder.read(with: &exponents)) }
        var lengths = BitTree(below: Self.maximumRows)
        var rows = BitTree(below: rowCount)
        let examples = counts.map { count in
            (0..<count).map { _ in
                (0...coder.read(with: &lengths)).map { _ in coder.read(with: &rows) }
            }
        }
        guard examples.joined().joined().allSatisfy({ $0 < rowCount }) else { throw fault("it names rows that do not exist") }
        self.init(
            profileFingerprint: fingerprint.isEmpty ? nil : String(decoding: fingerprint, as: UTF8.self), rowCount: rowCount,
            step: step, languages: tags, rowExponents: rowExponents, examples: examples)
    }
}
