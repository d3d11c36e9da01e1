// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import TextStreams

@Suite("Files that are written together or not at all")
struct FileTransactionTests {
    private struct Stop: Error {}

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("The list comes last, under its own name, and nothing else stays beside the files")
    func writes() throws {
        let files = FolderTransaction(folder: folder.path(of: "pieces"))
        try files.write(list: "list") {
            try files.create("a", "eins")
            try files.create("b", "zwei")
            files.remove("b")
            #expect(folder.names(in: "pieces") == ["a"])
            return "a\n"
        }
        #expect(folder.names(in: "pieces") == ["a", "list"])
        #expect(try folder.text(of: "pieces/list") == "a\n")
    }

    @Test("What was made is taken away where one of the files cannot be made, and so is the folder")
    func takesAway() throws {
        let files = FolderTransaction(folder: folder.path(of: "pieces"))
        #expect(throws: Stop.self) {
            try files.write(list: "list") {
                try files.create("a", "eins")
                throw Stop()
            }
        }
        #expect(folder.names().isEmpty)
    }

    @Test("What others made stays, and is not written over")
    func sparesOthers() throws {
        try folder.write("mine", to: "a")
        let files = FolderTransaction(folder: folder.path)
        let error = #expect(throws: TextStreamError.self) {
            try files.write(list: "list") {
                try files.create("b", "zwei")
                try files.create("a", "eins")
                return ""
            }
        }
        #expect(error?.code == .cannotCreate && error?.remedy == "Name a folder that is empty or does not exist.")
        #expect(folder.names() == ["a"])
        #expect(try folder.text(of: "a") == "mine")
    }

    @Test("Cancelled before the list has its name nothing is left, and cancelled after it all stays")
    func cancels() throws {
        let transaction = FileTransaction()
        let files = FolderTransaction(folder: folder.path(of: "pieces"), files: transaction)
        #expect(throws: TextStreamError.self) {
            try files.write(list: "list") {
                try files.create("a", "eins")
                transaction.cancel()
                #expect(folder.names().isEmpty)
                return ""
            }
        }
        try files.write(list: "list") {
            try files.create("a", "eins")
            return ""
        }
        transaction.cancel()
        #expect(folder.names(in: "pieces") == ["a", "list"])
    }

    @Test("A result file is replaced as a whole, links are followed, and its permissions stay")
    func replacesResults() throws {
        let path = try folder.write("old", to: "page")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try FileManager.default.createSymbolicLink(atPath: folder.path(of: "link"), withDestinationPath: path)
        let file = ResultFile(path: folder.path(of: "link"))
        try file.write("new")
        #expect(try folder.text(of: "page") == "new")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
        #expect(folder.names() == ["link", "page"])
        #expect(file.isSame(as: TextInput(path: path)) && !file.isSame(as: TextInput(path: folder.path(of: "none"))))
    }

    @Test("A result file below a file is refused with what to do about files")
    func refusesFilesBelowFiles() throws {
        let path = try folder.write("old", to: "page")
        let error = #expect(throws: TextStreamError.self) { try ResultFile(path: path + "/x").write("new") }
        #expect(error?.code == .cannotCreate && error?.remedy == "Name a file in a folder that is there.")
    }

    @Test("A full disk is the same failure, whichever call tells of it", arguments: [ENOSPC, EDQUOT, EFBIG])
    func tellsFullDisks(number: Int32) {
        let errors: [TextStreamError] = [
            .cannotWrite("page", errno: number), .cannotReplace("page", errno: number), .cannotCreate("page", errno: number),
        ]
        #expect(errors.allSatisfy { $0.code == .unwritable && $0.errno == number })
        #expect(TextStreamError.cannotReplace("page", errno: EACCES).code == .cannotCreate)
    }

    @Test("A result file with a second name keeps it, one with a long name is replaced, and a stale draft is no obstacle")
    func keepsNames() throws {
        let path = try folder.write("old and longer", to: "page")
        try FileManager.default.linkItem(atPath: path, toPath: folder.path(of: "second"))
        try ResultFile(path: path).write("new")
        #expect(try folder.text(of: "page") == "new" && folder.text(of: "second") == "new")
        let long = String(repeating: "n", count: 250)
        try folder.write("old", to: long)
        try folder.write("stale", to: ".dragoman-\(getpid())-0.part")
        try ResultFile(path: folder.path(of: long)).write("new")
        #expect(try folder.text(of: long) == "new")
        #expect(folder.names().count == 4)
        for number in 1..<16 { try folder.write("stale", to: ".dragoman-\(getpid())-\(number).part") }
        let error = #expect(throws: TextStreamError.self) { try ResultFile(path: folder.path(of: long)).write("newer") }
        #expect(error?.code == .cannotCreate && error?.remedy.contains("Remove the files named .dragoman-") == true)
        #expect(try folder.text(of: long) == "new")
    }
}
