// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import TestSupport
import Testing
import TranslationSessions

@testable import PackInstalling

@Suite("The state machine of an installation")
struct InstallationStateTests {
    @Test("Whatever happens, an installation ends, and only with all files unpacked is a pack put in its place")
    func alwaysEnds() throws {
        var numbers = SeededNumbers(seed: 21)
        for _ in 0..<2000 {
            let model = OfferedModel(
                sizes: (0..<Int.random(in: 0...3, using: &numbers)).map { _ in .random(in: 1...100, using: &numbers) })
            let offer = model.offer(at: URL(filePath: "/nowhere/"))
            var state = InstallationState(of: offer, into: "/packs")
            var unpacked: Set<Int> = []
            var step = state.begin()
            var (stepCount, isOver) = (0, false)
            while !isOver {
                stepCount += 1
                try #require(stepCount < 500)
                switch step {
                case .survey:
                    let ready = Set(offer.files.indices.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 })
                    unpacked = ready
                    step = state.surveyed(
                        .init(
                            installedVersion: nil,
                            fetchedSizes: offer.files.map { _ in
                                Bool.random(using: &numbers) ? .random(in: 0...200, using: &numbers) : nil
                            },
                            unpackedFiles: ready, freeSize: Int.random(in: 0..<8, using: &numbers) == 0 ? 0 : 1000))
                case .fetch(let index, let size):
                    let whole = try #require(offer.files[index].fetchedSize)
                    #expect(size <= whole)
                    let error = PackError(.noNetwork("x", why: "y"))
                    switch Int.random(in: 0..<10, using: &numbers) {
                    case 0: step = state.fetched(.failed(error))
                    case 1...4: step = state.fetched(.broken(at: Int.random(in: size...whole, using: &numbers), error))
                    default:
                        state.received(whole)
                        step = state.fetched(.whole)
                    }
                case .unpack(let index):
                    #expect(!unpacked.contains(index))
                    if Int.random(in: 0..<4, using: &numbers) == 0 {
                        step = state.unpacked(.wrong(PackError(.wrongChecksum(file: "x", from: "y"))))
                    } else {
                        unpacked.insert(index)
                        step = state.unpacked(.whole)
                    }
                case .complete:
                    #expect(unpacked == Set(offer.files.indices))
                    step = state.completed()
                case .finish, .fail:
                    isOver = true
                }
                #expect((0...1).contains(state.progress.share))
            }
        }
    }

    @Test("A pack that needs more room than there is is refused before anything is fetched, and what is there counts")
    func asksForRoom() throws {
        let offer = OfferedModel(sizes: [100, 50]).offer(at: URL(filePath: "/nowhere/"))
        func first(fetched: [Int?], free: Int) -> InstallationState.Step {
            var state = InstallationState(of: offer, into: "/packs")
            return state.surveyed(.init(installedVersion: nil, fetchedSizes: fetched, unpackedFiles: [], freeSize: free))
        }
        #expect(
            first(fetched: [nil, nil], free: 149)
                == .fail(PackError(.tooLittleSpace(path: "/packs", needed: 150, free: 149)), keepingFiles: true))
        #expect(first(fetched: [nil, nil], free: 150) == .fetch(0, resumingAt: 0))
        #expect(first(fetched: [60, 50], free: 40) == .fetch(0, resumingAt: 60))
        #expect(first(fetched: [100, nil], free: 50) == .unpack(0))
        #expect(first(fetched: [101, nil], free: 150) == .fetch(0, resumingAt: 0))
    }

    @Test("A file without a sum is fetched from its start again: nobody could tell whether two halves are of one file")
    func doesNotResumeUnchecked() {
        let whole = OfferedModel(sizes: [100]).offer(at: URL(filePath: "/nowhere/"))
        let unchecked = PackOffer(
            PackDescription(name: "neural-de-en", engine: "neural", directions: [.init(from: "de", to: "en")], version: "1.0"),
            files: [PackOffer.File(name: "a.bin", location: URL(filePath: "/nowhere/a.bin"), size: 100)])
        for (offer, place) in [(whole, 60), (unchecked, 0)] {
            var state = InstallationState(of: offer, into: "/packs")
            _ = state.surveyed(.init(installedVersion: nil, fetchedSizes: [nil], unpackedFiles: [], freeSize: 1000))
            #expect(
                state.fetched(.broken(at: 60, PackError(.noNetwork("x", why: "y")))) == .fetch(0, resumingAt: place))
        }
    }
}
