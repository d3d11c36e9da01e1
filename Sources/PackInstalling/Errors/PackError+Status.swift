// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PackError.Code {
    /// The status with which a program ends that could not install a pack, so that who started it can tell why
    /// (`DetachedPackInstaller`). Those of `sysexits.h` are used as it means them, as far as it has one.
    public var status: Int32 { Self.statuses.first { $0.code == self }?.status ?? EX_UNAVAILABLE }

    /// What a status of such a program means.
    init(status: Int32) {
        self = Self.statuses.first { $0.status == status }?.code ?? .programFailed
    }

    /// Of several codes with one status, that which it most often means comes first.
    private static let statuses: [(code: PackError.Code, status: Int32)] = [
        (.unknownName, EX_USAGE), (.unreadableIndex, EX_NOINPUT), (.wrongChecksum, EX_DATAERR), (.badIndex, EX_DATAERR),
        (.unsafeName, EX_DATAERR),
        (.noNetwork, EX_NOHOST), (.systemRefused, EX_OSERR), (.notPermitted, EX_CANTCREAT), (.diskFull, EX_IOERR),
        (.lockHeld, EX_TEMPFAIL), (.serverRefused, EX_PROTOCOL),
    ]
}
