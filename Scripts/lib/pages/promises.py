"""Drives the pages of `plumb site` and `plumb graph --format html` in a browser, promise by promise.

`Scripts/test pages` runs it with the browser, the command and a folder for screenshots.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

from browser import Browser

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
AUDIT = (HERE / "audit.js").read_text()
HOSTILE = "</script><img src=x onerror=hacked()><svg onload=hacked()>\"'-->{{1}}"
failures = []


def expect(holds, promise):
    if not holds:
        failures.append(promise)
        print(f"FAILED: {promise}", file=sys.stderr)


def plumb(*arguments, folder):
    subprocess.run([PLUMB, *arguments, "--quiet"], cwd=folder, check=True)


def count(browser, selector):
    return browser.run(f"[...document.querySelectorAll({json.dumps(selector)})].filter(e => e.checkVisibility()).length")


def text(browser, selector):
    return browser.run(f"document.querySelector({json.dumps(selector)})?.textContent ?? ''")


def click(browser, selector):
    browser.click(*browser.place(selector))


# Promises


def first_page(browser, site):
    browser.open(site / "index.html")
    rows = count(browser, "#matrix tbody tr")
    expect(rows > 50, "the first page has a row for each view model")
    click(browser, "[data-filter]")
    browser.type("login")
    expect(0 < count(browser, "#matrix tbody tr") < rows, "the filter shows the rows with a word alone")
    expect(text(browser, ".filter [role=status]").endswith(f" of {rows}"), "the filter says how many rows it shows")
    browser.run("const f = document.querySelector('[data-filter]'); f.value = ''; f.dispatchEvent(new Event('input'))")
    column = browser.run("[...document.querySelectorAll('#matrix th')].findIndex(e => e.textContent === 'Outputs')")
    click(browser, f"#matrix th:nth-child({column + 1}) button")
    values = browser.run(f"[...document.querySelectorAll('#matrix tbody tr')].map(r => Number(r.cells[{column}].textContent))")
    expect(values == sorted(values, reverse=True), "a click on a column of numbers sorts, the largest first")
    click(browser, f"#matrix th:nth-child({column + 1}) button")
    values = browser.run(f"[...document.querySelectorAll('#matrix tbody tr')].map(r => Number(r.cells[{column}].textContent))")
    expect(values == sorted(values), "a second click sorts the other way")
    order = browser.run(f"document.querySelector('#matrix th:nth-child({column + 1})').getAttribute('aria-sort')")
    expect(order == "ascending", "the order is told to a screen reader")


def search(browser, site):
    browser.open(site / "index.html")
    browser.press("/", "/")
    expect(browser.run("document.activeElement.id") == "search", "'/' leads to the search")
    browser.type("login button")
    browser.run("new Promise(done => { const t = setInterval(() => { if (document.querySelector('#results li a')) { clearInterval(t); done() } }, 10) })")
    results = browser.run("[...document.querySelectorAll('#results a')].map(e => e.textContent)")
    expect(any("loginButtonTapped" in result for result in results), "the search finds ports by name and documentation")
    first = browser.run("document.querySelector('#results [aria-selected=true]').id")
    browser.press("ArrowDown")
    second = browser.run("document.querySelector('#results [aria-selected=true]').id")
    expect(first != second, "arrow keys choose among results")
    expect(browser.run("document.getElementById('search').getAttribute('aria-activedescendant')") == second,
           "the chosen result is told to a screen reader")
    browser.press("Enter")
    browser.run("new Promise(done => setTimeout(done, 300))")
    expect("#port-" in browser.run("location.href") or "view-models/" in browser.run("location.href"),
           "Enter opens a result")
    browser.open(site / "index.html")
    browser.press("/", "/")
    browser.type("zzzzzz")
    browser.run("new Promise(done => setTimeout(done, 300))")
    expect(text(browser, "#results") == "Nothing has this name", "a search without results says so")
    browser.press("Escape")
    expect(browser.run("document.getElementById('results').hidden"), "Escape closes the results")


def drawing(browser, site, address):
    browser.open(site / address)
    svg = "figure.drawing svg"
    inputs = browser.run(f"document.querySelector('{svg} .boxes .input').getBoundingClientRect().x")
    outputs = browser.run(f"document.querySelector('{svg} .boxes .output').getBoundingClientRect().x")
    expect(inputs < outputs, "inputs are on the left, outputs on the right")
    browser.move(*browser.place(f"{svg} .boxes .input"))
    browser.run("new Promise(done => setTimeout(done, 200))")
    lit = count(browser, f"{svg} .boxes .lit")
    expect(1 < lit < count(browser, f"{svg} .boxes .box"), "a box under the pointer lights what it reaches")
    dim = browser.run(f"getComputedStyle(document.querySelector('{svg} .boxes .box:not(.lit)')).opacity")
    expect(float(dim) < 0.5, "the other boxes are dim")
    browser.move(1, 1)
    expect(count(browser, f"{svg} .lit") == 0, "the light goes with the pointer")
    click(browser, f"{svg} .boxes .input")
    browser.move(1, 1)
    expect(count(browser, f"{svg} .boxes .lit") == lit, "a click keeps the light")
    expect(browser.run(f"document.querySelector('{svg} .boxes .input').getAttribute('aria-pressed')") == "true",
           "what is selected is told to a screen reader")
    expect(" · to " in text(browser, ".told"), "what is selected is said in words")
    click(browser, ".only")
    hidden = browser.run(f"getComputedStyle(document.querySelector('{svg} .boxes .box:not(.lit)')).visibility")
    expect(hidden == "hidden", "'Only what is selected' hides the rest")
    browser.run(f"document.querySelector('{svg} .boxes .input').focus()")
    browser.press("Escape")
    expect(count(browser, f"{svg} .lit") <= lit and count(browser, f"{svg}.only") == 0, "Escape shows all again")
    browser.press("ArrowRight")
    expect(browser.run("document.activeElement.matches('.box:not(.input)')"), "the right arrow key follows an arrow")
    browser.press("Enter")
    expect(browser.run("document.activeElement.getAttribute('aria-pressed')") == "true", "Enter selects a box")
    width = browser.run(f"document.querySelector('{svg}').getBoundingClientRect().width")
    click(browser, ".tools .in")
    expect(browser.run(f"document.querySelector('{svg}').getBoundingClientRect().width") > width, "'+' zooms in")
    click(browser, ".tools .out")
    same = browser.run(f"document.querySelector('{svg}').getBoundingClientRect().width")
    expect(abs(same - width) < 1, "'−' zooms out")
    click(browser, ".find")
    browser.type(browser.run(f"document.querySelector('{svg} .boxes .output').dataset.name"))
    expect(count(browser, f"{svg} .found") >= 1 and " found" in text(browser, ".told"), "a box can be found by name")


def view_model(browser, site, address):
    browser.open(site / address)
    port = browser.run("document.querySelector('#inputs tbody tr').id")
    browser.open(f"{site / address}#{port}")
    expect(browser.run("document.querySelector('.flow .selected')?.dataset.name") == port.removeprefix("port-"),
           "the port in the address is selected")
    color = browser.run(f"getComputedStyle(document.getElementById('{port}')).backgroundColor")
    expect(color != "rgba(0, 0, 0, 0)", "the port in the address is marked in its table")
    for section in ["data-flow", "inputs", "outputs", "tests"]:
        expect(count(browser, f"#{section}") == 1, f"the page has a section {section}")
    expect(browser.run("[...document.querySelectorAll('#outputs td:nth-child(3) a')].every(a => document.querySelector(a.hash))"),
           "what an output is made of leads to those ports")
    links = browser.run("[...document.querySelectorAll('.ports .uses a')].map(a => a.href)")
    expect(links and all(link.startswith("https://example.com/blob/main/") and "#L" in link for link in links),
           "a use leads to its line")
    expect(count(browser, ".coverage tbody tr") > 0, "pairs of inputs and outputs show whether they are tested")
    browser.run("document.querySelector('details summary').click()")
    expect(count(browser, "details .flow .operator") > 0, "every step is shown on request")


def without_script(browser, site, address):
    browser.scripts(False)
    browser.open(site / address)
    browser.scripts(True)
    expect(count(browser, ".boxes .input") > 0 and count(browser, "#inputs tbody tr") > 0, "a page is read without script")
    expect(count(browser, ".tools") == 0 and count(browser, ".search") == 0, "without script there are no dead controls")


def accessibility(browser, site, addresses):
    for scheme in ["light", "dark"]:
        browser.media(scheme, motion="reduce")
        for address in addresses:
            browser.open(site / address)
            for problem in browser.run(AUDIT):
                expect(False, f"{address} ({scheme}): {problem}")
    browser.open(site / addresses[0])
    browser.press("Tab")
    expect(text(browser, ":focus") == "Skip to content", "the first stop of the keyboard skips to the content")
    browser.press("Tab")
    outline = browser.run("getComputedStyle(document.activeElement).outlineStyle")
    expect(outline != "none", "the focus can be seen")
    motion = browser.run("[...document.querySelectorAll('*')].some(e => getComputedStyle(e).transitionDuration !== '0s')")
    expect(not motion, "nothing moves for those who do not want it")
    browser.media("light")


def sizes(browser, site, addresses, screenshots):
    for page in site.rglob("*.html"):
        expect(page.stat().st_size < 300_000, f"{page.name} is smaller than 300 kB")
    for width in [1600, 400]:
        browser.size(width, 1000)
        for scheme in ["light", "dark"]:
            browser.media(scheme)
            for address in addresses:
                browser.open(site / address)
                overflow = browser.run("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                expect(overflow <= 0, f"{address} fits in {width} pixels ({overflow} too many)")
                if screenshots:
                    browser.screenshot(pathlib.Path(screenshots) / f"{pathlib.Path(address).stem}-{width}-{scheme}.png")
    browser.size(1600, 1000)
    browser.media("light", kind="print")
    browser.open(site / addresses[1])
    expect(count(browser, "header") == 0 and count(browser, ".tools") == 0, "paper has no controls")
    browser.media("light")


def hostile(browser, folder):
    source = (ROOT / "Examples/Sources/KickstarterSwift/LoginViewModel.swift").read_text()
    (folder / "App").mkdir()
    source = source.replace("/// Call when the", f"/// {HOSTILE} Call when the")
    (folder / "App" / "LoginViewModel.swift").write_text(source.replace("loginButtonTapped()", "`a</svg><img src=x onerror=hacked()>`()"))
    plumb("site", "App", "--output", "pages", "--title", HOSTILE, folder=folder)
    plumb("graph", "App", "--format", "html", "--output", "single.html", folder=folder)
    for path in [*folder.glob("pages/*.html"), *folder.glob("pages/view-models/*.html"), folder / "single.html"]:
        browser.open(path)
        expect(count(browser, "img, main script") - count(browser, "body > script") <= 0, f"{path.name}: no value is an element")
        expect(browser.errors() == [], f"{path.name}: {browser.errors()}")
    browser.open(folder / "pages" / "index.html")
    browser.press("/", "/")
    browser.type("call")
    browser.run("new Promise(done => setTimeout(done, 300))")
    expect(count(browser, "#results li") > 0 and count(browser, "#results img") == 0, "results of a search are text")
    browser.run("const s = document.createElement('script'); s.textContent = 'window.hacked = 1'; document.body.append(s)")
    expect(browser.run("window.hacked === undefined"), "a script that is not of the pages does not run")
    browser.open(folder / "single.html")
    expect(count(browser, ".tools") > 0, "the page in a single file runs its script")
    browser.run("const s = document.createElement('script'); s.textContent = 'window.hacked = 1'; document.body.append(s)")
    expect(browser.run("window.hacked === undefined"), "no other script runs in it")


def main():
    browser = Browser(sys.argv[1])
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name).resolve()
            site = folder / "site"
            plumb("site", "Examples", "--output", str(site), "--title", "Examples", "--source-url",
                  "https://example.com/blob/main/{path}#L{line}", folder=ROOT)
            browser.size(1600, 1000)
            page = "view-models/LoginViewModel.html"
            addresses = ["index.html", page, "view-models/MessagesViewModel.html", "screens.html"]
            first_page(browser, site)
            search(browser, site)
            drawing(browser, site, page)
            view_model(browser, site, page)
            without_script(browser, site, page)
            accessibility(browser, site, addresses)
            sizes(browser, site, addresses, sys.argv[3] if len(sys.argv) > 3 else None)
            for address in addresses:
                browser.open(site / address)
                expect(browser.errors() == [], f"{address}: {browser.errors()}")
            hostile(browser, folder)
    finally:
        browser.close()
    if failures:
        sys.exit(f"{len(failures)} promises are not kept")


PLUMB = str(pathlib.Path(sys.argv[2]).resolve())
main()
