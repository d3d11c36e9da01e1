// SPDX-License-Identifier: Apache-2.0

/// What is wrong with the bytes of a file, and where.
struct FileFault: Error, Sendable, Hashable {
    /// What is wrong.
    enum Problem: Sendable, Hashable {
        /// The file ends inside a part of it.
        case endsInside(String)
        /// More bytes follow the end.
        case goesOn
        /// A number is not what it should be.
        case wrongNumber(String, UInt64)
        /// A tensor that the model needs is not there.
        case missingTensor(String)
        /// A tensor has another type or shape than the model needs.
        case unfitTensor(String)
        /// A tensor holds a number that none can hold.
        case impossibleNumber(String)
        /// A setting has a value that this engine knows no way to calculate with.
        case unsupportedSetting(String, value: String)
        /// A setting that the model needs is not there.
        case missingSetting(String)
        /// A part is not put together as it should be.
        case illFormed(String)
        /// The files of a model do not fit each other.
        case unfitSizes(String, Int, Int)
    }

    let problem: Problem
    /// The offset at which the part begins that is wrong.
    let offset: Int

    init(_ problem: Problem, at offset: Int) {
        self.problem = problem
        self.offset = offset
    }
}

extension FileFault {
    /// What is wrong, in a clause.
    var description: String {
        let clause =
            switch problem {
            case .endsInside(let part): "the file ends inside \(part)"
            case .goesOn: "more bytes follow the end"
            case .wrongNumber(let part, let number): "\(part) cannot be \(number)"
            case .missingTensor(let name): "the tensor \(name) is missing"
            case .unfitTensor(let name): "the tensor \(name) has a type or shape that does not fit the model"
            case .impossibleNumber(let name): "the tensor \(name) has a number out of its range"
            case .unsupportedSetting(let name, let value): "the setting \(name) is \(value), which this engine does not know"
            case .missingSetting(let name): "the setting \(name) is missing"
            case .illFormed(let part): "\(part) is ill-formed"
            case .unfitSizes(let parts, let one, let other): "\(parts) differ: \(one) and \(other)"
            }
        return "\(clause), at byte \(offset)"
    }
}
