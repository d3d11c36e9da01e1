// SPDX-License-Identifier: Apache-2.0

import NeuralEngine
import TextScanning

/// Checks files of models that are about to be installed, where no checksum of them is known.
public enum ModelFileCheck {
    /// What is wrong with a file of a neural model; nil where nothing is, or where it is no such file.
    ///
    /// - Complexity: Linear in the length of the file.
    public static func fault(ofFile name: String, at path: String) -> String? {
        guard let kind = NeuralFileKind(ofFile: name) else { return nil }
        do {
            try kind.verify(path: path)
            return nil
        } catch {
            return error.why
        }
    }
}
