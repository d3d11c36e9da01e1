// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells the text of a link that is no word of a language but the name of what it leads to.
enum LinkText {
    /// Whether a text names the file or the project that a link leads to: `[LICENSE](LICENSE)`,
    /// `[CONTRIBUTING](docs/CONTRIBUTING.md)`, `[ana/shop](https://x.org/ana/shop)`. In small letters, as in `[about](about)`, it
    /// may be a word, and so it may be in capitals where a page is what it leads to: `[HOME](HOME.html)`.
    static func namesDestination(_ text: ArraySlice<UInt8>, _ destination: ArraySlice<UInt8>) -> Bool {
        guard text.count > 1, text.allSatisfy({ $0.isASCIILetterOrDigit || "._-/".utf8.contains($0) }),
            text.contains(where: \.isASCIILetter)
        else { return false }
        let slash = UInt8(ascii: "/")
        var path = destination.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
        if path.last == slash, text.last != slash { path = path.dropLast() }
        if text.dropFirst().dropLast().contains(slash) {
            return path.elementsEqual(text)
                || path.count > text.count && path.suffix(text.count).elementsEqual(text)
                    && path[path.endIndex - text.count - 1] == slash
        }
        let isShouted = !text.contains(where: \.isASCIISmall) && text.count(where: \.isASCIICapital) > 1
        let hasDot = text.dropFirst().dropLast().contains(UInt8(ascii: "."))
        guard isShouted || hasDot, let name = path.split(separator: slash).last else { return false }
        if name.elementsEqual(text) { return true }
        let suffix = name.dropFirst(text.count)
        return name.starts(with: text) && suffix.first == UInt8(ascii: ".") && suffix.count > 1
            && suffix.dropFirst().allSatisfy(\.isASCIILetterOrDigit)
            && !suffixesOfPages.contains(String(decoding: suffix.dropFirst(), as: UTF8.self).lowercased())
    }

    private static let suffixesOfPages: Set = ["asp", "aspx", "htm", "html", "jsp", "php", "xhtml"]
}
