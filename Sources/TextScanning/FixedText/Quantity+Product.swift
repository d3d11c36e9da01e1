// SPDX-License-Identifier: Apache-2.0

extension Quantity {
    /// The end of numbers that are multiplied: of a size, whose unit stands behind the last one, `1,20 x 0,80 m`, and of a
    /// product of three or more without spaces, `1024*1024*1024`. Models write a decimal mark of each language in the one, and
    /// other digits in the other. Nil where none begins.
    static func productEnd(
        _ bytes: UnsafeBufferPointer<UInt8>, behind firstNumber: Int, in bounds: Range<Int>
    ) -> Int? {
        var (end, count, hasSpaces) = (firstNumber, 1, false)
        while count < mostFactors, let sign = timesEnd(bytes, behind: end, in: bounds) {
            let next = numberEnd(bytes, at: sign.end, in: bounds)
            guard next > sign.end else { break }
            (end, count, hasSpaces) = (next, count + 1, hasSpaces || sign.hasSpaces)
        }
        guard count > 1 else { return nil }
        if let unitEnd = unitEnd(bytes, behind: end, in: bounds) { return unitEnd }
        return count > 2 && !hasSpaces && isEnd(bytes, at: end, in: bounds) ? end : nil
    }

    /// The end of a sign of multiplication with a space on both sides or on none.
    private static func timesEnd(
        _ bytes: UnsafeBufferPointer<UInt8>, behind number: Int, in bounds: Range<Int>
    ) -> (end: Int, hasSpaces: Bool)? {
        let rest = bytes[number..<bounds.upperBound]
        let space = spaceLength(rest)
        let behindSpace = rest.dropFirst(space)
        guard let sign = ["×", "x", "*"].first(where: { behindSpace.starts(with: $0.utf8) }) else { return nil }
        let behindSign = behindSpace.dropFirst(sign.utf8.count)
        let otherSpace = spaceLength(behindSign)
        guard (space > 0) == (otherSpace > 0) else { return nil }
        return (behindSign.startIndex + otherSpace, space > 0)
    }

    private static let mostFactors = 6
}
