// SPDX-License-Identifier: Apache-2.0

/// The names of the days of the week and of the months, in full, as they stand inside a sentence.
package enum CalendarNames {
    /// The days in a language, from Monday on; none where they are not known.
    ///
    /// - Parameter language: Its code, without script and region.
    package static func days(in language: String) -> [String] { words(of: names[language]?.days) }

    /// The months in a language, from January on; none where they are not known.
    ///
    /// - Parameter language: Its code, without script and region.
    package static func months(in language: String) -> [String] { words(of: names[language]?.months) }

    /// Full names by their short ones.
    ///
    /// - Parameters:
    ///   - shortNames: The short names, in the order of the full ones, with slashes between those of one; `-` for none.
    ///   - names: The full names.
    static func byShortNames(_ shortNames: String, _ names: [String]) -> [String: String] {
        zip(shortNames.split(separator: " "), names).reduce(into: [:]) { result, pair in
            for short in pair.0.split(separator: "/") where short != "-" { result[String(short)] = pair.1 }
        }
    }

    private static func words(of list: String?) -> [String] { (list ?? "").split(separator: " ").map(String.init) }

    private static let names: [String: (days: String, months: String)] = [
        "ca": (
            days: "dilluns dimarts dimecres dijous divendres dissabte diumenge",
            months: "gener febrer març abril maig juny juliol agost setembre octubre novembre desembre"
        ),
        "en": (
            days: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
            months: "January February March April May June July August September October November December"
        ),
        "es": (
            days: "lunes martes miércoles jueves viernes sábado domingo",
            months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
        ),
        "fr": (
            days: "lundi mardi mercredi jeudi vendredi samedi dimanche",
            months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
        ),
        "gl": (
            days: "luns martes mércores xoves venres sábado domingo",
            months: "xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro decembro"
        ),
        "it": (
            days: "lunedì martedì mercoledì giovedì venerdì sabato domenica",
            months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"
        ),
        "pt": (
            days: "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo",
            months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"
        ),
    ]
}
