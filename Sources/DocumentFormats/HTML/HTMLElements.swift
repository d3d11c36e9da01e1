// SPDX-License-Identifier: Apache-2.0

/// What the names of HTML's elements say.
enum HTMLElements {
    /// Elements that part the text before them from the text in them.
    static let blocks = names(
        """
        address article aside blockquote body button caption center col colgroup dd details dialog dir div dl dt \
        fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main \
        menu nav noscript ol optgroup option p param pre search section select source summary table tbody td template \
        tfoot th thead title tr track ul
        """)

    /// Elements without content or end tag.
    static let voids = names("area base br col embed frame hr img input link meta param source track wbr")

    /// Elements whose content is not text.
    static let excluded = names(
        "code embed iframe kbd math noembed noframes plaintext pre samp script style svg template textarea var xmp")

    /// Elements in which no other element may stand.
    static let plain = names("title option")

    /// By the name of an element, those that end where it begins.
    static func ended(by name: String) -> [String] {
        ends[name] ?? (blocks.contains(name) ? ["p"] : [])
    }

    private static let ends = [
        "li": ["p", "li"], "dt": ["p", "dt", "dd"], "dd": ["p", "dt", "dd"], "option": ["option"],
        "optgroup": ["option", "optgroup"], "td": ["p", "td", "th"], "th": ["p", "td", "th"],
        "tr": ["p", "td", "th", "tr", "caption"],
        "thead": ["p", "td", "th", "tr", "caption"], "tbody": ["p", "td", "th", "tr", "caption", "thead", "tbody"],
        "tfoot": ["p", "td", "th", "tr", "caption", "thead", "tbody"], "body": ["head", "title"],
    ]

    private static func names(_ list: String) -> Set<String> {
        Set(list.split(separator: " ").map(String.init))
    }
}
