// SPDX-License-Identifier: Apache-2.0

import Decompression
import Foundation

/// Checks what was fetched of a file, and puts it into the pack.
struct FileUnpacker: Sendable {
    let file: PackOffer.File
    /// Where what was fetched is.
    let fetchedPath: String
    /// Where the file goes.
    let readyPath: String
    /// Reads what no sum was promised of.
    let check: PackFileCheck?

    /// Checks, decompresses, and moves the file; what was fetched is then gone.
    ///
    /// - Returns: The file's sum.
    func unpack() throws(PackError) -> FileDigest {
        let origin = PackError.origin(file)
        let wrong = PackError(.wrongChecksum(file: file.name, from: origin))
        let fetched = try FileDigest(of: fetchedPath)
        guard fetched.fits(size: file.fetchedSize, sha256: file.fetchedSHA256) else { throw wrong }
        if let slash = readyPath.lastIndex(of: "/") { try InstallationFolder.makeFolder(String(readyPath[..<slash])) }
        guard let compression = file.compression else {
            guard fetched.fits(size: file.size, sha256: file.sha256) else { throw wrong }
            try read(fetchedPath)
            try move(fetchedPath)
            return fetched
        }
        let path = "\(fetchedPath).plain"
        defer { unlink(path) }
        let plain = try decompress(compression, to: path)
        guard plain.fits(size: file.size, sha256: file.sha256) else { throw wrong }
        try read(path)
        try move(path)
        unlink(fetchedPath)
        return plain
    }

    /// Has a file read as what it is called, where nothing else tells whether it is whole.
    private func read(_ path: String) throws(PackError) {
        guard file.sha256 == nil, file.fetchedSHA256 == nil, let why = check?(file.name, path) else { return }
        throw PackError(.damagedFile(file: file.name, from: PackError.origin(file), why: why))
    }

    private func move(_ path: String) throws(PackError) {
        guard rename(path, readyPath) == 0 else { throw PackError(.system(path: readyPath, errno)) }
    }

    /// How many bytes are decompressed at once.
    private static let portion = 1 << 17

    private func decompress(_ compression: CompressionFormat, to path: String) throws(PackError) -> FileDigest {
        let broken = PackError(.brokenCompression(file: file.name, from: PackError.origin(file)))
        let source = try OpenFile(reading: fetchedPath)
        let target = try OpenFile(writing: path, from: 0)
        let limit = file.size ?? PackOffer.File.maximumSize
        var size = 0
        var sum = SHA256Sum()
        guard let decompressor = try? Decompressor(compression) else { throw broken }
        var (pending, plain): (ArraySlice<UInt8>, [UInt8]) = ([], [])
        while true {
            var failure: PackError?
            let count = try source.read { bytes in
                do throws(PackError) {
                    pending += bytes
                    repeat {
                        plain.removeAll(keepingCapacity: true)
                        guard (try? decompressor.decompress(&pending, into: &plain, atMost: Self.portion)) != nil,
                            plain.count <= limit - size
                        else { throw broken }
                        try plain.withUnsafeBufferPointer { (bytes) throws(PackError) in
                            sum.add(UnsafeRawBufferPointer(bytes))
                            try target.write(UnsafeRawBufferPointer(bytes))
                        }
                        size += plain.count
                    } while plain.count == Self.portion
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
            if count == 0 { break }
        }
        guard (try? decompressor.finish()) != nil else { throw broken }
        try target.synchronize()
        return FileDigest(size: size, sha256: sum.hexadecimal())
    }
}

extension FileDigest {
    /// Whether a file is what was promised, as far as something was.
    func fits(size: Int?, sha256: String?) -> Bool {
        (size ?? self.size) == self.size && (sha256 ?? self.sha256) == self.sha256
    }
}

extension PackError {
    /// Where a file is from, as people are told.
    static func origin(_ file: PackOffer.File) -> String {
        file.location.isFileURL ? file.location.path(percentEncoded: false) : file.location.host() ?? file.location.absoluteString
    }
}
