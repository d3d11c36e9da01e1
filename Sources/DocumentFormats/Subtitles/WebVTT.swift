// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// WebVTT subtitles (`.vtt`): a heading, and cues with a line of timing, separated by empty lines.
///
/// Each cue is a passage; its identifier, timing and settings stay, and so do notes, styles, regions and what is not a cue. Tags
/// such as `<v Ada>` are inline pieces, and character references are undone. A cue's lines remain lines. There is no error.
public struct WebVTT: DocumentFormat {
    /// The format.
    public init() {}

    /// `WebVTT`.
    public var name: String { "WebVTT" }

    /// `webvtt`.
    public var identifier: String { "webvtt" }

    /// `.vtt`.
    public var fileNameSuffixes: [String] { ["vtt"] }

    /// A sentence goes on from cue to cue as it does from line to line.
    public var separator: String { "\n" }

    /// Whether it begins as WebVTT must.
    public func isBegun(by head: ArraySlice<UInt8>) -> Bool {
        head.starts(with: "WEBVTT".utf8) && head.dropFirst(6).first.map(\.isASCIISpace) ?? true
    }

    /// The text of the cues.
    ///
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) -> [Passage] {
        let bytes = Array(content.utf8)
        return CueReader(bytes).cues.compactMap { CueText.passage(of: $0, in: bytes, escapesMarkup: true) }
    }

    /// The text with its markup escaped, and with the line ends of the cue, none of them before an empty line. Characters that
    /// nobody sees are spelt as the cue has them.
    public func written(_ text: String, for passage: Passage) -> String {
        MarkupEscape.escaped(CueText.lines(text, of: passage)) { passage.references[$0] }
    }
}
