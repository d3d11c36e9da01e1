// SPDX-License-Identifier: Apache-2.0

/// How plots look: light or dark as the reader prefers, and readable without seeing colour.
enum PlotStyle {
    static let sheet: StaticString = """
        :root { --s0: #0b5cad; --s1: #b34700; --s2: #2d7a34; --s3: #8a2f8f; --s4: #6b5b00; --s5: #a3173f; }
        @media (prefers-color-scheme: dark) {
          :root { --s0: #6db3f8; --s1: #f59a55; --s2: #7fce86; --s3: #d99be0; --s4: #d9c45c; --s5: #f58aa5; } }
        nav ul, .legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; margin: .5rem 0; }
        .legend li { display: flex; align-items: center; gap: .5rem; font-size: .9rem; }
        .legend svg { width: 3rem; height: .9rem; }
        .row { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: flex-start; }
        .row figure { margin: .5rem 0 .75rem; max-width: 100%; }
        svg { display: block; max-width: 100%; height: auto; }
        @media (max-width: 30rem) { svg[role=img] text { font-size: 16px; } }
        svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
        svg .tick { fill: var(--faint); }
        svg .grid { stroke: var(--rule); stroke-width: 1; }
        svg .axis { stroke: var(--faint); stroke-width: 1; }
        svg .even { stroke: var(--faint); stroke-width: 1.5; stroke-dasharray: 2 4; }
        svg .curve { fill: none; stroke-width: 2; }
        svg .bar { fill: var(--accent); }
        svg .rest { fill: none; stroke: var(--faint); stroke-width: 1; }
        svg .load { fill: var(--rule); }
        svg .cell { fill: var(--accent); }
        svg .right { fill: none; stroke: var(--ink); stroke-width: 1.5; }
        svg .number { text-anchor: middle; dominant-baseline: central; }
        svg .end { text-anchor: end; }
        svg .middle { text-anchor: middle; }
        svg .low { dominant-baseline: central; }
        .s0 { stroke: var(--s0); } .s1 { stroke: var(--s1); } .s2 { stroke: var(--s2); }
        .s3 { stroke: var(--s3); } .s4 { stroke: var(--s4); } .s5 { stroke: var(--s5); }
        .mark { fill: var(--page); stroke-width: 2; }
        """
}
