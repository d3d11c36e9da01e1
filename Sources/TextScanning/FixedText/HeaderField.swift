// SPDX-License-Identifier: Apache-2.0

/// Names of fields in the headers of mail and HTTP: `Content-Type:`, `Message-ID:`, `X-Spam-Status:`. Names without a hyphen, as
/// *Subject* and *Date*, are words.
///
/// Source: IANA's registries of message headers and of HTTP field names; those that are met often.
enum HeaderField {
    /// Whether a word before a colon is one.
    static func isOne(_ name: some Collection<UInt8>) -> Bool {
        guard 4...longest ~= name.count else { return false }
        // X- begins names that no registry has.
        if name.starts(with: "X-".utf8) { return name.dropFirst(2).allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "-") } }
        return names.contains(String(decoding: name, as: UTF8.self).lowercased())
    }

    private static let names = Set(
        """
        accept-charset accept-encoding accept-language accept-ranges access-control-allow-origin arc-authentication-results
        arc-message-signature arc-seal authentication-results auto-submitted cache-control content-disposition
        content-encoding content-id content-language content-length content-location content-range
        content-security-policy content-transfer-encoding content-type delivered-to dkim-signature errors-to feedback-id
        if-modified-since if-none-match in-reply-to last-modified list-archive list-help list-id list-post list-subscribe
        list-unsubscribe list-unsubscribe-post message-id mime-version proxy-authorization received-spf reply-to
        return-path set-cookie strict-transport-security thread-index thread-topic transfer-encoding user-agent
        www-authenticate
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    private static let longest = 40
}
