// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import LanguageRecognition

extension LanguageAvailability {
    /// The status of a pair, now and whenever it has changed: because an installation of this environment ended, or because
    /// somebody else installed or removed what it needs, which is looked for from time to time.
    ///
    ///     for await status in availability.statuses(from: "de", to: "en") { show(status) }
    ///
    /// It never ends by itself; to stop listening ends the work.
    ///
    /// - Parameters:
    ///   - source: The language to translate from.
    ///   - target: The language to translate into; nil to pick one, as `status(from:to:)` does.
    ///   - interval: How often is looked for what others have done.
    public func statuses(
        from source: LanguageTag, to target: LanguageTag?, lookingEvery interval: Duration = .seconds(2)
    ) -> AsyncStream<Status> {
        let (statuses, continuation) = AsyncStream.makeStream(of: Status.self, bufferingPolicy: .bufferingNewest(1))
        let (occasions, occasion) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        // Before the first look, so that nothing that ends meanwhile is missed.
        let endings = environment.installations.endings()
        let clock = environment.clock
        let work = Task { [self] in
            await withTaskGroup(of: Void.self) { group in
                group.addTask { for await _ in endings { occasion.yield() } }
                group.addTask {
                    while (try? await clock.sleep(for: interval)) != nil { occasion.yield() }
                }
                group.addTask {
                    var last: Status?
                    occasion.yield()
                    for await _ in occasions {
                        let status = await self.status(from: source, to: target)
                        if status != last { continuation.yield(status) }
                        last = status
                    }
                }
            }
        }
        continuation.onTermination = { _ in work.cancel() }
        return statuses
    }

    /// The status of a pair, now and whenever it has changed.
    ///
    /// - Parameters:
    ///   - source: The language to translate from.
    ///   - target: The language to translate into; nil to pick one, as `status(from:to:)` does.
    ///   - interval: How often is looked for what others have done.
    public func statuses(
        from source: Locale.Language, to target: Locale.Language?, lookingEvery interval: Duration = .seconds(2)
    ) -> AsyncStream<Status> {
        statuses(
            from: LanguageTag(source) ?? .undetermined, to: target.map { LanguageTag($0) ?? .undetermined },
            lookingEvery: interval)
    }
}
