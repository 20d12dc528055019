/// What the report's page does: the list of figures, filters, keys, and the command that accepts.
enum PageScript {
  static let text = #"""
    "use strict";
    const part = id => document.getElementById(id);
    const make = (tag, text, classes) => {
      const element = document.createElement(tag);
      if (text !== undefined) element.textContent = text;
      if (classes) element.className = classes;
      return element;
    };
    const figures = new Map(report.figures.map(figure => [figure.name, figure]));
    const causes = new Map();
    for (const group of report.groups) for (const name of group.figures) causes.set(name, group);
    const rows = [];
    let chosen = null;

    function classOf(figure) { return figure.class || figure.outcome; }

    function fill() {
      part("sides").textContent = `${report.old} → ${report.new}`;
      const classes = new Set(report.figures.map(classOf));
      for (const name of classes) part("class").append(new Option(name, name));
      const list = document.createDocumentFragment();
      for (const group of report.groups) {
        const label = group.cause.length > 80 ? group.cause.slice(0, 79) + "…" : group.cause;
        part("cause").append(new Option(`${group.figures.length}: ${label}`, group.id));
        const head = make("h3");
        head.append(make("b", group.class || group.outcome));
        if (group.class) head.append(" · " + group.cause);
        list.append(head);
        for (const name of group.figures) {
          const row = make("button", name);
          row.type = "button";
          row.addEventListener("click", () => choose(figures.get(name)));
          rows.push({row, head, figure: figures.get(name), group});
          list.append(row);
        }
      }
      part("list").append(list);
    }

    /// Shows the figures that all filters let through, and heads that have some.
    function filter() {
      const [text, kind, cause] = ["search", "class", "cause"].map(id => part(id).value);
      const heads = new Map();
      let count = 0;
      for (const {row, head, figure, group} of rows) {
        const isShown = figure.name.toLowerCase().includes(text.toLowerCase())
          && (!kind || classOf(figure) === kind) && (!cause || group.id === cause);
        row.hidden = !isShown;
        heads.set(head, heads.get(head) || isShown);
        count += isShown;
      }
      for (const [head, isShown] of heads) head.hidden = !isShown;
      const all = report.counts;
      const parts = Object.keys(all).filter(key => all[key]).map(key => `${all[key]} ${key}`);
      part("summary").textContent =
        parts.join(", ") + (count < rows.length ? `; ${count} shown` : "");
      const current = rows.find(entry => entry.figure === chosen);
      if (!current || current.row.hidden) step(1, true);
    }

    /// Goes to the next figure that is shown, or to the first.
    function step(by, fromStart) {
      const shown = rows.filter(entry => !entry.row.hidden);
      const place = fromStart ? -1 : shown.findIndex(entry => entry.figure === chosen);
      const next = shown[Math.max(0, Math.min(shown.length - 1, place + by))];
      if (next) choose(next.figure);
    }

    function choose(figure) {
      chosen = figure;
      for (const entry of rows) {
        if (entry.figure === figure) {
          entry.row.setAttribute("aria-current", "true");
          entry.row.scrollIntoView({block: "nearest"});
        } else {
          entry.row.removeAttribute("aria-current");
        }
      }
      part("name").textContent = figure.name;
      const sentences = figure.changes.map(change => {
        const item = make("li");
        item.append(make("b", change.class), ": " + change.sentence);
        if (change.line && figure.source) item.append(` (${figure.source}:${change.line})`);
        return item;
      });
      part("sentences").replaceChildren(
        ...(sentences.length ? sentences : [make("li", figure.renaming || figure.outcome)]));
      part("pixels").textContent = figure.pixels ? figure.pixels.words : "";
      tellCommand();
      show();
    }

    // Accepting

    function quoted(word) {
      return /^[\w.\/@:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
    }

    function tellCommand() {
      part("accepting").hidden = !report.canAccept;
      const names = {figure: chosen.name, cause: causes.get(chosen.name).id, all: ""};
      const name = names[part("scope").value];
      part("command").textContent = report.command + " --accept" + (name ? " " + quoted(name) : "");
    }

    async function copy() {
      const text = part("command").textContent;
      try {
        await navigator.clipboard.writeText(text);
        part("copy").firstChild.textContent = "Copied ";
      } catch {
        getSelection().selectAllChildren(part("command"));
      }
      setTimeout(() => { part("copy").firstChild.textContent = "Copy "; }, 1500);
    }

    function press(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const field = event.target.closest("input, select");
      if (event.key === "Escape" && field) { field.blur(); return; }
      if (field && field.type !== "range") return;
      const slide = by => { part("slider").value = Number(part("slider").value) + by; place(); };
      const actions = {
        j: () => step(1), k: () => step(-1), "/": () => part("search").focus(),
        ArrowRight: () => slide(5), ArrowLeft: () => slide(-5), " ": flip, z: zoom, a: copy,
      };
      const mode = modes[Number(event.key) - 1];
      const action = mode ? () => setMode(mode.name) : actions[event.key];
      if (!action || (event.key === " " && event.target.closest("button"))) return;
      event.preventDefault();
      action();
    }

    """#
}
