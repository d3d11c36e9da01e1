import ApertiumEngine
import ScriptConversionEngine
public import TranslationSessions

/// The engines that this package brings along.
public enum BuiltInEngines {
    /// One of each, those to be preferred first: a script is converted before anything is translated.
    public static let engines: [any TranslationEngine] = [ScriptConversionEngine(), ApertiumEngine()]

    /// What was left out when the program was built, in words; empty where nothing was.
    public static var leftOut: [String] {
        #if OpenCC
            []
        #else
            ["Chinese script conversion by OpenCC (the trait OpenCC)"]
        #endif
    }
}
