// SPDX-License-Identifier: Apache-2.0

/// Reads a file by its name and its path, and says in a sentence what is wrong with it; nil where nothing is, or where it is of
/// no kind that it knows. Engines know their files; what installs packs does not.
public typealias PackFileCheck = @Sendable (_ name: String, _ path: String) -> String?
