import ArgumentParser

/// Options of every subcommand: how much is said on standard error.
struct MessageOptions: ParsableArguments {
    @Flag(name: .long, help: "Say nothing but errors on standard error.")
    var quiet = false

    @Flag(name: .long, help: "Say more on standard error.")
    var verbose = false

    var messages: Messages {
        Messages(level: quiet ? .errors : verbose ? .particulars : .warnings)
    }

    func validate() throws {
        if quiet && verbose { throw ValidationError("--quiet and --verbose contradict each other.") }
    }
}
