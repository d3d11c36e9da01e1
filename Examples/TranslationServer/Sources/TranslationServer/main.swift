// SPDX-License-Identifier: Apache-2.0
// Translates what clients send, line by line:
//
//     TranslationServer 4711 &
//     nc localhost 4711
//     into es
//     Bon dia a tothom.
//     ca→es: Buen día a todo el mundo.
//
// Each connection has a session of its own, which ends with it. Where a text does not tell its language, the client is asked.

import Foundation

signal(SIGPIPE, SIG_IGN)
let listener = try Listener(port: CommandLine.arguments.dropFirst().first.flatMap(UInt16.init) ?? 0)
print("listening on \(listener.port)")
fflush(nil)
Thread.detachNewThread { listener.serve() }
// The main actor does the rest.
try await Task.sleep(for: .seconds(365 * 24 * 3600))
