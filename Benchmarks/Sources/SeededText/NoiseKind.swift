// SPDX-License-Identifier: Apache-2.0

/// The kinds of line that hold letters or marks and no language.
///
/// Fixed before the recogniser was tuned, and not to be changed to suit it: the share of such lines that is given a language is
/// only worth something if nobody trained on this generator. A new kind is added, with the figures taken anew; none is taken
/// away.
package enum NoiseKind: String, Sendable, Hashable, CaseIterable {
    // Addresses
    case link, linkWithQuery, bareDomain, mailAddress, networkAddress, filePath, windowsPath, fileName
    // Numbers
    case numbers, money, dateAndTime, telephone, version, coordinates, measurements
    // Names that machines and people make up
    case userName, handleAndTag, identifier, constantName, serialNumber, acronyms
    // Code
    case cCode, scriptCode, shellCommand, markup, styleSheet, query, dataNotation, regularExpression, stackFrame, logLine
    // Encoded bytes
    case hexadecimal, universalIdentifier, base64, percentEncoded, geneSequence
    // Fingers on the keyboard
    case keyMash, keyboardWalk, consonants, repeatedLetters, otherScriptMash, mixedCaseMash
    // Marks
    case emoji, emoticons, punctuation, formula, chessMoves, boxDrawing
}
