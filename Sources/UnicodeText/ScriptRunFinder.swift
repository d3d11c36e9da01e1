internal import CUnicode

/// Finds the script runs of a text that is given code point by code point.
struct ScriptRunFinder {
    private var runs: [ScriptRun] = []
    /// Where the run begins that is being read.
    private var start = 0
    /// The scripts that all of its code points so far are used in; nil where none has said anything.
    private var candidates: ScriptSet? {
        didSet { settled = candidates?.only }
    }
    /// The only candidate, where there is but one.
    private var settled: Script?
    /// The first script that a code point of the run had of its own and that is still a candidate.
    private var preferred: Script?
    /// Where punctuation of other scripts begins that may belong to the next run, and of which.
    private var pending: (offset: Int, scripts: ScriptSet)?
    /// The opening brackets that have not been closed, with where they stand.
    private var brackets: [(closing: UInt32, offset: Int)] = []

    /// As many brackets as Unicode's bidirectional algorithm keeps; the outermost are forgotten.
    private static let bracketLimit = 63

    /// Takes the next code point.
    mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
        if scalar.isASCII {
            appendASCII(scalar, at: offset)
            return
        }
        // Most code points are of one script, and of that of the run.
        var number: Int32 = 0
        let count = cunicode_script_extensions(scalar.value, &number, 1)
        if count == 1, number == settled?.number, pending == nil { return }
        if count == 1, !Script(number: number).isSpecific {
            appendBracket(scalar, at: offset)
            return
        }
        appendUsed(scalar, with: count == 1 ? ScriptSet(Script(number: number)) : ScriptSet(extensionsOf: scalar), at: offset)
    }

    /// Takes a code point that is used with some scripts only.
    private mutating func appendUsed(_ scalar: Unicode.Scalar, with scripts: ScriptSet, at offset: Int) {
        appendBracket(scalar, at: offset)
        let properties = ScalarProperties(scalar)
        let script = properties.script
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark:
            // A mark is of the script of what it stands on, whatever else it is used with.
            narrow(to: scripts, script)
        default:
            if script.isSpecific {
                appendLetter(of: script, scripts, at: offset)
            } else {
                appendPunctuation(of: scripts, at: offset)
            }
        }
    }

    /// Ends the text and answers its runs.
    mutating func finish(at end: Int) -> [ScriptRun] {
        if end > start { close(at: end) }
        return runs
    }

    private static let latin = ScriptSet(.latin)

    private mutating func appendASCII(_ scalar: Unicode.Scalar, at offset: Int) {
        switch scalar {
        case "a"..."z", "A"..."Z":
            if settled == .latin, pending == nil { return }
            appendLetter(of: .latin, Self.latin, at: offset)
        case "(", ")", "[", "]", "{", "}": appendBracket(scalar, at: offset)
        default: break
        }
    }

    private mutating func appendLetter(of script: Script, _ scripts: ScriptSet, at offset: Int) {
        if narrow(to: scripts, script) { return }
        if candidates != nil {
            // The punctuation before it comes along where it may.
            let next = pending.map { $0.scripts.intersection(scripts).isEmpty ? offset : $0.offset } ?? offset
            close(at: next)
        }
        candidates = scripts
        preferred = script
        pending = nil
    }

    /// Keeps the run going with scripts that it may have; false where it can have none of them, or has had none so far.
    @discardableResult
    private mutating func narrow(to scripts: ScriptSet, _ script: Script) -> Bool {
        guard let common = candidates?.intersection(scripts), !common.isEmpty else { return false }
        candidates = common
        pending = nil
        if preferred.map(common.contains) != true {
            preferred = common.contains(script) ? script : nil
        }
        return true
    }

    /// Takes punctuation, or another common code point, that is used with some scripts only.
    private mutating func appendPunctuation(of scripts: ScriptSet, at offset: Int) {
        guard let candidates, candidates.intersection(scripts).isEmpty else {
            pending = nil
            return
        }
        if let earlier = pending, case let both = earlier.scripts.intersection(scripts), !both.isEmpty {
            pending = (earlier.offset, both)
        } else {
            pending = (offset, scripts)
        }
    }

    private mutating func appendBracket(_ scalar: Unicode.Scalar, at offset: Int) {
        let pair = cunicode_paired_bracket(scalar.value)
        if pair > 0 {
            if brackets.count == Self.bracketLimit { brackets.removeFirst() }
            brackets.append((UInt32(pair), offset))
        } else if pair < 0, let index = brackets.lastIndex(where: { $0.closing == scalar.value }) {
            let opening = brackets[index].offset
            brackets.removeSubrange(index...)
            guard opening < start, let script = script(at: opening), script.isSpecific, candidates?.contains(script) != true
            else { return }
            close(at: offset)
            candidates = ScriptSet(script)
            preferred = script
            pending = nil
        }
    }

    /// The script of the finished run that an offset lies in.
    private func script(at offset: Int) -> Script? {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : runs[low - 1].script
    }

    private mutating func close(at end: Int) {
        runs.append(ScriptRun(range: start..<end, script: settled ?? preferred ?? .common))
        start = end
    }
}
