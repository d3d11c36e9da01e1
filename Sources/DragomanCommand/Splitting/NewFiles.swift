import Glibc

/// Files that are written together into a folder, or not at all.
struct NewFiles {
    let folder: String
    private let files = HalfWritten()

    init(folder: String) {
        self.folder = folder
    }

    /// Writes files, making the folder where it does not exist. Nothing that stands there is written over.
    ///
    /// - Parameters:
    ///   - list: The name of the list of the others, which is written last: a folder that has it is whole.
    ///   - body: Makes the others, and returns the content of the list.
    func write(list: String, _ body: () throws(CommandError) -> String) throws(CommandError) {
        try Interruption.shared.write(files) { () throws(CommandError) in
            try files.makeFolder(folder)
            if access("\(folder)/\(list)", F_OK) == 0 { throw .cannotCreate("\(folder)/\(list)", errno: EEXIST) }
            do throws(CommandError) {
                let content = try body()
                // Under its name it is whole, or is not there.
                let draft = "\(list).part"
                try create(draft, content)
                guard files.finish(renaming: "\(folder)/\(draft)", to: "\(folder)/\(list)") else {
                    throw .cannotCreate("\(folder)/\(list)", errno: errno)
                }
            } catch {
                // What was made is of no use, and would stand in the way of the next try.
                files.takeAway()
                throw error
            }
        }
    }

    /// Writes a file that must not exist, while the files are written.
    func create(_ file: String, _ content: String) throws(CommandError) {
        let descriptor = try make(file)
        defer { close(descriptor) }
        try ByteSink(descriptor: descriptor, name: "\(folder)/\(file)").write(Array(content.utf8))
    }

    /// Makes a file that must not exist, while the files are written, for a copy of what is read from somewhere.
    func copy(named file: String) throws(CommandError) -> ByteCopy {
        ByteCopy(descriptor: try make(file), name: "\(folder)/\(file)")
    }

    /// Removes a file that was made among the others.
    func remove(_ file: String) {
        files.removeFile("\(folder)/\(file)")
    }

    private func make(_ file: String) throws(CommandError) -> Int32 {
        let name = "\(folder)/\(file)"
        let descriptor = files.makeFile(name)
        guard descriptor >= 0 else { throw .cannotCreate(name, errno: errno) }
        return descriptor
    }
}
