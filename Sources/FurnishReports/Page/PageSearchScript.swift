/// The part of the script that searches.
enum PageSearchScript {
  static let text = #"""
    const haystacks = data.boxes.map((box) =>
      [box.title, box.type, box.implementation ?? "", data.groups[box.group].title].map((text) => text.toLowerCase()));
    let found = [], active = 0;

    // The title counts most, and its beginning more than its end.
    function rank(box, word) {
      const [title, ...others] = haystacks[box], place = title.replace(/^any /, "").indexOf(word);
      if (place === 0) return 0;
      if (title.includes(word)) return 1;
      return others.some((text) => text.includes(word)) ? 2 : 3;
    }

    function find() {
      const word = search.value.trim().toLowerCase();
      if (!word) return leave();
      found = data.boxes.map((_, box) => ({ box, rank: rank(box, word) })).filter((match) => match.rank < 3)
        .sort((left, right) => left.rank - right.rank || left.box - right.box).map((match) => match.box);
      active = 0;
      light(found, []);
      graph.classList.add("focused");
      write(make("h3", "", found.length ? counted(found.length, "service") : "Nothing is called that"),
        make("ul", "", ...found.slice(0, 60).map((box) => row(box, data.groups[data.boxes[box].group].title))));
      mark();
    }

    function mark() {
      panel.querySelectorAll(".row").forEach((element, index) => {
        element.classList.toggle("active", index === active);
        if (index === active) element.scrollIntoView({ block: "nearest" });
      });
    }

    search.addEventListener("input", find);
    search.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && found.length) {
        event.preventDefault();
        active = moderate(active + step, 0, Math.min(found.length, 60) - 1);
        mark();
      }
      if (event.key === "Enter" && search.value.trim() && found.length) {
        const box = found[active];
        select(box);
        get("b" + box).focus();
      }
    });

    """#
}
