// SPDX-License-Identifier: Apache-2.0

/// The words out of which names in code and on the network are put together.
enum SecondNoiseVocabulary {
    static let verbs = [
        "get", "set", "is", "has", "load", "save", "fetch", "parse", "render", "init", "update", "delete", "handle", "on", "to",
        "build", "merge", "sync", "push", "pop", "encode", "decode", "calc", "check", "reset", "dump", "obtener", "hole", "lire",
    ]
    static let nouns = [
        "user", "id", "list", "item", "data", "config", "cfg", "buf", "ptr", "idx", "count", "name", "token", "session", "node",
        "tree", "cache", "key", "val", "order", "invoice", "cart", "req", "resp", "ctx", "err", "msg", "queue", "thread", "pool",
        "kunden", "nummer", "datos", "usuario", "fichier", "valeur", "db", "tbl", "row", "col", "url", "uri", "http", "xml",
        "json",
        "img", "src", "dst", "tmp", "async", "view", "controller", "factory", "bean", "service", "repo", "dto", "impl", "mgr",
    ]
    static let hosts = [
        "example", "shop", "cdn", "static", "mail", "mx1", "api", "news", "img", "login", "app", "dev", "intranet", "tracker",
        "blog",
        "wetter", "noticias", "gazeta", "meteo", "haber", "kauppa", "bilder", "zdjecia",
    ]
    static let ends = [
        "com", "net", "org", "io", "de", "fr", "es", "it", "pl", "ru", "co.uk", "com.br", "fi", "cz", "jp", "info", "gov.tr",
    ]
    static let extensions = [
        "txt", "pdf", "jpg", "png", "docx", "xlsx", "mp3", "mkv", "tar.gz", "zip", "py", "java", "cpp", "swift", "html", "log",
        "bak",
        "dll", "so.6", "csv", "json", "yml",
    ]
    static let people = [
        "jsmith", "m.kowalska", "anna", "p_mueller", "garcia", "ivanov", "tanaka", "oleksandr", "sofie", "mehmet", "li.wei",
        "noreply",
        "info", "support", "kontakt", "ventas", "admin", "postmaster", "ahmed", "ngoc", "juhani", "beatriz",
    ]
    static let processes = [
        "nginx", "sshd", "kernel", "systemd", "postgres", "dockerd", "cron", "postfix/smtpd", "kubelet", "redis", "httpd",
    ]
}
