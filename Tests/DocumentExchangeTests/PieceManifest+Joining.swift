// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import DocumentFormats

extension PieceManifest {
    /// The text that the pieces make, changed or not, from the content of each piece's file.
    func join(_ contents: [String]) -> String {
        precondition(contents.count == pieces.count, "as many contents as pieces")
        return zip(pieces, contents).map { piece, content in
            var text = PieceText(of: piece)
            return text.append(content) + text.finish()
        }.joined()
    }
}
