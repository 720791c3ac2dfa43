/// The part of the script that writes the panel: the overview, or one service.
enum PagePanelScript {
  static let text = elements + overview + service

  private static let elements = #"""
    function make(tag, classes, ...children) {
      const element = document.createElement(tag);
      if (classes) element.className = classes;
      element.append(...children.filter((child) => child !== undefined));
      return element;
    }

    function button(classes, action, ...children) {
      const element = make("button", classes, ...children);
      element.type = "button";
      element.addEventListener("click", action);
      return element;
    }

    function row(box, detail) {
      const { title, style } = data.boxes[box];
      const element = button("row", () => select(box), make("span", "dot " + style), make("span", "words", title));
      if (detail !== undefined) element.append(make("span", "aside", String(detail)));
      return make("li", "", element);
    }

    function section(title, ...children) {
      return children.length ? [make("h3", "", title), ...children] : [];
    }

    function card(finding) {
      return button("finding " + finding.severity, () => lightChain(finding.chain),
        make("b", "", finding.message), make("span", "", finding.location),
        ...finding.notes.map((note) => make("span", "", note)),
        make("span", "", "fix: " + finding.fix), make("span", "full", finding.rule));
    }

    function write(...children) {
      panel.replaceChildren(...children);
      panel.scrollTop = 0;
    }

    """#

  private static let overview = #"""
    function lifetimeChips() {
      const styles = new Map();
      data.boxes.forEach((box, index) => {
        const name = box.lifetime ?? "not registered";
        if (!styles.has(name)) styles.set(name, { style: box.style, boxes: [] });
        styles.get(name).boxes.push(index);
      });
      const chips = [...styles].sort((left, right) => right[1].boxes.length - left[1].boxes.length);
      return make("div", "chips", ...chips.map(([name, { style, boxes }]) => {
        const chip = button("chip " + style, () => {
          const isActive = chip.classList.toggle("active");
          for (const other of chip.parentElement.children) if (other !== chip) other.classList.remove("active");
          light(isActive ? boxes : [], []);
        }, `${boxes.length} ${name}`);
        return chip;
      }));
    }

    function overview() {
      const chain = data.chain.length > 1
        ? section(`Longest chain: ${counted(data.chain.length, "service")}`,
          make("ul", "", ...data.chain.map((box) => row(box))),
          button("back", () => { lightChain(data.chain); show(around(data.chain)); }, "Show it"))
        : [];
      const most = (title, boxes, neighbors) =>
        boxes.length ? section(title, make("ul", "", ...boxes.map((box) => row(box, neighbors[box].length)))) : [];
      const modules = data.groups.map((group, index) => make("li", "",
        button("row", () => { leave(); show(data.groups[index].frame); }, make("span", "words", group.title),
          make("span", "aside", String(group.count)))));
      write(
        ...section("Lifetimes", lifetimeChips()),
        ...section("Findings", ...data.findings.map(card)),
        ...chain,
        ...most("Needed by most", data.neededByMost, needed),
        ...most("Needing most", data.needingMost, needs),
        ...section(counted(data.groups.length, "module"), make("ul", "", ...modules)));
    }

    function around(boxes) {
      const frames = boxes.map((box) => data.boxes[box].frame);
      const left = Math.min(...frames.map((frame) => frame[0])), top = Math.min(...frames.map((frame) => frame[1]));
      return [left, top, Math.max(...frames.map((frame) => frame[0] + frame[2])) - left,
        Math.max(...frames.map((frame) => frame[1] + frame[3])) - top];
    }

    """#

  private static let service = #"""
    function describe(index) {
      const box = data.boxes[index];
      const how = (neighbor) => {
        const { asks, later } = data.lines[neighbor.line];
        return [asks === "optional" ? "optional" : asks === "all" ? "one of all" : "", later ? "later" : ""]
          .filter(Boolean).join(", ");
      };
      const list = (title, neighbors) => section(`${title} (${neighbors.length})`,
        make("ul", "", ...neighbors.map((neighbor) => row(neighbor.box, how(neighbor)))));
      write(
        button("back", leave, "← All services"),
        make("h2", "", box.title),
        make("p", "full", box.type),
        make("div", "chips",
          make("span", "chip " + box.style, box.lifetime ?? "not registered"),
          ...box.traits.map((trait) => make("span", "chip", trait))),
        ...(box.implementation ? [make("p", "", "created as ", make("span", "full", box.implementation))] : []),
        ...(box.place ? [make("p", "", "registered at ", make("span", "full", box.place))] : []),
        make("p", "", "in ", data.groups[box.group].title),
        ...section("Findings", ...box.findings.map((finding) => card(data.findings[finding]))),
        ...list("Needs", needs[index]),
        ...list("Needed by", needed[index]));
    }

    function select(box) {
      search.value = "";
      lightNeighbors(box);
      describe(box);
      reveal(box);
      history.replaceState(null, "", "#service-" + box);
    }

    function leave() {
      light([], []);
      overview();
      history.replaceState(null, "", "#");
    }

    function readHash() {
      const box = Number(/^#service-(\d+)$/.exec(location.hash)?.[1] ?? NaN);
      if (data.boxes[box]) select(box);
    }

    """#
}
