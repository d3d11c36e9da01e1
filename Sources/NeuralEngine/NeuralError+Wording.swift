// SPDX-License-Identifier: Apache-2.0

import SystemFiles

extension NeuralError {
    /// What could not be done, in a sentence.
    public var what: String {
        switch cause {
        case .unknownPair(let name): "The neural engine cannot translate over “\(name)”."
        case .cannotOpen(let path, _): "The file \(path) of a neural model cannot be opened."
        case .unreadable(let path, _), .shortened(let path): "The file \(path) of a neural model cannot be used."
        }
    }

    /// Why, in a sentence.
    public var why: String {
        switch cause {
        case .unknownPair: "No model for it is in the engine's folders."
        case .cannotOpen(_, let error): "The system says: \(error.reason)."
        case .shortened: "It was shortened while it was in use."
        case .unreadable(_, let fault): "It is not as such a file is: \(fault.description)."
        }
    }

    /// What to do about it, in a sentence.
    public var remedy: String {
        switch cause {
        case .unknownPair: "Put the model's files into a folder of the engine, or take one of its pairs."
        case .cannotOpen: "See that the file is there and may be read."
        case .unreadable, .shortened: "Fetch the model's files again, all of one version."
        }
    }
}
