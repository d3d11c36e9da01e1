import Glibc

/// Files that are written together into a folder, or not at all.
struct NewFiles {
    let folder: String

    /// Writes files, making the folder where it does not exist. Nothing that stands there is written over.
    ///
    /// - Parameter files: Names and contents. The last is the list of the others: a folder that has it is whole.
    func write(_ files: [(name: String, content: String)]) throws(CommandError) {
        guard let list = files.last else { return }
        try write(list: list.name) { create throws(CommandError) in
            for (name, content) in files.dropLast() { try create(name, content) }
            return list.content
        }
    }

    /// Writes files one after the other, making the folder where it does not exist. Nothing that stands there is written over.
    ///
    /// - Parameters:
    ///   - list: The name of the list of the others, which is written last: a folder that has it is whole.
    ///   - body: Writes the others by what it is given, and returns the content of the list.
    func write(
        list: String,
        _ body: (_ create: (_ name: String, _ content: String) throws(CommandError) -> Void) throws(CommandError) -> String
    ) throws(CommandError) {
        let isNew = mkdir(folder, 0o777) == 0
        if !isNew, errno != EEXIST { throw .cannotCreate(folder, errno: errno) }
        if access("\(folder)/\(list)", F_OK) == 0 { throw .cannotCreate("\(folder)/\(list)", errno: EEXIST) }
        var made: [String] = []
        do throws(CommandError) {
            let content = try body { name, content throws(CommandError) in try create(name, content, noting: &made) }
            try create(list, content, noting: &made)
        } catch {
            // What was made is of no use, and would stand in the way of the next try. What others made stays.
            for file in made { unlink("\(folder)/\(file)") }
            if isNew { rmdir(folder) }
            throw error
        }
    }

    /// Writes a file that must not exist, and notes its name once it does.
    private func create(_ file: String, _ content: String, noting made: inout [String]) throws(CommandError) {
        let name = "\(folder)/\(file)"
        let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotCreate(name, errno: errno) }
        made.append(file)
        defer { close(descriptor) }
        try ByteSink(descriptor: descriptor, name: name).write(Array(content.utf8))
    }
}
