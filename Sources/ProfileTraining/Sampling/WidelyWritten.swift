import LanguageRecognition

/// How often each language is drawn for training.
///
/// Languages that the world writes much in are drawn twice as often as the others: they are met more often, and their share of the
/// examples is what the model takes for the chance of meeting them.
enum WidelyWritten {
    private static let tags: Set<LanguageTag> = Set(
        """
        af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja jv ka kk km kn ko ky la lg \
        lo lt lv mi mk ml mn mr ms mt my nb ne nl nn or pa pl ps pt ro ru rw sd si sk sl sn so sq sr sr-Latn st sv sw ta te tg th tn tr ts \
        uk ur uz vi xh yo zh-Hans zh-Hant zu
        """.split(whereSeparator: \.isWhitespace).map { LanguageTag(canonical: String($0)) })

    static func weight(of tag: LanguageTag) -> Double { tags.contains(tag) ? 2 : 1 }
}
