// SPDX-License-Identifier: Apache-2.0

extension NoiseGenerator {
    /// Links, addresses, paths and file names.
    mutating func address(_ kind: NoiseKind) -> String {
        switch kind {
        case .link:
            random.one(of: ["https://", "http://", "ftp://"]) + host() + "/"
                + joined(0...3, by: "/") {
                    $0.random.chance(0.5) ? $0.stem() : $0.random.characters(4...11, of: "abcdefghijklmnopqrstuvwxyz0123456789")
                }
        case .linkWithQuery:
            "https://" + host() + "/" + stem() + "?"
                + joined(1...4, by: "&") {
                    $0.stem() + "=" + $0.random.characters(1...12, of: "abcdefghijklmnopqrstuvwxyz0123456789%_-")
                }
        case .bareDomain:
            joined(1...3, by: random.one(of: [", ", " ", " | "])) { $0.host() }
        case .mailAddress:
            joined(1...2, by: "; ") {
                $0.random.one(of: NoiseVocabulary.nameParts) + $0.random.one(of: [".", "_", ""]) + $0.stem()
                    + $0.figure(digits: 1...3) + "@" + $0.host()
            }
        case .networkAddress:
            random.chance(0.5)
                ? joined(1...3, by: " ") {
                    let address = $0.joined(4...4, by: ".") { String($0.random.number(in: 0...255)) }
                    return address + ($0.random.chance(0.4) ? ":" + $0.figure(digits: 2...5) : "/24")
                }
                : joined(6...6, by: ":") { $0.random.characters(2...2, of: "0123456789abcdef") } + " fe80::"
                    + joined(3...4, by: ":") { $0.random.characters(1...4, of: "0123456789abcdef") }
        case .filePath:
            random.one(of: ["/usr/", "/var/", "/home/", "./", "../", "~/", "/opt/"]) + joined(1...4, by: "/") { $0.stem() } + "/"
                + file()
        case .windowsPath:
            random.one(of: ["C:\\", "D:\\", "\\\\srv01\\", "%APPDATA%\\"]) + joined(1...4, by: "\\") { $0.camelCase(1...2) }
                + "\\" + file()
        default:
            joined(1...4, by: random.one(of: [" ", "  ", ", "])) { $0.file() }
        }
    }

    private mutating func file() -> String {
        random.one(of: ["", "IMG_", "DSC", "~$", "final_v2-"])
            + random.one(of: [snakeCase(1...2), figure(digits: 4...8), camelCase(1...2)]) + "."
            + random.one(of: NoiseVocabulary.extensions)
    }
}
