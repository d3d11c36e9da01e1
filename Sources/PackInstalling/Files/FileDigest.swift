// SPDX-License-Identifier: Apache-2.0

import CSHA2
import Foundation

/// A SHA-256 as it grows.
struct SHA256Sum: ~Copyable {
    private var sum = csha256()

    init() {
        csha256_begin(&sum)
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        if let address = bytes.baseAddress { csha256_add(&sum, address, bytes.count) }
    }

    /// The sum in lower-case hexadecimal digits.
    consuming func hexadecimal() -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        csha256_end(&sum, &digest)
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

/// The size and the SHA-256 of a file.
struct FileDigest: Sendable, Hashable {
    let size: Int
    let sha256: String

    /// The digest of bytes that have been read already.
    init(size: Int, sha256: String) {
        self.size = size
        self.sha256 = sha256
    }

    /// Reads a file from its beginning to its end.
    init(of path: String) throws(PackError) {
        let file = try OpenFile(readingRegular: path)
        var sum = SHA256Sum()
        var size = 0
        while true {
            let count = try file.read { sum.add($0) }
            if count == 0 { break }
            size += count
        }
        self.size = size
        sha256 = sum.hexadecimal()
    }
}
