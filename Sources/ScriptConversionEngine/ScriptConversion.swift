// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TranslationSessions

/// Converts text from one script to another. Used by many threads at once.
protocol ScriptConverter: Sendable {
    /// The text in the other script.
    func converted(_ text: Substring) throws(ScriptConversionError) -> String
}

/// A conversion that the engine offers, and its converter once one was needed.
final class ScriptConversion: Sendable {
    private let name: String
    private let source: LanguageTag
    private let target: LanguageTag
    private let pack: Pack?
    private let open: @Sendable () throws(ScriptConversionError) -> any ScriptConverter
    private let opened = Locked<(any ScriptConverter)?>(nil)

    /// - Parameters:
    ///   - pack: What holds the tables; nil where they are always there.
    ///   - open: Reads the tables.
    init(
        name: String, source: LanguageTag, target: LanguageTag, pack: Pack? = nil,
        open: @escaping @Sendable () throws(ScriptConversionError) -> any ScriptConverter
    ) {
        self.name = name
        self.source = source
        self.target = target
        self.pack = pack
        self.open = open
    }

    /// The pair that is offered. It is installed where its tables can be read, which takes milliseconds the first time.
    var pair: EnginePair {
        EnginePair(
            name: name, source: source, target: target, quality: .good, isScriptConversion: true, pack: pack,
            isInstalled: (try? converter()) != nil)
    }

    /// Whether a pair is this one.
    func serves(_ pair: EnginePair) -> Bool {
        pair.name == name && pair.source == source && pair.target == target
    }

    /// The converter. One that could not be opened is tried again.
    func converter() throws(ScriptConversionError) -> any ScriptConverter {
        try opened.withLock { converter throws(ScriptConversionError) in
            if let converter { return converter }
            let new = try open()
            converter = new
            return new
        }
    }
}

extension ScriptConversion {
    /// A new list of the conversions on offer.
    static var all: [ScriptConversion] {
        #if OpenCC
            [serbian, simplifiedChinese, traditionalChinese]
        #else
            [serbian]
        #endif
    }
}
