// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
public import TranslationSessions

/// A question that a session has for the person in front of a `ViewHost`, with the reply to give.
public enum HostQuestion: Sendable {
    /// In which language is a text? nil declines. The likeliest languages come first.
    case source(sample: String, hypotheses: [Detection.Hypothesis], reply: HostReply<LanguageTag?>)
    /// May these packs be fetched and installed?
    case installation(packs: [Pack], source: LanguageTag, target: LanguageTag, reply: HostReply<Bool>)
    /// This is how an installation gets on. The reply says that the person no longer wants to wait; the installation goes on.
    case progress(PackInstallation, reply: HostReply<Void>)
    /// A text is being translated, and will be presented. The reply says that the person no longer wants that. The question is
    /// taken back when the translation is there; a host may leave it alone.
    case translating(text: String, reply: HostReply<Void>)
    /// What is to become of a translation that is shown?
    case presentation(TranslationPresentation, reply: HostReply<TranslationPresentation.Choice>)
}
