// SPDX-License-Identifier: Apache-2.0

import CProcess
import Glibc
import Testing

@Suite(.timeLimit(.minutes(10))) struct EndingTests {
    @Test("Ending a chain leaves no process and no zombie")
    func endingAChainLeavesNo() throws {
        let chain = try TestChain(Array(repeating: ["/bin/cat"], count: 4))
        #expect(chain.identifiers.allSatisfy { cprocess_outcome_of($0).running })
        chain.end()
        #expect(chain.isGone)
    }

    @Test("A stopped process is waited for until the deadline, and ended like the others")
    func aStoppedProcessIsWaited() throws {
        let chain = try TestChain(Array(repeating: ["/bin/cat"], count: 3))
        kill(chain.identifiers[1], SIGSTOP)
        let before = cprocess_now()
        let outcome = chain.converse(writing: [65], until: 1, seconds: 1)
        #expect(outcome.hasExpired)
        #expect(cprocess_now() - before >= 1_000_000_000)
        chain.end()
        #expect(chain.isGone)
    }

    @Test("A process that left the group is ended like the others")
    func aProcessThatLeft() throws {
        // setsid makes a group of its own, and takes its time about ending.
        let chain = try TestChain([
            ["/bin/cat"], ["/usr/bin/setsid", "/bin/sh", "-c", "echo apart; exec sleep 600"], ["/bin/cat"],
        ])
        #expect(chain.converse(until: 6).text == "apart\n")
        #expect(getpgid(chain.identifiers[1]) != chain.identifiers[0])
        let before = cprocess_now()
        chain.end()
        #expect(chain.isGone)
        #expect(cprocess_now() - before < 60_000_000_000)
    }

    @Test("No program is to blame where the pipes could not be made")
    func noProgramIsToBlame() async throws {
        await #expect(processExitsWith: .success) {
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            limit.rlim_cur = min(limit.rlim_cur, 256)
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            var descriptors: [Int32] = []
            while case let descriptor = dup(STDIN_FILENO), descriptor >= 0 { descriptors.append(descriptor) }
            // Room for the socket and the diagnostics, and for no more.
            for descriptor in descriptors.suffix(4) { close(descriptor) }
            #expect(throws: TestChain.Failure(number: EMFILE, program: -1)) { try TestChain([["/bin/cat"], ["/bin/cat"]]) }
        }
    }

    @Test("What has come before the deadline is read, however late one looks")
    func whatHasComeBefore() throws {
        let chain = try TestChain([["/bin/echo", "in time"]])
        defer { chain.end() }
        chain.awaitEnd(ofProcess: 0)
        #expect(chain.converse(seconds: -5).text == "in time\n")
    }

    @Test("Writing to a chain that has ended raises no signal and changes no handler")
    func writingToAChain() async throws {
        await #expect(processExitsWith: .success) {
            signal(SIGPIPE, SIG_DFL)
            let chain = try TestChain([["/bin/true"]])
            defer { chain.end() }
            chain.awaitEnd(ofProcess: 0)
            var byte: UInt8 = 65
            let result = cprocess_exchange(
                cprocess_ends(input: chain.ends.input, output: -1, diagnostics: -1), -1, &byte, 1, nil, 0, nil, 0,
                cprocess_now() + 1_000_000_000)
            #expect(result.input_closed)
            var action = sigaction()
            sigaction(SIGPIPE, nil, &action)
            #expect(action.__sigaction_handler.sa_handler == nil)
        }
    }

    @Test("How a process ended is told before it is waited for")
    func howAProcessEnded() throws {
        let chain = try TestChain([["/bin/sh", "-c", "exit 3"], ["/bin/sh", "-c", "kill -ABRT $$"], ["/bin/sleep", "60"]])
        for index in 0..<2 { chain.awaitEnd(ofProcess: index) }
        let outcomes = chain.identifiers.map(cprocess_outcome_of)
        #expect(outcomes.map(\.status) == [3, 0, 0])
        #expect(outcomes.map(\.signal) == [0, SIGABRT, 0])
        #expect(outcomes.map(\.running) == [false, false, true])
        chain.end()
        #expect(chain.isGone)
    }

    @Test("How a process ended is told by ending the chain too, and who had to be killed runs till then")
    func howAProcessEndedIsTold() throws {
        for _ in 0..<50 {
            let chain = try TestChain([
                ["/bin/sh", "-c", "exit 3"], ["/bin/sleep", "60"], ["/bin/sh", "-c", "exec >&-; exit 4"],
            ])
            // The output ends a moment before the process has.
            #expect(chain.converse().hasEnded)
            let outcomes = chain.endTellingOutcomes()
            #expect(outcomes[1].running)
            #expect(outcomes[0].running || outcomes[0].status == 3)
            #expect(outcomes[2].running || outcomes[2].status == 4)
            #expect(chain.isGone)
        }
        // Who closes its output by ending keeps the status.
        for _ in 0..<50 {
            let chain = try TestChain([["/bin/sleep", "60"], ["/bin/sh", "-c", "exit 4"]])
            #expect(chain.converse().hasEnded)
            let outcomes = chain.endTellingOutcomes()
            #expect(outcomes.map(\.running) == [true, false])
            #expect(outcomes[1].status == 4)
        }
    }

    @Test("A host that ignores the end of its children is served too")
    func aHostThatIgnores() async throws {
        await #expect(processExitsWith: .success) {
            signal(SIGCHLD, SIG_IGN)
            let chain = try TestChain([["/bin/cat"], ["/bin/cat"]])
            #expect(chain.converse(writing: [65], until: 1).output == [65])
            chain.end()
            #expect(chain.isGone)
            #expect(!cprocess_outcome_of(chain.identifiers[0]).running)
        }
    }

    @Test("A signal given by another thread ends the wait")
    func aSignalGivenByAnother() throws {
        let chain = try TestChain([["/bin/cat"]])
        defer { chain.end() }
        let wake = cprocess_wake_open()
        defer { cprocess_wake_close(wake) }
        cprocess_wake_give(wake)
        for _ in 0..<2 {
            let result = cprocess_exchange(chain.ends, wake, nil, 0, nil, 0, nil, 0, cprocess_now() + 10_000_000_000)
            #expect(result.woken)
            #expect(!result.expired)
        }
    }

    @Test("A hundred chains leave no descriptor behind")
    func aHundredChainsLeaveNo() async throws {
        await #expect(processExitsWith: .success) {
            /// Pipes and sockets only: the runtime opens descriptors of other kinds when it likes.
            func openDescriptors() -> Int {
                (0..<256).count { descriptor in
                    var target = [CChar](repeating: 0, count: 64)
                    readlink("/proc/self/fd/\(descriptor)", &target, target.count - 1)
                    let name = String(decoding: target.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
                    return name.hasPrefix("pipe:") || name.hasPrefix("socket:")
                }
            }
            let before = openDescriptors()
            for round in 0..<100 {
                let programs = [["/bin/cat"], [round.isMultiple(of: 2) ? "/bin/cat" : "/nowhere"]]
                guard let chain = try? TestChain(programs) else { continue }
                chain.end()
            }
            #expect(openDescriptors() == before)
        }
    }
}
