// SPDX-License-Identifier: Apache-2.0

/// Names of fields in the headers of mail and HTTP: `Content-Type`, `Message-ID`, `X-Spam-Status`. Names without a hyphen, as
/// *Subject* and *Date*, are words. So are those of the lines at the end of a commit's message: `Signed-off-by`.
///
/// Source: IANA's registries of message headers and of HTTP field names; those that are met often.
package enum HeaderField {
    /// Whether a word before a colon is one, in whatever letters.
    static func isOne(_ name: some Collection<UInt8>) -> Bool {
        guard 4...longest ~= name.count, name.contains(UInt8(ascii: "-")) else { return false }
        return names.contains(String(decoding: name, as: UTF8.self).lowercased()) || isExtension(name) || isTrailer(name)
    }

    /// Whether a name, in whatever letters, is that of a line at the end of a commit's message, with the hyphens that Git asks
    /// for.
    package static func isTrailer(_ name: some Collection<UInt8>) -> Bool {
        name.suffix(3).elementsEqual("-by".utf8) { $0 | 0x20 == $1 | 0x20 }
            && trailers.contains(String(decoding: name, as: UTF8.self).lowercased())
    }

    /// Whether a word of a sentence is one, as people name them there: with a capital in each part; a trailer has one capital.
    static func isNamed(_ word: some Collection<UInt8>) -> Bool {
        isOne(word)
            && word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy {
                $0.first?.isASCIICapital == true
            } || word.first?.isASCIICapital == true && isTrailer(word)
    }

    /// `X-Forwarded-For`: the beginning of names that no registry has. *X-Ray* and *X-Large* are words.
    private static func isExtension(_ name: some Collection<UInt8>) -> Bool {
        guard name.starts(with: "X-".utf8) else { return false }
        let parts = name.dropFirst(2).split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.count > 1 && parts.allSatisfy { $0.count > 1 && $0.allSatisfy(\.isASCIILetterOrDigit) }
    }

    private static let names = Set(
        words: """
            accept-charset accept-encoding accept-language accept-patch accept-ranges access-control-allow-credentials
            access-control-allow-headers access-control-allow-methods access-control-allow-origin access-control-expose-headers
            access-control-max-age access-control-request-headers access-control-request-method alt-svc
            arc-authentication-results arc-message-signature arc-seal authentication-results auto-submitted cache-control
            content-disposition content-encoding content-id content-language content-length content-location content-range
            content-security-policy content-transfer-encoding content-type cross-origin-embedder-policy
            cross-origin-opener-policy cross-origin-resource-policy delivered-to dkim-signature errors-to feedback-id
            idempotency-key if-match if-modified-since if-none-match if-range if-unmodified-since in-reply-to keep-alive
            last-modified list-archive list-help list-id list-post list-subscribe list-unsubscribe list-unsubscribe-post
            max-forwards message-id mime-version permissions-policy proxy-authenticate proxy-authorization received-spf
            referrer-policy reply-to retry-after return-path sec-fetch-dest sec-fetch-mode sec-fetch-site sec-fetch-user
            set-cookie strict-transport-security thread-index thread-topic transfer-encoding user-agent www-authenticate
            x-cache x-mailer x-priority x-received x-sender x-status
            """)

    /// Those of Git, the kernel and GitHub.
    private static let trailers = Set(
        words: """
            acked-by co-authored-by co-developed-by helped-by mentored-by reported-by requested-by reviewed-by signed-off-by
            suggested-by tested-by
            """)

    private static let longest = 40
}
