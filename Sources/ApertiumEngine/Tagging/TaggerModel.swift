// SPDX-License-Identifier: Apache-2.0

/// What `apertium-tagger -g` was trained with: a hidden Markov model, whose file it is read from as far as classes of ambiguity
/// can be added to it.
///
/// The format of apertium 3.8 (`TaggerDataHMM`): numbers of 6, 14, 22 or 30 bits, the highest byte first, whose first two bits
/// say how many bytes follow the first; texts as the number of their characters and the code points of these; probabilities as
/// doubles, the highest byte first. One after the other: the open class, which is that of unknown words; rules that forbid; the
/// names of tags, and their numbers; rules that enforce and that prefer; constants; the classes; the counts of tags and of
/// classes; for each two tags how probable the second is after the first; for each tag of each class how probable the class is
/// with the tag; patterns.
struct TaggerModel: Sendable {
    /// The tags between which a word leaves the choice, by number.
    typealias AmbiguityClass = Set<Int>

    private let bytes: [UInt8]
    private let tagNumbers: [String: Int]
    private let openClass: AmbiguityClass
    private let openIndex: Int
    private let classes: [AmbiguityClass]
    private let tagCount: Int
    /// For each class and each of its tags how probable it is, as the bits of a double.
    private let probabilities: [[Int: UInt64]]
    private let probabilityCount: Int
    /// Where the list of classes stands with its count, the probabilities of tags, and those of classes without their count.
    private let classBytes: Range<Int>
    private let tagProbabilityBytes: Range<Int>
    private let classProbabilityBytes: Range<Int>

    /// Bytes that are no such model.
    struct NoModel: Error {}

    init(_ bytes: [UInt8]) throws(NoModel) {
        var reader = Reader(bytes)
        var tag = 0
        var openClass: AmbiguityClass = []
        for _ in 0..<(try reader.count()) {
            tag += try reader.number()
            openClass.insert(tag)
        }
        for _ in 0..<(try reader.count()) { _ = try (reader.number(), reader.number()) }
        var tags: [String: Int] = [:]
        for number in 0..<(try reader.count()) { tags[try reader.text()] = number }
        for _ in 0..<(try reader.count()) { _ = try (reader.text(), reader.number()) }
        for _ in 0..<(try reader.count()) {
            _ = try reader.number()
            for _ in 0..<(try reader.count()) { _ = try reader.number() }
        }
        for _ in 0..<(try reader.count()) { _ = try reader.text() }
        for _ in 0..<(try reader.count()) { _ = try (reader.text(), reader.number()) }
        let classStart = reader.offset
        var classes: [AmbiguityClass] = []
        for _ in 0..<(try reader.count()) {
            var tags: AmbiguityClass = []
            for _ in 0..<(try reader.count()) { tags.insert(try reader.number()) }
            classes.append(tags)
        }
        classBytes = classStart..<reader.offset
        tagCount = try reader.count()
        guard try reader.number() == classes.count, let openIndex = classes.firstIndex(of: openClass) else { throw NoModel() }
        tagProbabilityBytes = try reader.take(8 * tagCount * tagCount)
        probabilityCount = try reader.count()
        var probabilities = [[Int: UInt64]](repeating: [:], count: classes.count)
        let probabilityStart = reader.offset
        for _ in 0..<probabilityCount {
            let (tag, index) = try (reader.number(), reader.number())
            guard tag < tagCount, classes.indices.contains(index) else { throw NoModel() }
            probabilities[index][tag] = bytes[try reader.take(8)].reduce(0) { $0 << 8 | UInt64($1) }
        }
        classProbabilityBytes = probabilityStart..<reader.offset
        self.bytes = bytes
        tagNumbers = tags
        self.openClass = openClass
        self.openIndex = openIndex
        self.classes = classes
        self.probabilities = probabilities
    }

    /// The class of the tags with some names, as the tagger writes them; nil where it is there, or a tag is not known.
    func missingClass(named names: [String]) -> AmbiguityClass? {
        var missing: AmbiguityClass = []
        for name in names {
            guard let tag = tagNumbers[name], tag < tagCount else { return nil }
            missing.insert(tag)
        }
        return classes.contains(missing) ? nil : missing
    }

    /// The classes that are missing and parts of one that is there.
    var missingParts: Set<AmbiguityClass> {
        classes.reduce(into: []) { $0.formUnion(missingParts(of: $1)) }
    }

    /// The classes of several tags that are missing and parts of another; none of large ones, which have too many.
    func missingParts(of whole: AmbiguityClass) -> Set<AmbiguityClass> {
        guard whole.count <= Self.largestWhole else { return [] }
        let tags = whole.sorted()
        let parts = (0..<1 << tags.count).lazy.filter { $0.nonzeroBitCount > 1 }.map { bits in
            Set(tags.indices.lazy.filter { bits >> $0 & 1 == 1 }.map { tags[$0] })
        }
        return Set(parts).subtracting(classes)
    }

    /// The tags of a class that has 2^8 parts.
    private static let largestWhole = 8

    /// The file with further classes, each with the probabilities of the one that the tagger takes for it.
    func adding(_ added: [AmbiguityClass]) -> [UInt8] {
        var writer = Writer()
        writer.append(number: classes.count + added.count)
        for tags in classes + added {
            writer.append(number: tags.count)
            for tag in tags.sorted() { writer.append(number: tag) }
        }
        writer.append(number: tagCount)
        writer.append(number: classes.count + added.count)
        writer.bytes += bytes[tagProbabilityBytes]
        let known = added.map { tags in
            probabilities[index(like: tags)].filter { tags.contains($0.key) }.sorted { $0.key < $1.key }
        }
        writer.append(number: known.reduce(probabilityCount) { $0 + $1.count })
        writer.bytes += bytes[classProbabilityBytes]
        for (index, values) in known.enumerated() {
            for (tag, bits) in values {
                writer.append(number: tag)
                writer.append(number: classes.count + index)
                for shift in stride(from: 56, through: 0, by: -8) {
                    writer.bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
                }
            }
        }
        return bytes[..<classBytes.lowerBound] + writer.bytes + bytes[classProbabilityBytes.upperBound...]
    }

    /// The class that the tagger takes for one that it lacks, when it was just started: of those in which all of its tags are,
    /// one after the other, each that is smaller than the one before; the open class where there is none.
    private func index(like tags: AmbiguityClass) -> Int {
        var (best, size) = (openIndex, openClass.count)
        for (index, candidate) in classes.enumerated() where candidate.count < size && tags.isSubset(of: candidate) {
            (best, size) = (index, candidate.count)
        }
        return best
    }
}

extension TaggerModel {
    private struct Reader {
        private let bytes: [UInt8]
        private(set) var offset = 0

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        mutating func take(_ count: Int) throws(NoModel) -> Range<Int> {
            guard count <= bytes.count - offset else { throw NoModel() }
            defer { offset += count }
            return offset..<offset + count
        }

        mutating func number() throws(NoModel) -> Int {
            let first = bytes[try take(1).lowerBound]
            return bytes[try take(Int(first >> 6))].reduce(Int(first & 0x3F)) { $0 << 8 | Int($1) }
        }

        /// A number of things of which each takes a byte at least.
        mutating func count() throws(NoModel) -> Int {
            let count = try number()
            guard count <= bytes.count - offset else { throw NoModel() }
            return count
        }

        mutating func text() throws(NoModel) -> String {
            var text = String.UnicodeScalarView()
            for _ in 0..<(try count()) { text.append(Unicode.Scalar(UInt32(try number())) ?? "\u{FFFD}") }
            return String(text)
        }
    }

    private struct Writer {
        var bytes: [UInt8] = []

        /// Numbers are below 2^30: they come from a file, or count what does.
        mutating func append(number: Int) {
            var following = 0
            while following < 3, number >> (6 + 8 * following) > 0 { following += 1 }
            bytes.append(UInt8(truncatingIfNeeded: following << 6 | number >> (8 * following)))
            for index in (0..<following).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
        }
    }
}
