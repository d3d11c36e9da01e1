// SPDX-License-Identifier: Apache-2.0

/// What stands beside names in letters and forms: *Dear Grace*, *Thanks, Grace*, *Teacher: Grace*.
struct LetterWords: Sendable {
    /// Last words of what greets whom they stand before: *hello*, *good morning*.
    let greetings: Set<String>
    /// Last words of what one signs under.
    let closings: Set<String>
    /// Words before a colon, behind which somebody is named.
    let roles: Set<String>

    /// Those of a language, without script and region; nil where names in it are not known.
    init?(of language: String) {
        guard let words = Self.all[language] else { return nil }
        func set(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
        (greetings, closings, roles) = (set(words.greetings), set(words.closings), set(words.roles))
    }

    private static let all: [String: (greetings: String, closings: String, roles: String)] = [
        "en": (
            "dear dearest hello hey hi morning afternoon evening",
            "best cheers faithfully greetings hugs kisses love luck regards sincerely thanks truly wishes xx you yours",
            """
            author by cast chair coach composer contact cook director driver editor host judge leader manager name owner \
            apologies present presenter secretary speaker teacher treasurer trainer translator with writer
            """
        ),
        "es": (
            "apreciada apreciado días estimada estimado hola noches querida querido tardes",
            "abrazo abrazos atentamente beso besos cordialmente cordial cordiales gracias saludo saludos",
            """
            autor autora contacto de director directora entrenador guion monitor monitora nombre para presidenta presidente \
            profesor profesora secretaria secretario tesorera tesorero
            """
        ),
        "pt": (
            "bom cara caro dia estimada estimado noite oi olá querida querido tarde",
            "abraço abraços atenciosamente atentamente beijinhos beijo beijos cumprimentos obrigada obrigado",
            """
            autor autora contacto contato de diretor diretora nome para presidente professor professora secretária secretário \
            treinador
            """
        ),
        "fr": (
            "bonjour bonsoir cher chère coucou salut",
            "affectueusement amicalement amitiés bientôt bises bisous cordialement merci salutations",
            """
            auteur autrice contact de directeur directrice entraîneur nom par pour présidence président présidente professeur \
            secrétaire trésorier trésorière
            """
        ),
        "it": (
            "buongiorno buonasera cara caro ciao gentile salve",
            "abbraccio abbracci baci bacio cordialmente grazie saluti saluto",
            """
            autore autrice contatto da di direttore direttrice nome per presidente professore professoressa segretaria \
            segretario
            """
        ),
        "ca": (
            "benvolgut benvolguda bon dia hola estimada estimat",
            "abraçada abraçades atentament cordialment gràcies petó petons salutacions",
            "autor autora contacte de director directora nom per presidenta president professor professora secretari secretària"
        ),
        "gl": (
            "benquerida benquerido bos días estimada estimado ola querida querido",
            "abrazo abrazos apertas atentamente bicos grazas saúdos",
            """
            autor autora contacto de director directora nome para presidenta presidente profesor profesora secretaria secretario
            """
        ),
        "de": (
            "guten hallo liebe lieber servus tag",
            "danke grüße gruß herzlichst umarmung",
            "autor autorin kontakt leitung lehrer lehrerin name trainer trainerin von vorsitz"
        ),
    ]
}
