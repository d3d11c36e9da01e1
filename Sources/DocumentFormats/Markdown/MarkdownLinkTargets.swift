// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What the links of a document lead to, as far as it says whether their texts are words.
struct MarkdownLinkTargets {
    /// The labels that are defined.
    let labels: Set<String>
    /// The functions that the code of the document calls; nil where it has no link inside of itself.
    let called: CalledNames?

    /// What follows the text of a link that is the name of what it leads to, `[LICENSE](LICENSE)`; nil for another text.
    func tail(ofName text: Range<Int>, in bytes: [UInt8]) -> (end: Int, title: Range<Int>?)? {
        let name = bytes[text]
        let start = text.upperBound + 1
        guard !name.contains(where: \.isASCIISpace), start < bytes.count, bytes[start] == UInt8(ascii: "("),
            let tail = MarkdownLink.tail(in: bytes, from: start, to: bytes.count)
        else { return nil }
        let destination = bytes[(start + 1)..<tail.end - 1].drop { $0.isASCIISpace || $0 == UInt8(ascii: "<") }
            .prefix { !$0.isASCIISpace && $0 != UInt8(ascii: ">") }
        return LinkText.namesDestination(name, destination) || called?.isLinked(name, to: destination) == true ? tail : nil
    }
}
