// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Conditions of Portuguese for rules into Spanish. They take the *se* of *Ligue se tiver febre* for a reflexive pronoun, and
/// the condition is lost: *Conecte se tenga fiebre*; *A menos que* begins with an article to them, *nem todos* is not even
/// all, *desde que* tells the time, and *não há qualquer risco* does not deny each risk.
enum PortugueseConditions {
    /// A text with conditions in words that those rules read rightly.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: "se "), hasCondition(text) {
            text = text.replacing(irregularVerbs, with: withInfinitive).replacing(regularVerbs) { match in
                let before = match.0.wordBefore
                let isReflexive = match.2 == nil ? relatives.contains(before) : isReflexive(behind: before)
                return isReflexive || match.0.mayBeginSentence ? String(match.0) : "no caso de \(match.1)"
            }
        }
        if text.contains(utf8: " menos que ") {
            text = text.replacing(/\b([Aa]) menos que (?=\p{L})/) { match in
                let before = match.0.wordBefore
                let compares = before.last?.isNumber == true || measures.contains(before)
                return compares ? String(match.0) : "\(match.1) não ser que "
            }
        }
        if text.contains(utf8: "em tod") || text.contains(utf8: "em tud") || text.contains(utf8: "em sempre") {
            text = text.replacing(/\b([Nn])em (?=(?:tod[ao]s?|tudo|sempre)\b)/) { match in
                isDenied(before: match.0) ? String(match.0) : "\(match.1)ão "
            }
        }
        if text.contains(utf8: "esde que ") {
            text = text.replacing(provisos) { $0.1 == "D" ? "Contanto que " : "contanto que " }
        }
        if text.contains(utf8: " qualquer ") {
            text = text.replacing(denials) { "\($0.1) nenhum\(isFeminine($0.2) ? "a" : "") \($0.2)" }
        }
        return text
    }

    /// Whether a text has *se* before what may be a future subjunctive.
    private static func hasCondition(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return zip(words, words.dropFirst()).contains { conjunction, verb in
            guard conjunction == "se" || conjunction == "(se" else { return false }
            let verb = verb.prefix(while: \.isLetter)
            return ["r", "rem", "res", "rmos"].contains { verb.hasSuffix($0) }
        }
    }

    private static func withInfinitive(_ match: Regex<(Substring, Substring, Substring?, Substring?)>.Match) -> String {
        let before = match.0.wordBefore
        let isNoun = match.2 == "es" && match.1 != "tiver" && match.1 != "estiver"  // *seres*, *poderes*
        guard !isNoun, !before.hasSuffix(","), !relatives.contains(before), !match.0.mayBeginSentence else {
            return String(match.0)
        }
        let infinitive = match.1 == "for" && match.3 != nil ? "ir" : infinitives[match.1] ?? String(match.1)
        return "no caso de \(infinitive == "pôr" && match.2 != nil ? "por" : infinitive)\(match.2 ?? "")"
    }

    /// Whether a verb with *se* is reflexive behind a word, as in *pode se abrir* and *de alguém se cansar*.
    private static func isReflexive(behind word: String) -> Bool {
        relatives.contains(word) || subjects.contains(word) || modals.contains { word.hasPrefix($0) }
            || ["ndo", "ar", "er", "ir"].contains { word.hasSuffix($0) }
    }

    private static func isDenied(before match: Substring) -> Bool {
        let words = match.clauseWordsBefore()
        return !["mas", "embora", "porque", "que"].contains(words.last) && words.contains(where: negatives.contains)
    }

    private static func isFeminine(_ noun: Substring) -> Bool {
        !masculines.contains(noun.hasSuffix("s") ? String(noun.dropLast()) : String(noun))
            && (["a", "as", "ão", "ões", "ade", "gem", "ude"].contains { noun.hasSuffix($0) } || feminines.contains(String(noun)))
    }

    private static let infinitives: [Substring: String] = [
        "contiver": "conter", "couber": "caber", "der": "dar", "disser": "dizer", "estiver": "estar", "fizer": "fazer",
        "for": "ser", "houver": "haver", "mantiver": "manter", "obtiver": "obter", "puder": "poder", "puser": "pôr",
        "quiser": "querer", "souber": "saber", "tiver": "ter", "trouxer": "trazer", "vier": "vir", "vir": "ver",
    ]
    private static let feminines: Set = [
        "análise", "base", "chance", "classe", "cor", "dor", "fase", "fonte", "frase", "hipótese", "lei", "ordem", "parte",
        "rede", "sorte", "vez",
    ]
    private static let masculines: Set = [
        "avião", "botão", "cartão", "cidadão", "clima", "coração", "dia", "dilema", "drama", "esquema", "irmão", "mapa", "padrão",
        "problema", "programa", "sintoma", "sistema", "tema", "trauma",
    ]
    /// What stands before two amounts that are compared.
    private static let measures: Set = [
        "anos", "dias", "euros", "horas", "metros", "minutos", "pontos", "quilos", "reais", "segundos", "semanas", "vezes",
    ]
    /// Beginnings of verbs with infinitives behind them.
    private static let modals = [
        "começ", "consegu", "costum", "dev", "irá", "irão", "parec", "pod", "pôde", "prefer", "precis", "pud", "quer", "quis",
        "tent", "vai", "vamos", "vão", "vou",
    ]
    private static let negatives: Set = ["jamais", "nada", "nem", "ninguém", "nunca", "não", "sem", "tampouco"]
    /// Behind these words *se* is a pronoun.
    private static let relatives: Set = [
        "a", "ao", "após", "até", "com", "como", "conforme", "de", "em", "enquanto", "lhe", "não", "onde", "para", "por", "pra",
        "qual", "quando", "quanto", "que", "quem", "se", "sem",
    ]
    private static let subjects: Set = [
        "alguém", "depois", "e", "ela", "elas", "ele", "eles", "então", "fácil", "difícil", "impossível", "melhor", "nem",
        "ninguém", "nunca", "ou", "outros", "possível", "preciso", "necessário", "proibido", "sempre", "também", "você", "vocês",
    ]

    /// se tiver, se estiverem; *se for viajar* with the infinitive behind it
    private static var irregularVerbs: Regex<(Substring, Substring, Substring?, Substring?)> {
        #/
        \bse\ (contiver|couber|der|disser|estiver|fizer|for|houver|mantiver|obtiver|puder|puser|quiser|souber|tiver|trouxer|vier
        |vir)(e[ms])?\b(?=(\ \p{Ll}+[aei]r\b)?)
        /#
    }

    /// se precisar, se tomarem; in the second group verbs that may be reflexive elsewhere
    private static var regularVerbs: Regex<(Substring, Substring, Substring?)> {
        #/
        \bse\ ((?:precisar|necessitar|desejar|existir|ocorrer|acontecer|surgir|faltar|falhar|persistir|permanecer|chover|gostar
        |conseguir|pretender|preferir|(abusar|aceitar|amamentar|apagar|aparecer|ativar|beber|cancelar|carregar|chegar|clicar
        |comer|comprar|conduzir|confiar|continuar|desativar|desinstalar|desligar|detectar|detetar|eliminar|engolir|engravidar
        |enviar|exceder|excluir|ficar|fumar|ingerir|instalar|notar|pagar|pressionar|receber|recusar|remover|responder|sair
        |selecionar|sofrer|suspeitar|telefonar|tocar|tomar|tropeçar|ultrapassar|usar|utilizar|viajar|vomitar
        |achar(?=\ que\b)|encontrar(?=(?:em)?\ (?:algum|alguma|algo|alguns|algumas|erros|problemas|uma?)\b)
        |sentir(?=(?:em)?\ (?:algum|alguma|calor|cansaço|dor|dores|falta|febre|fraqueza|frio|mal-estar|náuseas?|tonturas?)\b)
        ))(?:em|es|mos)?)\b
        /#
    }

    /// desde que pague, desde que o autor não seja; not *desde que chegou*
    private static var provisos: Regex<(Substring, Substring)> {
        #/
        \b([Dd])esde\ que\ (?=(?:(?!(?:e|mas|ou|que|se)\ )[\p{L}\-]+\ ){0,4}?(?:seja|esteja|tenha|haja|possa|faça|queira|saiba
        |venha|diga|mantenha|obtenha|contenha|cumpra|receba|pague|fique|indique|use|utilize|respeite|permaneça|conheça|credite
        |flutue|aceite|cite|inclua|exista|permita|forneça|mencione|concorde|funcione|apresente|avise|peça|traga|ponha|informe
        |assine|devolva|atenda|siga|deixe|entregue|preencha|complete|guarde|cuide|dê|dee|vá|fosse|tivesse|houvesse|estivesse
        |pudesse)m?\b)
        /#
    }

    /// não há qualquer risco, sem qualquer dúvida
    private static var denials: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Ss]em|[Nn]ão\ (?:exist(?:e|em|ia|iam|iu)|há|haja|haverá|houve|havia|tem|têm|temos|tenho|tinha|tinham|terá|teve))
        \ qualquer\ (?!uma?\b|coisa\b|que\b)(\p{Ll}+)
        /#
    }
}
