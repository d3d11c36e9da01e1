// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import ProfileTraining

@Suite("The replay beside a profile")
struct ReplayTests {
    /// A replay of made-up examples.
    private static func replay(seed: UInt64 = 1, rowCount: Int = 3_000) -> Replay {
        var numbers = RandomNumbers(seed: seed)
        let languages = 5
        return Replay(
            profileFingerprint: String(repeating: "0f", count: 16), rowCount: rowCount, step: 0.125,
            languages: ["be", "de", "nb", "sr-Latn", "zh-Hant"],
            rowExponents: (0..<rowCount).map { _ in UInt8(numbers.below(16)) },
            examples: (0..<2 * languages).map { _ in
                (0..<numbers.below(40)).map { _ in
                    // A few rows are frequent, as those of single letters are.
                    (0...numbers.below(Replay.maximumRows)).map { _ in
                        UInt32(numbers.below(numbers.below(2) == 0 ? min(30, rowCount) : rowCount))
                    }
                }
            })
    }

    private static func code(_ bytes: [UInt8]) -> TrainingError.Code? {
        do {
            _ = try Replay(bytes: bytes, path: "a file", rowCount: 3_000)
            return nil
        } catch {
            return error.code
        }
    }

    @Test("is read as it was written", arguments: [1, 2, 255, 256, 257, 3_000, 70_000])
    func roundTrip(rowCount: Int) throws {
        let replay = Self.replay(seed: UInt64(rowCount), rowCount: rowCount)
        let read = try Replay(bytes: replay.bytes(), path: "a file", rowCount: rowCount)
        #expect(read.profileFingerprint == replay.profileFingerprint)
        #expect(read.identity == replay.identity)
        #expect(read.rowCount == rowCount)
        #expect(read.step == replay.step)
        #expect(read.languages == replay.languages)
        let isSame = (exponents: read.rowExponents == replay.rowExponents, examples: read.examples == replay.examples)
        #expect(isSame.exponents && isSame.examples)
    }

    @Test("is read without the fingerprint of a profile, too, as that of the default profile is")
    func withoutFingerprint() throws {
        let whole = Self.replay()
        let replay = Replay(
            profileFingerprint: nil, rowCount: whole.rowCount, step: whole.step, languages: whole.languages,
            rowExponents: whole.rowExponents, examples: whole.examples)
        let read = try Replay(bytes: replay.bytes(), path: "a file", rowCount: whole.rowCount)
        #expect(read.profileFingerprint == nil)
        #expect(read.identity == whole.identity)
        #expect(read.identity != Self.replay(seed: 2).identity)
    }

    @Test("is refused when it is cut off or any byte of it has changed")
    func damage() {
        let bytes = Self.replay().bytes()
        for length in [0, 7, 8, 39, 40, bytes.count / 2, bytes.count - 1] {
            #expect(Self.code(Array(bytes.prefix(length))) == .badReplay)
        }
        for place in Array(0..<40) + stride(from: 40, to: bytes.count, by: 1 + bytes.count / 400) {
            var changed = bytes
            changed[place] ^= 0x10
            #expect(Self.code(changed) == .badReplay, "at \(place)")
        }
    }

    @Test("makes no reader trip, whatever it holds")
    func anyBytes() {
        let bytes = Self.replay().bytes()
        var numbers = RandomNumbers(seed: 7)
        for _ in 0..<300 {
            var changed = bytes
            for _ in 0..<1 + numbers.below(8) {
                let place = 12 + numbers.below(numbers.below(2) == 0 ? 400 : bytes.count - 12)
                changed[place] = UInt8(truncatingIfNeeded: numbers.next())
            }
            Self.sign(&changed)
            // Either is an answer; a trap is none.
            _ = try? Replay(bytes: changed, path: "a file", rowCount: 3_000)
        }
    }

    /// Makes length and checksum fit the contents.
    private static func sign(_ bytes: inout [UInt8]) {
        var header = ByteWriter()
        header.append(UInt64(bytes.count))
        header.append(Fnv.checksum(bytes[40...]))
        bytes.replaceSubrange(24..<40, with: header.bytes)
    }

    private enum Fnv {
        static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
            bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        }
    }

    @Test("keeps how settled a row is to a factor of two")
    func exponents() {
        var numbers = RandomNumbers(seed: 3)
        for _ in 0..<1_000 {
            let gradient = Float(2 * numbers.unit())
            let kept = Replay.gradient(exponent: Replay.exponent(gradient: gradient))
            #expect(kept <= gradient && (kept * 2 > gradient || gradient < 0x1p-13))
        }
        for odd in [0, -1, Float.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
            #expect(Replay.exponent(gradient: odd) < 16)
        }
    }

    @Test("numbers that repeat take less room than others")
    func coder() {
        var numbers = RandomNumbers(seed: 5)
        func size(_ next: () -> UInt32) -> Int {
            var coder = RangeEncoder()
            var tree = BitTree(depth: 12)
            for _ in 0..<4_000 { coder.write(next(), with: &tree) }
            return coder.finish().count
        }
        #expect(size { 77 } < 200)
        #expect(size { UInt32(numbers.below(16)) } < 2_300)
        #expect(size { UInt32(numbers.below(4_096)) } < 6_900)
    }
}
