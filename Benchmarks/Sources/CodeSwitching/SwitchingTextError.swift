// SPDX-License-Identifier: Apache-2.0

/// Why a file of marked documents could not be read.
package struct SwitchingTextError: Error, CustomStringConvertible {
    let file: String
    /// Counted from 1; nothing where the file as a whole is at fault.
    let line: Int?
    let reason: MarkupFault

    package var description: String {
        "\(file).txt\(line.map { ", line \($0)" } ?? ""): \(reason.description)"
    }
}

/// What is wrong with marked text.
enum MarkupFault: Error, CustomStringConvertible {
    case noMarkAtStart
    case openMark
    case strayBrace
    case notCanonical(String)
    case sameLanguage(String)
    case emptyPiece(String)
    case spaceAfterMark(String)
    case otherLanguages([String])

    var description: String {
        switch self {
        case .noMarkAtStart: "a document begins with a {tag}"
        case .openMark: "a mark lacks its closing brace"
        case .strayBrace: "a closing brace ends no mark"
        case .notCanonical(let tag): "‘\(tag)’ is not a canonical tag"
        case .sameLanguage(let tag): "{\(tag)} follows text that is in this language already"
        case .emptyPiece(let tag): "no text follows {\(tag)}"
        case .spaceAfterMark(let tag): "white space stands after {\(tag)}; it belongs before the mark"
        case .otherLanguages(let tags): "the languages are \(tags.joined(separator: ", ")), which the name does not say"
        }
    }
}
