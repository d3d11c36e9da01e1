// SPDX-License-Identifier: Apache-2.0

/// What a line of the second noise is made of: things that people and machines write and that are in no language.
package enum SecondNoiseKind: String, CaseIterable, Sendable {
    // Addresses.
    case link, mailAddress, mailHeader, networkAddress, filePath, userName, hashtag
    // Figures.
    case phoneNumber, price, timestamp, coordinates, plate, postalCode, catalogueNumber, modelNumber
    // Code.
    case identifier, stackTrace, logLine, json, csvRow, sql, pattern, shell, diffHunk, markup
    // Codes that machines made.
    case digest, token, sequence
    // Notations.
    case chemistry, mathematics, chess, music
    // What hands and faces do.
    case emoji, kaomoji, latinMash, otherMash, repeatedLetters, laughter, acronyms
}
