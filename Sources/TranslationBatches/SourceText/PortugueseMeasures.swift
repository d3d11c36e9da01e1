// SPDX-License-Identifier: Apache-2.0

/// Measures of Portuguese that models misread: of *Lavar a 30 °C* they make *Wash the 30 °C*, and of *1 colher (sopa)* a spoon
/// and a soup.
enum PortugueseMeasures {
    /// A text with the words that are left out before temperatures and speeds, and in spoonfuls.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains("°C") || text.contains("ºC") {
            text = text.replacing(temperature) { "\($0.1) à temperatura de \($0.2)" }
                .replacing(temperatureAtStart) { "\($0.1)À temperatura de \($0.2)" }
        }
        if text.contains("km/h") { text = text.replacing(speed) { "\($0.1) à velocidade de \($0.2)" } }
        if text.contains("olher") {
            text = text.replacing(/\b([Cc]olher(?:es)?) \((?:de )?(sopa|sobremesa|chá|café)\)/) { "\($0.1) de \($0.2)" }
        }
        return text
    }

    /// lavar a 30 °C, guardar a menos de 25 °C; but not *de 20 °C a 30 °C*, nor *de vinte graus a 30 °C*.
    private static var temperature: Regex<(Substring, Substring, Substring)> {
        /\b((?!graus\b)\p{L}{3,}) a ((?:(?:menos|mais|cerca) de )?[−-]?\d+(?:,\d+)? ?[°º]C)\b/
    }

    private static var temperatureAtStart: Regex<(Substring, Substring, Substring)> {
        /(^|\n|[.!?] )A ([−-]?\d+(?:,\d+)? ?[°º]C)\b/
    }

    private static var speed: Regex<(Substring, Substring, Substring)> {
        /\b(\p{L}{3,}) a ((?:(?:menos|mais|cerca) de )?\d+ ?km\/h)\b/
    }
}
