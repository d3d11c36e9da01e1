// SPDX-License-Identifier: Apache-2.0

/// Tells folders, branches and packages of a project by their names, and what Reddit calls its forums and users.
enum ProjectName {
    private static let hyphen = UInt8(ascii: "-")

    /// `at-spi2-core`, `auth0-logo`: small letters with hyphens, and a number at the end of one of the words.
    static func isPackage(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard word.contains(UInt8(ascii: "-")), word.contains(where: \.isASCIIDigit),
            word.allSatisfy({ $0.isASCIISmall || $0.isASCIIDigit || "-*".utf8.contains($0) })
        else { return false }
        let parts = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.allSatisfy { !$0.isEmpty }
            && parts.contains { part in
                let letters = part.prefix(while: \.isASCIISmall)
                let number = part[letters.endIndex...]
                return letters.count > 1 && !number.isEmpty && number.allSatisfy(\.isASCIIDigit)
                    && !wordsWithNumber.contains(String(decoding: part, as: UTF8.self))
            }
    }

    /// `p11-kit 0.20.0`, `x264-tools (>= 1.2)`: words with a hyphen, one of which has letters and digits, with a version behind
    /// them. That is what tells them from everyday words.
    static func isVersionedPackage(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        let name = bytes[word]
        guard name.contains(hyphen), name.contains(where: \.isASCIIDigit),
            name.allSatisfy({ $0.isASCIISmall || $0.isASCIIDigit || $0 == hyphen })
        else { return false }
        let parts = name.split(separator: hyphen, omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty }),
            parts.contains(where: {
                $0.first?.isASCIISmall == true && $0.contains(where: \.isASCIIDigit)
                    && !wordsWithNumber.contains(String(decoding: $0, as: UTF8.self))
            })
        else { return false }
        let rest = bytes[word.upperBound..<range.upperBound]
        let version = rest.drop { " (>=v".utf8.contains($0) }
        let number = version.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        // A sensor may be 1.5 m long.
        return rest.first == 0x20 && number.first?.isASCIIDigit == true && number.dropLast().contains(UInt8(ascii: "."))
            && Quantity.end(bytes, at: number.startIndex, in: range) == nil
    }

    /// `gpt-4o-mini`, `Casa-5G`: a name with hyphens in which a number has a letter behind it, as no ordinal and no decade has:
    /// *mid-19th*, *over-60s*.
    static func isModel(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard word.contains(UInt8(ascii: "-")), word.contains(where: \.isASCIIDigit) else { return false }
        let parts = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts[0].count > 1, parts[0].allSatisfy(\.isASCIILetter),
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIILetterOrDigit) }),
            !FixedText.prefixes.contains(String(decoding: parts[0], as: UTF8.self).lowercased())
        else { return false }
        return parts.contains { part in
            let number = part.prefix(while: \.isASCIIDigit)
            let letter = part[number.endIndex...]
            return !number.isEmpty && letter.count == 1 && letter.first != UInt8(ascii: "s")
        }
    }

    /// `r/programming`, `u/ana_gil`; but not *r/w* and *10 u/day*.
    static func isOnReddit(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let name = word.dropFirst(2)
        return (word.starts(with: "r/".utf8) || word.starts(with: "u/".utf8)) && name.count > 2
            && name.allSatisfy { $0.isASCIILetterOrDigit || "_-".utf8.contains($0) }
            && !PricedUnit.isPeriod(String(decoding: name, as: UTF8.self))
    }

    /// What stands in words of everyday texts: *mp3-player*.
    private static let wordsWithNumber: Set = ["co2", "covid19", "mp3", "mp4"]

    /// `tests/`, `dist/images`, `static/img`, `feature/search-v2`: a folder or a branch, told by its name. What begins as
    /// *examples/exercises* may be alternatives.
    static func isFolder(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let parts = word.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count > 1, parts.dropLast().allSatisfy({ $0.count > 2 }),
            parts.allSatisfy({ $0.allSatisfy { $0.isASCIILetterOrDigit || "._-*".utf8.contains($0) } })
        else { return false }
        let name = String(decoding: parts[0], as: UTF8.self)
        if parts.count == 2, let last = parts.last, isFile(last, in: name) { return true }
        // win32/
        let isNumbered = parts.count == 2 && parts[1].isEmpty && parts[0].contains(where: \.isASCIIDigit)
        if folders.contains(name) || isNumbered && parts[0].first?.isASCIISmall == true { return true }
        if branches.contains(name) { return parts.count == 2 && word.contains(where: \.isASCIIDigit) && !parts[1].isEmpty }
        let isMarked =
            parts.count > 2 || parts.last?.isEmpty == true || word.contains { $0.isASCIIDigit || "._-".utf8.contains($0) }
            || parts.last.map { subfolders.contains(String(decoding: $0, as: UTF8.self)) } ?? false
        return isMarked && wordlikeFolders.contains(name)
    }

    /// Whether a word is a file that stands in a folder, which may be a word as well: `image/.gitignore`, `debian/rules`,
    /// `doc/COMPAT-LAYERS`.
    private static func isFile(_ name: Slice<UnsafeBufferPointer<UInt8>>, in folder: String) -> Bool {
        if name.count > 3, name.first == UInt8(ascii: "."), name.dropFirst().first?.isASCIISmall == true { return true }
        switch folder {
        case "debian": return filesOfDebian.contains(String(decoding: name, as: UTF8.self))
        case "doc":
            return name.count > 3 && name.contains(where: \.isASCIICapital)
                && name.allSatisfy { $0.isASCIICapital || $0.isASCIIDigit || "-_".utf8.contains($0) }
        default: return false
        }
    }

    /// What packages of Debian are described by; *debian/ubuntu* are alternatives.
    private static let filesOfDebian: Set = [
        "changelog", "compat", "conffiles", "control", "copyright", "dirs", "docs", "install", "manpages", "patches", "postinst",
        "postrm", "preinst", "prerm", "rules", "source", "tests", "watch",
    ]

    /// Whether what a place stands behind, as in `origin/{branch}`, is a folder or the like: *km/{unit}* and *class/`struct`* are
    /// words.
    static func holdsPlaces(_ name: String) -> Bool {
        folders.contains(name) || wordlikeFolders.contains(name) || foldersOfPlaces.contains(name)
    }

    private static let foldersOfPlaces: Set = [
        "api", "backups", "branches", "downloads", "files", "heads", "logs", "media", "origin", "pages", "refs", "releases",
        "remotes", "tmp", "uploads", "upstream",
    ]

    private static let folders: Set = ["bin", "bugfix", "css", "dist", "docs", "hotfix", "img", "lib", "node_modules", "src"]
    /// What stands in others.
    private static let subfolders = folders.union([
        "components", "data", "fixtures", "fonts", "hooks", "locales", "styles", "utils",
    ])
    /// What the names of branches begin with; what follows has the number of an issue or a release.
    private static let branches: Set = ["feature", "fix", "release"]
    private static let wordlikeFolders: Set = [
        "assets", "build", "config", "content", "data", "debian", "examples", "images", "include", "layouts", "packages",
        "public", "scripts", "static", "templates", "test", "tests", "tools", "vendor",
    ]
}
