// SPDX-License-Identifier: Apache-2.0

/// The part of a page that a screen has room for, above lines that always show.
///
///     var scrolled = ScrolledLines()
///     scrolled.move(by: .pageDown, through: page, above: keys, in: size)
///     scrolled.frame(of: page, above: keys, in: size)
///
/// Where the page is too long, a line between both tells how much there is below or above.
public struct ScrolledLines: Sendable, Hashable {
    /// The first line that is shown, as far as the page reaches.
    private var top = 0

    /// The beginning of a page.
    public init() {}

    /// Moves as a key says: the arrows by a line, the page keys by as much as is shown, Home and End as far as it goes.
    ///
    /// - Returns: Whether the key is one that moves.
    @discardableResult
    public mutating func move(
        by key: TerminalKey, through page: [ScreenLine], above foot: [ScreenLine], in size: TerminalSize
    ) -> Bool {
        let room = Self.room(above: foot, in: size)
        // What is shown may be less far than what was moved to: the screen has grown, or the page has shrunk.
        let last = Self.fits(page, above: foot, in: size) ? 0 : page.count - room
        let first = min(top, last)
        switch key {
        case .up: top = first - 1
        case .down: top = first + 1
        case .pageUp: top = first - room
        case .pageDown: top = first + room
        case .home: top = 0
        case .end: top = last
        default: return false
        }
        top = max(0, min(top, last))
        return true
    }

    /// What the screen shows: the part of the page, and the foot.
    public func frame(of page: [ScreenLine], above foot: [ScreenLine], in size: TerminalSize) -> ScreenFrame {
        let foot = Self.shown(foot, in: size)
        if Self.fits(page, above: foot, in: size) { return ScreenFrame(page + [ScreenLine()] + foot) }
        let room = Self.room(above: foot, in: size)
        let first = min(top, page.count - room)
        let more = page.count - first - room
        let scroll = ScreenLine(
            more > 0 ? "↓ \(more) more \(more == 1 ? "line" : "lines")" : "↑ \(first) \(first == 1 ? "line" : "lines") above",
            .faint)
        return ScreenFrame(Array(page.dropFirst(first).prefix(room)) + [scroll] + foot)
    }

    /// As much of a foot as leaves the page two lines: its end, where a person types.
    private static func shown(_ foot: [ScreenLine], in size: TerminalSize) -> [ScreenLine] {
        foot.suffix(max(1, size.rows - 2))
    }

    private static func fits(_ page: [ScreenLine], above foot: [ScreenLine], in size: TerminalSize) -> Bool {
        page.count + 1 + shown(foot, in: size).count <= size.rows
    }

    /// How many lines of a page have room that is too long.
    private static func room(above foot: [ScreenLine], in size: TerminalSize) -> Int {
        max(1, size.rows - 1 - shown(foot, in: size).count)
    }
}
