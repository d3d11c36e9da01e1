// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What HTML strikes through: `<del>Monday</del> Tuesday`.
///
/// It is a passage by itself, which the sentence does without: models take one day of two.
struct HTMLDeletion {
    /// What is struck through, without its tags.
    let text: Range<Int>
    /// Where its end tag ends.
    let end: Int

    private static let names: Set = ["del", "s", "strike"]

    /// What the element of a tag strikes through; nil for other tags, and where markup or a piece of a template is inside.
    init?(of tag: HTMLTag, in bytes: [UInt8], to limit: Int) {
        guard !tag.isEnd, Self.names.contains(tag.name), tag.range.upperBound < limit else { return nil }
        let content = bytes[tag.range.upperBound..<limit].prefix { !"<{[@".utf8.contains($0) }
        let endTag = "</\(tag.name)>"
        guard content.contains(where: { !$0.isASCIISpace }),
            bytes[content.endIndex..<limit].prefix(endTag.utf8.count).elementsEqual(endTag.utf8, by: { $0 | 0x20 == $1 | 0x20 })
        else { return nil }
        text = content.startIndex..<content.endIndex
        end = content.endIndex + endTag.utf8.count
    }
}
