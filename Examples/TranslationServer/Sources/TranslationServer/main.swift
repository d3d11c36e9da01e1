// SPDX-License-Identifier: Apache-2.0
// Translates what clients send, line by line:
//
//     TranslationServer 4711 &
//     nc localhost 4711
//     into spanish
//     # into Spanish (es)
//     Bon dia a tothom.
//     ca→es: Buen día a todo el mundo.
//
// Each text is answered by a line: a translation, or what went wrong after “!”. Where a text does not tell its language, the
// client is asked after “?”. Each connection has a session of its own, which ends with it.

import Dragoman
import Foundation
import LanguageNaming
import TranslationHosting

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
var environment = TranslationEnvironment.standard
// Catalan into English goes by way of Spanish.
environment.policies.allowsPivot = true
// For clients that name no language, where those of the server's owner cannot be reached.
environment.preferredLanguages += ["en", "es"]
let names = LanguageNames(of: await environment.routeFinder().languages)
print("listening on \(listener.port)")
print("In another terminal: nc localhost \(listener.port)")
print("Then send a text in a line, or “into spanish” before it. Ctrl-C ends the server.")
fflush(nil)
Thread.detachNewThread { [environment, names] in
    listener.serve { Connection($0, in: environment, names: names) }
}
// The main actor does the rest.
try await Task.sleep(for: .seconds(365 * 24 * 3600))
