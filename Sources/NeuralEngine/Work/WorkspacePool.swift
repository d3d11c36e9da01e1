// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// Workspaces that no batch uses, kept for the next.
final class WorkspacePool: Sendable {
    private let idle = Locked<[Workspace]>([])

    /// A workspace for a model.
    func take(for weights: TransformerWeights, size: Workspace.Size) -> Workspace {
        let kept = idle.withLock { idle in
            idle.firstIndex { $0.weights === weights && $0.size == size }.map { idle.remove(at: $0) }
        }
        return kept ?? Workspace(for: weights, size: size)
    }

    /// Gives a workspace back.
    func giveBack(_ workspace: Workspace) {
        idle.withLock { $0.append(workspace) }
    }

    /// Frees those of some models.
    func release(where isReleased: (TransformerWeights) -> Bool) {
        idle.withLock { $0.removeAll { isReleased($0.weights) } }
    }
}
