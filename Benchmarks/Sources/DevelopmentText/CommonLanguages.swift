// SPDX-License-Identifier: Apache-2.0

/// Languages that every well-known recogniser answers, so that figures over them can be compared.
package enum CommonLanguages {
    /// Canonical tags, in order.
    package static let tags: [String] = [
        "af", "ar", "az", "be", "bg", "bn", "bs", "ca", "cs", "cy", "da", "de", "el", "en", "eo", "es", "et", "eu", "fa", "fi",
        "fil", "fr",
        "ga", "gl", "gu", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "kk", "ko", "lt", "lv", "mk", "mn", "mr",
        "ms", "nb",
        "nl", "nn", "pa", "pl", "pt", "ro", "ru", "sk", "sl", "so", "sq", "sr", "st", "sv", "sw", "ta", "te", "th", "tn", "tr",
        "ts", "uk",
        "ur", "vi", "xh", "yo", "zh-Hans", "zh-Hant", "zu",
    ]
}
