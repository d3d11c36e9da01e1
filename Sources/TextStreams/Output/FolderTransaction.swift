// SPDX-License-Identifier: Apache-2.0

import Glibc
import SystemFiles

/// Files that are written together into a folder, or not at all.
///
///     let folder = FolderTransaction(folder: "pieces")
///     try folder.write(list: "manifest.tsv") {
///         try folder.create("0001.txt", "…")
///         return "0001.txt\n"
///     }
public struct FolderTransaction: Sendable {
    /// The path of the folder.
    public let folder: String
    private let files: FileTransaction

    /// Files that go into a folder.
    ///
    /// - Parameter files: The transaction that they are a part of, by which they can be cancelled.
    public init(folder: String, files: FileTransaction = FileTransaction()) {
        self.folder = folder
        self.files = files
    }

    /// Writes files, making the folder where it does not exist. Nothing that stands there is written over.
    ///
    /// - Parameters:
    ///   - list: The name of the list of the others, which is written last: a folder that has it is whole.
    ///   - others: The names of lists of other kinds: a folder that has one is full already.
    ///   - body: Makes the others, and returns the content of the list.
    /// - Throws: `TextStreamError` where something cannot be made or written, or the list is there already, and what `body`
    ///   throws. What was made is taken away then.
    public func write(list: String, refusing others: [String] = [], _ body: () throws -> String) throws {
        try files.makeFolder(folder)
        let path = "\(folder)/\(list)"
        for name in [path] + others.map({ "\(folder)/\($0)" }) where FileAccess.exists(name) {
            throw TextStreamError.cannotCreate(name, errno: EEXIST)
        }
        do {
            let content = try body()
            // Under its name it is whole, or is not there.
            let draft = "\(list).part"
            try create(draft, content)
            guard files.finish(renaming: "\(folder)/\(draft)", to: path) else {
                throw TextStreamError.cannotCreate(path, errno: errno)
            }
        } catch {
            // What was made is of no use, and would stand in the way of the next try.
            files.cancel()
            throw error
        }
    }

    /// Writes a file that must not exist, while the files are written.
    public func create(_ file: String, _ content: String) throws(TextStreamError) {
        let sink = try make(file)
        try sink.closing { () throws(TextStreamError) in try sink.write(Array(content.utf8)) }
    }

    /// Makes a file that must not exist, while the files are written, for what comes bit by bit.
    ///
    /// - Returns: Where its bytes go; whoever asked for it closes the descriptor.
    public func make(_ file: String) throws(TextStreamError) -> ByteSink {
        let name = "\(folder)/\(file)"
        let descriptor = files.makeFile(name)
        guard descriptor >= 0 else { throw .cannotCreate(name, errno: errno) }
        return ByteSink(descriptor: descriptor, name: name)
    }

    /// Removes a file that was made among the others.
    public func remove(_ file: String) {
        files.removeFile("\(folder)/\(file)")
    }
}
