// SPDX-License-Identifier: Apache-2.0

/// The tensors of a model file in Marian's binary format, and its settings.
///
/// Headers come first, then names, shapes, a gap and the data. Every length is checked before it is used.
struct ModelFile {
    /// The types of elements that are known.
    enum Element: UInt64 {
        case float32 = 0x404
        /// Whole numbers of 8 bits, followed by the number that they were multiplied by, as 32-bit float.
        case scaledInt8 = 0x4101
        /// Text.
        case int8 = 0x101
    }

    /// A tensor of the file.
    struct Tensor {
        let name: String
        /// Nil for a type that is not known.
        let element: Element?
        let dimensions: [Int]
        /// Where its data stands.
        let range: Range<Int>

        /// How many elements it has.
        var count: Int { dimensions.reduce(1, *) }
    }

    private(set) var tensors: [String: Tensor] = [:]
    /// The text of the settings, and where it stands.
    private(set) var settings: Range<Int>?

    /// No published model has more; and the size of every product stays far from overflow.
    private static let maximumTensors: UInt64 = 4096
    private static let longestName: UInt64 = 256
    private static let maximumDimensions: UInt64 = 8
    private static let largestDimension: Int32 = 1 << 24

    private struct Header {
        let nameLength: UInt64
        let type: UInt64
        let dimensionCount: Int
        let dataLength: UInt64
    }

    init(_ bytes: UnsafeRawBufferPointer) throws(FileFault) {
        var reader = ByteReader(bytes)
        _ = try reader.count(in: 1...1, of: "the version")
        let count = try reader.count(in: 1...Self.maximumTensors, of: "the number of tensors")
        var headers: [Header] = []
        for _ in 0..<count {
            headers.append(
                Header(
                    nameLength: UInt64(try reader.count(in: 1...Self.longestName, of: "the length of a name")),
                    type: try reader.number(UInt64.self, of: "a header"),
                    dimensionCount: try reader.count(in: 1...Self.maximumDimensions, of: "the number of dimensions"),
                    dataLength: try reader.number(UInt64.self, of: "a header")))
        }
        var names: [String] = []
        for header in headers {
            let range = try reader.take(header.nameLength, of: "the names")
            names.append(String(decoding: bytes[range].prefix { $0 != 0 }, as: UTF8.self))
        }
        var shapes: [[Int]] = []
        for header in headers {
            var shape: [Int] = []
            var elements = 1
            for _ in 0..<header.dimensionCount {
                let start = reader.offset
                let dimension = try reader.number(Int32.self, of: "the shapes")
                elements = elements.multipliedReportingOverflow(by: Int(dimension)).partialValue
                guard (1...Self.largestDimension).contains(dimension), elements <= bytes.count else {
                    throw FileFault(.wrongNumber("a dimension", UInt64(UInt32(bitPattern: dimension))), at: start)
                }
                shape.append(Int(dimension))
            }
            shapes.append(shape)
        }
        _ = try reader.take(try reader.number(UInt64.self, of: "the gap"), of: "the gap")
        for (header, (name, shape)) in zip(headers, zip(names, shapes)) {
            let range = try reader.take(header.dataLength, of: "the tensor \(name)")
            try add(name, Element(rawValue: header.type), shape, at: range)
        }
        guard reader.isAtEnd else { throw FileFault(.goesOn, at: reader.offset) }
    }

    private mutating func add(
        _ name: String, _ element: Element?, _ dimensions: [Int], at range: Range<Int>
    ) throws(FileFault) {
        if name == "special:model.yml" {
            settings = range
            return
        }
        let tensor = Tensor(name: name, element: element, dimensions: dimensions, range: range)
        let size =
            switch element {
            case .float32: tensor.count * 4
            case .scaledInt8: tensor.count + 4
            case .int8: tensor.count
            // It may be no part of what is calculated.
            case nil: 0
            }
        guard size <= range.count, element != .float32 || range.lowerBound.isMultiple(of: 4) else {
            throw FileFault(.unfitTensor(name), at: range.lowerBound)
        }
        tensors[name] = tensor
    }
}
