// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// Why a profile cannot be used.
public struct ProfileError: ExplainedError, Hashable {
    /// The kinds of failure.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The name of the code.
        public let description: String

        /// The program was built without a profile.
        public static let noEmbeddedProfile = Code(description: "noEmbeddedProfile")
        /// The file cannot be read.
        public static let unreadable = Code(description: "unreadable")
        /// The bytes are not a profile.
        public static let notAProfile = Code(description: "notAProfile")
        /// The profile is of a version, or a byte order, that this program does not read.
        public static let unsupportedVersion = Code(description: "unsupportedVersion")
        /// The file ends before its table of sections says.
        public static let truncated = Code(description: "truncated")
        /// A section that detection needs is not there.
        public static let missingSection = Code(description: "missingSection")
        /// A section does not hold what it should.
        public static let damagedSection = Code(description: "damagedSection")
        /// The contents do not agree with their checksum, or there are more than were written.
        public static let wrongChecksum = Code(description: "wrongChecksum")
    }

    /// What kind of failure it is.
    public let code: Code
    /// The section where the fault lies; nil where it lies in none.
    public let section: ProfileSection?
    /// Particulars, such as the path and the system's own words.
    public let detail: String

    package init(_ code: Code, section: ProfileSection? = nil, detail: String = "") {
        self.code = code
        self.section = section
        self.detail = detail
    }
}

extension ProfileError {
    /// What happened.
    public var what: String { section.map { "\(failure) in section \($0)" } ?? failure }

    /// Why.
    public var why: String {
        switch code {
        case .noEmbeddedProfile: "Profiles/dragoman.profile was not there when it was built"
        case .missingSection: "the section is not in the file"
        case .wrongChecksum where detail.isEmpty: "its contents do not have the checksum that is written in it"
        default: detail
        }
    }

    private var failure: String {
        switch code {
        case .noEmbeddedProfile: "this program was built without a language profile"
        case .unreadable: "the language profile cannot be read"
        case .notAProfile: "the file is not a language profile"
        case .unsupportedVersion: "the language profile has a version that this program does not read"
        case .truncated: "the language profile is cut off"
        case .missingSection: "the language profile lacks something that detection needs"
        case .wrongChecksum: "the language profile has changed since it was written"
        default: "the language profile is damaged"
        }
    }

    /// What to do about it.
    public var remedy: String {
        switch code {
        case .noEmbeddedProfile: "Train one with train-profiles into Profiles/dragoman.profile and build again, or name a file."
        case .unreadable: "Check the path and the permissions."
        case .unsupportedVersion: "Train the profile again with the train-profiles of this version."
        default: "Fetch or train the profile again."
        }
    }
}
