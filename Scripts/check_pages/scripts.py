# SPDX-License-Identifier: Apache-2.0
"""What is asked of a page in its own language: functions of JavaScript."""

STRUCTURE = """() => ({
    title: document.title === document.querySelector('h1').textContent,
    lang: document.documentElement.lang,
    main: document.querySelectorAll('main').length,
    h1: document.querySelectorAll('h1').length,
    unnamed: [...document.querySelectorAll('section, figure[aria-labelledby]')]
        .filter(e => !document.getElementById(e.getAttribute('aria-labelledby'))).map(e => e.outerHTML.slice(0, 80)),
    broken: [...document.querySelectorAll('a[href^="#"]')].map(a => a.getAttribute('href').slice(1)).filter(id => !document.getElementById(id)),
})"""

# `runs` is how the first and the last character of the span's first line stand to each other.
SPANS = """() => [...document.querySelectorAll('#document .span')].map(span => {
    const bdi = span.querySelector('bdi'), text = bdi.firstChild, range = document.createRange();
    const place = index => { range.setStart(text, index); range.setEnd(text, index + 1); return range.getBoundingClientRect(); };
    // A letter of another script may stand within: three of the first letters that are of the span's own decide.
    const own = bdi.dir === 'rtl' ? /[\\u0590-\\u08ff]/u : /[\\p{L}]/u;
    const indices = text ? [...text.data].slice(0, 12).map((c, i) => own.test(c) ? i : -1).filter(i => i >= 0).slice(0, 3) : [];
    const places = indices.map(place), steps = places.slice(1).map((p, i) => Math.sign(p.left - places[i].left));
    const onOneLine = places.every(p => Math.abs(p.top - places[0].top) < 2);
    return {
        title: span.title, tag: span.dataset.tag, lang: bdi.lang, direction: getComputedStyle(bdi).direction,
        runs: !onOneLine || steps.length < 2 ? null : steps.every(s => s > 0) ? 'ltr' : steps.every(s => s < 0) ? 'rtl' : 'disordered',
        before: getComputedStyle(span, '::before').content.split(' / ')[0].slice(1, -1),
    };
})"""

FOCUSABLE = """() => [...document.querySelectorAll('a[href], .span')].map(e => e.id || e.getAttribute('href'))"""

FOCUS = """() => {
    const e = document.activeElement, before = getComputedStyle(e, '::before').content;
    return {
        name: e.id || e.getAttribute('href'), title: e.title, outline: getComputedStyle(e).outlineStyle,
        before: before.split(' / ')[0].slice(1, -1),
    };
}"""

# Texts with the contrast to what is behind them: WCAG 2.2, definitions of contrast ratio and of relative luminance.
CONTRASTS = """() => {
    const colour = text => { const c = text.match(/[\\d.]+/g).map(Number); return c.length < 4 ? [...c, 1] : c; };
    const over = (front, back) => [0, 1, 2].map(i => front[i] * front[3] + back[i] * (1 - front[3])).concat(1);
    const backdrop = e => {
        if (!e) return [255, 255, 255, 1];
        const own = colour(getComputedStyle(e).backgroundColor);
        return own[3] === 1 ? own : over(own, backdrop(e.parentElement));
    };
    const luminance = c => [.2126, .7152, .0722].reduce((sum, weight, i) => {
        const s = c[i] / 255;
        return sum + weight * (s <= .04045 ? s / 12.92 : ((s + .055) / 1.055) ** 2.4);
    }, 0);
    const contrast = (front, back) => {
        const [high, low] = [luminance(over(front, back)), luminance(back)].sort((a, b) => b - a);
        return (high + .05) / (low + .05);
    };
    const found = [];
    for (const e of document.body.querySelectorAll('*')) {
        if (e.closest('svg') || !e.getClientRects().length) continue;
        const style = getComputedStyle(e), text = [...e.childNodes].filter(n => n.nodeType === 3).map(n => n.data).join('').trim();
        if (text) found.push([text.slice(0, 30), contrast(colour(style.color), backdrop(e))]);
        const before = getComputedStyle(e, '::before');
        if (before.content !== 'none' && before.content !== 'normal') {
            found.push([before.content, contrast(colour(before.color), over(colour(before.backgroundColor), backdrop(e)))]);
        }
    }
    return found;
}"""

WIDTH = "() => document.documentElement.scrollWidth"

WIDEST = """() => [...document.body.querySelectorAll('*')].filter(e => !e.closest('.wide') && e.getBoundingClientRect().right > innerWidth)
    .map(e => e.outerHTML.slice(0, 120)).at(-1)"""

WIDTH_WITH_FOCUS = """() => Math.max(...[...document.querySelectorAll('a[href], .span')].slice(0, 40).map(e => {
    e.focus();
    return document.documentElement.scrollWidth;
}), 0)"""

# Plots with how large their words are at least, which stand out of the plot or the window, and which stand on others.
PLOTS = """() => [...document.querySelectorAll('svg[role=img]')].map(svg => {
    const box = svg.getBoundingClientRect(), scale = box.width / svg.viewBox.baseVal.width;
    const texts = [...svg.querySelectorAll('text')].map(e => ({ words: e.textContent, box: e.getBoundingClientRect(), e }));
    const isOut = b => b.left < box.left - 1 || b.right > Math.min(box.right, innerWidth) + 1 || b.top < box.top - 1 || b.bottom > box.bottom + 1;
    const touch = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3;
    return {
        title: svg.getAttribute('aria-label'), scrolls: svg.parentElement.scrollWidth > svg.parentElement.clientWidth + 1,
        size: Math.min(...texts.map(t => parseFloat(getComputedStyle(t.e).fontSize) * scale)),
        cut: texts.filter(t => isOut(t.box)).map(t => t.words),
        overlapping: texts.flatMap((a, i) => texts.slice(i + 1).filter(b => touch(a.box, b.box)).map(b => `${a.words} / ${b.words}`)),
    };
})"""
