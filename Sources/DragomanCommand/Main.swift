// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Glibc
import TextStreams

/// Where the program starts.
@main
enum Main {
    static func main() {
        StandardDescriptors.holdClosed()
        unblockSignals()
        // A file beyond the limit is an error of writing. A handler rather than none: it is not handed down to other programs.
        signal(SIGXFSZ) { _ in }
        do throws(CommandError) {
            try SystemLimits.checkMemory(threadCount: 0)
            if CommandLine.arguments.isEmpty { throw CommandError.noArguments }
        } catch {
            // Without the parser of arguments, for which a stack may be too small.
            exit(say(error))
        }
        do {
            // Before any other thread.
            let heedsSignals = Interruption.shared.listen()
            var command = try RootCommand.parseAsRoot()
            if let command = command as? any AsyncParsableCommand {
                // `nonisolated(unsafe)` is right because this thread stands still until the one that runs the command has ended,
                // and does not touch it again.
                nonisolated(unsafe) var command = command
                try OpenFiles.allow()
                try SystemLimits.checkMemory(threadCount: workerCount)
                try SystemLimits.checkThreads(count: heedsSignals ? workerCount : workerCount + 1)
                try AwaitedWork.wait { try await command.run() }
            } else {
                try command.run()
            }
        } catch {
            exit(Self.report(error))
        }
    }

    /// How many threads tasks run on, and those that engines and queues have beside them.
    private static var workerCount: Int { Processors.count + 2 }

    /// Unblocks the signals that should end the process: a parent thread that blocks them passes that on.
    private static func unblockSignals() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGPIPE] { sigaddset(&signals, signal) }
        sigprocmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Says what ended a command, and gives the status to exit with.
    private static func report(_ error: any Error) -> Int32 {
        let status = RootCommand.exitCode(for: error).rawValue
        switch error {
        case let status as ExitCode:
            return status.rawValue
        case _ where status == EXIT_SUCCESS:
            // A name such as `-dash.txt` has an `h`, by which the parser of arguments takes it for help.
            if let name = CommandLine.arguments.dropFirst().prefix(while: { $0 != "--" }).first(where: isNameBehindHyphen),
                !CommandLine.arguments.contains(where: ["-h", "--help", "-V", "--version"].contains)
            {
                return say(.wrongUsage("Unknown option ‘\(name)’; a file of this name is ‘./\(name)’.", of: Self.commandPath))
            }
            // Help, the version, a completion script: they were asked for.
            if let name = CommandLine.arguments.dropFirst(2).first, Self.subcommandName == "help",
                !name.hasPrefix("-"), !subcommandNames.contains(name)
            {
                return say(.noSubcommand(name, among: subcommandNames))
            }
            do {
                try StandardOutput().write(RootCommand.fullMessage(for: error) + "\n")
                return status
            } catch {
                return say(CommandError(error))
            }
        case _ where status == EX_USAGE:
            if let first = CommandLine.arguments.dropFirst().first, !first.hasPrefix("-"), Self.subcommandName == nil {
                return say(.noSubcommand(first, among: subcommandNames))
            }
            return say(.wrongUsage(RootCommand.message(for: error), of: Self.commandPath))
        default:
            return say(CommandError(error))
        }
    }

    /// Whether an argument begins with a hyphen, and is no option: options of one letter that stand together are letters.
    private static func isNameBehindHyphen(_ argument: String) -> Bool {
        argument.hasPrefix("-") && !argument.hasPrefix("--") && argument.contains("h")
            && !argument.dropFirst().allSatisfy(\.isLetter)
    }

    private static func say(_ error: CommandError) -> Int32 {
        Messages.standard.report(error)
        return error.code.status
    }

    /// The subcommand that the arguments name; nil where they name none.
    private static var subcommandName: String? {
        CommandLine.arguments.dropFirst().first.flatMap { subcommandNames.contains($0) ? $0 : nil }
    }

    /// The command that the arguments name with its parents, such as `dragoman profile check`.
    private static var commandPath: String {
        var (path, command): (String, any ParsableCommand.Type) = ("dragoman", RootCommand.self)
        for argument in CommandLine.arguments.dropFirst() {
            guard let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == argument }) else {
                break
            }
            path += " \(argument)"
            command = next
        }
        return path
    }

    private static var subcommandNames: [String] {
        RootCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    }
}

/// The three descriptors that a process is given.
enum StandardDescriptors {
    /// Holds the places of those that are closed, so that no file or channel opened later gets them and takes the bytes that were
    /// meant for them.
    ///
    /// Each is opened the wrong way round: whoever uses it is told `EBADF`, as where it is closed.
    static func holdClosed() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest that is free is this one, since those below are open.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
