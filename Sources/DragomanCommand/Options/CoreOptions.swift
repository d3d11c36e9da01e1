// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import TextStreams

/// The option of the subcommands that work on several cores.
struct CoreOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("How many cores to use; all when left out.", valueName: "n"))
    var jobs: Int?

    /// How many cores are used.
    var count: Int { jobs ?? Processors.count }

    func validate() throws {
        if let jobs, !(1...Processors.maximumJobs).contains(jobs) {
            throw ValidationError("--jobs must be a number from 1 to \(Processors.maximumJobs).")
        }
    }
}
