import ArgumentParser
import Glibc

/// Where the program starts.
@main
enum Main {
    static func main() async {
        StandardDescriptors.holdClosed()
        do {
            var command = try RootCommand.parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            exit(Self.report(error))
        }
    }

    /// Says what ended a command, and gives the status to exit with.
    private static func report(_ error: any Error) -> Int32 {
        let status = RootCommand.exitCode(for: error).rawValue
        switch error {
        case let error as CommandError:
            Messages.standard.report(error)
            return error.code.status
        case let status as ExitCode:
            return status.rawValue
        case _ where status == EXIT_SUCCESS:
            // Help, the version, a completion script: they were asked for.
            do throws(CommandError) {
                try StandardOutput().write(RootCommand.fullMessage(for: error) + "\n")
                return status
            } catch {
                Messages.standard.report(error)
                return error.code.status
            }
        case _ where status == EX_USAGE:
            let error = CommandError.wrongUsage(RootCommand.message(for: error), subcommand: Self.subcommandName)
            Messages.standard.report(error)
            return error.code.status
        default:
            let error = CommandError(wrapping: error)
            Messages.standard.report(error)
            return error.code.status
        }
    }

    /// The subcommand that the arguments name; nil where they name none.
    private static var subcommandName: String? {
        let names = RootCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
        return CommandLine.arguments.dropFirst().first.flatMap { names.contains($0) ? $0 : nil }
    }
}
