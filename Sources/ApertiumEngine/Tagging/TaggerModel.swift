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
    /// A tag, and how probable a class is with it, as the bits of a double.
    fileprivate typealias Probability = (tag: Int, bits: UInt64)

    /// A class to be added.
    struct Addition: Sendable {
        fileprivate let tags: [Int]
        fileprivate let probabilities: [Probability]
    }

    private let bytes: [UInt8]
    private let tagNumbers: [String: Int]
    private let openClass: AmbiguityClass
    private let openIndex: Int
    private let classes: [AmbiguityClass]
    /// The class that the tagger takes for each single tag and for each part of a class.
    private let classesOfParts: [AmbiguityClass: Int]
    /// The classes whose parts are not among these, for there are too many: they are tried in turn, the smallest first.
    private let largeClasses: [Int]
    private let tagCount: Int
    /// By class, how probable it is with each of its tags.
    private let probabilities: [[Probability]]
    private let probabilityCount: Int
    /// Where the number of classes stands, the classes, the probabilities of tags, and those of classes without their number.
    private let classCountStart: Int
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
            guard tag < Self.largestTagCount else { throw NoModel() }
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
        classCountStart = reader.offset
        let classCount = try reader.count()
        let classStart = reader.offset
        var classes: [AmbiguityClass] = []
        for _ in 0..<classCount {
            var tags: AmbiguityClass = []
            for _ in 0..<(try reader.count()) {
                let tag = try reader.number()
                guard tag < Self.largestTagCount else { throw NoModel() }
                tags.insert(tag)
            }
            classes.append(tags)
        }
        classBytes = classStart..<reader.offset
        tagCount = try reader.count()
        guard try reader.number() == classes.count, let openIndex = classes.firstIndex(of: openClass) else { throw NoModel() }
        tagProbabilityBytes = try reader.take(8 * tagCount * tagCount)
        probabilityCount = try reader.count()
        var probabilities = [[Probability]](repeating: [], count: classes.count)
        let probabilityStart = reader.offset
        for _ in 0..<probabilityCount {
            let (tag, index) = try (reader.number(), reader.number())
            guard tag < tagCount, classes.indices.contains(index) else { throw NoModel() }
            probabilities[index].append((tag, bytes[try reader.take(8)].reduce(0) { $0 << 8 | UInt64($1) }))
        }
        classProbabilityBytes = probabilityStart..<reader.offset
        self.bytes = bytes
        tagNumbers = tags
        self.openClass = openClass
        self.openIndex = openIndex
        self.classes = classes
        let indices = classes.indices.filter { classes[$0].count < openClass.count }
            .sorted { (classes[$0].count, $0) < (classes[$1].count, $1) }
        classesOfParts = indices.reduce(into: [:]) { found, index in
            let single = classes[index].tags.map { AmbiguityClass([$0]) }
            for part in single + classes[index].parts where found[part] == nil { found[part] = index }
        }
        largeClasses = indices.filter { classes[$0].hasTooManyParts }
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

    /// Classes that are missing, and likely to be met where one was: the parts of those that are there, since a grammar takes
    /// readings away; each of these, and each single tag, with the tag of readings that the model has no tag for; and all pairs
    /// of tags that are in some part.
    var likelyMissingClasses: Set<AmbiguityClass> {
        let unclear = classes.flatMap(\.parts)
        var likely = Set(unclear)
        if let undefinedTag = tagNumbers[Self.undefinedTag], undefinedTag < tagCount {
            likely.formUnion((0..<tagCount).map { [$0, undefinedTag] })
            likely.formUnion(unclear.map { $0.inserting(undefinedTag) })
            likely.remove([undefinedTag])
        }
        let tags = unclear.reduce(into: AmbiguityClass()) { all, part in part.tags.forEach { all.insert($0) } }.tags
        for (index, tag) in tags.enumerated() { likely.formUnion(tags[..<index].map { [$0, tag] }) }
        return likely.subtracting(classes)
    }

    /// The parts of a class that are missing.
    func missingParts(of whole: AmbiguityClass) -> Set<AmbiguityClass> {
        Set(whole.parts).subtracting(classes)
    }

    /// The tag of readings for which the model has none.
    private static let undefinedTag = "TAG_kUNDEF"
    /// More tags than a model has; those of Debian's have up to 134.
    private static let largestTagCount = 1 << 9

    /// What a class is added with: the probabilities of the one that the tagger takes for it.
    func addition(of tags: AmbiguityClass) -> Addition {
        Addition(tags: tags.tags, probabilities: probabilities[index(like: tags)].filter { tags.contains($0.tag) })
    }

    /// The file with further classes.
    func adding(_ additions: [Addition]) -> [UInt8] {
        var writer = Writer(bytes: Array(bytes[..<classCountStart]))
        writer.append(number: classes.count + additions.count)
        writer.bytes += bytes[classBytes]
        for addition in additions {
            writer.append(number: addition.tags.count)
            for tag in addition.tags { writer.append(number: tag) }
        }
        writer.append(number: tagCount)
        writer.append(number: classes.count + additions.count)
        writer.bytes += bytes[tagProbabilityBytes]
        writer.append(number: additions.reduce(probabilityCount) { $0 + $1.probabilities.count })
        writer.bytes += bytes[classProbabilityBytes]
        for (index, addition) in additions.enumerated() {
            for (tag, bits) in addition.probabilities {
                writer.append(number: tag)
                writer.append(number: classes.count + index)
                for shift in stride(from: UInt64(56), through: 0, by: -8) {
                    writer.bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
                }
            }
        }
        return writer.bytes + bytes[classProbabilityBytes.upperBound...]
    }

    /// The class that the tagger takes for one that it lacks, when it was just started: the smallest in which all of its tags
    /// are, the first of those; the open class where there is none that is smaller.
    private func index(like tags: AmbiguityClass) -> Int {
        classesOfParts[tags] ?? largeClasses.first { tags.isSubset(of: classes[$0]) } ?? openIndex
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
        var bytes: [UInt8]

        /// Numbers are below 2^30: they come from a file, or count what does.
        mutating func append(number: Int) {
            var following = 0
            while following < 3, number >> (6 + 8 * following) > 0 { following += 1 }
            bytes.append(UInt8(truncatingIfNeeded: following << 6 | number >> (8 * following)))
            for index in (0..<following).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
        }
    }
}
