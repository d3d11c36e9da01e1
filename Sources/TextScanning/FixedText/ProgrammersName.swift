// SPDX-License-Identifier: Apache-2.0

/// Names that programmers write without any mark, and that are made of words: headers of HTTP, numbers of errors, members of what
/// scripts find ready, programs with hyphens.
///
/// They are listed, since nothing else tells `Content-Type` from *Jean-Pierre*, or `window.open` from two sentences without a
/// space.
enum ProgrammersName {
    /// Whether a word is one.
    static func contains(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = word.first else { return false }
        switch first {
        case UInt8(ascii: "E"): return isErrorNumber(word) || HeaderField.isNamed(word)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return HeaderField.isNamed(word) || isMember(word)
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            return isMember(word) || pairs.contains { word.elementsEqual($0.utf8) }
                || word.contains(UInt8(ascii: "-")) && Programs.hyphenated.contains(String(decoding: word, as: UTF8.self))
        default: return false
        }
    }

    // MARK: - Numbers of errors

    /// `ECONNREFUSED`: one of POSIX, or of those that Node and libc add.
    private static func isErrorNumber(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.count > 3 && errorNumbers.contains(String(decoding: word, as: UTF8.self))
    }

    private static let errorNumbers = Set(
        words: """
            EACCES EADDRINUSE EADDRNOTAVAIL EAGAIN EALREADY EBADF EBUSY ECANCELED ECHILD ECONNABORTED ECONNREFUSED \
            ECONNRESET EDEADLK EDESTADDRREQ EDOM EDQUOT EEXIST EFAULT EFBIG EHOSTUNREACH EINPROGRESS EINTR EINVAL EISCONN \
            EISDIR ELOOP EMFILE EMLINK EMSGSIZE ENAMETOOLONG ENETDOWN ENETUNREACH ENFILE ENOBUFS ENODEV ENOENT ENOEXEC \
            ENOLCK ENOMEM ENOSPC ENOSYS ENOTCONN ENOTDIR ENOTEMPTY ENOTFOUND ENOTSOCK ENOTSUP ENOTTY ENXIO EOPNOTSUPP \
            EOVERFLOW EPERM EPIPE EPROTO ERANGE EROFS ESPIPE ESRCH ETIMEDOUT EWOULDBLOCK EXDEV
            """)

    // MARK: - Members

    /// `window.open`, `options.timeout`, `list.append(x)`: a member of what scripts find ready or always call so, or one that is
    /// called.
    private static func isMember(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let stop = word.firstIndex(of: UInt8(ascii: ".")) else { return false }
        let member = word[(stop + 1)...]
        let name = member.prefix { $0.isASCIILetterOrDigit || "_.".utf8.contains($0) }
        guard member.first?.isASCIILetter == true, name.last != UInt8(ascii: ".") else {
            return false
        }
        let isCalled = member[name.endIndex...].first == UInt8(ascii: "(")
        guard name.endIndex == word.endIndex || isCalled else { return false }
        // Two sentences without a space: *the user.he said*.
        if !isCalled, wordsOfSentences.contains(String(decoding: name, as: UTF8.self).lowercased()) {
            return false
        }
        return objects.contains(String(decoding: word[..<stop], as: UTF8.self))
            || isCalled && word[..<stop].allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
                // word.form(s) has an ending.
                && !["(s)", "(es)", "(e)"].contains { member[name.endIndex...].elementsEqual($0.utf8) }
    }

    private static let objects = Set(
        words: """
            Array Date JSON Math Number Object Promise React String System app args argv array axios cfg client config \
            conn console context ctx cursor db debug django doc document dom el element err error event exports fs func \
            helper http https input io item json list log logger logging math module navigator node np obj object options \
            opts os output param params parser pd plugin plugins plt process prop props query re req request res response \
            result router self server session settings socket state str string sys this time torch user utils window
            """)

    /// What a sentence may begin with.
    private static let wordsOfSentences = Set(
        words: """
            a also an and any are as at because but by can could did do for from had has have he her his how i if in is it \
            its just let may me my no not now of on or our please she should so some such that the their them then there \
            these they this those to was we well were what when where which who why will with would yes you your de el en \
            la le les los que un una une y et il
            """)

    /// What stands for a part of an address, and pages of a browser's own.
    private static let pairs = [
        "about:blank", "about:config", "host:port", "hostname:port", "ip:port", "user:pass", "user:password", "username:password",
    ]
}
