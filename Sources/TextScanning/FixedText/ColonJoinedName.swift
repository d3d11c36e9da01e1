// SPDX-License-Identifier: Apache-2.0

/// Tells names that colons join and whose parts are words, too: `object:state-changed:defunct`, `alpine:3.19`,
/// `chromium:1393384`, `host:~user/file`.
enum ColonJoinedName {
    /// Whether a word is one.
    ///
    /// - Parameter word: The word without the punctuation around it.
    static func isOne(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard word.first?.isASCIISmall == true, word.contains(UInt8(ascii: ":")) else { return false }
        let parts = word.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        if parts.count > 2 { return isEvent(parts) }
        let name = String(decoding: parts[0], as: UTF8.self)
        return trackers.contains(name) && parts[1].count > 2 && parts[1].allSatisfy(\.isASCIIDigit)
            || images.contains(name) && isTag(parts[1]) || isFileOfUser(parts)
    }

    /// Whether all of three parts and more are small letters, with a hyphen in one of them.
    private static func isEvent(_ parts: [Slice<UnsafeBufferPointer<UInt8>>]) -> Bool {
        parts.contains { $0.contains(UInt8(ascii: "-")) }
            && parts.allSatisfy { part in
                part.first?.isASCIISmall == true && part.last?.isASCIISmall == true
                    && part.allSatisfy { $0.isASCIISmall || $0 == UInt8(ascii: "-") }
            }
    }

    /// Whether what follows an image of a container is a version of it.
    private static func isTag(_ tag: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        tag.elementsEqual("latest".utf8)
            || tag.first?.isASCIIDigit == true && tag.allSatisfy { $0.isASCIILetterOrDigit || ".-_".utf8.contains($0) }
    }

    /// Whether a path of another computer begins with the folder of a user.
    private static func isFileOfUser(_ parts: [Slice<UnsafeBufferPointer<UInt8>>]) -> Bool {
        parts[0].allSatisfy { $0.isASCIILetterOrDigit || ".-@".utf8.contains($0) }
            && parts[1].first == UInt8(ascii: "~") && parts[1].dropFirst().first?.isASCIISmall == true
            && parts[1].contains(UInt8(ascii: "/"))
            && parts[1].dropFirst().allSatisfy { $0.isASCIILetterOrDigit || "/._-".utf8.contains($0) }
    }

    /// Whose reports are numbered.
    private static let trackers: Set = ["angleproject", "bugzilla", "chromium", "dawn", "fuchsia", "skia", "webrtc"]

    /// Images of containers that most others are made from.
    private static let images: Set = [
        "alpine", "busybox", "centos", "debian", "elixir", "fedora", "gcc", "golang", "haproxy", "httpd", "mariadb", "memcached",
        "mongo", "mysql", "nginx", "node", "openjdk", "perl", "php", "postgres", "python", "redis", "ruby", "rust", "ubuntu",
    ]
}
