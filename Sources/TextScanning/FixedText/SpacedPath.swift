// SPDX-License-Identifier: Apache-2.0

/// Finds paths with spaces in the names of their folders, which end where quotation marks close or a name of Windows does:
/// `"/home/user/My documents/list.txt"`, `C:\Program Files\House\house.exe`.
enum SpacedPath {
    /// The longest that is looked for, in bytes.
    private static let longest = 200

    /// The end of a path in quotation marks that begins at one of them, with its marks; nil where none does.
    static func quotedEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        let mark = bytes[start]
        guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
        let path = bytes[(start + 1)..<min(limit, start + longest)].prefix { $0 != mark && $0 >= 0x20 }
        let isPath = path.starts(with: "/".utf8) || path.starts(with: "~/".utf8) || isDrive(path)
        guard path.endIndex < limit, bytes[path.endIndex] == mark, isPath, path.contains(0x20),
            path.last.map({ $0 > 0x20 }) == true,
            path.dropFirst().contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") })
        else { return nil }
        return path.endIndex + 1
    }

    /// The most words of a folder or file that spaces part, behind the first.
    private static let mostWords = 3

    /// The end of a path of Windows that begins with a drive, over spaces in the names of folders, which a backslash ends, and in
    /// that of a file with a known ending; nil where it has none. `C:\Temp and the folder drivers\etc` are two.
    static func drivePathEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        let path = bytes[start..<min(limit, start + longest)]
        guard isDrive(path) else { return nil }
        let firstEnd = wordEnd(in: path, from: start + 2)
        var end = firstEnd
        while let next = nameEnd(in: path, behind: end, at: folderEnd) { end = next }
        // la mia casa.txt
        end = nameEnd(in: path, behind: end, at: fileEnd) ?? end
        guard end > firstEnd else { return nil }
        return end - path[..<end].reversed().prefix { $0 == UInt8(ascii: ".") }.count
    }

    /// The end of one of the next words, which a name goes on over, that ends it; nil where none of them does.
    private static func nameEnd(
        in path: Slice<UnsafeBufferPointer<UInt8>>, behind end: Int,
        at lastWordEnd: (Slice<UnsafeBufferPointer<UInt8>>) -> Int?
    ) -> Int? {
        var position = end
        for _ in 0..<mostWords {
            guard let last = path[..<position].last, last != UInt8(ascii: "\\"), last != UInt8(ascii: "."),
                path[position...].first == 0x20
            else { return nil }
            let word = path[(position + 1)..<wordEnd(in: path, from: position + 1)]
            let name = String(decoding: word.prefix { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
            let isOfWindows = name == "and" && path[..<position].reversed().starts(with: "Documents".utf8.reversed())
            // %APPDATA% is a path of its own.
            guard let first = word.first, !"%\\".utf8.contains(first), isOfWindows || !smallWords.contains(name.lowercased())
            else { return nil }
            if let end = lastWordEnd(word) { return end }
            position = word.endIndex
        }
        return nil
    }

    /// The end of a word in which the name of a folder ends: `Files\House`; nil where none does.
    private static func folderEnd(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        word.dropFirst().contains(UInt8(ascii: "\\")) ? word.endIndex : nil
    }

    /// The end of a word that is the end of a file's name: `casa.txt`; nil where it is none.
    private static func fileEnd(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard let stop = word.firstIndex(of: UInt8(ascii: ".")), stop > word.startIndex else { return nil }
        let ending = word[(stop + 1)...].prefix(while: \.isASCIILetterOrDigit)
        return NameEndings.contains(UnsafeBufferPointer(rebasing: ending)) ? ending.endIndex : nil
    }

    /// The end of the word that begins at an offset of a path; of brackets it has those of `Program Files (x86)` alone.
    private static func wordEnd(in path: Slice<UnsafeBufferPointer<UInt8>>, from start: Int) -> Int {
        let mark = "(x86)"
        let rest = path[(path[start...].starts(with: mark.utf8) ? start + mark.utf8.count : start)...]
        return rest.firstIndex { !isInWord($0) } ?? rest.endIndex
    }

    /// Whether a text begins with a drive of Windows and a backslash.
    private static func isDrive(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        text.first?.isASCIICapital == true && text.dropFirst().starts(with: ":\\".utf8)
    }

    /// Whether a byte may stand in a word of the name of a folder or file; what ends a clause may not.
    private static func isInWord(_ byte: UInt8) -> Bool { byte > 0x20 && !",;:\"'<>|?*()".utf8.contains(byte) }

    /// What goes on with the sentence behind a path. Names of folders have *de* and *of*: `Archivos de programa`.
    private static let smallWords = Set(
        words: """
            a al and are as at auf but by con contains contiene e ed el em en es est está et for from has if in into is ist \
            it la las le les los na no o on or os ou para per por pour se si sind sobre sur the then to u un una und une \
            vers was with y zu à é ó
            """)
}
