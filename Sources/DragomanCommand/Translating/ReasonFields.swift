import Records
import DocumentFormats
import LanguageRecognition
import TranslationSessions

/// Why something was kept, as results show it: `reason` is a code for programs, `why` a sentence for people where the code is not enough.
///
/// `docs/outputs.md` lists the codes.
enum ReasonFields {
    /// Why a text has no language.
    static func fields(of reason: UndeterminedReason) -> [JSONRecord.Field] {
        [.init(name: "reason", string: reason.rawValue)]
    }

    /// Why a text was not translated. What an engine fails by without a code of its own is an `internalError`, as sessions have it.
    static func fields(of error: any Error) -> [JSONRecord.Field] {
        let known = error as? TranslationError
        let code = known?.code ?? TranslationError.internalError.code
        return [.init(name: "reason", string: code.description), .init(name: "why", string: known?.why ?? "\(error)")]
    }
}
