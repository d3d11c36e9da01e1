// SPDX-License-Identifier: Apache-2.0

// Shows a feed of comments that mix languages, as they were written and in the reader's language:
//
//     swift run CommentFeed es < comments.ndjson

import Dragoman

let reader = try LanguageTag(parsing: CommandLine.arguments.dropFirst().first ?? "es")
let feed = try Feed(Comment.read())
feed.printWritten()
try await feed.printTranslated(for: reader)
