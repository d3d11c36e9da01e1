// SPDX-License-Identifier: Apache-2.0

extension Set<String> {
    /// The words of a list that white space parts, as lists in the code are written.
    package init(words list: String) {
        self.init(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
