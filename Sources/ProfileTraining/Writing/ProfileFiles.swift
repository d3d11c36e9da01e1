// SPDX-License-Identifier: Apache-2.0

/// A profile and the replay beside it: neither gets its name before both are written whole.
enum ProfileFiles {
    /// Finds out before a training whether both could be written.
    ///
    /// - Throws: `TrainingError` with `.unwritable`.
    static func check(_ path: String) throws(TrainingError) {
        try FileDraft.check(Replay.path(besideProfile: path))
        try FileDraft.check(path)
    }

    /// Writes both.
    ///
    /// - Throws: `TrainingError` with `.unwritable`.
    static func write(profile: [UInt8], replay: [UInt8], to path: String) throws(TrainingError) {
        let replayDraft = try FileDraft(of: Replay.path(besideProfile: path))
        let profileDraft = try FileDraft(of: path)
        try replayDraft.write(replay)
        try profileDraft.write(profile)
        try replayDraft.finish()
        try profileDraft.finish()
    }
}
