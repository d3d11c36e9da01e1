// SPDX-License-Identifier: Apache-2.0

/// SubRip subtitles (`.srt`): numbered cues with a line of timing, separated by empty lines.
///
/// Each cue is a passage, and each paragraph of one where empty lines stand inside of it; numbers, timing and what stands between
/// cues stay. Tags such as `<i>` and `{\an8}` are inline pieces. A cue's lines remain lines. There is no
/// error: what is not a cue is kept.
public struct SubRip: DocumentFormat {
    /// The format.
    public init() {}

    /// `SubRip`.
    public var name: String { "SubRip" }

    /// `subrip`.
    public var identifier: String { "subrip" }

    /// `.srt`.
    public var fileNameSuffixes: [String] { ["srt"] }

    /// A sentence goes on from cue to cue as it does from line to line.
    public var separator: String { "\n" }

    /// Whether it begins with a number and a line of timing.
    public func isBegun(by head: ArraySlice<UInt8>) -> Bool { CueReader.isBegun(by: Array(head)) }

    /// The text of the cues.
    ///
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) -> [Passage] {
        let bytes = Array(content.utf8)
        return CueReader(bytes, endsAtEmptyLines: false).cues.compactMap {
            CueText.passage(of: $0, in: bytes, escapesMarkup: false)
        }
    }

    /// The text with the line ends of the cue, none of them before an empty line; arrows like those of the timing are shortened.
    public func written(_ text: String, for passage: Passage) -> String {
        CueText.lines(text, of: passage).replacing("-->", with: "->")
    }
}
