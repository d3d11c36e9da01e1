// SPDX-License-Identifier: Apache-2.0

extension NoiseGenerator {
    /// Lines of programs, commands, markup and style sheets.
    mutating func code(_ kind: NoiseKind) -> String {
        let first = camelCase(1...2)
        let second = snakeCase(1...2)
        let third = stem()
        let number = figure(digits: 1...3)
        return switch kind {
        case .cCode:
            random.one(of: [
                "for (int \(third) = 0; \(third) < \(second); ++\(third)) {",
                "static const uint32_t *\(first)(struct \(second) *\(third));",
                "if (\(second) == NULL || \(third)->\(first) > \(number)) return -1;",
                "#define \(second.uppercased()) (1u << \(number))",
                "\(first)[\(third)++] = (\(second) & 0xff) >> 2;", "auto \(first) = std::make_unique<\(second)>(\(third));",
                "memcpy(&\(second), \(third), sizeof(\(first)));", "#include <\(third)/\(second).h>",
            ])
        case .scriptCode:
            random.one(of: [
                "const \(first) = (\(second)) => \(second).\(third)(x => x * \(number));", "def \(second)(self, \(third)=None):",
                "\(first) = [\(third) for \(third) in \(second) if \(third)[\(number)]]",
                "let \(first): [String: Int] = \(second).\(third)()",
                "console.log(`${\(first)}:${\(second)}`);", "import { \(first) } from './\(second)';",
                "fn \(second)(\(third): &mut Vec<u8>) -> Option<usize> {",
                "$\(first)->\(second)($\(third), '\(number)');", "lambda \(third): \(second)[\(third)] ** \(number)",
            ])
        case .shellCommand:
            random.one(of: [
                "$ sudo apt-get install -y lib\(third)-dev", "git checkout -b \(third)/\(number) && git push -u origin",
                "ls -lah \(second) | grep -v \(third) | wc -l",
                "docker run --rm -it -p \(number):80 \(third)/\(second):latest",
                "curl -fsSL https://\(host())/\(third).sh | bash", "chmod 755 ./\(second) && ./\(second) --\(third)=\(number)",
                "find . -name '*.\(third)' -mtime -\(number) -exec rm {} \\;", "ssh -i ~/.ssh/id_rsa \(third)@\(host())",
            ])
        case .markup:
            random.one(of: [
                "<div class=\"\(second)\" id=\"\(first)\"><span></span></div>", "<\(third):\(second) \(first)=\"\(number)\"/>",
                "</li></ul></nav>",
                "<img src=\"/\(third)/\(second).png\" width=\"\(number)\" alt=\"\">",
                "\\begin{\(third)}[\(number)pt] \\\(third)ref{\(second)}", "<br/><br/><hr class='\(third)'>",
                "![](\(second).png){width=\(number)%}",
            ])
        default:
            random.one(of: [
                ".\(second) > .\(third):hover { margin: 0 auto; padding: \(number)px; }",
                "#\(first) { color: #\(random.characters(6...6, of: "0123456789abcdef")); display: none }",
                "@media (max-width: \(number)px) { .\(third) { flex: 1 } }", "body{font:\(number)px/1.5 sans-serif}",
            ])
        }
    }

    /// Lines of queries, data, patterns, traces and logs.
    mutating func notation(_ kind: NoiseKind) -> String {
        let first = camelCase(1...2)
        let second = snakeCase(1...2)
        let third = stem()
        let number = figure(digits: 1...4)
        return switch kind {
        case .query:
            random.one(of: [
                "SELECT \(third), COUNT(*) FROM \(second) WHERE \(third)_id = \(number) GROUP BY 1;",
                "INSERT INTO \(second) (\(third), \(first)) VALUES (?, ?);",
                "ALTER TABLE \(second) ADD COLUMN \(third) VARCHAR(\(number)) NOT NULL;",
                "db.\(second).find({\(third): {$gt: \(number)}})",
            ])
        case .dataNotation:
            random.one(of: [
                "{\"\(first)\": \(number), \"\(second)\": [null, true], \"\(third)\": \"\(number)x\"}",
                "\(second):\(number):\(third):/bin/\(third)", "- \(third): ${\(second.uppercased())}",
                "[\(third).\(second)]", "\(third)=\(number);\(second)=\(first);v=1",
                "\"\(number)\",\"\(third)\",\"\",\"\(second)\"",
            ])
        case .regularExpression:
            random.one(of: [
                "^\\s*(\\w+)\\s*=\\s*\"([^\"]*)\"$", "/[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,\(number)}/gi",
                "(?<\(third)>\\d{\(number)})(?:\\.\\d+)?", "s/\(third)\\(.*\\)/\\1/g",
                "[^\\x00-\\x7F]+|\\b\(third)\\b",
            ])
        case .stackFrame:
            random.one(of: [
                "    at \(third).\(second).\(first)(\(first).java:\(number))",
                "#\(random.number(in: 0...30))  0x00007f\(random.characters(10...10, of: "0123456789abcdef")) in \(second) ()",
                "  File \"/\(third)/\(second).py\", line \(number)",
                "\(first) + 0x\(random.characters(3...5, of: "0123456789abcdef"))",
            ])
        default:
            random.one(of: [
                "2026-11-\(random.number(in: 10...28) ) 10:\(random.number(in: 10...59)):07,\(number) DEBUG "
                    + "[\(third)-\(number)] \(first) \(second)=\(number)ms",
                "192.168.0.\(random.number(in: 1...254)) - - \"GET /\(third)/\(second).js HTTP/1.1\" 200 \(number)",
                "[\(number).\(number)] \(third)0: \(second): 0x\(random.characters(4...8, of: "0123456789abcdef"))",
                "level=warn ts=\(number) caller=\(second).go:\(number) \(third)=\(first)",
                "E/\(first)(\(number)): \(second)#\(third)",
            ])
        }
    }
}
