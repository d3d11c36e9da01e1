/// How the page looks: light or dark as the reader prefers, and readable without seeing colour.
enum PageStyle {
    static let sheet = """
        :root { color-scheme: light dark; --page: #fdfdfb; --ink: #1c1c1a; --faint: #62625c; --rule: #d8d8d0; --accent: #0b5cad;
          --s0: #0b5cad; --s1: #b34700; --s2: #2d7a34; --s3: #8a2f8f; --s4: #6b5b00; --s5: #a3173f; }
        @media (prefers-color-scheme: dark) {
          :root { --page: #161614; --ink: #ecece6; --faint: #a3a39a; --rule: #3c3c36; --accent: #6db3f8;
            --s0: #6db3f8; --s1: #f59a55; --s2: #7fce86; --s3: #d99be0; --s4: #d9c45c; --s5: #f58aa5; } }
        body { background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem;
          padding: 1rem 1.25rem 4rem; }
        h1 { font-size: 1.7rem; margin: 1rem 0 .25rem; }
        h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; border-bottom: 1px solid var(--rule); }
        h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
        a { color: var(--accent); }
        a:focus-visible, summary:focus-visible, .wide:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        p, figcaption { max-width: 46rem; }
        nav ul, .legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; margin: .5rem 0; }
        .legend li { display: flex; align-items: center; gap: .5rem; font-size: .9rem; }
        .legend svg { width: 3rem; height: .9rem; }
        figure { margin: 1rem 0 1.5rem; }
        figcaption { color: var(--faint); font-size: .9rem; }
        .row { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: flex-start; }
        .row figure { margin: .5rem 0 .75rem; max-width: 100%; }
        svg { display: block; max-width: 100%; height: auto; }
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
        .wide { overflow-x: auto; }
        table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; margin: .5rem 0; }
        caption { text-align: start; color: var(--faint); }
        th, td { padding: .15rem .6rem; text-align: end; border-bottom: 1px solid var(--rule); }
        th { font-weight: 600; } th[scope=row], td.text, th.text { text-align: start; }
        summary { cursor: pointer; font-size: .9rem; }
        """
}
