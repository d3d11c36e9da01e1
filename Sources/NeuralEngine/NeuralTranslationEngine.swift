// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import SystemFiles
public import TranslationSessions

/// Translates by the neural models that browsers use for offline translation, in the process and on its processor: no network, no
/// server, no other program.
///
///     let engine = NeuralTranslationEngine(models: ["/home/ana/.local/share/dragoman/models"])
///     let pair = await engine.offer().pairs.first { $0.name == "deen" }
///
/// A model is some files in a folder: the weights `model.deen.intgemm.alphas.bin`, the shortlist `lex.50.50.deen.s2t.bin` and the
/// vocabulary `vocab.deen.spm`. They are read as they are published; weights are mapped, so that all sessions and processes share
/// them. A translation is the same on every machine, whatever is translated beside it.
///
/// Placeholders, addresses, quoted code, line breaks and characters that the vocabulary lacks do not go through the model. They
/// come back at the place of the words around them, which the decoder's attention tells.
public final class NeuralTranslationEngine: TranslationEngine {
    /// The folders in which models are looked for: each holds the files of one, or folders that do.
    public let folders: [String]

    /// How many translations of a sentence are followed at a time: 1 takes the likeliest piece at each step. More take as much
    /// longer.
    public let beamSize: Int

    private let offers: @Sendable () -> [EnginePair]
    let store: ModelStore
    let workspaces = WorkspacePool()
    let isReference: Bool

    /// An engine over the models in some folders, those to be preferred first. Nothing is read before a text is to be translated.
    ///
    /// - Parameters:
    ///   - folders: Paths of folders. What is put there later is found.
    ///   - beamSize: How many translations of a sentence are followed at a time, at least 1.
    ///   - offers: Gives the pairs whose models could be installed into the folders, with their packs. Asked anew by each query,
    ///     so it must be quick, and ask no server.
    public convenience init(
        models folders: [String], beamSize: Int = 1, offers: @escaping @Sendable () -> [EnginePair] = { [] }
    ) {
        self.init(models: folders, beamSize: beamSize, arithmetic: .best, offers: offers)
    }

    init(
        models folders: [String], beamSize: Int = 1, arithmetic: Arithmetic,
        offers: @escaping @Sendable () -> [EnginePair] = { [] }
    ) {
        self.folders = folders
        self.offers = offers
        self.beamSize = max(1, beamSize)
        isReference = arithmetic.isReference
        store = ModelStore(arithmetic: arithmetic)
    }

    /// `neural`.
    public var name: String { "neural" }

    /// They come back by alignment.
    public var keepsPlaceholders: Bool { true }

    /// The decoder's attention tells which words became which.
    public var givesAlignments: Bool { true }

    /// The pairs whose files are in the folders, and those that are offered beside them.
    public func offer() async -> EngineOffer {
        let installed = files.map { files in
            EnginePair(
                name: files.name, source: files.source, target: files.target, quality: .good,
                measuredScore: MeasuredModels.score(of: files))
        }
        let directions = Set(installed.map { [$0.source, $0.target] })
        return EngineOffer(pairs: installed + offers().filter { !directions.contains([$0.source, $0.target]) })
    }

    /// The models in the folders; of several for one direction the first.
    var files: [ModelFiles] {
        var seen: Set<[LanguageTag]> = []
        return folders.flatMap(ModelFiles.all).filter { seen.insert([$0.source, $0.target]).inserted }
    }

    /// Translates texts over one pair, sentence by sentence, on all processors.
    ///
    /// - Throws: `NeuralError` where the pair is none of the engine's or its files cannot be used; `CancellationError`.
    public func translate(
        _ texts: [String], over pair: EnginePair, answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws {
        try Task.checkCancellation()
        guard let files = files.first(where: { $0.source == pair.source && $0.target == pair.target }) else {
            throw NeuralError(.unknownPair(pair.name))
        }
        let model = try store.model(files)
        do {
            try await translate(texts, with: model, from: pair.source, into: pair.target, answer: answer)
        } catch let error as NeuralError {
            // What is put in the place of damaged files is read anew.
            release { $0 == files }
            throw error
        }
    }

    /// Lets go of models and memory that no call uses.
    public func releaseIdleResources() async {
        release { _ in true }
    }

    /// Lets go of the models of some pairs, and of memory that no call uses.
    public func releaseIdleResources(of pairs: Set<EnginePair>) async {
        release { files in pairs.contains { $0.source == files.source && $0.target == files.target } }
    }

    /// Lets go of some models that no call uses, and of the memory that was taken for them.
    private func release(where isMeant: (ModelFiles) -> Bool) {
        let released = store.release(where: isMeant)
        workspaces.release { weights in released.contains { $0.weights === weights } }
    }
}

extension NeuralTranslationEngine {
    /// The folders in which the models of this machine are looked for: `dragoman/models` and `dragoman/packs` in the person's
    /// data folder, then in those of all. Into the first people put models; into the second packs are installed.
    ///
    /// By the XDG Base Directory Specification these are `$XDG_DATA_HOME`, or `~/.local/share`, and those in `$XDG_DATA_DIRS`, or
    /// `/usr/local/share` and `/usr/share`. Relative paths in them do not count.
    public static var standardFolders: [String] {
        let folders = DataFolders.current
        return ((folders.own.map { [$0] } ?? []) + folders.shared).flatMap { ["\($0)/dragoman/models", "\($0)/dragoman/packs"] }
    }
}
