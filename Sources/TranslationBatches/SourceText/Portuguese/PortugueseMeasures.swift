// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Measures of Portuguese that models misread: of *Lavar a 30 °C* they make *Wash the 30 °C*, of
/// *a 300 m da praça* *the 300 m of the square*, of *1 colher (sopa)* a spoon
/// and a soup, of *R$ 2 mil* *R$ 2 a thousand*, and of *5 GB/mês* nobody knows what. The *II Guerra* is counted as well.
enum PortugueseMeasures {
    /// A text with such measures in words.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: "°C") || text.contains(utf8: "ºC"), !text.contains(utf8: "emperatura") {
            text = text.replacing(temperature) { "\($0.1) à temperatura de \($0.2)" }
                .replacing(temperatureAtStart) { "\($0.1)À temperatura de \($0.2)" }
                .replacing(/([:;,(] ?)a (\d+(?:,\d+)? ?[°º]C)\b/) { "\($0.1)à temperatura de \($0.2)" }
        }
        if text.containsAny(utf8: ["a ", "A "]), text.utf8.contains(where: \.isASCIIDigit) {
            text = text.replacing(distances) { match in
                guard match.1 == nil, let unit = units[match.4] else { return String(match.0) }
                return "\(match.2) \(match.3) \(unit)\(match.3 == "1" ? "" : "s")"
            }
        }
        // In sentences models read sums rightly.
        if text.utf8.count <= longestPrice, text.contains("$") || text.contains("€") {
            text = text.replacing(sums) { match in
                let currency = currencies[match.1.filter { $0 != " " }] ?? String(match.1)
                return "\(match.2) \(match.3) \(match.3 == "mil" ? "" : "de ")\(currency)"
            }
        }
        if text.contains("/") {
            text = text.replacing(/(\d|[€B]|mil|reais|dólares|euros)\/(ano|dia|hora|mês|noite|pessoa|semana)\b/) {
                "\($0.1) por \($0.2)"
            }
        }
        if text.contains(utf8: "Guerra Mundial") {
            text = text.replacing(/\b(I|II) Guerra Mundial\b/) { "\($0.1 == "I" ? "Primeira" : "Segunda") Guerra Mundial" }
        }
        if text.contains(utf8: "olher") {
            text = text.replacing(/\b([Cc]olher(?:es)?) \((?:de )?(sopa|sobremesa|chá|café)\)/) { "\($0.1) de \($0.2)" }
        }
        return text
    }

    private static let longestPrice = 40

    /// lavar a 30 °C, guardar a menos de 25 °C; but not *de 20 °C a 30 °C*, *subiu a 30 °C*, *inferior a 30 °C*.
    private static var temperature: Regex<(Substring, Substring, Substring)> {
        #/
        \b((?:[Aa]rmazen|[Aa]ss|[Cc]onserv|[Cc]oz|[Ff]erv|[Ff]unde|[Gg]uard|[Ll]av|[Mm]ant|[Ss]ec|[Ss]erv)\p{L}*
        |máquina|ferro|forno)
        \ a\ ((?:(?:menos|mais|cerca)\ de\ )?\d+(?:,\d+)?\ ?[°º]C)\b
        /#
    }

    /// a 300 m da praça, a 10 min a pé; but not *de 2 m a 3 m*, *de 5 a 10 km*.
    private static var distances: Regex<(Substring, Substring?, Substring, Substring, Substring)> {
        #/
        (\b(?:m|km|min|\d+)\ )?\b([aA])\ (\d+(?:[.,]\d+)?)[\ \u{A0}]?(km|min|m)\b(?![\/²³'’-]|\.\d)
        /#
    }

    private static let units: [Substring: String] = ["m": "metro", "km": "quilómetro", "min": "minuto"]

    private static var temperatureAtStart: Regex<(Substring, Substring, Substring)> {
        /(^|\n|[.!?] )A (\d+(?:,\d+)? ?[°º]C)\b/
    }

    /// R$ 2 mil, US$ 1,5 milhão
    private static var sums: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        ((?:R|US)?\$\ ?|€\ ?)(\d+(?:[.,]\d+)?)\ (mil\ milhões|mil|milhão|milhões|bilhão|bilhões|trilhão|trilhões)\b
        (?!\ (?:de|dólares|e|euros|reais)\b)
        /#
    }

    private static let currencies = ["R$": "reais", "US$": "dólares", "$": "dólares", "€": "euros"]
}
