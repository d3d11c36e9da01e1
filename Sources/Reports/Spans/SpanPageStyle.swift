// SPDX-License-Identifier: Apache-2.0

/// How spans look. Six of the colours are those of Okabe and Ito, told apart with any kind of colour vision, made darker or
/// lighter until they stand out by 5 to 1 from the page, as the violet and the crimson beside them do; text on their tints stands
/// out by 6 to 1 at least.
///
/// Source: Masataka Okabe and Kei Ito, Color Universal Design, https://jfly.uni-koeln.de/color/
enum SpanPageStyle {
    static let sheet: StaticString = """
        :root { --l0: #0072b2; --l1: #b55000; --l2: #007d5b; --l3: #975a7c; --l4: #767020; --l5: #377395;
          --l6: #6b4fb3; --l7: #a3173f;
          --t0: #c5deeb; --t1: #f4dac4; --t2: #c5e8dd; --t3: #f2e0e9; --t4: #faf8d2; --t5: #d8edf7; --t6: #e2daf3;
          --t7: #f8d7e0; }
        @media (prefers-color-scheme: dark) {
          :root { --l0: #4f9eca; --l1: #dd7d30; --l2: #1aa881; --l3: #cd7ca9; --l4: #f0e442; --l5: #56b4e9;
            --l6: #a893e6; --l7: #f58aa5;
            --t0: #0f3243; --t1: #4f2c0e; --t2: #0f3f30; --t3: #4d3440; --t4: #575422; --t5: #294554; --t6: #352a57;
            --t7: #54202f; } }
        .c0 { --line: var(--l0); --tint: var(--t0); } .c1 { --line: var(--l1); --tint: var(--t1); }
        .c2 { --line: var(--l2); --tint: var(--t2); } .c3 { --line: var(--l3); --tint: var(--t3); }
        .c4 { --line: var(--l4); --tint: var(--t4); } .c5 { --line: var(--l5); --tint: var(--t5); }
        .c6 { --line: var(--l6); --tint: var(--t6); } .c7 { --line: var(--l7); --tint: var(--t7); }
        .none { --line: var(--faint); --tint: transparent; --underline: none; }
        .u0 { --underline: solid; } .u1 { --underline: double; } .u2 { --underline: dashed; }
        .u3 { --underline: dotted; } .u4 { --underline: wavy; }
        #document { white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; font-size: 1.05rem; line-height: 1.9;
          max-width: 46rem; margin-top: 1rem; }
        #document div { overflow-y: clip; padding-block: .2em; }
        .span { border-radius: .2em; scroll-margin-block: 4rem; }
        .span bdi, .key { background: var(--tint); padding-block: .12em; text-decoration: underline var(--underline) var(--line) \
        .12em;
          text-underline-offset: .28em; text-decoration-skip-ink: none; }
        .none bdi, .none .key { text-decoration: none; }
        .span::before, .tag { background: var(--line); color: var(--page); font: 600 .72rem/1.5 ui-monospace, monospace;
          padding: .05em .4em; border-radius: .25em; margin-inline: .15em .35em; unicode-bidi: isolate; direction: ltr;
          white-space: normal; }
        .unsure::before { background: var(--page); color: var(--line); box-shadow: inset 0 0 0 1px var(--line); }
        .unsure bdi { background: repeating-linear-gradient(135deg, var(--tint) 0 .35em, transparent .35em .7em); }
        [dir=rtl] .span::before { margin-inline: .35em .15em; }
        .span::before { content: attr(data-tag); content: attr(data-tag) / ''; }
        .span:focus::before { content: attr(title); content: attr(title) / ''; }
        .span:hover bdi { background: var(--page); }
        .span:focus, .span:target { outline: 2px solid var(--line); outline-offset: 3px; }
        .markup { color: var(--faint); font: .85em ui-monospace, monospace; }
        .stack { display: flex; height: 1.1rem; margin: 1rem 0; max-width: 46rem; border-radius: .25em; overflow: hidden;
          gap: 2px; }
        .stack span { flex: 1 1 0; min-width: 2px; background: var(--line); }
        .stack .none { background: var(--rule); }
        .shares a { color: inherit; text-decoration: none; display: inline-block; padding-block: .15rem; }
        .shares a:hover { text-decoration: underline; }
        .shares th:first-child { text-align: start; padding-inline-start: 0; }
        .shares td { white-space: nowrap; }
        .percent { display: inline-block; min-width: 3.4em; }
        .bar { display: inline-block; width: 8rem; height: .7em; margin-inline-end: .6rem; background: var(--rule); \
        border-radius: .2em;
          overflow: hidden; }
        .bar span { display: block; height: 100%; background: var(--line); }
        @media (max-width: 40rem) { .bar { display: none; } th, td { padding-inline: .3rem; }
          th[scope=row] { overflow-wrap: anywhere; } }
        @media (forced-colors: active) { .span::before, .tag { border: 1px solid; } }
        @media (prefers-reduced-motion: no-preference) { .span { transition: opacity .15s; } }
        @media print { .stack { print-color-adjust: exact; } .bar { display: none; }
          .span::before, .tag { background: none; color: var(--ink); border: 1px solid var(--line); } }
        """
}
