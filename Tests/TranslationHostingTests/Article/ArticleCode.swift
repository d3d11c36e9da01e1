// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The code of an article, and the file in which it is compiled.
struct ArticleCode {
    /// Where the article is below the module's documentation.
    let article: String
    /// The file with the article's code, in the checkout.
    let file: String

    /// Checks that each line of the article's code stands in the file, in the article's order.
    ///
    /// - Returns: How many lines there are.
    func check() throws -> Int {
        let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        func lines(of path: String) throws -> [String] {
            try String(contentsOf: package.appending(path: path), encoding: .utf8).components(separatedBy: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        var rest = try lines(of: file)[...]
        var isCode = false
        var count = 0
        for line in try lines(of: "Sources/TranslationHosting/TranslationHosting.docc/" + article) {
            if line.hasPrefix("```") {
                isCode = line == "```swift"
            } else if isCode, !line.isEmpty {
                let place = try #require(rest.firstIndex(of: line), "\(line)")
                rest = rest[(place + 1)...]
                count += 1
            }
        }
        return count
    }
}
