import ArgumentParser
import LanguageRecognition
import ProfileTraining

/// Text of a language that is to be added, as it is typed: `TAG=FILE`.
enum AddedText {
    /// Takes an argument apart.
    ///
    /// - Throws: `ValidationError` where it is not of that form.
    static func parse(_ argument: String) throws -> ExtensionOptions.Text {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
            throw ValidationError("--extend takes TAG=FILE, such as xmf=texts/xmf.txt, and not “\(argument)”.")
        }
        do {
            return ExtensionOptions.Text(language: try LanguageTag(parsing: String(parts[0])), path: String(parts[1]))
        } catch {
            throw ValidationError("\(argument): \(error)")
        }
    }
}
