// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// A text and its translation, for a surface to show.
public struct TranslationPresentation: Sendable {
    /// What a person chooses for a translation that is shown.
    public enum Choice: Sendable, Hashable {
        /// They have seen it.
        case dismissal
        /// The translation is to take the place of the text. It counts where a replacement is offered and there is a translation.
        case replacement
        /// They want it in another language.
        case target(LanguageTag)
    }

    /// The text that was to be translated.
    public let text: String
    /// Its translation with both languages, or why there is none.
    public let outcome: Result<TranslationSession.Response, any Error>
    /// The languages that the text can be translated into, in the order of `RouteFinder.languages`.
    public let targets: [LanguageTag]
    /// Whether the translation may take the place of the text.
    public let offersReplacement: Bool
    /// Where toolkits show it that have popovers.
    public let placement: Placement

    /// A text with what became of its translation.
    public init(
        text: String, outcome: Result<TranslationSession.Response, any Error>, targets: [LanguageTag], offersReplacement: Bool,
        placement: Placement = Placement()
    ) {
        self.text = text
        self.outcome = outcome
        self.targets = targets
        self.offersReplacement = offersReplacement
        self.placement = placement
    }
}

extension TranslationPresentation {
    /// Where a popover points.
    public struct Placement: Sendable, Hashable {
        /// What the popover points at.
        public var anchor: Anchor
        /// The edge of the anchor at which the popover's arrow is.
        public var arrowEdge: Edge

        /// A placement at the top of the view, unless told.
        public init(anchor: Anchor = .rect(.bounds), arrowEdge: Edge = .top) {
            self.anchor = anchor
            self.arrowEdge = arrowEdge
        }
    }

    /// What a popover points at.
    public enum Anchor: Sendable, Hashable {
        /// A rectangle of the view.
        public enum Source: Sendable, Hashable {
            /// All of the view.
            case bounds
            /// A part of it, in the toolkit's coordinates.
            case rect(x: Double, y: Double, width: Double, height: Double)
        }

        /// A rectangle.
        case rect(Source)
        /// A point, as shares of the view's width and height.
        case point(x: Double, y: Double)
    }

    /// An edge of a rectangle.
    public enum Edge: Sendable, Hashable, CaseIterable {
        /// The upper edge.
        case top
        /// The edge where lines begin.
        case leading
        /// The lower edge.
        case bottom
        /// The edge where lines end.
        case trailing
    }
}
