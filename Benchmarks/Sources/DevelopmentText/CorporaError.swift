// SPDX-License-Identifier: Apache-2.0

/// Why the development corpora could not be read.
package enum CorporaError: Error, CustomStringConvertible {
    case notNamed
    case missing(file: String)
    case notDecompressed(file: String, status: Int32)
    case badLine(file: String, number: Int)

    package var description: String {
        switch self {
        case .notNamed: "DRAGOMAN_CORPORA is not set; it names the folder that holds dev/sentences.tsv.xz"
        case .missing(let file): "there is no \(file); DRAGOMAN_CORPORA names the folder that holds dev/"
        case .notDecompressed(let file, let status):
            "xz ended with \(status) on \(file); is xz-utils installed, and the file whole?"
        case .badLine(let file, let number): "line \(number) of \(file) is not TAG<TAB>SOURCE<TAB>TEXT"
        }
    }
}
