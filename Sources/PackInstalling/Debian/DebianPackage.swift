// SPDX-License-Identifier: Apache-2.0

/// A package as Debian's package system describes it.
struct DebianPackage: Sendable, Hashable {
    /// Its name.
    let name: String
    /// Its version.
    let version: String
    /// How many bytes are fetched.
    let size: Int
    /// How many bytes it has when it is unpacked.
    let unpackedSize: Int
    /// The SHA-256 of what is fetched.
    let sha256: String

    /// Reads what `apt-cache show` prints, the first record of it that has a sum: those that are installed have none.
    init?(record text: String) {
        for record in text.split(separator: "\n\n") {
            var fields: [Substring: Substring] = [:]
            for line in record.split(separator: "\n") where line.first != " " {
                guard let colon = line.firstIndex(of: ":") else { continue }
                fields[line[..<colon]] = line[line.index(after: colon)...].drop { $0 == " " }
            }
            guard let name = fields["Package"], let version = fields["Version"], let size = fields["Size"].flatMap({ Int($0) }),
                let sum = fields["SHA256"].map(String.init), sum.isSHA256, size >= 0
            else { continue }
            self.name = String(name)
            self.version = String(version)
            self.size = size
            unpackedSize = (fields["Installed-Size"].flatMap { Int($0) } ?? 0).multipliedReportingOverflow(by: 1024).partialValue
            sha256 = sum
            return
        }
        return nil
    }

    /// The names of the packages that `apt-get install --print-uris` says are missing, from lines such as
    /// `'http://…/cg3_1.3.9-1_amd64.deb' cg3_1.3.9-1_amd64.deb 174584 MD5Sum:…`.
    static func missing(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard line.first == "'", words.count >= 3, words[1].hasSuffix(".deb") else { return nil }
            return words[1].split(separator: "_").first.map(String.init)
        }
    }
}
