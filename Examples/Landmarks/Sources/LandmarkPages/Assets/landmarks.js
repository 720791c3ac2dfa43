// The behavior of the page beyond links and forms: a search while the visitor types, and lists that change in place.
// All data is inserted as text (textContent) or as an attribute, never as HTML.

const element = (id) => document.getElementById(id);
const form = element("search");
const field = element("q");
const status = element("status");
const outcome = element("outcome");
const pager = element("pager");
const chips = [...document.querySelectorAll(".categories a")];
const dots = [...document.querySelectorAll(".dot")];

const typingPause = 200;
const patience = 120;
let request = new AbortController();
let typing;

// Addresses: the list shows the query of the address.

function queryOf(address) {
  const parameters = new URL(address, location.href).searchParams;
  return {
    q: parameters.get("q") ?? "",
    category: parameters.get("category") ?? "",
    page: Number(parameters.get("page") ?? 1),
    services: parameters.get("services") ?? "",
  };
}

function addressOf(path, query) {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value && !(name === "page" && value === 1)) parameters.set(name, value);
  }
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

// The text of the page.

function writtenYear(year) {
  if (year < 0) return `${-year} BC`;
  return year < 1000 ? `AD ${year}` : `${year}`;
}

function titleOf(category) {
  const chip = chips.find((chip) => queryOf(chip.href).category === category);
  return chip?.querySelector(".name").textContent ?? category;
}

function scopeOf(query) {
  const place = query.category ? ` in ${titleOf(query.category)}` : "";
  return query.q ? `${place} matching “${query.q}”` : place;
}

// States of the list: waiting, found, empty, failed.

function copy(id) {
  return element(id).content.cloneNode(true);
}

function showWaiting() {
  status.textContent = "Looking for landmarks…";
  const list = document.createElement("ul");
  list.className = "cards waiting";
  list.setAttribute("aria-hidden", "true");
  for (let count = 0; count < 6; count += 1) list.append(copy("waiting-template"));
  outcome.replaceChildren(list);
  pager.replaceChildren();
}

function cardOf(landmark, query) {
  const card = copy("card-template");
  const link = card.querySelector("a");
  card.querySelector(".card").classList.add(landmark.category);
  card.querySelector(".tag").textContent = titleOf(landmark.category);
  link.textContent = landmark.name;
  link.href = addressOf(`/landmarks/${encodeURIComponent(landmark.id)}`, { services: query.services });
  card.querySelector(".place").textContent = `${landmark.country} · ${writtenYear(landmark.year)}`;
  card.querySelector(".summary").textContent = landmark.summary;
  return card;
}

function showFound(page, query) {
  const count = page.total === 1 ? "1 landmark" : `${page.total} landmarks`;
  status.textContent = count + scopeOf(query);
  const found = new Set(page.landmarks.map((landmark) => landmark.id));
  for (const dot of dots) dot.classList.toggle("found", found.has(dot.dataset.id));
  if (page.total === 0) return showEmpty(query);
  const list = document.createElement("ul");
  list.className = "cards";
  list.append(...page.landmarks.map((landmark) => cardOf(landmark, query)));
  outcome.replaceChildren(list);
  showPager(page, query);
}

function showPager(page, query) {
  pager.replaceChildren();
  if (page.pageCount < 2) return;
  const parts = copy("pager-template");
  const [previous, next] = parts.querySelectorAll("a");
  previous.href = addressOf("/", { ...query, page: page.page - 1 });
  next.href = addressOf("/", { ...query, page: page.page + 1 });
  previous.hidden = page.page <= 1;
  next.hidden = page.page >= page.pageCount;
  parts.querySelector("span").textContent = `Page ${page.page} of ${page.pageCount}`;
  pager.append(parts);
}

function showEmpty(query) {
  const notice = copy("empty-template");
  const [widen, everything] = notice.querySelectorAll("a");
  const title = query.q ? `No landmark matches “${query.q}”` : "There is no landmark";
  notice.querySelector("h2").textContent = query.category ? `${title} in ${titleOf(query.category)}` : title;
  widen.href = addressOf("/", { q: query.q, services: query.services });
  widen.hidden = !(query.q && query.category);
  everything.href = addressOf("/", { services: query.services });
  outcome.replaceChildren(notice);
  pager.replaceChildren();
}

function showFailure(message, query) {
  status.textContent = "The landmarks did not arrive";
  const notice = copy("failure-template");
  notice.querySelector("p").textContent = message;
  notice.querySelector("a").href = addressOf("/", query);
  outcome.replaceChildren(notice);
  pager.replaceChildren();
}

// Loading: the latest request replaces earlier ones, and a quick answer is shown without the waiting list.

async function load(query, { history: change = "pushState" } = {}) {
  clearTimeout(typing);
  request.abort();
  const current = (request = new AbortController());
  if (change) history[change](null, "", addressOf("/", query));
  follow(query);
  outcome.setAttribute("aria-busy", "true");
  const waiting = setTimeout(showWaiting, patience);
  try {
    const page = await pageOf(query, current.signal);
    if (!current.signal.aborted) showFound(page, query);
  } catch (error) {
    if (!current.signal.aborted) showFailure(error.message, query);
  } finally {
    clearTimeout(waiting);
    if (current === request) outcome.setAttribute("aria-busy", "false");
  }
}

async function pageOf(query, signal) {
  const options = { signal, headers: { accept: "application/json" } };
  const response = await fetch(addressOf("/api/landmarks", query), options).catch(() => {
    throw new Error("The server cannot be reached. It may be stopped, or the network is down.");
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error?.message ?? "The server gave no explanation.");
  return answer;
}

function follow(query) {
  if (document.activeElement !== field) field.value = query.q;
  form.elements.category.value = query.category;
  form.elements.category.disabled = !query.category;
  for (const chip of chips) {
    const { category } = queryOf(chip.href);
    chip.href = addressOf("/", { ...query, category, page: 1 });
    if (category === query.category) chip.setAttribute("aria-current", "true");
    else chip.removeAttribute("aria-current");
  }
  for (const input of document.querySelectorAll(".services input[name=return]")) {
    input.value = addressOf("/", { ...query, services: "" });
  }
}

// The actions of a visitor.

function isPlainClick(event) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function watchList() {
  const typed = () => ({ ...queryOf(location.href), q: field.value, page: 1 });
  field.addEventListener("input", () => {
    clearTimeout(typing);
    typing = setTimeout(() => load(typed(), { history: "replaceState" }), typingPause);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    load(typed());
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest(".categories a, #pager a, #outcome .actions a");
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const query = queryOf(link.href);
    if (link.closest(".categories")) query.q = field.value;
    else status.focus();
    if (link.closest(".actions")) field.value = query.q;
    load(query);
  });
  addEventListener("popstate", () => {
    field.value = queryOf(location.href).q;
    load(queryOf(location.href), { history: null });
  });
}

document.addEventListener("keydown", (event) => {
  const isWriting = event.target.closest?.("input, textarea, select");
  if (event.key !== "/" || isWriting || event.ctrlKey || event.metaKey || event.altKey || !field) return;
  event.preventDefault();
  field.focus();
  field.select();
});

document.querySelector(".services")?.addEventListener("submit", () => {
  document.documentElement.classList.add("leaving");
  if (outcome) showWaiting();
});

addEventListener("pageshow", (event) => {
  document.documentElement.classList.remove("leaving");
  if (event.persisted && form) load(queryOf(location.href), { history: null });
});

if (form) {
  watchList();
  form.querySelector("kbd").hidden = false;
}
