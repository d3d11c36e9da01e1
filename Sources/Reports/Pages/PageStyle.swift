// SPDX-License-Identifier: Apache-2.0

/// What all pages look like: light or dark as the reader prefers, and readable without seeing colour.
///
/// The sheet is escaped like any text, so it has none of the characters that XML reserves.
enum PageStyle {
    static let sheet = """
        :root { color-scheme: light dark; --page: #fdfdfb; --ink: #1c1c1a; --faint: #62625c; --rule: #d8d8d0; --accent: #0b5cad; }
        @media (prefers-color-scheme: dark) {
          :root { --page: #161614; --ink: #ecece6; --faint: #a3a39a; --rule: #3c3c36; --accent: #6db3f8; } }
        body { background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem;
          padding: 1rem 1.25rem 4rem; }
        h1 { font-size: 1.7rem; margin: 1rem 0 .25rem; overflow-wrap: anywhere; }
        h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; border-bottom: 1px solid var(--rule); }
        h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
        a { color: var(--accent); }
        a:focus-visible, summary:focus-visible, .wide:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        p, figcaption { max-width: 46rem; }
        figure { margin: 1rem 0 1.5rem; }
        figcaption { color: var(--faint); font-size: .9rem; }
        .wide { overflow-x: auto; }
        table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; margin: .5rem 0; }
        caption { text-align: start; color: var(--faint); }
        th, td { padding: .15rem .6rem; text-align: end; border-bottom: 1px solid var(--rule); }
        th { font-weight: 600; } th[scope=row], td.text, th.text { text-align: start; }
        summary { cursor: pointer; font-size: .9rem; }
        """
}
