// SPDX-License-Identifier: Apache-2.0

/// The parts that noise is put together from.
enum NoiseVocabulary {
    /// Stems of identifiers, hosts and files.
    static let stems = [
        "user", "count", "index", "buf", "tmp", "node", "ptr", "len", "cfg", "init", "render", "parse", "token", "socket", "http",
        "json", "xml", "ctx", "req", "resp", "auth", "cache", "queue", "worker", "handler", "stream", "async", "util", "main",
        "test",
        "api", "sys", "proc", "map", "filter", "reduce", "hash", "crypto", "sha", "utf8", "ascii", "chunk", "frame", "pixel",
        "gpu",
        "cpu", "mem", "alloc", "free", "lock", "mutex", "sem", "fd", "io", "epoll", "tls", "ssl", "dns", "tcp", "udp", "ip",
        "vlan",
        "qux", "foo", "bar", "baz", "lib", "src", "bin", "pkg", "mod", "cmd", "arg", "opt", "env", "var", "val", "obj", "fn",
        "cls",
    ]
    static let hostParts = [
        "cdn", "static", "img", "www", "m", "api", "v2", "git", "dl", "beta", "qz", "xkp", "trk", "go", "shop", "app", "zeta",
        "nova",
        "pixl", "hubb", "klyr", "vexo", "dataq", "blobz", "snapr", "lumo", "grid", "bitz", "nimbo", "kubo",
    ]
    static let topLevelDomains = [
        "com", "org", "net", "io", "de", "co.uk", "dev", "info", "fr", "jp", "ru", "com.br", "xyz", "app", "eu",
    ]
    static let extensions = [
        "txt", "pdf", "tar.gz", "jpg", "png", "docx", "csv", "py", "cpp", "h", "swift", "rs", "js", "min.js", "css", "html",
        "mp4", "zip",
        "log", "conf", "yaml", "so.2", "sqlite", "bak", "tmp",
    ]
    static let nameParts = [
        "xX", "dark", "ninja", "pro", "gamer", "kat", "zed", "lord", "mr", "neo", "cyber", "max", "leo", "bella", "kiki",
        "tomtom",
        "juju", "sk8r", "wolf", "0day", "z3ro", "moon", "star", "ak47", "tiger", "vlad", "yuki", "omg", "lol", "boss",
    ]
    static let acronyms = [
        "CPU", "GPU", "RAM", "SSD", "NVMe", "USB", "HDMI", "TCP", "UDP", "HTTP", "TLS", "DNS", "DHCP", "JSON", "XML", "SQL",
        "PDF", "JPEG",
        "MPEG", "AAC", "FLAC", "GPS", "LTE", "5G", "IPv6", "ASCII", "UTF-8", "ISO", "IEC", "IEEE", "RFC", "SHA-256", "AES", "RSA",
        "ECDSA",
    ]
    static let emoji = [
        "😀", "😂", "🤣", "😍", "😭", "🔥", "💯", "👍", "👏🏽", "🙏", "❤️", "💔", "✨", "🎉", "🎂", "🍕", "☕️", "🚀", "🐱", "👨‍👩‍👧", "🇪🇸", "🇯🇵", "1️⃣",
        "✅", "❌", "⚠️", "☀️", "🌧", "🏳️‍🌈", "🤷🏻‍♀️",
    ]
    static let emoticons = [
        ":-)", ":)", ";-)", ":D", "xD", "XD", ":P", ":'(", "<3", "</3", ":-/", "O_o", "^_^", "-_-", "T_T", "¯\\_(ツ)_/¯",
        "(╯°□°)╯︵ ┻━┻",
        "ʕ•ᴥ•ʔ", ">:(", "B-)", ":3", "=^.^=", "(ಠ_ಠ)", "\\o/",
    ]
    static let units = [
        "mm", "cm", "km/h", "kg", "g", "mg", "MHz", "GHz", "kB", "MB", "GiB", "°C", "kPa", "V", "mA", "kWh", "m²", "px", "dpi",
        "ms",
    ]
    static let keyboardRows = [
        "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "azertyuiop", "qsdfghjklm", "1234567890", "йцукенгшщзхъ",
        "фывапролджэ", "ячсмитьбю",
    ]
    /// Alphabets of scripts other than Latin to draw letters from at random.
    static let otherAlphabets = [
        "абвгдежзийклмнопрстуфхцчшщъыьэюя", "αβγδεζηθικλμνξοπρστυφχψω", "אבגדהוזחטיכלמנסעפצקרשת", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
        "աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ", "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ", "ㅋㅎㅠㅜㅇㄴㄱㄷ",
    ]
}
