"use strict";

// The pages can be read without this script. It adds search, sorting, filters, and light in the drawings.

// MARK: Search

let entries = null;
let afterLoading = null;

/** The file with the names of all ports calls it. */
function plumbSearch(list) {
  entries = list.map(entry => [entry, entry.slice(0, 3).join(" ").toLowerCase(), entry[0].toLowerCase()]);
  if (afterLoading) afterLoading();
}

/** The entries that have all words; names that start with the first word come first. */
function found(text) {
  const words = text.toLowerCase().split(/\s+/).filter(word => word);
  if (!words.length || !entries) return [];
  const groups = [[], [], []];
  for (const item of entries) {
    if (!words.every(word => item[1].includes(word))) continue;
    groups[item[2].startsWith(words[0]) ? 0 : item[2].includes(words[0]) ? 1 : 2].push(item[0]);
    if (groups[0].length >= 30) break;
  }
  return groups.flat().slice(0, 30);
}

function setUpSearch() {
  const box = document.querySelector(".search");
  if (!box) return;
  const input = box.querySelector("input");
  const list = box.querySelector("#results");
  const root = document.body.dataset.root;
  let selected = -1;
  let isLoading = false;
  box.hidden = false;

  function load() {
    if (isLoading) return;
    isLoading = true;
    const script = document.createElement("script");
    script.src = root + "assets/search.js";
    document.head.append(script);
  }

  function select(number) {
    const options = list.querySelectorAll("[role=option]");
    selected = options.length ? (number + options.length) % options.length : -1;
    options.forEach((option, place) => option.setAttribute("aria-selected", String(place === selected)));
    if (selected < 0) return input.removeAttribute("aria-activedescendant");
    input.setAttribute("aria-activedescendant", options[selected].id);
    options[selected].scrollIntoView({ block: "nearest" });
  }

  function close() {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  function show() {
    load();
    list.replaceChildren();
    if (!input.value.trim()) return close();
    const results = found(input.value);
    results.forEach((entry, number) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      const more = document.createElement("span");
      item.id = "result-" + number;
      item.setAttribute("role", "option");
      link.href = root + entry[3];
      link.tabIndex = -1;
      link.textContent = entry[0];
      more.textContent = [entry[1], entry[2]].filter(text => text).join(": ");
      if (more.textContent) link.append(more);
      item.append(link);
      list.append(item);
    });
    if (!results.length) {
      const item = document.createElement("li");
      item.className = "none";
      item.setAttribute("role", "option");
      item.setAttribute("aria-disabled", "true");
      item.id = "result-none";
      item.textContent = entries ? "Nothing has this name" : "Loading";
      list.append(item);
    }
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    select(0);
  }

  afterLoading = () => { if (input.value) show(); };
  input.addEventListener("focus", load);
  input.addEventListener("input", show);
  input.addEventListener("keydown", event => {
    if (event.key === "ArrowDown") select(selected + 1);
    else if (event.key === "ArrowUp") select(selected - 1);
    else if (event.key === "Escape") { input.value = ""; close(); }
    else if (event.key === "Enter") list.querySelector("[aria-selected=true] a")?.click();
    else return;
    event.preventDefault();
  });
  box.addEventListener("focusout", event => { if (!box.contains(event.relatedTarget)) close(); });
  document.addEventListener("keydown", event => {
    if (event.key !== "/" || event.target.closest("input")) return;
    event.preventDefault();
    input.focus();
  });
}

// MARK: Tables

function value(row, column) {
  const cell = row.cells[column];
  const text = cell.dataset.value ?? cell.textContent.trim();
  return text !== "" && !isNaN(Number(text)) ? Number(text) : text;
}

/** Orders numbers before texts; cells without a value are last. */
function compare(a, b, sign) {
  if (a === "" || b === "") return (a === "") - (b === "");
  if (typeof a === "number" && typeof b === "number") return sign * (a - b);
  return sign * String(a).localeCompare(String(b), undefined, { numeric: true });
}

function setUpSorting(table) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      const rows = [...table.tBodies[0].rows];
      const known = head.getAttribute("aria-sort");
      // The larger numbers are what one looks for.
      const isText = rows.some(row => typeof value(row, column) === "string" && value(row, column) !== "");
      const order = known ? (known === "ascending" ? "descending" : "ascending") : isText ? "ascending" : "descending";
      heads.forEach(other => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", order);
      const keys = new Map(rows.map(row => [row, value(row, column)]));
      const sign = order === "ascending" ? 1 : -1;
      rows.sort((a, b) => compare(keys.get(a), keys.get(b), sign));
      table.tBodies[0].append(...rows);
    });
  });
}

function setUpFilter(field) {
  const table = document.getElementById(field.dataset.filter);
  const status = field.closest("p").querySelector("[role=status]");
  field.closest("p").hidden = false;
  const rows = [...table.tBodies[0].rows].map(row => [row, row.textContent.toLowerCase()]);
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(word => word);
    let count = 0;
    for (const [row, text] of rows) {
      row.hidden = !words.every(word => text.includes(word));
      if (!row.hidden) count += 1;
    }
    status.textContent = words.length ? count + " of " + rows.length : "";
  });
}

// MARK: Drawings

function setUpDrawing(figure) {
  const svg = figure.querySelector("svg");
  const canvas = figure.querySelector(".canvas");
  const status = figure.querySelector(".told");
  const boxes = [...svg.querySelectorAll("[data-box]")];
  const arrows = [...svg.querySelectorAll("[data-from]")];
  const isLinked = svg.querySelector("a [data-box]") !== null;
  const after = boxes.map(() => []);
  const before = boxes.map(() => []);
  for (const arrow of arrows) {
    after[arrow.dataset.from].push(arrow);
    before[arrow.dataset.to].push(arrow);
  }
  let selected = null;
  figure.querySelector(".tools").hidden = false;
  // What is in a picture is one image; now its boxes can be used.
  svg.setAttribute("role", "group");

  function follow(start, edges, end, lit) {
    const pending = [start];
    const seen = new Set(pending);
    while (pending.length) {
      for (const arrow of edges[pending.pop()]) {
        lit.add(arrow);
        const next = Number(arrow.dataset[end]);
        if (!seen.has(next)) { seen.add(next); pending.push(next); }
      }
    }
    return seen;
  }

  /** Lights a box with all that reaches it and all that it reaches. */
  function light(number) {
    const lit = new Set();
    if (number !== null) {
      const reached = follow(number, after, "to", lit);
      const sources = follow(number, before, "from", lit);
      for (const box of [...reached, ...sources]) lit.add(boxes[box]);
    }
    svg.classList.toggle("lighting", number !== null);
    for (const part of [...boxes, ...arrows]) part.classList.toggle("lit", lit.has(part));
  }

  function names(number, edges, end) {
    return [...follow(number, edges, end, new Set())].filter(box => box !== number)
      .map(box => boxes[box]).filter(box => box.matches(".input, .output, .action, .effect"))
      .map(box => box.dataset.name);
  }

  function select(number) {
    selected = selected === number ? null : number;
    boxes.forEach((box, place) => {
      box.classList.toggle("selected", place === selected);
      if (!isLinked) box.setAttribute("aria-pressed", String(place === selected));
    });
    light(selected);
    if (selected === null) { svg.classList.remove("only"); only.setAttribute("aria-pressed", "false"); }
    const sources = selected === null ? [] : names(selected, before, "from");
    const targets = selected === null ? [] : names(selected, after, "to");
    status.textContent = selected === null ? "" : [
      boxes[selected].dataset.name,
      sources.length ? "from " + sources.length : "", targets.length ? "to " + targets.length : "",
    ].filter(text => text).join(" · ");
  }

  boxes.forEach((box, number) => {
    box.addEventListener("pointerenter", () => { if (selected === null) light(number); });
    box.addEventListener("pointerleave", () => { if (selected === null) light(null); });
    if (isLinked) return;
    box.tabIndex = 0;
    box.setAttribute("role", "button");
    box.setAttribute("aria-pressed", "false");
    box.setAttribute("aria-label", box.querySelector("title").textContent);
    box.addEventListener("focus", () => { if (selected === null) light(number); });
    box.addEventListener("blur", () => { if (selected === null) light(null); });
    box.addEventListener("click", () => select(number));
    box.addEventListener("keydown", event => {
      if (event.key === "Enter" || event.key === " ") select(number);
      else if (event.key === "Escape" && selected !== null) select(selected);
      else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
        const next = event.key === "ArrowRight" ? after[number][0]?.dataset.to : before[number][0]?.dataset.from;
        if (next !== undefined) boxes[next].focus();
      } else return;
      event.preventDefault();
    });
  });

  const only = figure.querySelector(".only");
  only.hidden = isLinked;
  only.addEventListener("click", () => {
    const isOn = selected !== null && svg.classList.toggle("only");
    only.setAttribute("aria-pressed", String(isOn));
    if (selected === null) status.textContent = "Select a box first";
  });

  // Zoom

  const [width, height] = ["width", "height"].map(name => Number(svg.getAttribute(name)));
  let scale = 1;
  function zoom(next) {
    scale = Math.min(4, Math.max(0.1, next));
    svg.setAttribute("width", width * scale);
    svg.setAttribute("height", height * scale);
  }
  figure.querySelector(".in").addEventListener("click", () => zoom(scale * 1.25));
  figure.querySelector(".out").addEventListener("click", () => zoom(scale / 1.25));
  figure.querySelector(".fit").addEventListener("click", () => {
    zoom(scale === 1 ? Math.min(1, (canvas.clientWidth - 2) / width) : 1);
  });
  canvas.addEventListener("wheel", event => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(scale * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
  }, { passive: false });

  // Search

  figure.querySelector(".find").addEventListener("input", event => {
    const text = event.target.value.trim().toLowerCase();
    const matches = boxes.filter(box => text && box.dataset.name.toLowerCase().includes(text));
    for (const box of boxes) box.classList.toggle("found", matches.includes(box));
    status.textContent = text ? matches.length + " found" : "";
    matches[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  return name => {
    const number = boxes.findIndex(box => box.dataset.name === name && box.matches(".input, .output, .action"));
    if (number >= 0 && number !== selected) select(number);
  };
}

// MARK: Start

setUpSearch();
document.querySelectorAll("table.sortable").forEach(setUpSorting);
document.querySelectorAll("[data-filter]").forEach(setUpFilter);
const drawings = [...document.querySelectorAll("figure.drawing")].map(setUpDrawing);

/** The port in the address is selected in the drawing. */
function showAddressed() {
  const name = decodeURIComponent(location.hash).match(/^#port-(.+)$/)?.[1];
  if (name && drawings.length) drawings[0](name);
}
addEventListener("hashchange", showAddressed);
showAddressed();
