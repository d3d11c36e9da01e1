// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import DocumentExchange
import Records
import TextStreams
import UnicodeText

/// Joins what `split` has cut.
struct JoinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join",
        abstract: "Join what split has cut, changed or not.",
        discussion: """
            FILE is a folder that ‘split --into’ or ‘split --xliff’ has written, or a file with the output of ‘split --format \
            tsv’; with --ndjson, with that of ‘split --ndjson --text’, which is answered with an object of the same id and the \
            text for each line.

              dragoman split --format tsv minutes.txt | dragoman join
            """)

    @Argument(
        help: ArgumentHelp("A folder of pieces, or a file; standard input when left out.", valueName: "file"), completion: .file()
    )
    var path: String?

    @Flag(name: .long, help: "The input has a JSON object per line, and so have the results.")
    var ndjson = false

    @OptionGroup var saying: MessageOptions

    func run() throws {
        let messages = saying.messages
        if let path, path != "-", PieceFolder(path: path).exists {
            if ndjson { throw CommandError.ndjsonOfFolder(path) }
            let isWhole = try ExchangeFolder(path: path).exists ? joinExchange(path, messages) : joinPieces(path, messages)
            guard isWhole else { throw ExitCode.failure }
            return
        }
        // What `split` has written is UTF-8, whatever it looks like.
        let input = TextInput(argument: path ?? "-", charset: try? Charset("utf-8"))
        if ndjson {
            let output = LineOutput(jobs: Processors.count, includesText: true, messages: messages) { block, _ in
                RecordResults(of: block, writesFaults: true) { line, output throws(RecordFault) in
                    output += "\(try SpanRecords.joined(line))\n".utf8
                }
            }
            try output.run([input])
        } else {
            try joinRows(input, messages)
        }
    }

    /// Writes the document whose pieces are in a folder.
    ///
    /// - Returns: Whether it is what it should be.
    private func joinPieces(_ path: String, _ messages: Messages) throws -> Bool {
        try PieceFolder(path: path).join(
            notices: { notice in
                switch notice {
                case .pieces(let count): messages.tell("\(path): \(count) pieces")
                case .changedPieces:
                    messages.note(
                        path,
                        "pieces have been changed, so they are joined as UTF-8, although the document was not UTF-8; its bytes "
                            + "were kept as ‘original’")
                case .lostOriginal(let file, let reason):
                    messages.warn(file, "\(reason), so the pieces are joined as UTF-8, although the document was not UTF-8")
                case .input(let notice): messages.notices(notice)
                }
            }, take: StandardOutput().write)
    }

    /// Writes the document with the translations that stand in the files of a folder.
    ///
    /// - Returns: Whether all that was translated went back.
    private func joinExchange(_ path: String, _ messages: Messages) throws -> Bool {
        var isWhole = true
        let content = try ExchangeFolder(path: path).join(notices: messages.notices) { unit, file in
            messages.report(.lostUnit(unit, file: file))
            isWhole = false
        }
        try StandardOutput().write(content)
        return isWhole
    }

    /// Writes the text of the rows that `split --format tsv` writes.
    private func joinRows(_ input: TextInput, _ messages: Messages) throws {
        defer { Progress.shared.end() }
        var reader = try BlockReader(Progress.shared.follow([input], messages)[0], pace: .asItComes, notices: messages.notices)
        var number = 0
        var end = 0
        // Where a row does not go on where the one before it ended: rows may be left out on purpose, and be lost.
        var firstGap: Int?
        while let block = try reader.next() {
            var output: [UInt8] = []
            try block.withUnsafeBufferPointer { bytes in
                for line in ByteLines(bytes) {
                    number += 1
                    guard let span = SpanRecords.span(ofRow: line) else {
                        throw CommandError.badRow(input: input.name, line: number)
                    }
                    if let range = span.range {
                        if range.lowerBound != end, range.lowerBound != 0 || number == 1 { firstGap = firstGap ?? number }
                        end = range.upperBound
                    }
                    output += span.text.utf8
                }
            }
            try StandardOutput().write(output)
        }
        if let firstGap {
            messages.warn(
                input.name,
                "row \(firstGap) does not go on where the one before it ends: rows are missing, or stand in another order")
        }
        messages.tell("\(input.name): \(number) rows")
    }
}
