// SPDX-License-Identifier: Apache-2.0

package import Foundation
import TranslationSessions

/// A pseudo-terminal with a program on it, whose controlling terminal it is.
package final class PseudoTerminal: Sendable {
    private struct State {
        package var screen: VirtualScreen
        package var output: [UInt8] = []
        var hasEnded = false
        var waiters: [Int: (isMet: @Sendable (State) -> Bool, continuation: CheckedContinuation<Bool, Never>)] = [:]
        var nextWaiter = 0
        /// Whether the program's status was read, so that its number may be another's by now.
        var isReaped = false
    }

    /// How long a test waits for what never comes.
    private static let patience = Duration.seconds(60)

    private let main: Int32
    /// Held open, so that the modes can be read when the program has ended.
    private let secondary: Int32
    private let process: pid_t
    /// The modes of the terminal before the program started.
    package let firstModes: [UInt32]
    private let state: Locked<State>

    /// Starts a program.
    ///
    /// - Parameter environment: Variables beside those that the program needs to run.
    package init(
        _ program: URL, _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
        input: String? = nil
    ) throws {
        // What openpty does; Swift does not import it, nor its parts.
        main = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (isLocked, number): (Int32, UInt32) = (0, 0)
        guard ioctl(main, UInt(0x4004_5431), &isLocked) == 0, ioctl(main, UInt(0x8004_5430), &number) == 0 else {
            throw PseudoTerminalError("there is no pseudo-terminal to be had: \(String(cString: strerror(errno)))")
        }
        let path = "/dev/pts/\(number)"
        secondary = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard secondary >= 0 else { throw PseudoTerminalError("\(path): \(String(cString: strerror(errno)))") }
        state = Locked(State(screen: VirtualScreen(columns: columns, rows: rows)))
        Self.setSize(of: main, columns: columns, rows: rows)
        firstModes = Self.modes(of: secondary)
        process = try Self.start(program, arguments, on: path, environment: environment, input: input)
        // The thread has a descriptor of its own: once the terminal is closed, its number may be that of another test's terminal.
        let (reader, state) = (fcntl(main, F_DUPFD_CLOEXEC, 0), state)
        Thread.detachNewThread {
            Self.read(reader, into: state)
            close(reader)
        }
    }

    deinit {
        if !state.withLock(\.isReaped) {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(secondary)
        close(main)
    }

    private static func start(
        _ program: URL, _ arguments: [String], on terminal: String, environment: [String: String], input: String?
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that the leader of a session opens becomes its own.
        posix_spawn_file_actions_addopen(&actions, 1, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        if let input {
            posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        } else {
            posix_spawn_file_actions_adddup2(&actions, 1, 0)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let newSession: Int32 = 0x80
        posix_spawnattr_setflags(
            &attributes, Int16(newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))
        var variables = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color"].merging(environment) { $1 }
        variables["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
        // The runtime's own report of a crash takes seconds, and is not what is tested.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        // Nor is that of the thread sanitizer, where the tests run under it. It would also wait for a second at each end.
        variables["TSAN_OPTIONS"] = "handle_segv=0 atexit_sleep_ms=100"
        var process = pid_t()
        let status = withVector([program.path] + arguments) { vector in
            withVector(variables.map { "\($0)=\($1)" }) { environment in
                posix_spawn(&process, program.path, &actions, &attributes, vector, environment)
            }
        }
        guard status == 0 else { throw PseudoTerminalError("\(program.path): \(String(cString: strerror(status)))") }
        return process
    }

    private static func withVector<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let vector = strings.map { strdup($0) } + [nil]
        defer { for string in vector { free(string) } }
        return vector.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { preconditionFailure("a vector ends with a null pointer") }
            return body(start)
        }
    }

    private static func read(_ main: Int32, into state: Locked<State>) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(main, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            let met = state.withLock { state in
                if count > 0 {
                    state.screen.write(buffer.prefix(count))
                    state.output += buffer.prefix(count)
                } else {
                    state.hasEnded = true
                }
                return takeMet(&state)
            }
            for (continuation, isMet) in met { continuation.resume(returning: isMet) }
            if count <= 0 { return }
        }
    }

    /// Those who wait no longer, with whether they have what they waited for.
    private static func takeMet(_ state: inout State) -> [(CheckedContinuation<Bool, Never>, Bool)] {
        let now = state
        let met = state.waiters.filter { $0.value.isMet(now) || now.hasEnded }
        for number in met.keys { state.waiters[number] = nil }
        return met.values.map { ($0.continuation, $0.isMet(now)) }
    }

    // MARK: - What a person does

    /// Types a text. Ctrl-C is U+0003.
    package func type(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            _ = Glibc.write(main, bytes.baseAddress, bytes.count)
        }
    }

    /// Changes the size of the window.
    package func resize(columns: Int, rows: Int) {
        state.withLock { $0.screen.resize(columns: columns, rows: rows) }
        Self.setSize(of: main, columns: columns, rows: rows)
    }

    private static func setSize(of main: Int32, columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(main, UInt(TIOCSWINSZ), &size)
    }

    /// Sends the program a signal.
    package func signal(_ number: Int32) {
        kill(process, number)
    }

    // MARK: - What there is to see

    package var screen: VirtualScreen { state.withLock(\.screen) }

    /// All bytes that were written.
    package var output: String { String(decoding: state.withLock(\.output), as: UTF8.self) }

    /// Waits until the screen shows what is awaited.
    @discardableResult
    package func wait(
        for what: String, until isMet: @escaping @Sendable (VirtualScreen) -> Bool
    ) async throws -> VirtualScreen {
        try await wait(what) { isMet($0.screen) }
    }

    /// Waits until what is awaited has been written, be it shown still or not. The end of the program is no sign of that.
    package func wait(forOutput what: String, until isMet: @escaping @Sendable (String) -> Bool) async throws {
        try await wait(what) { isMet(String(decoding: $0.output, as: UTF8.self)) }
    }

    @discardableResult
    private func wait(_ what: String, until isMet: @escaping @Sendable (State) -> Bool) async throws -> VirtualScreen {
        let (number, patience) = (
            state.withLock { state in
                state.nextWaiter += 1; return state.nextWaiter
            }, Self.patience
        )
        let state = state
        let timer = Task {
            try await Task.sleep(for: patience)
            let waiter = state.withLock { $0.waiters.removeValue(forKey: number) }
            waiter?.continuation.resume(returning: false)
        }
        let hasCome = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            let met = state.withLock { state in
                state.waiters[number] = (isMet, continuation)
                return Self.takeMet(&state)
            }
            for (continuation, isMet) in met { continuation.resume(returning: isMet) }
        }
        timer.cancel()
        let screen = screen
        guard hasCome else { throw PseudoTerminalError("waited for \(what) and saw:\n\(screen.text)") }
        return screen
    }

    /// Waits until the screen shows a text.
    @discardableResult
    package func wait(for text: String) async throws -> VirtualScreen {
        try await wait(for: "‘\(text)’") { $0.shows(text) }
    }

    /// Waits until the program has ended, and gives its status as shells do.
    package func end() async throws -> Int32 {
        let (process, state) = (process, state)
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var status: Int32 = 0
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                state.withLock { $0.isReaped = true }
                let signal = status & 0x7F
                continuation.resume(returning: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
            }
        }
    }

    /// The modes of the terminal that programs change.
    package var modes: [UInt32] { Self.modes(of: secondary) }

    private static func modes(of terminal: Int32) -> [UInt32] {
        var modes = termios()
        tcgetattr(terminal, &modes)
        return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    }
}

/// What a test on a pseudo-terminal failed by.
package struct PseudoTerminalError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
