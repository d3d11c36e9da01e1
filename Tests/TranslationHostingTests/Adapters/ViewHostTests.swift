// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationHosting
import TranslationTesting

@testable import TranslationSessions

@MainActor @Suite("Hosts of other toolkits", .timeLimit(.minutes(10)))
struct ViewHostTests {
    private let model = ViewModel()
    private let log = Log()

    /// A view in a host that translates the model's text and logs what comes of it.
    @discardableResult
    private func translate(in host: ThreadedHost, world: HostedWorld) -> HostedView {
        model.configuration = .init(nil, "en")
        return host.host(in: world.environment) { [model, log] in
            Content().translationTask(model.configuration) { session in
                do {
                    log.add(try await session.translate(model.text).targetText)
                } catch {
                    log.add("\(type(of: error))")
                }
            }
        }
    }

    @Test("A question comes on the toolkit's thread, and its answer reaches the session")
    func sourceIsAsked() async {
        let host = ThreadedHost { question in
            guard case .source(let sample, _, let reply) = question else { return }
            reply(sample == "hola hallo" ? "es" : nil)
            // Only the first answer counts.
            reply("de")
        }
        model.text = "hola hallo"
        translate(in: host, world: HostedWorld())
        await log.reach(1)
        #expect(log.events == ["hola hallo [es→en]"])
        #expect(host.asked.count == 1)
        #expect(host.strayed.count == 0)
    }

    @Test("Permission, progress and the end of an installation go through the host")
    func installation() async {
        let shares = Locked<[Double]>([])
        let host = ThreadedHost { question in
            switch question {
            case .installation(let packs, "de", "en", let reply): reply(packs.map(\.name) == ["pack"])
            case .progress(let installation, _):
                Task { for await share in installation.progress { shares.withLock { $0.append(share) } } }
            default: break
            }
        }
        var world = HostedWorld(pack: Pack(name: "pack"))
        world.installer = ScriptedInstaller(into: world.engine)
        translate(in: host, world: world)
        await log.reach(1)
        #expect(log.events == ["hallo [de→en]"])
        let seen = shares.withLock { $0 }
        #expect(seen == seen.sorted() && seen.allSatisfy { $0 <= 1 })
    }

    @Test("Who no longer wants to wait says so by the reply, and the installation goes on")
    func dismissedProgress() async {
        let latch = Latch()
        let host = ThreadedHost { question in
            switch question {
            case .installation(_, _, _, let reply): reply(true)
            case .progress(_, let reply): reply(())
            default: break
            }
        }
        var world = HostedWorld(pack: Pack(name: "pack"))
        let installer = ScriptedInstaller(into: world.engine, script: .init(latch: { _ in latch }))
        world.installer = installer
        translate(in: host, world: world)
        await log.reach(1)
        #expect(log.events == ["CocoaError"])
        #expect(installer.ended.count == 0)
        latch.open()
        await installer.ended.reach(1)
    }

    @Test("A question that nobody waits for any more is taken back")
    func withdrawal() async {
        let withdrawn = Counter()
        let replies = Locked<[HostReply<LanguageTag?>]>([])
        let host = ThreadedHost { question in
            guard case .source(_, _, let reply) = question else { return }
            reply.onWithdrawal { withdrawn.add() }
            replies.withLock { $0.append(reply) }
        }
        model.text = "?"
        let view = translate(in: host, world: HostedWorld())
        await host.asked.reach(1)
        view.disappear()
        await withdrawn.reach(1)
        await log.reach(1)
        #expect(log.events == ["CancellationError"])
        // An answer that comes now counts nothing, and who asks now is told at once.
        for reply in replies.withLock({ $0 }) {
            reply("de")
            reply.onWithdrawal { withdrawn.add() }
        }
        #expect(withdrawn.count == 2)
    }

    @Test("Who does not answer keeps nobody else from being asked, and an installation that both permit is one")
    func hostsAskApart() async {
        let permissions = Locked<[HostReply<Bool>]>([])
        let handler: ThreadedHost.Handler = { question in
            if case .installation(_, _, _, let reply) = question { permissions.withLock { $0.append(reply) } }
        }
        let (first, second) = (ThreadedHost(handler), ThreadedHost(handler))
        var world = HostedWorld(pack: Pack(name: "pack"))
        let installer = ScriptedInstaller(into: world.engine)
        world.installer = installer
        let environment = world.environment
        model.configuration = .init("de", "en")
        for host in [first, second] {
            host.host(in: environment) { [model, log] in
                Content().translationTask(model.configuration) { session in
                    log.add((try? await session.translate("hallo").targetText) ?? "failed")
                }
            }
        }
        await first.asked.reach(1)
        await second.asked.reach(1)
        for reply in permissions.withLock({ $0 }) { reply(true) }
        await log.reach(2)
        #expect(log.events == ["hallo [de→en]", "hallo [de→en]"])
        #expect(installer.installed.count == 1)
    }

    @Test("A host that never answers is waited for until the deadline")
    func deadline() async {
        let host = ThreadedHost { _ in }
        var world = HostedWorld()
        world.deadlines = TranslationDeadlines(question: .milliseconds(1))
        model.text = "?"
        translate(in: host, world: world)
        await log.reach(1)
        #expect(log.events == ["TranslationError"])
    }

    @Test("A translation that is shown comes to the host with its placement")
    func presentation() async {
        let placements = Locked<[TranslationPresentation.Placement]>([])
        let host = ThreadedHost { question in
            guard case .presentation(let presentation, let reply) = question else { return }
            placements.withLock { $0.append(presentation.placement) }
            reply(.replacement)
        }
        model.isPresented = true
        host.host(in: HostedWorld().environment) { [model, log] in
            Content().translationPresentation(
                isPresented: Binding(get: { model.isPresented }, set: { model.isPresented = $0 }), text: model.text,
                attachmentAnchor: .point(x: 0.5, y: 1), arrowEdge: .bottom
            ) { log.add($0) }
        }
        await log.reach(1)
        #expect(log.events == ["hallo [de→en]"])
        #expect(placements.withLock { $0 } == [.init(anchor: .point(x: 0.5, y: 1), arrowEdge: .bottom)])
    }

    @Test("A host that goes takes its views along; their sessions keep neither")
    func hostGoes() async {
        var host: ThreadedHost? = ThreadedHost { _ in }
        weak let watched = host
        model.configuration = .init("de", "en")
        host?.host(in: HostedWorld().environment) { [model, log] in
            Content().translationTask(model.configuration) { session in
                model.sessions.append(session)
                log.add("run")
            }
        }
        await log.reach(1)
        host = nil
        await settle()
        #expect(watched == nil)
        #expect(await code { _ = try await model.sessions[0].translate("hallo") } == .sessionExpired)
        #expect(!model.sessions[0].environment.surface.canAsk)
    }

    @Test("A host that says nothing of threads is asked on the main actor")
    func mainActorByDefault() async {
        final class Window: ViewHost {
            @MainActor var view: HostedView?
            @MainActor var questionCount = 0

            @MainActor func keep(_ view: HostedView) {
                self.view = view
                view.appear()
            }

            func ask(_ question: HostQuestion) {
                // This stops the process on any other actor.
                MainActor.assumeIsolated { questionCount += 1 }
                if case .source(_, _, let reply) = question { reply("de") }
            }
        }
        let window = Window()
        model.configuration = .init(nil, "en")
        window.host(in: HostedWorld().environment) { [model, log] in
            Content().translationTask(model.configuration) { session in
                log.add((try? await session.translate("?").targetText) ?? "failed")
            }
        }
        await log.reach(1)
        #expect(log.events == ["? [de→en]"])
        #expect(window.questionCount == 1)
    }
}
