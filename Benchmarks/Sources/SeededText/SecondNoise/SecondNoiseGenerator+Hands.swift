// SPDX-License-Identifier: Apache-2.0

extension SecondNoiseGenerator {
    mutating func emoji() -> String {
        several(1...8, by: draws.chance(0.7) ? "" : " ") {
            $0.draws.one(of: [
                "😂", "🤣", "❤️", "😍", "👍🏽", "🙏", "🎉", "🔥", "👨‍👩‍👧‍👦", "🇧🇷", "🇺🇦", "🏳️‍🌈", "1️⃣", "🆗", "㊗️", "🈵", "👩🏿‍💻", "✨", "😭😭", "🥺", "💯", "⚽️",
                "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "™️", "✔️", "🅰️",
            ])
        }
    }

    mutating func kaomoji() -> String {
        several(1...3) {
            $0.draws.one(of: [
                "(╯°□°)╯︵ ┻━┻", "ʕ•ᴥ•ʔ", "(づ｡◕‿‿◕｡)づ", "( ͡° ͜ʖ ͡°)", "(ಥ﹏ಥ)", "ヽ(°〇°)ﾉ", "(；′⌒`)", "ლ(ಠ益ಠლ)", "(´・ω・`)", "＼(^o^)／",
                "¯\\_(ツ)_/¯",
                "(ﾉ◕ヮ◕)ﾉ*:･ﾟ✧", "orz", "^_^;", ">_<", ":-D", "xD", "T_T", "(⊙_☉)", "(◠‿◠✿)", "m(_ _)m", "ᕙ(⇀‸↼‶)ᕗ", "щ（ﾟДﾟщ）",
                "(=^･ｪ･^=)", "O_o", "༼ つ ◕_◕ ༽つ",
            ])
        }
    }

    /// Rows of a keyboard, left hand and right hand, as a hand falls on them.
    private static let latinRows = [
        "asdfghjkl", "qwertyuiop", "zxcvbnm", "asdf", "jkl;", "qwertz", "azerty", "qsdfghjklm", "yxcvbnm", "hjkl", "sdfg",
    ]

    private static let otherRows = [
        "фывапролджэ", "йцукенгшщзхъ", "ячсмитьбю", "фыва", "олдж", "ασδφγηξκλ", "ςερτυθιοπ", "ζχψωβνμ", "شسيبلاتنمكط",
        "ضصثقفغعهخحجد", "ئءؤرلاىةوزظ",
        "ㅁㄴㅇㄹㅎ", "ㅂㅈㄷㄱㅅ", "ㅋㅌㅊㅍ", "ㅗㅓㅏㅣ", "ㅛㅕㅑㅐㅔ", "ोेिुपरकतच", "ौैाीूबहगदजड", "ॉंमनवलस", "שדגכעיחלך", "קראטוןם", "ძფგჰჯკლ", "ฟหกดเสว",
        "ภถุคตจ", "ասդֆգհճկլ",
    ]

    private mutating func mash(on row: String, _ count: ClosedRange<Int>) -> String {
        let keys = Array(row.unicodeScalars)
        var place = draws.number(in: 0...keys.count - 1)
        var result = ""
        for _ in 0..<draws.number(in: count) {
            result.unicodeScalars.append(keys[place])
            let step = draws.number(in: 1...4)
            place = draws.chance(0.7) ? (place + step) % keys.count : draws.number(in: 0...keys.count - 1)
        }
        return result
    }

    mutating func latinMash() -> String {
        several(1...4) { noise in
            let runs = noise.several(1...3, by: "") { $0.mash(on: $0.draws.one(of: Self.latinRows), 3...8) }
            return noise.draws.chance(0.15) ? runs.uppercased() : runs
        }
    }

    mutating func otherMash() -> String {
        let row = draws.number(in: 0...Self.otherRows.count - 1)
        return several(1...3) { noise in noise.mash(on: Self.otherRows[row], 5...14) }
    }

    private static let drawnOut = Array("aehmrzxouiykwABEIOаыэуøéüßяابहあんーㅠ").map { String($0) }

    mutating func repeatedLetters() -> String {
        several(1...3) { noise in
            let letter = noise.draws.one(of: Self.drawnOut)
            let run = String(repeating: letter, count: noise.draws.number(in: 5...25))
            return noise.draws.chance(0.3) ? run + noise.draws.one(of: ["!!!", "...", "?!?!", "h", "~~"]) : run
        }
    }

    mutating func laughter() -> String {
        let length = draws.number(in: 4...14)
        let times = length / 2 + 1
        return draws.one(of: [
            String(repeating: "k", count: length), String(repeating: "w", count: length), String(repeating: "5", count: length),
            String(repeating: "ㅋ", count: length), String(repeating: "ㅎ", count: length), String(repeating: "ه", count: length),
            String(repeating: "哈", count: length), "x" + String(repeating: "D", count: length),
            String(repeating: "草", count: times),
            String(repeating: "rs", count: times), String(repeating: "хд", count: times),
            "АХАХ" + draws.characters(4...14, of: "АХПЗ"),
            "jaj" + draws.characters(5...12, of: "jakjs"), "haha" + draws.characters(3...10, of: "ahah"),
            draws.characters(6...18, of: "askjdhf"),
            String(repeating: "ха", count: times), String(repeating: "hue", count: times),
            "lol " + draws.one(of: ["lmao", "xD", "rofl", "xdd"]),
        ])
    }

    mutating func acronyms() -> String {
        several(2...6, by: draws.one(of: [" ", "/", ", ", " & "])) { noise in
            noise.draws.one(of: [
                "NATO", "UNESCO", "DVD", "HTTP", "GmbH", "BBC", "FIFA", "ISO", "TCP/IP", "USB", "CPU", "FBI", "U.S.A.", "a.s.",
                "S.A.", "OAO", "США", "ООН", "ВВС",
                "ÖBB", "PKP", "SNCF", "JR", "LGBTQ+", "CO", "WHO", "EU", "OECD", "ΔΕΗ", "IBM", "PhD", "MSc", "B.A.",
                noise.filled("ΛΛΛ"), noise.filled("ΛΛΛΛ"), noise.filled("ΛΛ"),
            ])
        }
    }
}
