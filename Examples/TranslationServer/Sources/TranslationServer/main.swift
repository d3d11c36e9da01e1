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

/// Says why the server cannot serve, and ends it.
func stop(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("TranslationServer: \(reason)\n".utf8))
    exit(1)
}

/// Listens on the port that an argument names, or on any that is free.
func listen(on argument: String) -> Listener {
    guard let port = UInt16(argument) else { stop("“\(argument)” is not the number of a port") }
    do {
        return try Listener(port: port)
    } catch {
        stop("cannot listen on port \(port): \(String(cString: strerror(error.code.rawValue)))")
    }
}

signal(SIGPIPE, SIG_IGN)
let listener = listen(on: CommandLine.arguments.dropFirst().first ?? "0")
print("listening on \(listener.port)")
print("send a text in a line, or “into es” before it")
fflush(nil)
Thread.detachNewThread { listener.serve() }
// The main actor does the rest.
try await Task.sleep(for: .seconds(365 * 24 * 3600))
