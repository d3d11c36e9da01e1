/// A run of sentences that are labelled from one shortlist.
struct Section: Sendable {
    /// The most labels that words are weighed between.
    static let slotCount = 16

    /// A label that words of the section may get.
    struct Slot: Sendable {
        let label: Label
        /// The column of the matrix that scores it; nil for letters of unsupported scripts.
        let column: Int?
        /// The scripts it is written in, one bit a class.
        let scripts: UInt64
        /// What the options add to its side, once a switch.
        let bias: Float
    }

    /// Its words.
    var words: Range<Int>
    /// At most `slotCount` labels.
    var slots: [Slot] = []
}
