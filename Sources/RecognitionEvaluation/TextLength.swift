// SPDX-License-Identifier: Apache-2.0

/// A class of lengths of texts, in Unicode scalars.
public struct TextLength: Sendable, Hashable, Comparable {
    /// The longest of each class but the last.
    private static let bounds = [5, 10, 20, 40, 80, 160, 320]

    private let index: Int

    /// The class of a text.
    public init(of text: String) {
        let length = text.unicodeScalars.count
        index = Self.bounds.firstIndex { length <= $0 } ?? Self.bounds.count
    }

    /// The shorter class comes first.
    public static func < (left: TextLength, right: TextLength) -> Bool { left.index < right.index }
}

extension TextLength: CustomStringConvertible {
    /// The lengths spelt out, such as `11-20` or `321-`.
    public var description: String {
        let first = index == 0 ? 0 : Self.bounds[index - 1] + 1
        return "\(first)-" + (index < Self.bounds.count ? "\(Self.bounds[index])" : "")
    }
}
