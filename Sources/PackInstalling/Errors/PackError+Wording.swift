// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemFiles

extension PackError {
    /// The sentences of an error. No other place builds its texts.
    private struct Wording {
        let what: String
        let why: String
        let remedy: String
    }

    /// What could not be done, in a sentence.
    public var what: String { wording.what }
    /// Why, in a sentence.
    public var why: String { wording.why }
    /// What to do about it, in a sentence.
    public var remedy: String { wording.remedy }

    private var wording: Wording {
        switch fault {
        case .noIndex:
            Wording(
                what: "Nothing can be fetched.", why: "No index of packs is configured.",
                remedy: "Name one: a folder, a file, or an address of https. The README says where there are some.")
        case .unreadableIndex(let place, let number):
            Wording(
                what: "The index of packs at \(place) cannot be read.", why: "The system says: \(SystemError(number).reason).",
                remedy: "Check the path and the permissions.")
        case .badIndex(let place, let why):
            Wording(
                what: "The index of packs at \(place) cannot be used.", why: why,
                remedy: "See that it is the index of a mirror of models, or a folder of packs.")
        case .badFileEntry(let pack):
            Wording(
                what: "The pack \(pack) cannot be used.", why: "Its manifest has a file with an impossible size or checksum.",
                remedy: "Install it again.")
        case .notOffered(let name):
            Wording(
                what: "There is no pack \(name).", why: "Neither the index nor an engine offers it.",
                remedy: "‘dragoman packs’ lists what there is.")
        case .notInstalled(let name):
            Wording(
                what: "There is no pack “\(name)”.", why: "No folder of packs has it.",
                remedy: name.hasPrefix("apertium")
                    ? "Where it is the system's, have apt remove it." : "Take one of those that are installed.")
        case .noNetwork(let address, let why):
            Wording(
                what: "\(address) cannot be reached.", why: why,
                remedy: "See that the machine is online, and try again: what was fetched is kept.")
        case .serverRefused(let address, let status):
            Wording(
                what: "\(address) was not fetched.", why: "The server answers with the status \(status).",
                remedy: status == 404 ? "See whether the index is out of date." : "Try again later.")
        case .insecureAddress(let address):
            Wording(
                what: "\(address) was not fetched.",
                why: "What is fetched by http without encryption could be forged on the way.",
                remedy: "Use an address of https.")
        case .declined(let names):
            Wording(
                what: "Nothing was installed.", why: "Nobody gave permission to install \(names.joined(separator: ", ")).",
                remedy: "Say yes when asked, or give permission beforehand.")
        case .noFolder:
            Wording(
                what: "Nothing can be installed.",
                why: "There is no folder for packs, for neither HOME nor XDG_DATA_HOME is set.",
                remedy: "Set one of them to an absolute path.")
        case .system(let path, let number):
            systemWording(path: path, number: number)
        case .tooLittleSpace(let path, let needed, let free):
            Wording(
                what: "There is too little room in \(path).", why: "\(needed) bytes are needed and \(free) are free.",
                remedy: "Make room on the disk and try again.")
        case .wrongChecksum(let file, let origin):
            Wording(
                what: "The file \(file) was not installed.", why: "What came from \(origin) has another checksum than promised.",
                remedy: "Try again; if it happens again, the index or its server is not to be trusted.")
        case .brokenCompression(let file, let origin):
            Wording(
                what: "The file \(file) was not installed.", why: "What came from \(origin) cannot be decompressed.",
                remedy: "Try again; if it happens again, the index or its server is not to be trusted.")
        case .damagedFile(let file, let origin, let why):
            Wording(
                what: "The file \(file) was not installed.", why: "What came from \(origin) is damaged: \(why)",
                remedy: "Get the model anew, and try again.")
        case .lockHeld(let path, let process):
            Wording(
                what: "Nothing was installed.",
                why: "Another installation into \(path) runs\(process.map { ", by process \($0)" } ?? "").",
                remedy: "Wait until it has ended.")
        case .laterFormat(let format):
            Wording(
                what: "The pack cannot be used.", why: "Its manifest has the form \(format), which is later than this program.",
                remedy: "Use a newer version of dragoman.")
        case .badManifest(let path):
            Wording(
                what: "The pack cannot be used.", why: "\(path) cannot be read, or is damaged.",
                remedy: "Install the pack again, or remove its folder.")
        case .laterVersion(let pack, let version):
            Wording(
                what: "The pack \(pack) cannot be used.",
                why: "Its version \(version) is of a kind that this program does not know.",
                remedy: "Use a newer version of dragoman.")
        case .unsafeName(let name):
            Wording(
                what: "The pack cannot be used.", why: "The name “\(name)” is not allowed for a pack or a file of one.",
                remedy: "Do not use this index.")
        case .programFailed(let program, let status, let message):
            Wording(
                what: "\(program) failed.",
                why: "Its status is \(status)" + (message.isEmpty ? "." : ", and it says: “\(message)”."),
                remedy: message.isEmpty ? "Run it by hand to see why." : "Do what it says, and try again.")
        case .installationFailed(let status, let message):
            Wording(
                what: "The installation failed.",
                why: message.isEmpty
                    ? "Its status is \(status)." : message.prefix(max(1, message.count - 1)).joined(separator: " "),
                remedy: message.count > 1 ? message[message.count - 1] : "Try again; what was fetched is kept.")
        case .unknownName(let name):
            Wording(
                what: "Nothing was installed.",
                why: "“\(name.prefix(80))” is neither a pair of languages nor a pack that is known.",
                remedy: "‘dragoman packs’ lists what there is.")
        case .singleLanguage(let name):
            Wording(
                what: "Nothing was installed.", why: "“\(name)” is one language.", remedy: "Name a pair, such as en-de.")
        case .noIndexFor(let name):
            Wording(
                what: "Nothing was installed.",
                why: "No engine knows “\(name.prefix(80))”, and no index of packs is configured that might.",
                remedy: "Name one: a folder, a file, or an address of https. The README says where there are some.")
        case .notRoot:
            Wording(
                what: "Nothing was installed.", why: "Only root installs packages for the whole system.",
                remedy: "Run it as root, or install for yourself.")
        }
    }

    private func systemWording(path: String, number: Int32) -> Wording {
        let words = SystemError(number).reason
        return switch code {
        case .notPermitted:
            Wording(
                what: "\(path) cannot be written.", why: "The system does not permit it: \(words).",
                remedy: "Install into a folder of your own, or as somebody who may write there.")
        case .diskFull:
            Wording(
                what: "\(path) was not written.", why: "The disk is full, or a limit is reached: \(words).",
                remedy: "Make room and try again.")
        default:
            Wording(
                what: "\(path) cannot be read or written.", why: "The system says: \(words).",
                remedy: "See that the path is right and may be used.")
        }
    }
}
