// SPDX-License-Identifier: Apache-2.0

extension SecondNoiseGenerator {
    mutating func host() -> String {
        let name = draws.one(of: SecondNoiseVocabulary.hosts)
        let end = draws.one(of: SecondNoiseVocabulary.ends)
        let front = draws.chance(0.5) ? "www." : draws.chance(0.4) ? draws.one(of: SecondNoiseVocabulary.hosts) + "." : ""
        return "\(front)\(name)\(draws.chance(0.2) ? decimal(1...365) : "").\(end)"
    }

    mutating func link() -> String {
        let scheme = draws.one(of: ["https://", "http://", "", "ftp://", "https://"])
        let address = scheme + (scheme.isEmpty ? "www.\(draws.one(of: SecondNoiseVocabulary.hosts)).com" : host())
        let path = several(0...3, by: "") {
            "/" + $0.draws.one(of: [$0.word(), $0.filled("####"), $0.filled("ξξξξξξ"), $0.kebab()])
        }
        let leaf = draws.one(of: ["", "/", "/index.php", "/p.aspx", "/a.html", ""])
        guard draws.chance(0.6) else { return address + path + leaf }
        let query = several(1...4, by: "&") { noise in
            let name = noise.draws.one(of: ["q", "id", "utm_source", "ref", "page", "lang", "sid", "v", "fbclid", noise.word()])
            let value = noise.draws.one(of: [
                noise.filled("###"), noise.word(), noise.filled("%C3%BCber+ξξξξ"), noise.filled("ΛλΛ#λΛλλ-_#Λ"), "true",
            ])
            return "\(name)=\(value)"
        }
        return "\(address)\(path)\(leaf)?\(query)" + (draws.chance(0.2) ? "#\(word())-\(decimal(1...20))" : "")
    }

    mutating func mailAddress() -> String {
        several(1...2, by: draws.one(of: ["; ", ", ", " "])) { noise in
            let tail = noise.draws.chance(0.3) ? noise.filled(oneOf: ["##", "19##", "+λ", ".λλ"]) : ""
            let address = "\(noise.draws.one(of: SecondNoiseVocabulary.people))\(tail)@\(noise.host())"
            return noise.draws.chance(0.25) ? "<\(address)>" : noise.draws.chance(0.15) ? "mailto:\(address)" : address
        }
    }

    mutating func mailHeader() -> String {
        switch draws.number(in: 0...8) {
        case 0:
            "Received: from \(host()) (\(host()) [\(version4())]) by \(host()) with ESMTPS id "
                + filled("#ΛλΛ##λΛΛλ; ") + mailDate()
        case 1: "Message-ID: <\(filled("ξξξξξξξξ-ξξξξ.####"))@\(host())>"
        case 2: "DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=\(host()); s=\(filled("s####")); bh=\(base64(40...44))="
        case 3: "X-Spam-Status: No, score=-\(filled("#.#")) tests=BAYES_00,DKIM_VALID,SPF_PASS,URIBL_BLOCKED"
        case 4: "Content-Type: multipart/alternative; boundary=\"----=_Part_\(filled("####_#########"))\""
        case 5: "Content-Transfer-Encoding: quoted-printable"
        case 6: "Return-Path: <\(draws.one(of: SecondNoiseVocabulary.people))@\(host())>"
        case 7: "Date: \(mailDate())"
        default: "References: <\(filled("ΛΛΛ####"))@\(host())> <\(filled("ξξξξξξξξ"))@\(host())>"
        }
    }

    private mutating func mailDate() -> String {
        let day = draws.one(of: ["Mon", "Tue", "Wed", "Thu", "Fri"])
        let month = draws.one(of: ["Jan", "Mar", "Jun", "Sep", "Nov"])
        return "\(day), \(decimal(1...28)) \(month) 20\(filled("2#")) \(filled("1#:4#:2#")) +0\(decimal(0...9))00"
    }

    mutating func version4() -> String {
        several(4...4, by: ".") { $0.decimal(0...255) }
    }

    mutating func networkAddress() -> String {
        switch draws.number(in: 0...5) {
        case 0: version4()
        case 1: "\(version4()):\(decimal(80...65535))"
        case 2: "\(version4())/\(decimal(8...32)) via \(version4()) dev eth\(decimal(0...3))"
        case 3: filled("2001:db8:ξξξ:ξξ::ξξξξ")
        case 4: filled("ξξ:ξξ:ξξ:ξξ:ξξ:ξξ")
        default: filled("fe80::ξξξξ:ξξff:feξξ:ξξξξ%wlan0")
        }
    }

    mutating func filePath() -> String {
        let end = draws.one(of: SecondNoiseVocabulary.extensions)
        switch draws.number(in: 0...5) {
        case 0:
            return "/" + several(1...4, by: "/") { $0.draws.one(of: ["usr", "lib", "home", "var", "opt", $0.word()]) }
                + "/\(snake()).\(end)"
        case 1:
            return
                "C:\\Users\\\(draws.one(of: SecondNoiseVocabulary.people))\\\(camel(capital: true))\\\(filled("ΛΛΛ_####")).\(end)"
        case 2: return "../" + several(1...2, by: "/") { $0.kebab() } + ".\(end)"
        case 3:
            return filled(oneOf: [
                "IMG_########_######.jpg", "DSC#####.JPG", "VID-202#####-WA####.mp4", "Scan_####.pdf", "P10#####.RW2",
            ])
        case 4: return "~/.config/\(kebab())/\(word()).\(end):\(decimal(1...400)):\(decimal(1...80))"
        default: return "s3://\(kebab())/\(filled("202#/##/##"))/part-\(filled("#####")).\(end)"
        }
    }

    mutating func userNames() -> String {
        several(1...4) { noise in
            let name = noise.draws.one(of: SecondNoiseVocabulary.people)
            return noise.draws.one(of: [
                "@\(name)\(noise.filled("##"))", "@xX_\(name)_Xx", "@\(name)_\(noise.word())",
                "u/\(noise.camel(capital: true))\(noise.filled("###"))",
                "@\(noise.filled("λλλλλλ####"))", "\(name)#\(noise.filled("####"))", "@the_real_\(name)",
            ])
        }
    }

    mutating func hashtags() -> String {
        several(1...5) { noise in
            noise.draws.one(of: [
                "#" + noise.filled(oneOf: ["ΛΛΛΛ", "ΛΛΛ", "ΛΛΛΛΛΛ"]), "#\(noise.filled("ΛΛΛ202#"))",
                "#\(noise.camel(capital: true))",
                "#\(noise.filled("ΛΛ"))vs\(noise.filled("ΛΛΛ"))", "#tbt", "#ootd", "#l4l", "#f4f",
                "#\(noise.filled("ΛΛΛΛ"))4EVER",
            ])
        }
    }
}
