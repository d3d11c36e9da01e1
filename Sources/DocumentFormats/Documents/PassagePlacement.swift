// SPDX-License-Identifier: Apache-2.0

/// Gathers what changes in a document when passages of it get other texts, from its end on: what stands inside of a passage's
/// markup is written before the passage is.
struct PassagePlacement {
    private let document: Document
    /// What changes, from the last place to the first.
    private var edits: [DocumentEdit] = []
    /// What changes besides and stands before all of that, in order.
    private var declarations: [DocumentEdit]
    /// The new texts of the passages that go to the same destinations, from the last on.
    private var shared: (destinations: [Passage.Destination], texts: [DocumentEdit])?
    /// Passages may share marks, which are put in once.
    private var marks: Set<DocumentEdit> = []
    private var hasTexts = false

    /// - Parameter declarations: What changes besides, where a passage changes at all.
    init(in document: Document, declarations: [DocumentEdit]) {
        self.document = document
        self.declarations = declarations.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Replaces parts of a passage, which stands before those replaced so far.
    ///
    /// - Parameter writesEqual: Whether a text is written that is the passage's own.
    mutating func replace(_ replacements: ArraySlice<Document.Replacement>, of passage: Passage, writesEqual: Bool) {
        if let shared, shared.destinations != passage.destinations { placeShared() }
        takeDeclarations(from: passage.range.lowerBound)
        let isInPlace = passage.destinations.isEmpty
        let inner = edits.reversed().prefix { isInPlace && $0.range.upperBound <= passage.range.upperBound }
        var writer = PassageWriter(passage, of: document, inner: Array(inner), writesEqual: writesEqual)
        for replacement in replacements { writer.replace(replacement.range, with: replacement.text, order: replacement.order) }
        guard let text = writer.finish() else { return }
        hasTexts = true
        edits.removeLast(inner.count)
        let edit = DocumentEdit(range: passage.range, text: text)
        if isInPlace {
            edits.append(edit)
        } else if shared == nil {
            shared = (passage.destinations, [edit])
        } else {
            shared?.texts.append(edit)
        }
    }

    /// All that changes, in order; nothing where no passage changes.
    mutating func finish() -> [DocumentEdit] {
        placeShared()
        takeDeclarations(from: 0)
        return hasTexts ? edits.reversed() : []
    }

    private mutating func takeDeclarations(from offset: Int) {
        while let last = declarations.last, last.range.lowerBound >= offset {
            edits.append(last)
            declarations.removeLast()
        }
    }

    /// Writes the texts that go to the same destinations there.
    private mutating func placeShared() {
        guard let (destinations, texts) = shared else { return }
        shared = nil
        for place in destinations.reversed() {
            let texts = place.hasText ? texts.reversed() : []
            let content = place.copied.map { document.content.applying(texts, to: $0) } ?? texts.map(\.text).joined()
            let isPlain = place.isQuotedWhereNeeded && FrontMatter.isPlain(content)
            let edit = DocumentEdit(range: place.range, text: isPlain ? content : place.before + content + place.after)
            if place.hasText || marks.insert(edit).inserted { edits.append(edit) }
        }
    }
}
