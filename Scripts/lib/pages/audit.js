// What a page must have for everybody, after the checks of axe-core; each returns what is wrong.
(() => {
  const wrong = [];
  const shown = element => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const all = selector => [...document.querySelectorAll(selector)];
  const name = element => {
    const labels = (element.getAttribute("aria-labelledby") ?? "").split(/\s+/).map(id => document.getElementById(id));
    return (element.getAttribute("aria-label") ?? labels.map(label => label?.textContent ?? "").join(" ").trim())
      || (element.labels?.[0]?.textContent ?? "").trim() || element.textContent.trim();
  };
  const say = (rule, element) => wrong.push(rule + ": " + element.outerHTML.slice(0, 120));

  if (!document.documentElement.lang) wrong.push("html-has-lang");
  if (!document.title) wrong.push("document-title");
  if (all("main").length !== 1) wrong.push("landmark-one-main");
  if (all("h1").length !== 1) wrong.push("page-has-heading-one");
  const ids = all("[id]").map(element => element.id);
  ids.filter((id, place) => ids.indexOf(id) !== place).forEach(id => wrong.push("duplicate-id: " + id));
  let level = 0;
  for (const heading of all("h1, h2, h3, h4")) {
    if (Number(heading.tagName[1]) > level + 1) say("heading-order", heading);
    level = Number(heading.tagName[1]);
  }
  for (const element of all("a[href], button, input, summary, [role=button], [role=region], nav")) {
    if (shown(element) && !name(element)) say("name", element);
  }
  for (const element of all("[role]")) {
    if (!["region", "search", "combobox", "listbox", "option", "img", "group", "button", "status"]
      .includes(element.getAttribute("role"))) say("aria-allowed-role", element);
  }
  for (const element of all("[aria-controls], [aria-labelledby], [aria-activedescendant]")) {
    for (const attribute of ["aria-controls", "aria-labelledby", "aria-activedescendant"]) {
      for (const id of (element.getAttribute(attribute) ?? "").split(/\s+/).filter(id => id)) {
        if (!document.getElementById(id)) say("aria-valid-attr-value", element);
      }
    }
  }
  for (const table of all("table")) {
    if (!table.querySelector("th[scope=col]") || !table.querySelector("th[scope=row], td")) say("scope-attr-valid", table);
  }
  for (const element of all("*")) {
    const style = getComputedStyle(element);
    const scrolls = element.scrollWidth > element.clientWidth + 1 && ["auto", "scroll"].includes(style.overflowX);
    if (scrolls && element.tabIndex < 0 && element.tagName !== "INPUT") say("scrollable-region-focusable", element);
  }
  for (const link of all("a[href^='#']")) {
    const target = decodeURIComponent(link.getAttribute("href").slice(1));
    if (!document.getElementById(target)) say("skip-link or anchor", link);
  }

  // Contrast

  const channel = value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const numbers = color => color.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
  const luminance = color => {
    const [red, green, blue] = numbers(color).map(value => channel(value / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isSolid = color => color && color !== "none" && (numbers(color)[3] ?? 1) === 1;
  const background = element => {
    for (let parent = element; parent; parent = parent.parentElement) {
      const color = getComputedStyle(parent).backgroundColor;
      if (isSolid(color)) return color;
    }
    return "rgb(255, 255, 255)";
  };
  for (const element of all("body *")) {
    const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    if (!hasText || !shown(element) || element.closest(".hidden, script, style, title, .skip")) continue;
    const style = getComputedStyle(element);
    const isDrawn = element instanceof SVGElement;
    const box = isDrawn ? element.parentElement.querySelector("rect") : null;
    const isInBox = box && element.closest(".boxes");
    const color = isDrawn ? style.fill : style.color;
    const paper = isInBox ? getComputedStyle(box).fill : background(element);
    const [light, dark] = [luminance(color), luminance(paper)].sort((a, b) => b - a);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || size >= 18.66 && Number(style.fontWeight) >= 700;
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < (isLarge ? 3 : 4.5)) say("color-contrast " + ratio.toFixed(2), element);
  }
  return wrong.slice(0, 20);
})()
