// SPDX-License-Identifier: Apache-2.0

/// What the names of HTML's elements say.
enum HTMLElements {
    /// Classes that say that what an element holds is no text: Sphinx's and javadoc's for signatures (the latter in capitals
    /// inside of words up to JDK 15), DocBook's, those of fonts that draw a picture for a name, and MediaWiki's for the links by
    /// which a section is edited.
    private static let codeClasses: Set = [
        "computeroutput", "descclassname", "descname", "envar", "filename", "material-icons", "member-signature",
        "memberSignature", "module-signature", "moduleSignature", "mw-editsection", "package-signature", "packageSignature",
        "sig-name", "sig-object", "sig-param", "sig-prename", "type-signature", "typeSignature",
    ]

    /// Those that say so of words: on a block they are words of its author's, as `program` of a festival is. `citerefentry` is
    /// DocBook's for a page of a manual, with its section; the last ones are javadoc's for parts of a signature.
    private static let codeClassesOfPhrases: Set = [
        "citerefentry", "command", "literal", "pre", "program", "sig", "element-name", "extends-implements", "return-type",
        "type-name-label", "type-parameters", "type-parameters-long",
    ]

    /// Whether a class says that what an element of this name holds is no text.
    static func isCode(_ className: Substring, of element: String) -> Bool {
        codeClasses.contains(String(className)) || className.hasPrefix("material-icons-")
            || className.hasPrefix("material-symbols-")
            || !standsApart(element) && codeClassesOfPhrases.contains(String(className))
    }

    /// Elements that part the text before them from the text in them, and end a paragraph.
    static let blocks = names(
        """
        address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt \
        fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main \
        menu nav noscript ol optgroup option p param pre search section source summary table tbody td template \
        tfoot th thead title tr track ul
        """)

    /// Elements inside of a paragraph whose content is shown apart from it: controls, and what stands in for something else.
    private static let insets = names("audio button canvas input label marquee meter object progress select video")

    /// Whether an element parts the text before it from the text in it.
    static func standsApart(_ name: String) -> Bool { blocks.contains(name) || insets.contains(name) }

    /// Elements of running text.
    static let phrases = names("a abbr b bdi bdo big cite em font i ins mark q s small span strong sub sup u")

    /// Whether HTML has an element of this name, of those that matter here.
    static func isKnown(_ name: String) -> Bool {
        standsApart(name) || phrases.contains(name) || excluded.contains(name)
    }

    /// Elements without content or end tag.
    static let voids = names("area base br col embed frame hr img input link meta param source track wbr")

    /// Elements whose content is not text.
    static let excluded = names(
        "code embed iframe kbd math noembed noframes plaintext pre rp rt samp script style svg textarea tt var xmp")

    /// Whether the content of an element is not text.
    static func excludes(_ tag: HTMLTag) -> Bool {
        // `mat-icon`, `v-icon`: components that draw a picture for its name.
        excluded.contains(tag.name) || tag.name.hasSuffix("-icon")
    }

    /// Attributes whose values people may read, on some elements or on all.
    static let textAttributes = names(
        """
        alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext content label placeholder title \
        value
        """
    )

    /// Whether the value of such an attribute is text in a tag.
    static func isText(_ attribute: String, of tag: HTMLTag) -> Bool {
        switch attribute {
        case "content": metaNames.contains((tag.attributes["property"] ?? tag.attributes["name"] ?? "").lowercased())
        case "label": ["option", "optgroup", "track", "menu", "menuitem"].contains(tag.name)
        case "value": tag.name == "input" && ["submit", "button", "reset"].contains(tag.attributes["type"]?.lowercased())
        // The title of a style sheet is its name.
        case "title": tag.name != "link" && tag.name != "style"
        default: true
        }
    }

    /// What a `meta` element may say that people read, in search engines and where a page is linked to.
    private static let metaNames: Set = [
        "description", "og:title", "og:description", "og:site_name", "og:image:alt", "twitter:title", "twitter:description",
        "twitter:image:alt",
    ]

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
