// SPDX-License-Identifier: Apache-2.0

import Glibc
import LanguageRecognition
import LanguageSegmentation
import SeededText

/// How fast the splitter is beside detection of the whole, and whether the time a byte stays as texts grow.
struct SplittingSpeed {
    private let segmenter: LanguageSegmenter

    init(segmenter: LanguageSegmenter) {
        self.segmenter = segmenter
    }

    /// Prints processor time as MB/s, on documents strung together to 1, 4, 16 and 64 MB.
    func measure(material: MixtureGenerator.Material, seed: UInt64) {
        print("kind\tMB\tdetect MB/s\tsplit MB/s\tspans")
        for kind in [MixtureKind.monolingual, .paragraphs, .sentences] {
            var generator = MixtureGenerator(seed: seed, material: material)
            var text = ""
            for megabytes in [1, 4, 16, 64] {
                while text.utf8.count < megabytes << 20 {
                    text += generator.next(kind).text
                    text += "\n\n"
                }
                var spans = 0
                let detection = megabytesPerSecond(text) { _ = segmenter.detector.detect(text) }
                let splitting = megabytesPerSecond(text) { spans = segmenter.spans(of: text).count }
                print("\(kind.rawValue)\t\(megabytes)\t\(detection)\t\(splitting)\t\(spans)")
            }
        }
    }

    /// Prints processor time as MB/s on one text.
    func measure(_ text: String) {
        print("detect\t\(megabytesPerSecond(text) { _ = segmenter.detector.detect(text) })")
        print("split\t\(megabytesPerSecond(text) { _ = segmenter.spans(of: text) })")
    }

    /// The best of three runs.
    private func megabytesPerSecond(_ text: String, _ work: () -> Void) -> Double {
        let seconds = (0..<3).map { _ in
            let start = processorSeconds
            work()
            return processorSeconds - start
        }
        return (Double(text.utf8.count) / (seconds.min() ?? 1) / 1e5).rounded() / 10
    }

    private var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
