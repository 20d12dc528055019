/// The style sheet of the report's page, in the browser's own colours for light and dark.
enum PageStyle {
  static let text = #"""
    :root {
      --panel: color-mix(in srgb, CanvasText 5%, Canvas);
      --line: color-mix(in srgb, CanvasText 20%, Canvas);
      --quiet: color-mix(in srgb, CanvasText 70%, Canvas);
      --mark: light-dark(#e6007e, #ff7ab8);
    }
    * { box-sizing: border-box; overflow-wrap: anywhere; }
    [hidden] { display: none !important; }
    body {
      margin: 0; height: 100vh; display: grid; grid-template: auto 1fr / minmax(16rem, 24rem) 1fr;
      font: 15px/1.45 system-ui, sans-serif;
    }
    header {
      grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: baseline;
      padding: .6rem 1rem; border-bottom: 1px solid var(--line);
    }
    h1, h2 { font-size: 1.1rem; margin: 0 0 .4rem; }
    header > *, #stage figure { margin: 0; }
    header p, #pixels, #keys, figcaption, h3 { color: var(--quiet); }
    nav {
      display: flex; flex-direction: column; min-height: 0; background: var(--panel);
      border-right: 1px solid var(--line);
    }
    #filters { display: grid; gap: .4rem; padding: .7rem; border-bottom: 1px solid var(--line); }
    #filters label { display: grid; grid-template-columns: 3.5rem 1fr; align-items: center; }
    input, select, button { font: inherit; min-width: 0; }
    #list { overflow-y: auto; flex: 1; padding: .4rem; }
    h3 { font-size: .8rem; margin: .7rem .4rem .2rem; font-weight: 600; }
    h3 b, #sentences b { color: var(--mark); font-weight: 600; }
    #list button {
      display: block; width: 100%; text-align: left; border: 0; background: none;
      content-visibility: auto; contain-intrinsic-size: auto 2rem;
    }
    #list button:hover { background: var(--line); }
    #list [aria-current=true], [aria-pressed=true] { background: Highlight; color: HighlightText; }
    main { overflow: auto; padding: 1rem; min-width: 0; }
    #sentences { margin: 0 0 .4rem; padding-left: 1.2rem; }
    #modes, #controls, label { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
    #modes, #controls { margin-bottom: .5rem; }
    #slider { width: 18rem; }
    kbd, code { font: .85em ui-monospace, monospace; border-radius: 4px; padding: .1em .3em; }
    kbd { opacity: .75; border: 1px solid currentColor; }
    code { background: var(--panel); }
    #stage { display: flex; gap: 1rem; align-items: flex-start; }
    .pile {
      position: relative; flex: none; isolation: isolate; background: var(--panel);
      outline: 1px solid var(--line);
    }
    .pile > * { position: absolute; left: 0; top: 0; }
    [data-mode=mask] img + img { mix-blend-mode: difference; }
    #accepting { border-top: 1px solid var(--line); }
    @media (max-width: 50rem) {
      body { grid-template: auto 14rem 1fr / 1fr; height: auto; min-height: 100vh; }
      #stage { flex-direction: column; }
    }

    """#
}
