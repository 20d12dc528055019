/// How the report's page looks, on light and dark grounds.
enum PageStyle {
  static let text = #"""
    :root {
      --ground: #ffffff; --panel: #f4f5f7; --text: #1b1d21; --quiet: #5a6069; --line: #d3d7dd;
      --mark: #b8005f; --chosen: #0a5bc4; --chosenText: #ffffff; --paper: #e4e6ea;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #16181c; --panel: #1f2227; --text: #e8eaee; --quiet: #a3aab5; --line: #3a3f47;
        --mark: #ff7ab8; --chosen: #7ab4ff; --chosenText: #0b1524; --paper: #2a2e34;
      }
    }
    * { box-sizing: border-box; overflow-wrap: anywhere; }
    [hidden] { display: none !important; }
    body {
      margin: 0; height: 100vh; display: grid; grid-template: auto 1fr / minmax(16rem, 24rem) 1fr;
      background: var(--ground); color: var(--text); font: 15px/1.45 system-ui, sans-serif;
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
    input, select, button {
      font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line);
      border-radius: 6px; padding: .25rem .5rem; min-width: 0;
    }
    :focus-visible { outline: 2px solid var(--chosen); outline-offset: 1px; }
    #list { overflow-y: auto; flex: 1; padding: .4rem; }
    h3 { font-size: .8rem; margin: .7rem .4rem .2rem; font-weight: 600; }
    h3 b, #sentences b { color: var(--mark); font-weight: 600; }
    #list button {
      display: block; width: 100%; text-align: left; border: 0; background: none;
      content-visibility: auto; contain-intrinsic-size: auto 2rem;
    }
    #list button:hover { background: var(--line); }
    #list [aria-current=true], [aria-pressed=true] {
      background: var(--chosen); color: var(--chosenText);
    }
    main { overflow: auto; padding: 1rem; min-width: 0; }
    #sentences { margin: 0 0 .4rem; padding-left: 1.2rem; }
    #modes, #controls, label { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
    #modes, #controls { margin-bottom: .5rem; }
    #slider { width: 18rem; padding: 0; }
    kbd, code { font: .85em ui-monospace, monospace; border-radius: 4px; padding: .1em .3em; }
    kbd { opacity: .75; border: 1px solid currentColor; }
    code { background: var(--panel); }
    #stage { display: flex; gap: 1rem; align-items: flex-start; }
    .pile {
      position: relative; flex: none; isolation: isolate; background: var(--paper);
      outline: 1px solid var(--line);
    }
    .pile > * { position: absolute; left: 0; top: 0; }
    .box { border: 2px solid #e6007e; border-radius: 3px; }
    [data-mode=mask] img + img { mix-blend-mode: difference; }
    #accepting { border-top: 1px solid var(--line); }
    @media (max-width: 50rem) {
      body { grid-template: auto 14rem 1fr / 1fr; height: auto; min-height: 100vh; }
      #stage { flex-direction: column; }
    }

    """#
}
