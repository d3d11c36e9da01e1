// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A file that a result is written to; what stood in it is replaced.
public struct ResultFile: Sendable {
    /// The file's path.
    public let path: String

    /// A file that need not exist.
    public init(path: String) {
        self.path = path
    }

    /// Whether it is the regular file that an input is read from, by whatever path.
    public func isSame(as input: TextInput) -> Bool {
        var mine = stat()
        guard let other = input.status, stat(path, &mine) == 0 else { return false }
        // Devices, such as a terminal, may well be both.
        return mine.st_mode & S_IFMT == S_IFREG && (mine.st_dev, mine.st_ino) == (other.st_dev, other.st_ino)
    }

    /// Writes a text. Where that fails, or is cancelled meanwhile, what stood in the file stays, with one exception.
    ///
    /// A new file takes the place of the old one, with its permissions and its owner. Where that cannot be, because the folder
    /// takes no new file, the file has further names, or its owner cannot be given to another, the old one is written over, once
    /// the disk is known to have room, in one go; where that is cancelled, or the process is killed in these moments, it has the
    /// beginning of the text, and then what stood there or zeros.
    ///
    /// - Parameter files: The transaction by which it can be cancelled.
    public func write(_ text: String, files: FileTransaction = FileTransaction()) throws(TextStreamError) {
        guard let place = replaceable, place.status?.st_nlink ?? 1 == 1 else { return try overwrite(text) }
        guard let (descriptor, draft) = try makeDraft(beside: place.target, files) else { return try overwrite(text) }
        if let old = place.status, !takesAfter(old, descriptor) {
            close(descriptor)
            files.cancel()
            return try overwrite(text)
        }
        let sink = ByteSink(descriptor: descriptor, name: path)
        do throws(TextStreamError) {
            try sink.closing(synchronizes: place.status != nil) { () throws(TextStreamError) in
                try sink.write(Array(text.utf8))
            }
        } catch {
            files.cancel()
            throw error
        }
        guard files.finish(renaming: draft, to: place.target) else {
            let number = errno
            files.cancel()
            throw .cannotReplace(path, errno: number)
        }
    }

    /// The file that is to be replaced, links followed, and what it is if it exists; nil where it is not a file that can be
    /// replaced, but a device or a pipe, for instance.
    private var replaceable: (target: String, status: stat?)? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            // A link that leads nowhere is left to the system.
            return lstat(path, &status) == 0 ? nil : (path, nil)
        }
        guard status.st_mode & S_IFMT == S_IFREG, access(path, W_OK) == 0, let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return (String(cString: resolved), status)
    }

    /// How many names of drafts are tried: one that was left behind by a process that was killed may have the first.
    private static let draftNames = 16

    /// Makes a draft in the folder of a file, under a name that is short whatever the file's is.
    ///
    /// - Returns: Its descriptor and its path; nil where the folder takes no new file, though the file may be written.
    /// - Throws: `TextStreamError` where it cannot be made for another reason, such as a full disk.
    private func makeDraft(
        beside target: String, _ files: FileTransaction
    ) throws(TextStreamError) -> (descriptor: Int32, path: String)? {
        let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[...$0]) } ?? ""
        var number: Int32 = 0
        for attempt in 0..<Self.draftNames {
            let draft = "\(folder).dragoman-\(getpid())-\(attempt).part"
            let descriptor = files.makeFile(draft)
            if descriptor >= 0 { return (descriptor, draft) }
            number = errno
            if number != EEXIST { break }
        }
        if [EACCES, EPERM, EROFS].contains(number) { return nil }
        if number == EEXIST { throw .draftsAreLeft(path) }
        throw .cannotReplace(path, errno: number)
    }

    /// Gives a new file the owner and the permissions of the one that it replaces; whether it could.
    private func takesAfter(_ old: stat, _ descriptor: Int32) -> Bool {
        var new = stat()
        guard fstat(descriptor, &new) == 0 else { return false }
        if (new.st_uid, new.st_gid) != (old.st_uid, old.st_gid), fchown(descriptor, old.st_uid, old.st_gid) != 0 { return false }
        // After the owner, which takes away some of them.
        return fchmod(descriptor, old.st_mode & 0o7777) == 0
    }

    /// Writes a text over what stands there. A file keeps what it has until the disk has room for the text.
    private func overwrite(_ text: String) throws(TextStreamError) {
        let bytes = Array(text.utf8)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotReplace(path, errno: errno) }
        let sink = ByteSink(descriptor: descriptor, name: path)
        try sink.closing { () throws(TextStreamError) in
            var status = stat()
            let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            if isFile, !bytes.isEmpty {
                let number = posix_fallocate(descriptor, 0, bytes.count)
                if [ENOSPC, EDQUOT, EFBIG].contains(number) {
                    ftruncate(descriptor, status.st_size)
                    throw .cannotReplace(path, errno: number)
                }
            }
            try sink.write(bytes)
            if isFile, ftruncate(descriptor, bytes.count) != 0 { throw .cannotReplace(path, errno: errno) }
        }
    }
}
