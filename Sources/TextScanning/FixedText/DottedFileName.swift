// SPDX-License-Identifier: Apache-2.0

/// Names of files and settings whose parts full stops join and that are words of prose, too: `libmisc.a`, `31-local.rules`,
/// `INSTALL.windows`, `package.mask`.
///
/// `NameEndings` has no words that begin sentences, as here one stands behind a name that prose does not have. Recognition does
/// not ask.
enum DottedFileName {
    /// Whether a word is one.
    ///
    /// - Parameter word: The word without the punctuation around it.
    static func isOne(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let stop = word.lastIndex(of: UInt8(ascii: ".")), stop > word.startIndex,
            word.allSatisfy({ $0.isASCIILetterOrDigit || ".-_+".utf8.contains($0) })
        else { return false }
        let (name, ending) = (word[..<stop], String(decoding: word[(stop + 1)...], as: UTF8.self))
        guard name.first?.isASCIILetterOrDigit == true, name.last?.isASCIILetterOrDigit == true else { return false }
        return endings.contains(ending) && name.count > 2
            || endingsOfLibraries.contains(ending) && isLibrary(name)
            || endingsLikeWords.contains(ending) && isNumbered(name)
            || isFileInCapitals(name, ending) || names.contains(String(decoding: word, as: UTF8.self))
    }

    /// Those that begin no sentence.
    private static let endings: Set = ["ac", "cmake", "desktop", "m4", "mk", "pc", "theme"]

    /// Those that are words.
    private static let endingsLikeWords = Set(
        words: "diff link list map mask mount network path patch rules sample slice spec state target types")

    /// Whether a name is a number that gives a place in an order, and words behind hyphens.
    private static func isNumbered(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let parts = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.count > 1 && parts[0].allSatisfy(\.isASCIIDigit)
            && parts.dropFirst().allSatisfy { $0.first?.isASCIISmall == true && $0.allSatisfy(\.isASCIILetterOrDigit) }
    }

    // MARK: - Libraries

    private static let endingsOfLibraries: Set = ["a", "la", "o", "sl"]

    /// Whether a name begins as those of libraries do, and as none of the words for freedom and books in Romance languages does.
    private static func isLibrary(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        name.count > 3 && name.starts(with: "lib".utf8)
            && !wordsWithLib.contains { name.starts(with: $0.utf8) }
    }

    private static let wordsWithLib = ["libanes", "libell", "liber", "libid", "libra", "libre", "libri", "libro", "libya"]

    // MARK: - Files in capitals

    /// Whether a name is that of a file which projects have in capitals, and the ending says for what it is.
    private static func isFileInCapitals(_ name: Slice<UnsafeBufferPointer<UInt8>>, _ ending: String) -> Bool {
        filesInCapitals.contains(String(decoding: name, as: UTF8.self)) && subjectsOfFiles.contains(ending)
    }

    private static let filesInCapitals: Set = [
        "AUTHORS", "BUGS", "BUILD", "CHANGELOG", "CHANGES", "COPYING", "COPYRIGHT", "HACKING", "INSTALL", "LICENCE", "LICENSE",
        "NEWS", "README", "THANKS",
    ]

    /// Systems, tools and licences that such files are about.
    private static let subjectsOfFiles = Set(
        words: """
            aix android apache boost bsd cmake cygwin darwin debian docker freebsd git gpl hpux irix lesser lgpl lib linux macos \
            macosx mingw msvc netbsd openbsd osx packaging runtime solaris svn unix vms win32 windows wsl APACHE BOOST BSD GPL \
            GPL2 GPL3 LESSER LGPL LIB MIT RUNTIME Debian
            """)

    // MARK: - Names

    /// Files, modules and settings that nothing but their names tells from two sentences without a space.
    private static let names = Set(
        words: """
            Boost.Build Libs.private MAJOR.MINOR Requires.private collections.abc dbus.Bus dbus.types net.ifnames package.env \
            package.keywords package.license package.mask package.provided package.unmask package.use pre-commit.ci six.moves
            """)
}
