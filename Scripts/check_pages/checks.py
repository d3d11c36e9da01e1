# SPDX-License-Identifier: Apache-2.0
"""What is checked of a page in a browser. Each check gives its findings, in a sentence each."""

import json

import pictures
import scripts

LEAST_CONTRAST = 4.5  # WCAG 2.2, criterion 1.4.3
NARROW = 360
PLOT_WIDTHS = 360, 500, 1000
LEAST_TEXT_SIZE = 10
MOST_TABS = 60
SCHEMES = "light", "dark"
DEFICIENCIES = "deuteranopia", "protanopia", "tritanopia", "achromatopsia"


def run(browser, page, folder):
    """The findings of all checks of a page."""
    browser.log("performance")
    browser.log("browser")
    browser.size(1000, 1200)
    browser.prefer(prefers_color_scheme="light")
    browser.open(page.path)
    findings = check_structure(browser)
    if page.shows_spans:
        findings += check_tree(browser) + check_focus(browser) + check_directions(browser)
    findings += check_contrast(browser) + check_width(browser) + check_plots(browser) + check_quiet(browser, page)
    return findings + check_pictures(browser, page, folder)


def check_structure(browser):
    structure = browser.run(scripts.STRUCTURE)
    expected = {"title": True, "lang": "en", "main": 1, "h1": 1, "unnamed": [], "broken": []}
    return [f"{name} is {structure[name]}, and should be {value}" for name, value in expected.items() if structure[name] != value]


def check_tree(browser):
    """Every span is a group in the accessibility tree, named by its language and probability or by why there is none."""
    nodes = browser.command("Accessibility.getFullAXTree")["nodes"]
    nodes = [node for node in nodes if not node["ignored"]]

    def value(node, name):
        return node.get(name, {}).get("value", "")

    heard = sorted(value(node, "name") for node in nodes if value(node, "role") == "group")
    shown = sorted(span["title"] for span in browser.run(scripts.SPANS))
    findings = [] if heard == shown else [f"spans are heard as {heard[:3]}… and not as {shown[:3]}…"]
    findings += [f"a span is heard as “{name}”" for name in heard if ", probability 0." not in name and not name.startswith("No language: ")
                 and not name.endswith(", probability 1.0000")]
    findings += [f"a span is heard twice: “{value(node, 'description')}”" for node in nodes
                 if value(node, "role") == "group" and value(node, "description")]
    roles = {value(node, "role") for node in nodes}
    if shown:
        findings += [f"there is no {role} in the accessibility tree" for role in ("main", "table", "columnheader", "rowheader", "figure")
                     if role not in roles]
    return findings


def check_focus(browser):
    """Tab reaches the links to the languages and then the spans, in order; each shows its particulars and an outline."""
    order = browser.run(scripts.FOCUSABLE)
    reached, findings = [], []
    for _ in order[:MOST_TABS]:
        browser.press_tab()
        focus = browser.run(scripts.FOCUS)
        reached.append(focus["name"])
        if focus["outline"] == "none":
            findings.append(f"{focus['name']} has the focus and does not show it")
        if focus["title"] and focus["before"] != focus["title"]:
            findings.append(f"{focus['name']} has the focus and shows “{focus['before']}”, not “{focus['title']}”")
    if reached != order[:MOST_TABS]:
        findings.append(f"Tab reaches {reached[:5]}… and not {order[:5]}…")
    browser.run("() => document.activeElement.blur()")
    return findings


def check_directions(browser):
    """Text of every span runs as its language does, measured by where its characters stand."""
    findings = []
    for span in browser.run(scripts.SPANS):
        expected = {"ar": "rtl", "he": "rtl", "fa": "rtl", "ur": "rtl", "": None}.get(span["lang"], "ltr")
        if expected and span["direction"] != expected:
            findings.append(f"a span in {span['lang']} has the direction {span['direction']}")
        if expected and span["runs"] not in (expected, None):
            findings.append(f"a span in {span['lang']} is shown {span['runs']}")
        if span["before"] != span["tag"]:
            findings.append(f"the tag {span['tag']} is shown as {span['before']}")
    return findings


def check_contrast(browser):
    findings = []
    for scheme in SCHEMES:
        browser.prefer(prefers_color_scheme=scheme)
        for text, contrast in browser.run(scripts.CONTRASTS):
            if contrast < LEAST_CONTRAST:
                findings.append(f"in {scheme}, “{text}” has a contrast of {contrast:.2f}")
    return findings


def check_width(browser):
    """A narrow window needs no scrolling to the side, nor does a span that shows its particulars."""
    browser.size(NARROW, 800)
    width = browser.run(scripts.WIDTH)
    findings = [f"{width - NARROW} pixels stand out of a window {NARROW} wide: {browser.run(scripts.WIDEST)}"] if width > NARROW else []
    width = browser.run(scripts.WIDTH_WITH_FOCUS)
    findings += [f"with the focus in it, {width - NARROW} pixels stand out of a window {NARROW} wide"] if width > NARROW else []
    browser.size(1000, 1200)
    return findings


def check_plots(browser):
    """The words of plots are large enough in every window, none is cut off, and none stands on another."""
    findings = []
    for width in PLOT_WIDTHS:
        browser.size(width, 800)
        for plot in browser.run(scripts.PLOTS):
            where = f"in a window {width} wide, “{plot['title']}”"
            if plot["cut"] or plot["scrolls"]:
                findings.append(f"{where} is cut: {plot['cut'][:3]}")
            if plot["size"] < LEAST_TEXT_SIZE:
                findings.append(f"{where} has words {plot['size']:.1f} pixels high")
            if plot["overlapping"]:
                findings.append(f"{where} has words on others: {plot['overlapping'][:3]}")
    browser.size(1000, 1200)
    return findings


def check_pictures(browser, page, folder):
    """Light and dark look different, and the page is blank for nobody. The pictures stay, to be looked at."""
    browser.run("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    findings = []
    light = None

    def take(name):
        (folder / f"{page.path.stem}-{name}.png").write_bytes(browser.screenshot())
        picture = pictures.Picture(browser.screenshot(x=0, y=0, width=NARROW, height=800, scale=0.5))
        if picture.colour_count() < 8:
            findings.append(f"the picture in {name} is blank")
        return picture

    for scheme in SCHEMES:
        browser.prefer(prefers_color_scheme=scheme)
        picture = take(scheme)
        brightness = picture.brightness()
        if (brightness < 128) != (scheme == "dark"):
            findings.append(f"in {scheme} the page has a brightness of {brightness:.0f} of 255")
        light = light or picture
    if light == picture:
        findings.append("light and dark look the same")
    browser.prefer(prefers_color_scheme="light")
    for kind in DEFICIENCIES:
        browser.command("Emulation.setEmulatedVisionDeficiency", type=kind)
        take(kind)
    browser.command("Emulation.setEmulatedVisionDeficiency", type="none")
    browser.run("() => document.querySelector('.span')?.focus()")
    take("focus")
    browser.size(NARROW, 1200)
    take("narrow")
    browser.prefer(prefers_color_scheme="light", forced_colors="active")
    take("forced-colors")
    return findings


def check_quiet(browser, page):
    """Nothing but the page itself was fetched, and the browser had nothing to complain of."""
    messages = [json.loads(entry["message"])["message"] for entry in browser.log("performance")]
    fetched = {message["params"]["request"]["url"] for message in messages if message["method"] == "Network.requestWillBeSent"}
    findings = [f"{address} was asked for" for address in sorted(fetched - {page.path.as_uri()})]
    return findings + [f"the browser says: {entry['message']}" for entry in browser.log("browser")]
