// SPDX-License-Identifier: Apache-2.0

import Dragoman
import Foundation
import TranslationBatches

/// What someone wrote, in whatever languages they speak.
struct Comment: Decodable {
    let author: String
    let text: String

    /// The comments of standard input, an object of JSON a line.
    static func read() throws -> [Comment] {
        let decoder = JSONDecoder()
        var comments: [Comment] = []
        while let line = readLine() { comments.append(try decoder.decode(Comment.self, from: Data(line.utf8))) }
        return comments
    }
}

extension BatchPlan.Source {
    /// The text with each span between marks, after its language: `ca‹Bon dia! ›en‹See you there.›`
    var marked: String {
        let bytes = Array(text.utf8)
        return spans.map { span in
            let words = String(decoding: bytes[span.range], as: UTF8.self)
            return "\(span.language?.canonical ?? "")‹\(words)›"
        }.joined()
    }
}
