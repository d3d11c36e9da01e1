// SPDX-License-Identifier: Apache-2.0

// Apple's framework of this name, for Linux: code that imports Translation compiles as it is. Sessions, configurations,
// availability and errors come from TranslationSessions, the initialisers without an environment from Dragoman, the modifiers
// of views from TranslationHosting. As on Apple's platforms, Foundation comes along.

@_exported public import Dragoman
@_exported public import Foundation
@_exported public import TranslationHosting
