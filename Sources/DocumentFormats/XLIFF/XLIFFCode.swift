// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The beginning or end of code among the inline elements of XLIFF: what stands between the two is kept.
///
///     Run <x id="START_TAG_CODE"/>ng build<x id="CLOSE_TAG_CODE"/> now
///     Give <bpt id="1" ctype="x-codeph">&lt;codeph&gt;</bpt>FILENAME<ept id="1">&lt;/codeph&gt;</ept>
struct XLIFFCode {
    /// What the beginning and the end of one have in common.
    let key: String
    let isEnd: Bool

    /// Tells from a tag; nil where it neither begins code nor ends anything.
    ///
    /// - Parameter name: The name of its element, without a prefix.
    init?(_ tag: XMLTag, _ name: String) {
        let attributes = tag.attributes
        switch name {
        case "bpt", "bx":
            guard Self.holdsCode(tag), let number = attributes["rid"] ?? attributes["id"] else { return nil }
            (key, isEnd) = (number, false)
        case "ept", "ex":
            guard let number = attributes["rid"] ?? attributes["id"] else { return nil }
            (key, isEnd) = (number, true)
        default:
            guard let identifier = attributes["id"] else { return nil }
            if identifier.hasPrefix("START_"), Self.holdsCode(tag) {
                (key, isEnd) = (Self.angularName(identifier.dropFirst("START_".count)), false)
            } else if identifier.hasPrefix("CLOSE_") {
                (key, isEnd) = (Self.angularName(identifier.dropFirst("CLOSE_".count)), true)
            } else {
                return nil
            }
        }
    }

    /// Whether an element says that what it begins or holds is code: by its type, as Okapi and others write it (`x-code`), by
    /// the name that Angular gives it (`START_TAG_MAT_ICON`), or by the tag of HTML in its place.
    static func holdsCode(_ tag: XMLTag) -> Bool {
        if var type = tag.attributes["ctype"]?[...], type.hasPrefix("x-") {
            for prefix in ["x-", "html-"] where type.hasPrefix(prefix) { type = type.dropFirst(prefix.count) }
            if isCode(type.lowercased()) { return true }
        }
        let identifier = tag.attributes["equivStart"] ?? tag.attributes["id"] ?? ""
        let start = "START_TAG_"
        if identifier.hasPrefix(start) {
            let name = angularName(identifier.dropFirst(start.count)).lowercased().replacing("_", with: "-")
            if isCode(name) { return true }
        }
        guard let shown = tag.attributes["equiv-text"] ?? tag.attributes["dispStart"] else { return false }
        let bytes = Array(shown.utf8)
        return HTMLTag(bytes, at: 0, to: bytes.count, allowsExpressions: false).map { !$0.isEnd && HTMLReader.keeps($0) } ?? false
    }

    /// A name without the number by which Angular tells elements that have the same one: `TAG_CODE_1`.
    private static func angularName(_ name: Substring) -> String {
        let letters = name.utf8.reversed().drop(while: \.isASCIIDigit)
        guard letters.count < name.utf8.count, letters.first == UInt8(ascii: "_") else { return String(name) }
        return String(name.dropLast(name.utf8.count - letters.count + 1))
    }

    private static func isCode(_ name: String) -> Bool { names.contains(name) || name.hasSuffix("-icon") }

    /// Elements of HTML, DocBook and DITA whose content is no text. On their own in a message, some of them are others.
    private static let names = Set(
        words: """
            apiname classname cmdname code codeblock codeph command computeroutput constant envar filename filepath function \
            kbd key keycap keyseq literal markupname methodname msgnum numcharref option parameter parameterentity parmname pre \
            samp synph sysname systemitem systemoutput textentity tt userinput var varname xmlatt xmlelement xmlnsname
            """)
}
