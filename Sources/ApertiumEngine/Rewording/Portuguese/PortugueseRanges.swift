// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Days with *a* between them in Portuguese, which dictionaries take for an article: *Segunda-feira a sexta-feira* was *Lunes el
/// viernes*. With *até* there it is *Lunes hasta viernes*.
enum PortugueseRanges {
    /// A text with *até* between two days.
    static func written(_ text: String) -> String {
        guard text.contains(utf8: "-feira a") || text.contains(utf8: "-feira à") else { return text }
        return text.replacing(/-feira [aà] (?=(?:segunda|terça|quarta|quinta|sexta)-feira|sábado|domingo)/) { _ in "-feira até " }
    }
}
