/// What the report's page shows of a figure: two pictures, in one of several ways.
enum StageScript {
  static let text = #"""

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
