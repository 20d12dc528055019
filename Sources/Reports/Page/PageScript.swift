/// What the report's page does: the list of figures, filters, keys, and the command that accepts; and what it
/// shows of a figure: two pictures, in one of several ways.
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

    const modes = [
      {name: "changes", title: "Changes"}, {name: "sides", title: "Side by side"},
      {name: "slider", title: "Slider"}, {name: "blink", title: "Blink"},
      {name: "onion", title: "Onion skin"}, {name: "mask", title: "Mask"},
    ];
    let mode = "changes";
    let isOldShown = false;
    let isPixelSize = false;
    let timer = 0;
    /// Counts what was shown, so that a picture that comes late does not take another's place.
    let turn = 0;

    function setMode(name) {
      mode = name;
      show();
    }

    function flip() {
      if (mode !== "blink") setMode("blink");
      clearInterval(timer);
      isOldShown = !isOldShown;
      place();
    }

    function zoom() {
      isPixelSize = !isPixelSize;
      part("zoom").setAttribute("aria-pressed", isPixelSize);
      show();
    }

    function load(path) {
      return new Promise(resolve => {
        const image = new Image();
        image.onload = () => resolve(image);
        image.onerror = () => resolve(null);
        image.src = path.split("/").map(encodeURIComponent).join("/");
      });
    }

    async function show() {
      const own = ++turn;
      clearInterval(timer);
      for (const button of part("modes").children) {
        button.setAttribute("aria-pressed", button.dataset.mode === mode);
      }
      part("sliderLabel").hidden = mode !== "slider" && mode !== "onion";
      const {images} = chosen;
      const wanted = {old: images.old, new: images.new};
      if (mode === "mask") wanted.mask = images.mask;
      if (mode === "changes") wanted.overlay = images.overlay;
      const loaded = {};
      await Promise.all(Object.entries(wanted).filter(entry => entry[1]).map(
        async ([key, path]) => { loaded[key] = await load(path); }));
      if (own !== turn) return;
      part("stage").replaceChildren(...piles(loaded));
      place();
      if (mode === "blink") {
        timer = setInterval(() => { isOldShown = !isOldShown; place(); }, 600);
      }
    }

    /// What lies on the stage: a pile of pictures of the same scale, or two beside each other.
    function piles(loaded) {
      const pictures = [loaded.old, loaded.new].filter(Boolean);
      if (!pictures.length) return [make("p", "There are no pictures of this figure.")];
      const width = Math.max(...pictures.map(image => image.naturalWidth));
      const height = Math.max(...pictures.map(image => image.naturalHeight));
      const count = mode === "sides" ? pictures.length : 1;
      const room = part("stage").clientWidth / count - 16;
      const isVector = /\.svg$/.test(chosen.images.new || chosen.images.old);
      const usual = isVector ? width : width / 2;
      const scale = (isPixelSize ? width : Math.min(usual, room)) / width;
      const pile = (images, classes) => {
        const element = make("div", undefined, ("pile " + (classes || "")).trim());
        element.style.width = width * scale + "px";
        element.style.height = height * scale + "px";
        for (const image of images.filter(Boolean)) {
          image.style.width = image.naturalWidth * scale + "px";
          element.append(image);
        }
        return element;
      };
      const titled = (image, title) => {
        const figure = make("figure");
        image.alt = title;
        figure.append(pile([image]), make("figcaption", title));
        return figure;
      };
      if (loaded.old) loaded.old.dataset.side = "old";
      if (loaded.new) loaded.new.dataset.side = "new";
      if (pictures.length === 1) return [titled(pictures[0], chosen.outcome)];
      if (mode === "sides") return [titled(loaded.old, "Old"), titled(loaded.new, "New")];
      if (mode === "mask") {
        return [loaded.mask ? pile([loaded.mask]) : pile([loaded.old, loaded.new], "difference")];
      }
      if (mode !== "changes") return [pile([loaded.new, loaded.old])];
      const changes = pile([loaded.new]);
      if (loaded.overlay) {
        loaded.overlay.style.width = loaded.new.style.width;
        changes.append(loaded.overlay);
      } else if (chosen.pixels) {
        for (const box of chosen.pixels.boxes.slice(0, 200)) changes.append(outline(box, scale));
      }
      return [changes];
    }

    /// A frame around changed pixels.
    function outline([x, y, width, height], scale) {
      const element = make("div", undefined, "box");
      Object.assign(element.style, {
        left: x * scale - 4 + "px", top: y * scale - 4 + "px",
        width: width * scale + 8 + "px", height: height * scale + 8 + "px",
      });
      return element;
    }

    /// Puts the old picture over the new one as far as slider and blinking say.
    function place() {
      const old = part("stage").querySelector("img[data-side=old]");
      if (!old) return;
      const value = Number(part("slider").value);
      old.style.clipPath = mode === "slider" ? `inset(0 ${value}% 0 0)` : "";
      old.style.opacity = mode === "onion" ? 1 - value / 100 : "";
      old.style.visibility = mode === "blink" && !isOldShown ? "hidden" : "";
    }

    modes.forEach(({name, title}, index) => {
      const button = make("button", title + " ");
      button.type = "button";
      button.dataset.mode = name;
      button.append(make("kbd", index + 1));
      button.addEventListener("click", () => setMode(name));
      part("modes").append(button);
    });
    for (const id of ["search", "class", "cause"]) part(id).addEventListener("input", filter);
    part("slider").addEventListener("input", place);
    part("scope").addEventListener("input", tellCommand);
    part("zoom").addEventListener("click", zoom);
    part("copy").addEventListener("click", copy);
    addEventListener("keydown", press);
    fill();
    filter();

    """#
}
