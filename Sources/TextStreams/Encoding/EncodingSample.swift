// SPDX-License-Identifier: Apache-2.0

/// The parts of some bytes that tell what encoding they are in: those that are not ASCII, with what stands around them.
///
/// ICU looks at the first 8,000 bytes alone. In a long table those may all be ASCII; and where they are many they outweigh the
/// few that decide.
struct EncodingSample {
    /// The parts, with a line feed between them.
    private(set) var bytes: [UInt8] = []
    /// Whether escapes tell the encoding, and not bytes that are not ASCII.
    let isEscaped: Bool
    /// How many of the sample's bytes are not ASCII.
    var nonASCIICount: Int { bytes.count { $0 >= 0x80 } }
    /// Whether there are bytes from 80 to 9F, which stand for nothing that is written in the encodings of ISO 8859.
    private(set) var hasControls = false

    /// How much ICU looks at.
    private static let size = 8000
    /// How far around a byte its surroundings reach: further than any character, so that no part begins within one.
    private static let reach = 16

    /// Gathers the parts.
    ///
    /// - Complexity: Linear in the number of bytes.
    init(of text: UnsafeBufferPointer<UInt8>, isEscaped: Bool) {
        self.isEscaped = isEscaped
        // The part that is being gathered.
        var part = 0..<0
        for (index, byte) in text.enumerated() {
            guard byte >= 0x80 || isEscaped && byte == 0x1B else { continue }
            if byte >= 0x80, byte < 0xA0 { hasControls = true }
            if index - Self.reach > part.upperBound {
                add(text[part])
                part = index - Self.reach..<index
            }
            part = part.lowerBound..<min(index + Self.reach, text.count)
        }
        add(text[part])
    }

    private mutating func add(_ part: Slice<UnsafeBufferPointer<UInt8>>) {
        guard bytes.count < Self.size, !part.isEmpty else { return }
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        bytes += part.prefix(Self.size - bytes.count)
    }
}
