import TranslationSessions

extension Sequence<Pack> {
    /// The packages to install for these packs, each once.
    var names: [String] {
        var names: [String] = []
        for pack in self {
            for name in [pack.name] + pack.companions where !names.contains(name) { names.append(name) }
        }
        return names
    }
}
