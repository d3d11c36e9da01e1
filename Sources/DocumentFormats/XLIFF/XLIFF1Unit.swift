// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

/// A unit of XLIFF 1.
struct XLIFF1Unit {
    /// The tags of a source or target, and what stands between them.
    struct Element {
        let tag: XMLTag
        var content: Range<Int>
        var end: Int
        /// Whether it has nothing but white space, and marks of segments around that.
        var isEmpty = true

        init(_ tag: XMLTag) {
            self.tag = tag
            content = tag.range.upperBound..<tag.range.upperBound
            end = tag.range.upperBound
        }
    }

    /// Whether it may be translated, and nobody has approved a translation.
    let isOpen: Bool
    /// The language that the file declares for its sources.
    let language: LanguageTag?
    var source: Element?
    /// The source in segments, where a tool has cut it.
    var segments: Element?
    var target: Element?
    /// The content of the source, in segments where it was cut: what stands behind the last element that parts texts.
    var content: PassageBuilder
    /// The content before that, text by text.
    private(set) var contentBefore: [PassageBuilder] = []
    /// White space before the source, from the tag before it.
    var indent = ""

    /// States in which a target has yet to be translated, whatever stands in it.
    private static let openStates = ["new", "needs-translation"]
    /// The state of what was translated and has not been read by anybody.
    private static let translatedState = "needs-review-translation"

    /// Ends a text of the content.
    mutating func endText(in bytes: [UInt8]) {
        contentBefore.append(content)
        content = PassageBuilder(bytes)
    }

    /// Begins the content anew.
    mutating func resetContent(in bytes: [UInt8]) {
        contentBefore = []
        content = PassageBuilder(bytes)
    }

    /// Where the content stands in the document; nil where there is none.
    private var contentRange: Range<Int>? {
        let ranges = (contentBefore + [content]).compactMap(\.range)
        guard let first = ranges.first, let last = ranges.last else { return nil }
        return first.lowerBound..<last.upperBound
    }

    /// Whether a translation is to be written.
    ///
    /// Tools put a copy of the source into the target of what nobody has translated, with or without saying so by a state.
    func needsTranslation(in bytes: [UInt8]) -> Bool {
        guard isOpen, let source else { return false }
        let state = target?.tag.attributes["state"]
        if let state, Self.openStates.contains(state) { return true }
        guard let target, !target.isEmpty else {
            return state != "final" && state != "signed-off"
        }
        let isCopy = [source, segments].contains { $0.map { bytes[$0.content] } == bytes[target.content] }
        return state == nil && isCopy
    }

    /// Where the translation is written, in a document whose elements have a prefix.
    func destination(in bytes: [UInt8], prefix: String) -> Passage.Destination? {
        guard let last = segments ?? source else { return nil }
        guard let target else {
            let tag = "\(prefix)target"
            return Passage.Destination(
                range: last.end..<last.end, before: "\(indent)<\(tag)>", after: "</\(tag)>", copying: contentRange)
        }
        let isOpen = target.tag.attributes["state"].map(Self.openStates.contains) ?? false
        let start = target.tag.opening(
            in: bytes, replacing: isOpen ? target.tag.value(of: "state", in: bytes) : nil,
            with: isOpen ? Self.translatedState : "")
        return Passage.Destination(
            range: target.tag.range.lowerBound..<target.end, before: start, after: "</\(target.tag.name)>",
            copying: contentRange)
    }
}
