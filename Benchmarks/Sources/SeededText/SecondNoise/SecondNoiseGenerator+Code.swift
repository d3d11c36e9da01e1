// SPDX-License-Identifier: Apache-2.0

extension SecondNoiseGenerator {
    mutating func word() -> String {
        draws.one(of: draws.chance(0.3) ? SecondNoiseVocabulary.verbs : SecondNoiseVocabulary.nouns)
    }

    mutating func snake() -> String { several(2...4, by: "_") { $0.word() } }

    mutating func kebab() -> String { several(2...4, by: "-") { $0.word() } }

    mutating func camel(capital: Bool) -> String {
        let words = several(2...4) { $0.word() }.split(separator: " ")
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return capital ? joined : joined.prefix(1).lowercased() + joined.dropFirst()
    }

    mutating func identifiers() -> String {
        several(1...5, by: draws.one(of: [" ", ", ", "."])) { noise in
            switch noise.draws.number(in: 0...6) {
            case 0: noise.camel(capital: false)
            case 1: noise.camel(capital: true)
            case 2: noise.snake()
            case 3: noise.kebab()
            case 4: noise.snake().uppercased()
            case 5: "\(noise.camel(capital: false))()"
            default: "\(noise.draws.one(of: ["m_", "_", "g", "$", "k", "sz", "__"]))\(noise.camel(capital: true))"
            }
        }
    }

    mutating func stackTrace() -> String {
        switch draws.number(in: 0...5) {
        case 0:
            "    at com.\(word()).\(word()).\(camel(capital: true)).\(camel(capital: false))"
                + "(\(camel(capital: true)).java:\(decimal(9...999)))"
        case 1: "  File \"/usr/lib/python3.11/\(snake()).py\", line \(decimal(9...999)), in \(snake())"
        case 2:
            "#\(decimal(0...30))  " + filled("0x0000ξξξξξξξξξξξξ")
                + " in \(snake()) () from /lib/x86_64-linux-gnu/lib\(word()).so.6"
        case 3:
            "    at Object.<anonymous> (/srv/app/node_modules/\(kebab())/dist/\(word()).js:\(decimal(1...99)):\(decimal(1...99)))"
        case 4: "java.lang.\(camel(capital: true))Exception: \(word())=null"
        default:
            "goroutine \(decimal(1...99)) [running]: main.\(camel(capital: false))(0x\(filled("c000ξξξξξξ")), 0x\(filled("ξ")))"
        }
    }

    mutating func logLine() -> String {
        let level = draws.one(of: ["INFO", "WARN", "ERROR", "DEBUG", "[E]", "<notice>"])
        let process = draws.one(of: SecondNoiseVocabulary.processes)
        switch draws.number(in: 0...4) {
        case 0:
            return filled("202#-0#-1#T1#:##:##.###Z ") + level + filled(" [http-nio-80##-exec-#] c.") + word() + "."
                + camel(capital: true) + " - " + word() + filled("=#### took=##ms")
        case 1:
            return version4() + filled(" - - [1#/Nov/202#:1#:##:## +0000] ")
                + "\"GET /\(kebab()).php?id=\(decimal(1...99)) HTTP/1.1\" "
                + draws.one(of: ["200", "301", "404", "503"]) + filled(" #### \"-\" \"curl/7.##\"")
        case 2:
            return filled("Nov 2# 1#:##:## srv## ") + process + filled("[####]: ") + word() + "=\(version4())"
                + filled(" uid=### rc=-#")
        case 3:
            return filled("[#####.######] ") + word() + filled("#: 0xξξξξξξξξ-0xξξξξξξξξ irq ## mtu ####")
        default:
            return "level=\(level.lowercased())" + filled(" ts=17########.###")
                + " caller=\(snake()).go:\(decimal(9...400)) err=\(snake())"
        }
    }

    mutating func json() -> String {
        let fields = several(1...4, by: ", ") { noise in
            let value = noise.draws.one(of: [
                noise.filled("###"), "true", "null", "\"\(noise.filled("ξξξξξξξξ"))\"", "\"\(noise.word())\"",
                "[\(noise.filled("#, #, ##"))]",
                "{\"\(noise.word())\": \(noise.filled("#.##"))}",
            ])
            return "\"\(noise.draws.chance(0.5) ? noise.camel(capital: false) : noise.snake())\": \(value)"
        }
        return draws.chance(0.8) ? "{\(fields)}" : "\(fields),"
    }

    mutating func csvRow() -> String {
        let separator = draws.one(of: [",", ";", ", ", "|"])
        return several(4...9, by: separator) { noise in
            noise.draws.one(of: [
                noise.filled("####"), noise.filled("##.##"), noise.filled("202#-0#-1#"), noise.filled("ΛΛ"), "", "NULL", "N/A",
                "\"\(noise.filled("ΛΛΛ-###"))\"",
                "true", noise.filled("ΛΛΛ"), noise.snake(),
            ])
        }
    }

    mutating func sql() -> String {
        let table = "\(draws.one(of: ["tbl_", "", "t_", "dbo."]))\(snake())"
        switch draws.number(in: 0...3) {
        case 0:
            return
                "SELECT \(several(1...4, by: ", ") { $0.snake() }) FROM "
                + "\(table) WHERE \(word())_id = \(filled("###")) AND \(word()) IS NOT NULL;"
        case 1:
            return
                "INSERT INTO \(table) (\(several(2...3, by: ", ") { $0.word() })) VALUES (\(filled("###")), '\(filled("ΛΛ##"))');"
        case 2: return "ALTER TABLE \(table) ADD COLUMN \(snake()) VARCHAR(\(decimal(8...255))) DEFAULT NULL;"
        default:
            return
                "select a.\(word()), count(*) from \(table) a left join \(snake()) b on a.id = b.\(word())_id group by "
                + "1 order by 2 desc limit \(decimal(5...50));"
        }
    }

    mutating func pattern() -> String {
        several(1...2, by: "|") { noise in
            noise.draws.one(of: [
                "^[A-Z]{2}\\d{2,4}$", "(?i)\\b\(noise.word())[-_]?\\w+\\b", "/^\\s*#.*$/gm", "[^\\x00-\\x7F]+",
                "(?<\(noise.word())>\\d+)\\.\\1",
                "s/\\(\(noise.word())\\)_\\([a-z]*\\)/\\2\\1/g", "^(?:\\+\\d{1,3})?[\\s.-]?\\d{3,}$", "\\p{Lu}\\p{Ll}*(?=\\s)",
                "*.\(noise.word()).{js,ts}",
            ])
        }
    }

    mutating func shell() -> String {
        switch draws.number(in: 0...6) {
        case 0: "$ sudo apt-get install -y lib\(word())-dev \(kebab())"
        case 1: "find . -name '*.\(word())' -mtime +\(decimal(1...90)) -print0 | xargs -0 rm -f"
        case 2: "docker run --rm -it -p \(filled("80##")):80 -v $PWD:/\(word()) \(kebab()):\(filled("#.##"))-alpine"
        case 3: "export \(snake().uppercased())=${\(snake().uppercased()):-\(filled("####"))}"
        case 4: "awk -F, '{s+=$\(decimal(1...9))} END {print s/NR}' \(snake()).csv > /dev/null 2>&1 &"
        case 5: "git rebase -i HEAD~\(decimal(2...9)) && git push -f origin \(word())/\(filled("ΛΛΛ-###"))"
        default:
            "ssh -i ~/.ssh/id_rsa -L \(filled("9###")):localhost:"
                + "\(filled("####")) \(draws.one(of: SecondNoiseVocabulary.people))@\(version4())"
        }
    }

    mutating func diffHunk() -> String {
        switch draws.number(in: 0...5) {
        case 0: "@@ -\(decimal(1...900)),\(decimal(1...30)) +\(decimal(1...900)),\(decimal(1...30)) @@"
        case 1: "--- a/\(word())/\(snake()).c \(filled("202#-0#-1# 1#:##:##"))"
        case 2: "index \(filled("ξξξξξξξ..ξξξξξξξ")) 100644"
        case 3: "-    \(camel(capital: false))(\(word()), \(decimal(0...99)));"
        case 4: "+    if (\(word()) != NULL && \(word())->\(word()) > \(decimal(0...99))) {"
        default: "diff --git a/\(snake()).py b/\(snake()).py"
        }
    }

    mutating func markup() -> String {
        switch draws.number(in: 0...6) {
        case 0: "<div class=\"\(kebab()) col-md-\(decimal(1...12))\" id=\"\(snake())\" data-\(word())=\"\(filled("##"))\">"
        case 1:
            ".\(kebab()) > li:nth-child(\(decimal(2...9))) { margin: \(decimal(1...20))px auto; color: #\(filled("ξξξξξξ")); }"
        case 2: "<?xml version=\"1.0\" encoding=\"UTF-8\"?><\(word()):\(camel(capital: false)) xsi:nil=\"true\"/>"
        case 3: "[![\(word())](https://\(host())/\(kebab()).svg)](https://\(host()))"
        case 4:
            "\\begin{\(draws.one(of: ["tabular", "align*", "figure"]))}[\(draws.one(of: ["h", "t", "!htb"]))] "
                + "\\label{fig:\(word())}"
        case 5: "&nbsp;&nbsp;&#\(filled("82##"));&amp;\(word())=&quot;\(filled("##"))&quot;"
        default: "| \(filled("##")) | \(filled("#.##")) | \(filled("ΛΛ")) | :---: | ---: |"
        }
    }
}
