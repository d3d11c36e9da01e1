// SPDX-License-Identifier: Apache-2.0

extension Duration {
    /// The whole nanoseconds, for the functions of C: none where it is below nothing, and no more than a century has.
    package var nanoseconds: Int64 {
        let limit = Duration.seconds(3_000_000_000)
        let (seconds, attoseconds) = min(max(self, .zero), limit).components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
