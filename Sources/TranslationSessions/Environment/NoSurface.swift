public import LanguageRecognition

/// The surface of a program that nobody watches: it refuses every question.
public struct NoSurface: Surface {
    /// A surface that refuses.
    public init() {}

    /// Nobody is there.
    public var canAsk: Bool { false }

    /// Names no language.
    public func chooseSource(of sample: String, among hypotheses: [Detection.Hypothesis]) async -> LanguageTag? { nil }

    /// Permits nothing.
    public func permitInstallation(of packs: [Pack], from source: LanguageTag, to target: LanguageTag) async -> Bool { false }

    /// Waits for the end without showing anything.
    public func showInstallation(_ installation: PackInstallation) async {
        for await _ in installation.progress {}
    }
}
