// SPDX-License-Identifier: Apache-2.0

/// Members of parliament that a model into Portuguese makes of people: *Mrs White* is *a senhora deputada White* to it, since
/// much that it has read was said in the European Parliament.
enum InventedParliamentTitles {
    /// What stands for the titles, and what the model makes of them.
    private static let titles = [
        ("senhor deputado", "senhor"), ("Senhor Deputado", "Senhor"), ("senhora deputada", "senhora"),
        ("Senhora Deputada", "Senhora"),
    ]

    /// Words of parliaments.
    private static let parliamentary: Set<Substring> = [
        "Deputy", "MEP", "MEPs", "MP", "MPs", "Member", "Members", "Parliament", "Representative", "Representatives", "deputy",
        "member", "members", "parliament", "representative", "representatives",
    ]

    /// The translation without them, where the source has a title, and no word of parliaments.
    ///
    /// - Complexity: Linear in the length of both.
    static func removed(from translation: String, source: String) -> String {
        guard titles.contains(where: { translation.contains($0.0) }), ["Mr", "Ms", "Miss"].contains(where: source.contains),
            Set(source.split { !$0.isLetter }).isDisjoint(with: parliamentary)
        else { return translation }
        return titles.reduce(translation) { $0.replacing($1.0, with: $1.1) }
    }
}
