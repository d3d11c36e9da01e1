/// What stands around a passage of HTML.
struct HTMLContext {
    /// What an element says of its content, itself or by one around it.
    struct Surroundings: Hashable {
        /// The value of `lang`; nil where none is said.
        var language: String?
        /// The value of `dir`; nil where none is said.
        var direction: String?
    }

    /// From which offset on which surroundings hold, the first for the start.
    var surroundings: [(offset: Int, value: Surroundings)]
    /// The innermost block around it, among the reader's blocks; nil where there is none.
    let block: Int?

    /// What holds at an offset.
    func surroundings(at offset: Int) -> Surroundings {
        (surroundings.last { $0.offset <= offset } ?? surroundings.first)?.value ?? Surroundings()
    }
}

/// The start tag of a block that holds text.
struct HTMLBlock {
    let tag: HTMLTag
    /// The passages between its tags.
    var passages: Range<Int>
}
