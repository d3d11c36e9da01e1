// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// What goes into the sections of a profile, laid out as `docs/profile-format.md` says.
enum ProfileContents {
    static func languages(_ languages: [ProfileLanguage]) -> [UInt8] {
        var bytes = ByteWriter()
        for language in languages {
            let start = bytes.bytes.count
            var tag = Array(language.tag.canonical.utf8.prefix(ProfileLayout.maximumTagBytes))
            tag += [UInt8](repeating: 0, count: ProfileLayout.maximumTagBytes - tag.count)
            bytes.append(contentsOf: tag)
            bytes.append(language.scripts)
            bytes.append(language.isExperimental ? ProfileLayout.Language.isExperimental : 0)
            let parent = language.filedUnder.flatMap { tag in languages.firstIndex { $0.tag == tag } }
            bytes.append(parent.map { UInt32($0) } ?? ProfileLayout.Language.filedUnderNone)
            for share in [language.accuracy.sentences, language.accuracy.pieces, language.accuracy.words] {
                bytes.append(UInt16((share * 10_000).rounded()))
            }
            bytes.append(UInt16((language.prior * 100).rounded()))
            bytes.append(UInt32(language.trainingKilobytes))
            bytes.append(contentsOf: repeatElement(0, count: start + ProfileLayout.languageRecordLength - bytes.bytes.count))
        }
        return bytes.bytes
    }

    static func scripts(_ classes: ScriptClasses, groups: ClassGroups) -> [UInt8] {
        var bytes = ByteWriter()
        for (number, code) in classes.codes.enumerated() {
            bytes.append(contentsOf: code.utf8.prefix(4))
            // Groups are told from one another by scripts, so there are no more of them.
            bytes.append(contentsOf: [classes.weights[number], UInt8(groups.groupOfScript[number] ?? 0), 0, 0])
        }
        return bytes.bytes
    }

    /// The matrix by lanes: all classes' first lanes, then all second ones; the step of the rows is multiplied in.
    static func matrix(_ model: LowRankModel, step: Float) -> [UInt8] {
        let stride = (model.columnCount + 63) / 64 * 64
        var bytes = ByteWriter()
        for lane in 0..<LowRankModel.lanes {
            for column in 0..<stride {
                bytes.append(column < model.columnCount ? model.lane(lane, ofColumn: column) * step : Float(0))
            }
        }
        return bytes.bytes
    }

    static func calibration(_ calibration: Calibration) -> [UInt8] {
        var bytes = ByteWriter()
        calibration.factors.forEach { bytes.append($0) }
        bytes.append(calibration.minimumProbability)
        let length = ProfileLayout.Calibration.count * MemoryLayout<Float>.stride
        bytes.append(contentsOf: repeatElement(0, count: length - bytes.bytes.count))
        return bytes.bytes
    }

    /// The sources as a table with a heading, with those of the profile that training went on from, if it did.
    static func sources(of corpus: TrainingCorpus, after start: LanguageProfile? = nil) -> [UInt8] {
        var bytes: [String: Int] = [:]
        var tags: [String: [String]] = [:]
        for language in corpus.languages {
            for (source, count) in language.bytesBySource {
                bytes[source, default: 0] += count
                tags[source, default: []].append(language.tag.canonical)
            }
        }
        let earlier = start.map { TrainingSource.all(of: $0) } ?? []
        return table(
            corpus.sources.values.map { source in
                TrainingSource(
                    source, byteCount: bytes[source.identifier] ?? 0, languages: tags[source.identifier, default: []])
            } + earlier.filter { corpus.sources[$0.identifier] == nil })
    }

    /// The sources of a profile with those of the languages that are added to it.
    static func sources(of profile: LanguageProfile, adding corpus: TrainingCorpus) -> [UInt8] {
        let user = CorpusSource.userText.identifier
        var sources = TrainingSource.all(of: profile)
        let old = sources.firstIndex { $0.identifier == user }.map { sources.remove(at: $0) }
        let byteCount = corpus.languages.reduce(old?.byteCount ?? 0) { $0 + ($1.bytesBySource[user] ?? 0) }
        let tags = (old?.languages ?? []) + corpus.languages.map(\.tag.canonical)
        sources.append(TrainingSource(.userText, byteCount: byteCount, languages: tags.sorted()))
        return table(sources)
    }

    private static func table(_ sources: [TrainingSource]) -> [UInt8] {
        let lines = sources.sorted { $0.identifier < $1.identifier }.map { source in
            [
                source.identifier, source.licence, source.allowsCommercialUse ? "yes" : "no", source.title, source.repository,
                String(source.byteCount), source.languages.joined(separator: " "),
            ].joined(separator: "\t")
        }
        return Array(
            (["source\tlicence\tcommercial use\ttitle\trepository\tbytes\tlanguages"] + lines).map { $0 + "\n" }.joined().utf8)
    }
}
