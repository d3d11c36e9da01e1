// SPDX-License-Identifier: Apache-2.0

import CProcess
import Glibc
import Testing

@Suite(.timeLimit(.minutes(10))) struct ChainTests {
    @Test("Each process reads what the one before it writes")
    func eachProcessReads() throws {
        let chain = try TestChain([["/usr/bin/printf", "b\\na\\nc\\n"], ["/usr/bin/sort"], ["/usr/bin/tr", "a-z", "A-Z"]])
        defer { chain.end() }
        let outcome = chain.converse()
        #expect(outcome.text == "A\nB\nC\n")
        #expect(outcome.hasEnded)
    }

    @Test("Much more than the pipes hold goes through, since writing and reading happen together")
    func muchMoreThanThePipes() throws {
        let chain = try TestChain(Array(repeating: ["/bin/cat"], count: 5))
        defer { chain.end() }
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
        #expect(chain.converse(writing: bytes, until: bytes.count, seconds: 300).output.elementsEqual(bytes))
    }

    @Test("What processes complain of is read apart from what they answer")
    func whatProcessesComplain() throws {
        let chain = try TestChain([["/bin/cat", "/nowhere/at/all"], ["/bin/cat"]])
        defer { chain.end() }
        let outcome = chain.converse()
        #expect(outcome.output.isEmpty)
        #expect(String(decoding: outcome.diagnosis, as: UTF8.self).contains("/nowhere/at/all"))
    }

    @Test("Children inherit the three standard descriptors and nothing else")
    func childrenInheritTheThreeStandard() throws {
        // One that the host forgot to mark close-on-exec.
        let forgotten = open("/dev/null", O_RDONLY)
        defer { close(forgotten) }
        let chain = try TestChain([["/bin/true"], ["/bin/ls", "/proc/self/fd"]])
        defer { chain.end() }
        // Descriptor 3 is the folder that ls itself reads.
        #expect(chain.converse().text == "0\n1\n2\n3\n")
    }

    @Test("Children inherit no blocked and no ignored signals")
    func childrenInheritNoBlocked() async throws {
        await #expect(processExitsWith: .success) {
            signal(SIGPIPE, SIG_IGN)
            signal(SIGURG, SIG_IGN)
            var blocked = sigset_t()
            sigemptyset(&blocked)
            sigaddset(&blocked, SIGUSR1)
            pthread_sigmask(SIG_BLOCK, &blocked, nil)
            let chain = try TestChain([["/bin/grep", "-E", "Sig(Blk|Ign)", "/proc/self/status"]])
            defer { chain.end() }
            let masks = chain.converse().text.split(separator: "\n").map {
                UInt64($0.split(separator: "\t").last ?? "", radix: 16) ?? .max
            }
            // Signals 32 and 33 are glibc's own, and it sets them aside in all that it spawns.
            #expect(masks.map { $0 & ~(0b11 << 31) } == [0, 0])
        }
    }

    @Test("Children see the given environment alone")
    func childrenSeeTheGivenEnvironment() throws {
        let chain = try TestChain([["/usr/bin/env"]], environment: ["LC_ALL=C.UTF-8", "A=b c"])
        defer { chain.end() }
        #expect(chain.converse().text == "LC_ALL=C.UTF-8\nA=b c\n")
    }

    @Test("A chain has a process group of its own")
    func aChainHasAProcess() throws {
        let chain = try TestChain(Array(repeating: ["/bin/cat"], count: 3))
        defer { chain.end() }
        #expect(chain.identifiers.map { getpgid($0) } == Array(repeating: chain.identifiers[0], count: 3))
        #expect(chain.identifiers[0] != getpgrp())
    }

    @Test("A program that cannot be started is named, and the others are ended", arguments: 0..<3)
    func aProgramThatCannot(place: Int) async throws {
        var programs = Array(repeating: ["/bin/cat"], count: 3)
        programs[place] = ["/nowhere/cat"]
        #expect(throws: TestChain.Failure(number: ENOENT, program: Int32(place))) { try TestChain(programs) }
    }

    @Test("Descriptors are moved away from the standard ones where a host has closed those")
    func descriptorsAreMovedAwayFrom() async throws {
        await #expect(processExitsWith: .success) {
            close(STDIN_FILENO)
            close(STDOUT_FILENO)
            let chain = try TestChain([["/bin/cat"], ["/bin/cat"]])
            defer { chain.end() }
            #expect(chain.converse(writing: Array("through".utf8), until: 7).text == "through")
            #expect([chain.ends.input, chain.ends.output, chain.ends.diagnostics].allSatisfy { $0 > STDERR_FILENO })
        }
    }

    @Test("Memory is counted in parts of shared pages")
    func memoryIsCountedInParts() throws {
        let chain = try TestChain([["/bin/cat"]])
        defer { chain.end() }
        _ = chain.converse(writing: [65], until: 1)
        #expect((50_000..<20_000_000).contains(cprocess_memory_of(chain.identifiers[0])))
        #expect(cprocess_memory_of(Int32.max) == -1)
    }
}
