// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The folder of corpora that the environment names in DRAGOMAN_CORPORA.
///
/// A clone holds no corpora: what they look like is written in docs/corpora.md.
package struct DevelopmentCorpora: Sendable {
    /// The folder that holds `dev`.
    package let folder: URL

    /// The corpora that the environment names.
    ///
    /// - Throws: `CorporaError` where DRAGOMAN_CORPORA is not set or names no folder of corpora.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        guard let path = environment["DRAGOMAN_CORPORA"], !path.isEmpty else {
            throw CorporaError.notNamed
        }
        folder = URL(filePath: path)
    }

    /// The lines of a set, in the order of the file.
    ///
    /// - Throws: `CorporaError` where the file is missing, xz fails or a line is not `tag<TAB>source<TAB>text`.
    package func lines(of set: DevelopmentSet) throws -> [DevelopmentLine] {
        let file = folder.appending(path: "dev/\(set.rawValue).tsv.xz")
        var lines: [DevelopmentLine] = []
        for (index, row) in try decompressed(file).split(separator: "\n").enumerated() {
            let fields = row.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3 else {
                throw CorporaError.badLine(file: file.path(), number: index + 1)
            }
            lines.append(DevelopmentLine(tag: String(fields[0]), source: String(fields[1]), text: String(fields[2])))
        }
        return lines
    }

    /// What `xz -dc` makes of a file.
    private func decompressed(_ file: URL) throws -> String {
        guard FileManager.default.isReadableFile(atPath: file.path()) else {
            throw CorporaError.missing(file: file.path())
        }
        let xz = Process()
        let output = Pipe()
        xz.executableURL = URL(filePath: "/usr/bin/env")
        xz.arguments = ["xz", "-dc", "--", file.path()]
        xz.standardOutput = output
        try xz.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        xz.waitUntilExit()
        guard xz.terminationStatus == 0 else {
            throw CorporaError.notDecompressed(file: file.path(), status: xz.terminationStatus)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
