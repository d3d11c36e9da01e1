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
            for (name, content) in files.dropLast() { try create(name, Array(content.utf8)) }
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
        _ body: (_ create: (_ name: String, _ content: [UInt8]) throws(CommandError) -> Void) throws(CommandError) -> String
    ) throws(CommandError) {
        let files = HalfWritten()
        try Interruption.shared.write(files) { () throws(CommandError) in
            try files.makeFolder(folder)
            if access("\(folder)/\(list)", F_OK) == 0 { throw .cannotCreate("\(folder)/\(list)", errno: EEXIST) }
            do throws(CommandError) {
                let content = try body { name, content throws(CommandError) in try create(name, content, among: files) }
                // Under its name it is whole, or is not there.
                let draft = "\(list).part"
                try create(draft, Array(content.utf8), among: files)
                guard rename("\(folder)/\(draft)", "\(folder)/\(list)") == 0 else {
                    throw .cannotCreate("\(folder)/\(list)", errno: errno)
                }
            } catch {
                // What was made is of no use, and would stand in the way of the next try.
                files.takeAway()
                throw error
            }
        }
    }

    /// Writes a file that must not exist.
    private func create(_ file: String, _ content: [UInt8], among files: HalfWritten) throws(CommandError) {
        let name = "\(folder)/\(file)"
        let descriptor = files.makeFile(name)
        guard descriptor >= 0 else { throw .cannotCreate(name, errno: errno) }
        defer { close(descriptor) }
        try ByteSink(descriptor: descriptor, name: name).write(content)
    }
}
