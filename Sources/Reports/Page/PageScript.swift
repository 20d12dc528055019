/// The script of the report's page: the list of figures, filters, keys, the command that accepts,
/// and several ways to show two pictures.
enum PageScript {
  static let text = #"""
    "use strict";
    const part = Object.fromEntries(
      [...document.querySelectorAll("[id]")].map(element => [element.id, element]));
    const make = (tag, properties, ...children) => {
      const element = Object.assign(document.createElement(tag), properties);
      element.append(...children);
      return element;
    };
    const classOf = item => item.class || item.outcome;
    /// The first file, and the endings of the others.
    const labelOf = ({files}) => files.map(
      ({name}, place) => place ? name.slice(name.lastIndexOf(".")) : name).join(" and ");
    const figures = new Map(report.figures.map(figure => [figure.name, figure]));
    /// Figures with their buttons and groups, in the order of the list.
    const rows = [];
    let chosen = null;
    const shown = () => rows.filter(row => !row.button.hidden);

    part.sides.textContent = `${report.old} → ${report.new}`;
    for (const name of new Set(report.figures.map(classOf))) {
      part.class.append(new Option(name, name));
    }
    for (const group of report.groups) {
      const label = group.cause.length > 80 ? group.cause.slice(0, 79) + "…" : group.cause;
      part.cause.append(new Option(`${group.figures.length}: ${label}`, group.id));
      const cause = group.class ? " · " + group.cause : "";
      const section = make("section", {}, make("h3", {}, make("b", {}, classOf(group)), cause));
      for (const name of group.figures) {
        const row = {figure: figures.get(name), group};
        const label = labelOf(row.figure);
        row.button = make("button", {type: "button", onclick: () => choose(row)}, label);
        section.append(row.button);
        rows.push(row);
      }
      part.list.append(section);
    }

    /// Shows the figures that all filters let through, and the groups that have some.
    function filter() {
      const text = part.search.value.toLowerCase();
      const fits = (id, value) => !part[id].value || part[id].value === value;
      for (const {button, figure, group} of rows) {
        button.hidden = !labelOf(figure).toLowerCase().includes(text)
          || !fits("class", classOf(figure)) || !fits("cause", group.id);
      }
      for (const section of part.list.children) {
        section.hidden = !section.querySelector("button:not([hidden])");
      }
      const counts = Object.entries(report.counts).filter(([, count]) => count);
      part.summary.textContent = counts.map(([key, count]) => `${count} ${key}`).join(", ")
        + (shown().length < rows.length ? `; ${shown().length} shown` : "");
      if (!shown().includes(chosen)) step(1);
    }

    /// Goes to the next figure that is shown, or to the first.
    function step(by) {
      const place = shown().indexOf(chosen) + by;
      if (shown().length) choose(shown()[Math.max(0, Math.min(shown().length - 1, place))]);
    }

    function choose(row) {
      chosen = row;
      for (const {button} of rows) button.setAttribute("aria-current", button === row.button);
      row.button.scrollIntoView({block: "nearest"});
      const {figure} = row;
      part.name.textContent = labelOf(figure);
      const sentences = figure.changes.map(change => make(
        "li", {}, make("b", {}, change.class), ": " + change.sentence,
        change.line && figure.source ? ` (${figure.source}:${change.line})` : ""));
      part.sentences.replaceChildren(
        ...(sentences.length ? sentences : [make("li", {}, figure.renaming || figure.outcome)]));
      part.pixels.textContent = figure.pixels ? figure.pixels.words.split(";")[0] : "";
      writeCommand();
      show();
    }

    // Accepting

    const quoted = word =>
      /^[\w.\/@:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

    function writeCommand() {
      part.accepting.hidden = !report.canAccept;
      const {figure, group} = chosen;
      const files = figure.files.map(file => file.name);
      const names = {figure: files, cause: [group.id], all: []}[part.scope.value];
      part.command.textContent = [report.command, "--accept", ...names.map(quoted)].join(" ");
    }

    /// Selects the command too, for browsers that do not let pages copy.
    function copy() {
      getSelection().selectAllChildren(part.command);
      navigator.clipboard?.writeText(part.command.textContent).catch(() => {});
    }

    function press(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const field = event.target.closest("input, select");
      if (event.key === "Escape" && field) field.blur();
      if (field && !["range", "checkbox"].includes(field.type)) return;
      const slide = by => { part.slider.value = Number(part.slider.value) + by; place(); };
      const actions = {
        j: () => step(1), k: () => step(-1), "/": () => part.search.focus(),
        ArrowRight: () => slide(5), ArrowLeft: () => slide(-5), " ": flip, a: copy,
        z: () => part.zoom.click(),
      };
      const button = part.modes.children[Number(event.key) - 1];
      const action = button ? () => setMode(button.dataset.mode) : actions[event.key];
      if (!action || (event.key === " " && event.target.closest("button, #zoom"))) return;
      event.preventDefault();
      action();
    }

    // Pictures

    let mode = "changes";
    let isOldShown = false;
    let timer = 0;
    /// Counts what was shown, so that a picture that comes late does not take another's place.
    let turn = 0;

    const setMode = name => { mode = name; show(); };
    const blink = () => { isOldShown = !isOldShown; place(); };

    function flip() {
      if (mode !== "blink") setMode("blink");
      clearInterval(timer);
      blink();
    }

    async function show() {
      const own = ++turn;
      clearInterval(timer);
      for (const button of part.modes.children) {
        button.setAttribute("aria-pressed", button.dataset.mode === mode);
      }
      part.sliderLabel.hidden = mode !== "slider" && mode !== "onion";
      part.stage.dataset.mode = mode;
      const loaded = {};
      await Promise.all(Object.entries(chosen.figure.images).map(async ([kind, path]) => {
        const image = make("img", {src: path.split("/").map(encodeURIComponent).join("/")});
        image.dataset.side = kind;
        await new Promise(done => { image.onload = image.onerror = done; });
        if (image.naturalWidth) loaded[kind] = image;
      }));
      if (own !== turn) return;
      part.stage.replaceChildren(...piles(loaded));
      place();
      if (mode === "blink") timer = setInterval(blink, 600);
    }

    /// The pictures on the stage: a pile of pictures of the same scale, or two beside each other.
    function piles(loaded) {
      const pictures = [loaded.old, loaded.new].filter(Boolean);
      if (!pictures.length) return [make("p", {}, "There are no pictures of this figure.")];
      const width = Math.max(...pictures.map(image => image.naturalWidth));
      const height = Math.max(...pictures.map(image => image.naturalHeight));
      const room = part.stage.clientWidth / (mode === "sides" ? pictures.length : 1) - 16;
      const usual = pictures.at(-1).src.endsWith(".svg") ? width : width / 2;
      const scale = part.zoom.checked ? 1 : Math.min(usual, room) / width;
      const pile = (...images) => {
        for (const image of images) image.style.width = image.naturalWidth * scale + "px";
        const style = `width: ${width * scale}px; height: ${height * scale}px`;
        return make("div", {className: "pile", style}, ...images);
      };
      const titled = (image, alt) => make(
        "figure", {}, pile(Object.assign(image, {alt})), make("figcaption", {}, alt));
      if (pictures.length === 1) return [titled(pictures[0], chosen.figure.outcome)];
      if (mode === "sides") return [titled(loaded.old, "Old"), titled(loaded.new, "New")];
      if (mode === "mask" || (mode === "changes" && !loaded.overlay && loaded.mask)) {
        return [loaded.mask ? pile(loaded.mask) : pile(loaded.old, loaded.new)];
      }
      if (mode !== "changes") return [pile(loaded.new, loaded.old)];
      const changes = pile(loaded.new, ...[loaded.overlay].filter(Boolean));
      if (loaded.overlay) loaded.overlay.style.width = loaded.new.style.width;
      return [changes];
    }

    /// Puts the old picture over the new one as far as slider and blinking say.
    function place() {
      const old = part.stage.querySelector("img[data-side=old]");
      if (!old) return;
      const value = Number(part.slider.value);
      old.style.clipPath = mode === "slider" ? `inset(0 ${value}% 0 0)` : "";
      old.style.opacity = mode === "onion" ? 1 - value / 100 : "";
      old.style.visibility = mode === "blink" && !isOldShown ? "hidden" : "";
    }

    for (const button of part.modes.children) button.onclick = () => setMode(button.dataset.mode);
    for (const id of ["search", "class", "cause"]) part[id].addEventListener("input", filter);
    part.slider.addEventListener("input", place);
    part.scope.addEventListener("input", writeCommand);
    part.zoom.addEventListener("input", show);
    part.copy.addEventListener("click", copy);
    addEventListener("keydown", press);
    filter();

    """#
}
