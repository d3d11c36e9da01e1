// SPDX-License-Identifier: Apache-2.0

import LanguageNaming
public import Translation

/// A program of pages: a menu, and one page at a time, whose view appears and disappears with it.
///
///     let program = TerminalProgram("Greetings", in: .standard, pages: [
///         Page("Greeting", showing: "translationTask(_:action:)") { GreetingView() }
///     ])
///     await program.run()
///
/// At a terminal it has the whole screen. Elsewhere it reads commands from standard input and writes what is new, so that a
/// script can go through it: each line is read when what the lines before it asked for is there.
@MainActor
public final class TerminalProgram: ViewHost {
    private let title: String
    private let environment: TranslationEnvironment
    private let pages: [Page]
    private let console: any Console
    /// Where questions are put; nil where they stand among the lines.
    private var surface: TerminalSurface?
    /// The names that languages are answered by among the lines.
    private var names = LanguageNames(of: [])
    private var page: Page?
    private var view: HostedView?
    private var question: OpenQuestion?
    private var questionCount = 0
    /// The number of the picker whose choices are listed; nil where none is.
    private var openPicker: Int?
    /// Whether a line is being obeyed, after which all that came of it is shown at once.
    private var isObeying = false
    /// What the person did wrong, or what a view could not show.
    private var notice: String?
    /// Those who wait until something changes.
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// A program.
    ///
    /// - Parameters:
    ///   - title: What the program is called.
    ///   - environment: What its sessions work with, but for the surface.
    ///   - pages: Its pages.
    public init(_ title: String, in environment: TranslationEnvironment, pages: [Page]) {
        self.title = title
        self.environment = environment
        self.pages = pages
        // Who has redirected the input writes no keys.
        let hasScreen = isatty(STDIN_FILENO) == 1 && ControllingTerminal.shared.drawsScreens
        console = hasScreen ? (try? ScreenConsole()) ?? LineConsole() : LineConsole()
    }

    /// Runs until the person quits, or nobody writes any more.
    public func run() async {
        let languages = await environment.routeFinder().languages
        if console.hasDialogs { surface = TerminalSurface(languages: languages) }
        names = LanguageNames(of: languages)
        show()
        for await line in console.enteredLines {
            if console.isWrittenAhead { await finishWork() }
            if obey(line) == .quit { break }
        }
        if console.isWrittenAhead { await finishEverything() }
        leave()
        await console.close()
    }

    /// Keeps the view of the page, which shows from now on.
    public func keep(_ view: HostedView) {
        self.view = view
        view.bodyEvaluated = { [weak self] in self?.show() }
        view.workEnded = { [weak self] in self?.tellWaiters() }
        view.presentationFailed = { [weak self] error in
            self?.notice = error.messageForReader
            self?.show()
        }
        view.appear()
    }

    /// Puts a question to the person.
    public nonisolated func ask(_ question: HostQuestion) {
        // `perform(_:)` is the default one, which calls this on the main actor.
        MainActor.assumeIsolated {
            if let surface { return question.ask(at: surface) }
            questionCount += 1
            let number = questionCount
            self.question = OpenQuestion(question, names: names) { [weak self] in
                Task { @MainActor in self?.withdrawQuestion(number) }
            }
            show()
        }
    }

    private func withdrawQuestion(_ number: Int) {
        // The next one may have come already.
        guard number == questionCount else { return }
        question = nil
        show()
    }

    private func obey(_ line: String) -> Command {
        if notice != nil {
            // It is said again where it is true again.
            notice = nil
            show()
        }
        let command = Command(line)
        isObeying = true
        switch command {
        case .quit: return command
        case _ where question?.answer(line) == true: question = nil
        case _ where question?.needsAnswer == true: notice = "“\(line)” is no answer."
        case .use(let number, let words): use(number, words)
        case .back: leave()
        case .unknown where line.isEmpty: break
        case .unknown: notice = "Write the number of something, b or q."
        }
        isObeying = false
        show(isReply: true)
        return command
    }

    private func use(_ number: Int, _ words: String) {
        if let view {
            let contents = PageContents(of: view.drawnViews)
            notice = contents.use(number, with: words)
            openPicker = notice != nil && contents.isLongPicker(number) ? number : nil
            // What follows from it begins now, so that it can be waited for.
            view.update()
        } else if pages.indices.contains(number - 1) {
            page = pages[number - 1]
            _ = page?.open(self, environment)
        } else {
            notice = "There is no page \(number)."
        }
    }

    /// Leaves the page: what it has under way ends.
    private func leave() {
        openPicker = nil
        view?.disappear()
        view = nil
        page = nil
    }

    /// Waits until nothing that was asked for goes on, or somebody has to answer before it does.
    private func finishWork() async {
        repeat {
            while view?.isWorking == true, question?.needsAnswer != true {
                await withCheckedContinuation { waiters.append($0) }
            }
            // What has changed last is shown, and may be followed by more.
            view?.update()
        } while view?.isWorking == true && question?.needsAnswer != true
    }

    /// Waits until nothing goes on, where nobody answers any more.
    private func finishEverything() async {
        await finishWork()
        while let question, question.needsAnswer {
            self.question = nil
            question.decline()
            await finishWork()
        }
    }

    private func tellWaiters() {
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume() }
    }

    /// Shows the page, or the menu.
    ///
    /// - Parameter isReply: Whether a line was entered just now.
    private func show(isReply: Bool = false) {
        if isObeying { return }
        var lines: [String]
        var help: [String]
        if let page, let view {
            let contents = PageContents(of: view.drawnViews, open: openPicker)
            lines = ["\(title): \(contents.title ?? page.title)", "Shows: \(page.subject)", ""] + contents.lines
            help = contents.help + ["b goes back"]
        } else {
            lines = [title, ""] + pages.enumerated().map { "[\($0 + 1)] \($1.title): \($1.subject)" }
            help = ["Type a page's number and press Enter to open it"]
        }
        if let question { lines += [""] + question.lines }
        if console.hasDialogs { help.append("↑ ↓ PgUp PgDn scroll") }
        help.append("q quits")
        console.show(lines, above: (notice.map { ["! \($0)"] } ?? []) + [help.joined(separator: "; ") + "."], isReply: isReply)
        tellWaiters()
    }
}
