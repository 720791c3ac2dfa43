/// The script of a page. It writes text by `textContent` alone, so that no name becomes markup.
enum PageScript {
  /// The parts, in one scope of their own.
  static let all = "\"use strict\";(()=>{\n\(model)\(view)\(light)\(panel)\(search)\(start)})();\n"

  /// The state of the page: the data, and the neighbors of each box.
  private static let model = #"""
    const data = JSON.parse(document.getElementById("data").textContent);
    const get = (id) => document.getElementById(id);
    const graph = get("graph"), view = get("view"), panel = get("panel"), search = get("search");
    const needs = data.boxes.map(() => []), needed = data.boxes.map(() => []);
    data.lines.forEach((line, index) => {
      needs[line.from].push({ box: line.to, line: index });
      needed[line.to].push({ box: line.from, line: index });
    });
    const lineBetween = (from, to) => needs[from].find((neighbor) => neighbor.box === to)?.line;
    const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

    """#

  /// The part that moves and zooms.
  private static let view = #"""
    const place = { x: 0, y: 0, scale: 1 };
    const moderate = (value, low, high) => Math.min(Math.max(value, low), high);
    const headings = data.groups.map(({ size, frame: [, y] }, index) => ({ element: get("g" + index), size, y }));
    let writtenScale = 0;

    // From afar no name of a service can be read; those of the modules can, as they grow.
    function writeHeadings() {
      if (Math.abs(writtenScale / place.scale - 1) < 0.02) return;
      writtenScale = place.scale;
      graph.classList.toggle("far", place.scale < 0.4);
      for (const { element, size, y } of headings) {
        const fitting = moderate(15 / place.scale, 13, size);
        element.style.fontSize = fitting + "px";
        element.setAttribute("y", y + 7 + fitting);
      }
    }

    function move(x, y, scale) {
      place.scale = moderate(scale, 0.02, 3);
      place.x = x;
      place.y = y;
      view.setAttribute("transform", `translate(${x} ${y}) scale(${place.scale})`);
      writeHeadings();
    }

    function zoom(factor, x = graph.clientWidth / 2, y = graph.clientHeight / 2) {
      const scale = moderate(place.scale * factor, 0.02, 3), real = scale / place.scale;
      move(x - (x - place.x) * real, y - (y - place.y) * real, scale);
    }

    function show([x, y, width, height], closest = 1.15, margin = 28) {
      const scale = moderate(Math.min((graph.clientWidth - 2 * margin) / width,
        (graph.clientHeight - 2 * margin) / height, closest), 0.02, 3);
      move((graph.clientWidth - width * scale) / 2 - x * scale,
        (graph.clientHeight - height * scale) / 2 - y * scale, scale);
    }

    const showAll = () => show([0, 0, Math.max(data.width, 1), Math.max(data.height, 1)], 1.15, 12);

    // Brings a box into sight, and closer where it could not be read.
    function reveal(box) {
      const [x, y, width, height] = data.boxes[box].frame, scale = Math.max(place.scale, 0.62);
      const left = place.x + x * place.scale, top = place.y + y * place.scale, edge = 30;
      const isSeen = scale === place.scale && left > edge && top > edge
        && left + width * scale < graph.clientWidth - edge && top + height * scale < graph.clientHeight - edge;
      if (!isSeen) {
        move(graph.clientWidth / 2 - (x + width / 2) * scale, graph.clientHeight / 2 - (y + height / 2) * scale, scale);
      }
    }

    """#

  /// The part that highlights some boxes and lines, and dims the others.
  private static let light = #"""
    let lit = [];

    function light(boxes, lines) {
      for (const element of lit) element.classList.remove("lit", "selected", "needs", "needed");
      lit = [];
      const add = (element, ...classes) => {
        element.classList.add("lit", ...classes);
        lit.push(element);
      };
      for (const box of boxes) add(get("b" + box));
      for (const [line, ...classes] of lines) add(get("l" + line), ...classes);
      graph.classList.toggle("focused", lit.length > 0);
    }

    function lightNeighbors(box) {
      light(
        [box, ...needs[box].map((neighbor) => neighbor.box), ...needed[box].map((neighbor) => neighbor.box)],
        [...needs[box].map(({ line }) => [line, "needs"]), ...needed[box].map(({ line }) => [line, "needed"])]);
      get("b" + box).classList.add("selected");
    }

    function lightChain(chain) {
      const lines = chain.slice(1).map((box, index) => lineBetween(chain[index], box));
      light(chain, lines.filter((line) => line !== undefined).map((line) => [line, "needs"]));
    }

    """#

  private static let panel = PagePanelScript.text

  private static let search = PageSearchScript.text

  /// The part that handles the input of the mouse, of touches and of the keyboard.
  private static let start = #"""
    const touches = new Map();
    let travelled = 0;
    graph.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      if (touches.size === 0) travelled = 0;
      touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    window.addEventListener("pointermove", (event) => {
      const last = touches.get(event.pointerId);
      if (!last) return;
      const before = [...touches.values()].map((touch) => ({ ...touch }));
      const [x, y] = [event.clientX - last.x, event.clientY - last.y];
      last.x = event.clientX;
      last.y = event.clientY;
      travelled += Math.abs(x) + Math.abs(y);
      if (travelled < 4) return;
      graph.classList.add("dragged");
      if (touches.size === 1) return move(place.x + x, place.y + y, place.scale);
      const now = [...touches.values()], frame = graph.getBoundingClientRect();
      const gap = (pair) => Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y);
      zoom(gap(now) / Math.max(gap(before), 1), (now[0].x + now[1].x) / 2 - frame.x, (now[0].y + now[1].y) / 2 - frame.y);
    });
    for (const name of ["pointerup", "pointercancel"]) {
      window.addEventListener(name, (event) => {
        touches.delete(event.pointerId);
        if (touches.size === 0) graph.classList.remove("dragged");
      });
    }
    graph.addEventListener("wheel", (event) => {
      event.preventDefault();
      const frame = graph.getBoundingClientRect(), step = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
      zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX - frame.x, event.clientY - frame.y);
    }, { passive: false });
    graph.addEventListener("click", (event) => {
      if (travelled >= 4) return;
      const box = event.target.closest(".box"), heading = event.target.closest(".heading");
      if (box) select(Number(box.id.slice(1)));
      else if (heading) show(data.groups[Number(heading.id.slice(1))].frame);
      else leave();
    });
    graph.addEventListener("keydown", (event) => {
      const box = event.target.closest(".box");
      if (!box || event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      select(Number(box.id.slice(1)));
    });
    get("closer").addEventListener("click", () => zoom(1.4));
    get("farther").addEventListener("click", () => zoom(1 / 1.4));
    get("all").addEventListener("click", showAll);
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { search.value = ""; leave(); search.blur(); }
      if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "/") { event.preventDefault(); search.focus(); search.select(); }
      if (event.key === "+") zoom(1.4);
      if (event.key === "-") zoom(1 / 1.4);
      if (event.key === "0") showAll();
    });
    window.addEventListener("hashchange", readHash);
    graph.classList.toggle("many", data.lines.length > 120);
    graph.classList.toggle("crowd", data.lines.length > 700);
    showAll();
    overview();
    readHash();

    """#
}
