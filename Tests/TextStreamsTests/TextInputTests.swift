// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization
import TestSupport
import Testing
import TextStreams
import UnicodeText

@Suite("Texts that are read from files")
struct TextInputTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Reads a file as text, with what is told of it.
    private func read(_ input: TextInput) throws -> (text: String, notices: [InputNotice]) {
        let notices = Mutex<[InputNotice]>([])
        let text = try input.readText(notices: { notice in notices.withLock { $0.append(notice) } })
        return (text, notices.withLock { $0 })
    }

    @Test("UTF-8 is read as it is, with nothing to tell", arguments: ["", "Guten Tag.\r\n", "\u{FEFF}Текст", "a\u{0}b"])
    func readsUTF8(text: String) throws {
        let (found, notices) = try read(TextInput(path: folder.write(text, to: "text")))
        #expect(found.utf8.elementsEqual(text.utf8) && notices.isEmpty)
    }

    @Test("Another encoding is found and told, and is not told where it is named")
    func findsEncodings() throws {
        let text = "Всё это написано в другой кодировке, и её надо узнать по буквам."
        // Windows-1251 has the letters of Russian in the order of Unicode, from C0 on; ё stands apart.
        let bytes = text.unicodeScalars.map { $0 == "ё" ? 0xB8 : $0.isASCII ? UInt8($0.value) : UInt8($0.value - 0x410 + 0xC0) }
        let path = try folder.write(bytes, to: "text")
        let charset = try Charset("windows-1251")
        let found = try read(TextInput(path: path))
        #expect(found.text == text)
        #expect(found.notices.map(\.kind) == [.foundEncoding(charset)] && found.notices.first?.input == path)
        let named = try read(TextInput(path: path, charset: charset))
        #expect(named.text == text && named.notices.isEmpty)
    }

    @Test("Bytes that are not UTF-8 become U+FFFD, which is told")
    func replacesMalformed() throws {
        let path = try folder.write(Array("größer ".utf8) + [0xFF] + Array(" schöner".utf8), to: "text")
        let (text, notices) = try read(TextInput(path: path))
        #expect(text == "größer \u{FFFD} schöner")
        #expect(notices.map(\.kind) == [.malformedUTF8])
    }

    @Test("What follows the end of a gzip file, and is not compressed, is left out, which is told")
    func leavesOutTrailingBytes() throws {
        let path = try folder.write(CompressedInputTests.gzip + Array("more".utf8), to: "text.gz")
        let (text, notices) = try read(TextInput(path: path))
        #expect(text == CompressedInputTests.text)
        #expect(notices.map(\.kind) == [.trailingBytes])
    }

    @Test("What is not there, is a folder, or is not text is an error with a remedy")
    func explainsErrors() throws {
        func error(for path: String) -> TextStreamError? {
            #expect(throws: TextStreamError.self) { try TextInput(path: path).readText() }
        }
        let missing = error(for: folder.path(of: "none"))
        #expect(missing?.code == .notFound && missing?.what == folder.path(of: "none"))
        #expect(missing?.why == "No such file or directory" && missing?.remedy == "Check the path and the permissions.")
        #expect(
            error(for: "Guten Tag!")?.remedy == "Check the path; if it is the text itself, pass it on standard input.")
        #expect(error(for: folder.path)?.remedy == "Name the files in it; ‘detect’ and ‘split’ read all of them with -r.")
        let binary = error(for: try folder.write((0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 37 % 251) }, to: "binary"))
        #expect(binary?.code == .binary && binary?.why == "it is binary, not text")
    }

    @Test("Where only regular files may be read, links and folders are not")
    func refusesLinks() throws {
        let path = try folder.write("Guten Tag.", to: "text")
        #expect(try TextInput(path: path, requiresRegularFile: true).readText() == "Guten Tag.")
        let error = #expect(throws: TextStreamError.self) {
            try TextInput(path: folder.path, requiresRegularFile: true).readText()
        }
        #expect(error?.code == .notRegularFile)
    }

    @Test("A file in a folder that cannot be looked at stands among its files, so that whoever reads it is told why")
    func listsUnreachableFiles() throws {
        // Longer than any path may be that a file is opened by.
        var inner = folder.path(of: "outer")
        try #require(mkdir(inner, 0o700) == 0)
        while inner.utf8.count < 3_900 {
            inner += "/" + String(repeating: "n", count: 180)
            try #require(mkdir(inner, 0o700) == 0)
        }
        let name = String(repeating: "f", count: 250)
        let innermost = open(inner, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        try #require(innermost >= 0)
        defer { close(innermost) }
        close(openat(innermost, name, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
        defer { unlinkat(innermost, name, 0) }
        let files = TextInput(path: folder.path(of: "outer")).filesInFolder()
        #expect(files.map(\.name) == ["\(inner)/\(name)"])
        let error = #expect(throws: TextStreamError.self) { try files.first?.readText() }
        #expect(error?.errno == ENAMETOOLONG)
    }

    @Test("The files in a folder whose name is not UTF-8 are found and read")
    func listsOddFolders() throws {
        let bytes = (Array(folder.path(of: "caf").utf8) + [0xE9]).map { CChar(bitPattern: $0) }
        try #require(mkdir(bytes + [0], 0o700) == 0)
        let file = open(bytes + "/text".utf8CString, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        try ByteSink(descriptor: file, name: "text").write(Array("Guten Tag.".utf8))
        close(file)
        let input = TextInput(path: folder.path(of: "caf\u{FFFD}"), pathBytes: bytes + [0])
        #expect(try input.isFolder && input.filesInFolder().map { try $0.readText() } == ["Guten Tag."])
    }

    @Test("What is read ahead is read again, from a file and from a pipe, which gives it once only")
    func readsAhead() throws {
        let text = String(repeating: "Ein Satz, und noch einer.\n", count: 1_000)
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let bytes = Array(text.utf8)
        #expect(write(ends[1], bytes, bytes.count) == bytes.count)
        close(ends[1])
        defer { close(ends[0]) }
        for path in [try folder.write(text, to: "text"), "/dev/fd/\(ends[0])"] {
            let (input, head) = try TextInput(path: path).readingAhead(atMost: 10_000)
            #expect(head.elementsEqual(bytes.prefix(10_000)))
            #expect(try input.readingAhead(atMost: 5).head.elementsEqual(bytes.prefix(5)))
            var copied: [UInt8] = []
            #expect(try input.readText(copy: { copied += $0 }) == text)
            #expect(copied == bytes)
            if path.hasPrefix("/dev/") {
                // The rest has gone.
                let error = #expect(throws: TextStreamError.self) { try input.readText() }
                #expect(error?.why == "it can be read once only, and was")
            } else {
                #expect(try input.readText() == text)
            }
        }
        let short = try TextInput(path: folder.write("kurz", to: "short")).readingAhead(atMost: 10_000)
        #expect(short.head.elementsEqual("kurz".utf8))
    }

    @Test("Blocks end with lines, and joined they are the text", arguments: [BlockReader.Pace.asItComes, .whenFull, .inPieces])
    func cutsBlocks(pace: BlockReader.Pace) throws {
        let text = String(repeating: "Eine Zeile mit Umlauten: äöü.\n", count: 30_000)
        var reader = try BlockReader(TextInput(path: folder.write(text, to: "text")), pace: pace)
        var (joined, count): ([UInt8], Int) = ([], 0)
        while let block = try reader.next() {
            #expect(block.last == UInt8(ascii: "\n"))
            joined += block
            count += 1
        }
        #expect(count >= 3 && reader.isAtEnd)
        #expect(joined.elementsEqual(text.utf8))
    }

    @Test("The lines of a block are those between line feeds, without carriage returns before them")
    func findsLines() {
        func lines(_ text: String) -> [String] {
            Array(text.utf8).withUnsafeBufferPointer { ByteLines($0).map { String(decoding: $0, as: UTF8.self) } }
        }
        #expect(lines("") == [])
        #expect(lines("a\r\n\nb\rc\n") == ["a", "", "b\rc"])
        #expect(lines("a\nb") == ["a", "b"])
    }
}
