// SPDX-License-Identifier: Apache-2.0

/// The subtags of a canonical tag.
///
/// Their kinds show in length and place: a script has four letters, a region two letters or three digits, a variant five to eight
/// characters or a digit and three more; what follows a single character is an extension.
package struct LocaleSubtags: Sendable, Hashable {
    /// The language, `und` where there is none.
    package var language: String
    /// The script.
    package var script: String?
    /// The region.
    package var region: String?
    /// The variants, in the tag's order.
    package var variants: [String]
    /// What follows: extensions and private use, as they stand in the tag.
    package var extensions: [String]

    /// Takes a canonical tag apart.
    package init(_ canonical: String) {
        var subtags = canonical.split(separator: "-").map(String.init)[...]
        language = subtags.popFirst() ?? "und"
        if let first = subtags.first, first.utf8.count == 4, first.utf8.first.map({ $0 > UInt8(ascii: "9") }) == true {
            script = subtags.popFirst()
        }
        if let first = subtags.first, (2...3).contains(first.utf8.count) {
            region = subtags.popFirst()
        }
        let singleton = subtags.firstIndex { $0.utf8.count == 1 } ?? subtags.endIndex
        variants = Array(subtags[..<singleton])
        extensions = Array(subtags[singleton...])
    }

    /// The tag again.
    package var joined: String {
        ([language] + [script, region].compactMap(\.self) + variants + extensions).joined(separator: "-")
    }
}
