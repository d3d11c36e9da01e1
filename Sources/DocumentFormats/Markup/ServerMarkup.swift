// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds where the markup ends that programs on servers put between the tags of a page: PHP, ERB, EJS, JSP and FreeMarker; and
/// the places in braces of Jinja, Twig, Liquid, Blade and their like.
enum ServerMarkup {
    /// The longest directive of FreeMarker, in bytes.
    private static let longestDirective = 2_000

    /// The end of a piece of such markup; nil where none begins, or where it is not closed.
    static func end(in bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
        if bytes[start] == UInt8(ascii: "{") { return braceEnd(in: bytes, from: start, to: limit) }
        guard bytes[start] == UInt8(ascii: "<") else { return nil }
        let rest = bytes[(start + 1)..<limit]
        func end(_ close: String, behind open: String) -> Int? {
            rest.starts(with: open.utf8)
                ? Self.end(of: close, before: "<" + open, in: rest.dropFirst(open.utf8.count)) : nil
        }
        switch rest.first {
        case UInt8(ascii: "%"): return end("--%>", behind: "%--") ?? end("%>", behind: "%")
        case UInt8(ascii: "?"): return end("?>", behind: "?")
        case UInt8(ascii: "#"), UInt8(ascii: "@"): return end("-->", behind: "#--") ?? directiveEnd(in: rest)
        default: return nil
        }
    }

    /// The longest place in braces, in bytes.
    private static let longestPlace = 500

    /// The end of a place in braces, which ends on its line: `{{ user.name }}`, `{% if a > b %}`, `{!! $html !!}`, `{# note #}`.
    private static func braceEnd(in bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
        let rest = bytes[start..<min(limit, start + longestPlace)].prefix { $0 != 0x0A }
        for (open, close) in [("{{", "}}"), ("{%", "%}"), ("{!!", "!!}"), ("{#", "#}")] where rest.starts(with: open.utf8) {
            if let end = rest.dropFirst(open.utf8.count).firstIndex(ignoringCase: close) {
                return rawEnd(in: bytes[start..<limit], behind: end + close.utf8.count) ?? end + close.utf8.count
            }
        }
        // Angular has messages of ICU in its pages.
        return blockEnd(in: rest) ?? expressionEnd(in: rest)
            ?? ChoosingArgument.end(in: bytes[start..<limit], types: ChoosingArgument.branchTypes)
    }

    /// Blocks of Liquid and Jinja whose content is no text: Shopify's settings, styles and scripts among them.
    private static let rawBlocks = ["schema", "stylesheet", "javascript", "style", "raw", "comment"]
    /// The longest such block, in bytes.
    private static let longestRawBlock = 100_000

    /// The end of a block whose content is no text, behind the tag that begins it; nil for another tag.
    private static func rawEnd(in bytes: ArraySlice<UInt8>, behind tagEnd: Int) -> Int? {
        guard bytes.starts(with: "{%".utf8) else { return nil }
        let tag = bytes[..<tagEnd].drop { "{%-".utf8.contains($0) || $0 == 0x20 }
        let letters = tag.prefix(while: \.isASCIILetter)
        let name = String(decoding: letters, as: UTF8.self)
        guard rawBlocks.contains(name) else { return nil }
        let rest = bytes[tagEnd...].prefix(longestRawBlock)
        // Such blocks do not nest.
        let opening = String(decoding: bytes[..<letters.endIndex], as: UTF8.self)
        return end(of: "end\(name)", before: opening, in: rest).flatMap { rest[$0...].firstIndex(ignoringCase: "%}") }.map {
            $0 + 2
        }
    }

    /// The end of an expression in single braces: `{$name|escape:'html'}` of Smarty, `{index + 1}` and `{user?.name ?? 'guest'}`
    /// of Svelte and Astro. Words in braces are text.
    private static func expressionEnd(in line: ArraySlice<UInt8>) -> Int? {
        guard let end = line.closingBraceEnd(within: longestPlace) else { return nil }
        let content = line[(line.startIndex + 1)..<(end - 1)]
        guard let first = content.first else { return nil }
        if first == UInt8(ascii: "$") { return content.dropFirst().first?.isASCIILetter == true ? end : nil }
        let signs = ["?.", "??", "=>", "===", "!==", " + ", " ? ", "()", "(key: ", "&&", "||"]
        return first.isASCIILetter && signs.contains { content.firstIndex(ignoringCase: $0) != nil } ? end : nil
    }

    /// The end of control flow in single braces: `{#if user.ok}`, `{:else}`, `{/each}`, `{@html x}` of Svelte, `{foreach $a as
    /// $b}` and `{/if}` of Smarty.
    private static func blockEnd(in line: ArraySlice<UInt8>) -> Int? {
        let content = line.dropFirst()
        let mark = content.first.flatMap { "#:/@".utf8.contains($0) ? $0 : nil }
        let word = content.dropFirst(mark == nil ? 0 : 1).prefix(while: \.isASCIILetter)
        let next = line[word.endIndex...].first
        guard !word.isEmpty, next == UInt8(ascii: "}") || next == 0x20,
            mark != nil || blocks.contains(String(decoding: word, as: UTF8.self)),
            let end = content.firstIndex(of: UInt8(ascii: "}")),
            !content[..<end].contains(UInt8(ascii: "{"))
        else { return nil }
        return end + 1
    }

    /// What begins control flow in Smarty, whose variables begin with a dollar sign and are known as places.
    private static let blocks: Set = ["assign", "else", "elseif", "foreach", "foreachelse", "if", "include", "section"]

    /// Whether of the texts around a piece just one is shown, for it begins another case: `<% else %>`, `<?php } else { ?>`,
    /// `{% else %}`, `{% plural %}` of Django, `{{else}}` of Handlebars.
    static func isAlternative(_ piece: ArraySlice<UInt8>) -> Bool {
        // {{^items}} of Mustache is what stands there where there are none.
        if piece.starts(with: "{:else".utf8) || piece.starts(with: "{{^".utf8) { return true }
        guard let kind = piece.dropFirst().first, "%?#{".utf8.contains(kind) else { return false }
        var content = piece.dropFirst(2)
        if content.starts(with: "php".utf8) { content = content.dropFirst(3) }
        let word = content.drop { $0.isASCIISpace || "}-~".utf8.contains($0) }
            .prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
        // {{ when }} is the value of a variable.
        if piece.starts(with: "{{".utf8), !word.elementsEqual("else".utf8) { return false }
        return alternatives.contains(String(decoding: word, as: UTF8.self))
    }

    private static let alternatives: Set = ["else", "elseif", "elsif", "elif", "when", "case", "plural", "pluralize"]

    /// The end of what closes a piece; nil where another piece begins before it, so that no text is searched twice.
    static func end(of close: String, before open: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let (close, open) = (Array(close.utf8), Array(open.utf8))
        for index in bytes.indices {
            if bytes[index] == close[0], bytes[index...].starts(with: close) { return index + close.count }
            if bytes[index] == open[0], bytes[index...].starts(with: open) { return nil }
        }
        return nil
    }

    /// The end of a directive such as `<#if a == ">">` or `<@macro/>`: the first closing bracket outside of quotation marks and
    /// parentheses.
    private static func directiveEnd(in bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.dropFirst().first?.isASCIILetter == true else { return nil }
        var quotation: UInt8?
        var depth = 0
        for index in bytes.indices.dropFirst().prefix(longestDirective) {
            let byte = bytes[index]
            if let open = quotation {
                if byte == open { quotation = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quotation = byte
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return index + 1
            case UInt8(ascii: "<") where bytes[index...].dropFirst().first.map { "#@/".utf8.contains($0) } ?? true: return nil
            default: break
            }
        }
        return nil
    }
}
