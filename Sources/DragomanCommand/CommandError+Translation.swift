// SPDX-License-Identifier: Apache-2.0

import LanguageNaming
import LanguageRecognition
import PackInstalling
import Reports
import TextScanning
import TranslationReports
import TranslationSessions
import UnicodeText

// All that the command says of translations that could not be made.

extension CommandError {
    /// An input cannot be translated at all.
    ///
    /// - Parameter isTargetGiven: Whether `--to` named the target.
    static func cannotTranslate(_ error: TranslationError, input: String, isTargetGiven: Bool) -> CommandError {
        let code: Code =
            switch error.code {
            case .unsupportedTargetLanguage where !isTargetGiven: .usage
            case .unableToIdentifyLanguage: .data
            default: .unavailable
            }
        return CommandError(
            code, what: input, why: reason(of: error), remedy: remedy(for: error, isTargetGiven: isTargetGiven),
            underlyingError: error, concernsOneOfSeveral: true)
    }

    /// Nothing can be translated into what `--to` names.
    static func noTarget(_ tag: LanguageTag) -> CommandError {
        badOption("--to \(tag)", why: "it names no language", remedy: "‘dragoman pairs’ lists what there is.")
    }

    /// No engine translates into the language that an option names.
    static func unreachable(
        _ option: String, _ tag: LanguageTag, among targets: [LanguageTag], amongNamedEngines: Bool
    ) -> CommandError {
        let nearest = LanguageNames(of: targets).languages(near: tag.displayName(in: "en"))
        let names = nearest.isEmpty ? "" : "The nearest are \(nearest.nameList). "
        return CommandError(
            .unavailable, what: "\(option) \(tag)",
            why: (amongNamedEngines ? "none of the engines that are named" : "no engine") + " translates into \(tag.nameAndTag)",
            remedy: "\(names)‘dragoman pairs’ lists what there is, and ‘dragoman packs’ what can be installed.")
    }

    /// Somebody is to be asked, and there is no terminal.
    static var noTerminal: CommandError {
        CommandError(
            .unavailable, what: "--ask", why: "there is no terminal to ask at",
            remedy: "Run it at a terminal, or name the source by --from.")
    }

    /// Parts of an input were kept that were to be translated.
    static func kept(input: String, languages: [LanguageTag], partCount: Int, because error: any Error) -> CommandError {
        let what = "\(input): \(partCount.counting("part")) in \(languages.nameList) kept"
        guard let error = error as? TranslationError else {
            return CommandError(
                .unavailable, what: what, why: "\(error)",
                remedy: "Try again; if it fails again, please report it, with the command that you ran.", underlyingError: error)
        }
        return CommandError(
            .unavailable, what: what, why: reason(of: error), remedy: remedy(for: error), underlyingError: error)
    }

    /// What a translation failed by, with the engine's own words where it has some.
    private static func reason(of error: TranslationError) -> String {
        let reason = "\(error.what) \(error.why)"
        guard error.code == .internalError, let cause = error.underlyingError else { return reason }
        return "\(reason) \(cause)"
    }

    // MARK: - Packs

    /// A pack could not be found, checked, installed or removed.
    ///
    /// - Parameter subject: What was to be done that with.
    init(_ error: PackError, of subject: String) {
        self.init(
            Code(status: error.code.status), what: subject, why: error.explanation,
            remedy: error.code == .noIndex
                ? "Name an index of models, by --index or DRAGOMAN_PACKS: the README tells how to get one." : error.remedy,
            underlyingError: error, concernsOneOfSeveral: true)
    }

    /// Packs could not be chosen or installed.
    ///
    /// - Parameter subject: Their names, or what was asked for.
    static func cannotInstall(_ error: any Error, of subject: String) -> CommandError {
        switch error {
        case let error as TranslationError:
            if let cause = error.underlyingError { return cannotInstall(cause, of: subject) }
            return CommandError(
                .unavailable, what: subject, why: reason(of: error), remedy: remedy(for: error), underlyingError: error,
                concernsOneOfSeveral: true)
        case let error as PackError: return CommandError(error, of: subject)
        default: return CommandError(error)
        }
    }

    /// Nobody has agreed to installing what is missing.
    static func notPermitted(_ packs: [Pack]) -> CommandError {
        let names = packs.map { pack in pack.downloadSize.map { "\(pack.name) (\(ByteCount.text($0)))" } ?? pack.name }
        return CommandError(
            .cannotCreate, what: names.joined(separator: ", "), why: "not installed, since nobody agreed to it",
            remedy: "Run it at a terminal and answer yes, or add --yes.", concernsOneOfSeveral: true)
    }

    /// A file of a pack is not what was installed.
    static func damagedPack(_ name: String, _ damage: InstalledPack.Damage) -> CommandError {
        let (file, why) =
            switch damage {
            case .missing(let file): (file, "it cannot be read")
            case .changed(let file): (file, "it has another checksum than when it was installed")
            }
        return CommandError(
            .data, what: "\(name), \(file)", why: why, remedy: "Remove the pack and install it again: dragoman install \(name)")
    }

    /// What would help.
    static func remedy(for error: TranslationError, isTargetGiven: Bool = true) -> String {
        if !error.missingPacks.isEmpty { return "Install what is missing: \(error.missingPacks.installingCommand)" }
        return switch error.code {
        case .unsupportedSourceLanguage: "‘dragoman pairs’ lists what there is, and ‘dragoman packs’ what can be installed."
        case .unsupportedTargetLanguage where isTargetGiven: "‘dragoman pairs’ lists what there is."
        case .unsupportedTargetLanguage: "Name the target with --to."
        case .unableToIdentifyLanguage: "Name the source with --from, or give more text."
        case .internalError: "Try again; if it fails again, do what the engine says."
        default: error.remedy
        }
    }
}
