import DocumentFormats
import Records

/// Joins the texts of the rows that `split --format tsv` writes.
struct RowJoiner {
    /// How many fields a row has.
    private static let fieldCount = 7

    let messages: Messages

    /// Writes the text of all rows.
    func run(_ input: Input) throws(CommandError) {
        var reader = try BlockReader(input, pace: .asItComes, messages: messages)
        var number = 0
        while let block = try reader.next() {
            var output: [UInt8] = []
            var faultyLine: Int?
            block.withUnsafeBufferPointer { bytes in
                for line in Lines(bytes) {
                    number += 1
                    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                    guard fields.count == Self.fieldCount else {
                        faultyLine = number
                        return
                    }
                    output.append(utf8: TabSeparatedField.unescaped(String(decoding: fields[Self.fieldCount - 1], as: UTF8.self)))
                }
            }
            if let faultyLine { throw .badRow(input: input.name, line: faultyLine) }
            try StandardOutput().write(output)
        }
        messages.tell("\(input.name): \(number) rows")
    }
}
