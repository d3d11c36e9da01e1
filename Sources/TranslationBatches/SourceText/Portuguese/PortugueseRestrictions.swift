// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Restrictions of Portuguese that models turn round: *Só abra a porta em caso de incêndio* is *Just open the door*, *Por pouco
/// não caí* that I have not fallen, and *Todos salvo as crianças* that they were saved.
enum PortugueseRestrictions {
    /// A text in words that engines read rightly.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: "Só ") {
            text = text.replacing(commands) { "\($0.1)\($0.2.withFirstCapital)\($0.3.isEmpty ? "" : " \($0.3)") apenas " }
                .replacing(/\bSó (?=(?:ele|ela|eles|elas|eu|nós|você|vocês)\b)/) { _ in "Somente " }
        }
        if text.contains(utf8: "or pouco não ") {
            text = text.replacing(/\b([Pp])or pouco não (?=\p{Ll})/) { $0.1 == "P" ? "Quase " : "quase " }
        }
        if text.contains(utf8: " salvo ") {
            text = text.replacing(
                /\b(todos|todas|tudo|ninguém|nada|dias|casos|\p{L}+s),? salvo (?=(?:a|as|em|nos?|nas?|o|os|quando|se|um|uma)\b)/
                    .ignoresCase()
            ) {
                "\($0.1), exceto "
            }
        }
        if text.contains(utf8: "eceio que ") {
            text = text.replacing(/\b([Rr])eceio que\b/) { $0.1 == "R" ? "Temo que" : "temo que" }
        }
        if text.contains(utf8: "pag") {
            text = text.replacing(/\b([Aa])pag(ue|uem|ar|ou|a|am|aram) (?=(?:a luz|as luzes|o candeeiro|a lâmpada)\b)/) {
                "\($0.1 == "A" ? "D" : "d")eslig\($0.2) "
            }
        }
        if text.contains(utf8: " volume") {
            text = text.replacing(/\b([Bb])aix(?:e|a) (?=o volume\b)/) { $0.1 == "B" ? "Reduza " : "reduza " }
        }
        return text
    }

    /// Só abra a porta em caso de incêndio
    private static var commands: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        (^|[.!?:]\ )Só\ (abra|abram|clique|compre|entre|entrem|faça|instale|ligue|mude|pague|responda|saia|tome|tomem|toque|use
        |usem|utilize)
        \ ([^.,;:!?]{0,60}?)\ ?(?=(?:a\ partir|ao\ |aos\ |após|antes|com|depois|durante|em\ caso|em\ |na\ |no\ |quando
        |se\ |à\ ))
        /#
    }
}
