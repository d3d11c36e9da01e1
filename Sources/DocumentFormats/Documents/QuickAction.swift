// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells the lines by which GitLab is told to do something with an issue: `/label ~bug ~"needs triage"`, `/estimate 1d`.
///
/// GitLab reads them at the start of a line alone, by names that it has. A path such as `/usr/bin` is none.
enum QuickAction {
    /// Whether a line is one.
    static func isOne(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.first == UInt8(ascii: "/") else { return false }
        let name = line.dropFirst().prefix { $0.isASCIISmall || $0 == UInt8(ascii: "_") }
        let rest = line[name.endIndex...]
        let keyword = String(decoding: name, as: UTF8.self)
        let argument = rest.drop(while: \.isASCIISpace)
        guard let first = argument.first else { return names.contains(keyword) || namesBeforeWords.contains(keyword) }
        guard rest.first?.isBlank == true else { return false }
        if namesBeforeWords.contains(keyword) { return true }
        return names.contains(keyword) && (first.isASCIIDigit || "~@%#!&".utf8.contains(first))
    }

    private static let names = Set(
        words: """
            approve assign assign_reviewer award blocked_by blocks cc clear_health_status clear_weight close confidential done
            draft duplicate epic estimate iteration label labels lock merge milestone reassign reassign_reviewer ready rebase
            relabel relate remove_due_date remove_epic remove_estimate remove_iteration remove_label remove_milestone
            remove_parent remove_time_spent reopen request_review set_parent spend spend_time submit_review subscribe todo
            unapprove unassign unassign_reviewer unlabel unlink unlock unsubscribe weight wip
            """)
    /// Those with words behind them: a title, a day, a place.
    private static let namesBeforeWords = Set(
        words: "clone copy_metadata create_merge_request due health_status move severity target_branch title")
}
