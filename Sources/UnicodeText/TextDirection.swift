/// The direction in which a script is written along a line.
public enum TextDirection: Sendable, Hashable {
    /// As Latin.
    case leftToRight
    /// As Arabic and Hebrew.
    case rightToLeft
}
