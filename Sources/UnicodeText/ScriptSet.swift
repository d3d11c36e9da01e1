internal import CUnicode

/// A set of scripts, as bits by ICU's number.
struct ScriptSet: Equatable {
    // There are some 170 scripts, and a handful more each year.
    private var bits: SIMD8<UInt64> = .zero

    init() {}

    init(_ script: Script) {
        insert(script.number)
    }

    /// The scripts that a code point is used in; empty for what is common, inherited or unknown and nothing else.
    init(extensionsOf scalar: Unicode.Scalar) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 64) { buffer in
            guard let start = buffer.baseAddress else { return }
            let count = Int(cunicode_script_extensions(scalar.value, start, 64))
            for number in buffer.prefix(count) where Script(number: number).isSpecific {
                insert(number)
            }
        }
    }

    private mutating func insert(_ number: Int32) {
        let number = Int(number)
        guard (0..<512).contains(number) else { return }
        bits[number >> 6] |= 1 << UInt64(number & 63)
    }

    var isEmpty: Bool { bits == .zero }

    func contains(_ script: Script) -> Bool {
        !intersection(ScriptSet(script)).isEmpty
    }

    func intersection(_ other: ScriptSet) -> ScriptSet {
        var result = self
        result.bits &= other.bits
        return result
    }

    /// The only script, or nil where there are more or none.
    var only: Script? {
        var found: Script?
        for lane in 0..<8 where bits[lane] != 0 {
            guard found == nil, bits[lane].nonzeroBitCount == 1 else { return nil }
            found = Script(number: Int32(lane * 64 + bits[lane].trailingZeroBitCount))
        }
        return found
    }
}
