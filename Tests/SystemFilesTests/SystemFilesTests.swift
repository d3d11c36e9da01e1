// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemFiles
import TestSupport
import Testing

@Suite("Files and folders of the system")
struct SystemFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("names of a folder come in order, without hidden ones")
    func names() throws {
        for name in ["b", "a b", ".hidden", "é"] { try folder.write("", to: name) }
        #expect(FolderEntries.names(in: folder.path) == ["a b", "b", "é"])
        #expect(FolderEntries.names(in: folder.path(of: "b")) == nil)
        #expect(FolderEntries.names(in: folder.path(of: "missing")) == nil)
    }

    @Test("names that are no UTF-8 keep their bytes")
    func namesInAnyEncoding() throws {
        let name: [UInt8] = [0x66, 0xFC, 0x72]
        let path = Array(folder.path.utf8) + [UInt8(ascii: "/")] + name + [0]
        let descriptor = path.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { name in
            name.baseAddress.map { open($0, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600) } ?? -1
        }
        try #require(descriptor >= 0)
        close(descriptor)
        #expect(FolderEntries.nameBytes(in: Array(folder.path.utf8CString)) == [name])
    }

    @Test("a file is read to its end", arguments: [0, 1, 8191, 8192, 8193, 24_576, 3_000_000])
    func bytes(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = try folder.write(bytes, to: "file")
        #expect(try FileBytes.read(path) == bytes && FileBytes.readRegular(path) == bytes)
        let file = try MappedFile(path)
        withExtendedLifetime(file) { #expect(file.bytes.elementsEqual(bytes)) }
    }

    @Test("what cannot be read says why")
    func reasons() throws {
        #expect(throws: SystemError(ENOENT)) { try FileBytes.read(folder.path(of: "missing")) }
        #expect(throws: SystemError(ENOENT)) { _ = try MappedFile(folder.path(of: "missing")) }
        #expect(throws: SystemError(EISDIR)) { try FileBytes.read(folder.path) }
        #expect(throws: SystemError(EISDIR)) { _ = try MappedFile(folder.path) }
        #expect(SystemError(ENOENT).reason == "No such file or directory")
    }

    @Test("a pipe is not waited for where a file is to be mapped")
    func pipe() throws {
        let path = folder.path(of: "pipe")
        try #require(mkfifo(path, 0o600) == 0)
        #expect(throws: SystemError.notRegularFile) { _ = try MappedFile(path) }
        #expect(throws: SystemError.notRegularFile) { try FileBytes.readRegular(path) }
        #expect(SystemError.notRegularFile.reason == "Not a regular file")
    }

    @Test("a mapped file that is shortened is no longer whole, and its bytes are not read")
    func shortened() throws {
        let path = try folder.write([UInt8](repeating: 7, count: 10_000), to: "file")
        let file = try MappedFile(path)
        #expect(file.isWhole)
        var elements: [UInt32] = []
        #expect(file.read(4, at: 9_984, into: &elements))
        #expect(elements == [0x0707_0707, 0x0707_0707, 0x0707_0707, 0x0707_0707])
        try #require(truncate(path, 9_990) == 0)
        #expect(!file.isWhole)
        #expect(!file.read(4, at: 9_984, into: &elements))
    }

    @Test("access is told by what may be done")
    func access() throws {
        let path = try folder.write("", to: "file")
        #expect(FileAccess.exists(path) && FileAccess.isReadable(path))
        #expect(!FileAccess.isExecutable(path))
        #expect(FileAccess.isExecutable("/bin/sh"))
        #expect(!FileAccess.exists(folder.path(of: "missing")) && !FileAccess.isNamed(folder.path(of: "missing")))
        try FileManager.default.createSymbolicLink(atPath: folder.path(of: "link"), withDestinationPath: "missing")
        #expect(!FileAccess.exists(folder.path(of: "link")) && FileAccess.isNamed(folder.path(of: "link")))
    }

    @Test("folders for data and caches stand where the XDG specification says, and relative paths do not count")
    func dataFolders() {
        func folders(_ variables: [String: String]) -> DataFolders { DataFolders { variables[$0] } }
        let usual = folders(["HOME": "/h", "XDG_DATA_HOME": "data", "XDG_DATA_DIRS": ""])
        #expect(usual.own == "/h/.local/share" && usual.cache == "/h/.cache")
        #expect(usual.shared == ["/usr/local/share", "/usr/share"])
        let named = folders(["XDG_DATA_HOME": "/d/", "XDG_DATA_DIRS": "/a/:b:/c", "XDG_CACHE_HOME": "/x"])
        #expect(named.own == "/d" && named.cache == "/x" && named.shared == ["/a", "/c"])
        #expect(folders([:]).own == nil && folders([:]).cache == nil)
    }

    @Test("strings reach C in order, a null pointer for none")
    func stringsOfC() {
        let found = CStrings.withPointers(to: ["a", nil, "é"]) { pointers in
            (0..<3).map { index in pointers?[index].map { String(cString: $0) } }
        }
        #expect(found == ["a", nil, "é"])
    }

    @Test("a folder of a program's name does not hide the program")
    func programs() throws {
        try FileManager.default.createDirectory(atPath: folder.path(of: "sh"), withIntermediateDirectories: false)
        #expect(FileAccess.program("sh", in: [folder.path, "/bin"]) == "/bin/sh")
        #expect(FileAccess.program("sh", in: [folder.path]) == nil)
    }
}
