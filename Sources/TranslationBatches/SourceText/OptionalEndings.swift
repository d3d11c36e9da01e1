// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Endings in brackets, *file(s)*, which engines take for a remark: they part them from their words, or lose them.
enum OptionalEndings {
    /// A text with the longer form of words with an ending for several, and the shorter of those with one for women.
    ///
    ///     OptionalEndings.written("1 file(s), 2 folder(s)")  // "1 files, 2 folders"
    static func written(_ text: String) -> String {
        guard
            text.contains(utf8: "(s)") || text.contains(utf8: "(es)") || text.contains(utf8: "(a)") || text.contains(utf8: "(as)")
        else { return text }
        // Of a long word the last letters alone are looked at: a run of any length takes linear time.
        return text.replacing(/(\p{L}{3})\((s|es)\)/) { "\($0.1)\($0.2)" }.replacing(/(\p{L}{2}(?:o|or|os|ores))\(as?\)/) {
            "\($0.1)"
        }
    }
}
