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
    * { box-sizing: border-box; }
    body {
      margin: 0; height: 100vh; display: grid; grid-template: auto 1fr / minmax(16rem, 24rem) 1fr;
      background: var(--ground); color: var(--text); font: 15px/1.45 system-ui, sans-serif;
    }
    header {
      grid-column: 1 / 3; display: flex; gap: 1.5rem; align-items: baseline; padding: .6rem 1rem;
      border-bottom: 1px solid var(--line); flex-wrap: wrap;
    }
    h1 { font-size: 1.1rem; margin: 0; }
    header p { margin: 0; color: var(--quiet); overflow-wrap: anywhere; }
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
    button { cursor: pointer; }
    :focus-visible { outline: 2px solid var(--chosen); outline-offset: 1px; }
    #list { overflow-y: auto; flex: 1; padding: .4rem; }
    #list h3 { font-size: .8rem; font-weight: 600; color: var(--quiet); margin: .7rem .4rem .2rem;
      overflow-wrap: anywhere; }
    #list h3 b { color: var(--mark); }
    #list button {
      display: block; width: 100%; text-align: left; border: 0; background: none;
      overflow-wrap: anywhere; content-visibility: auto; contain-intrinsic-size: auto 2rem;
    }
    #list button:hover { background: var(--line); }
    #list button[aria-current] { background: var(--chosen); color: var(--chosenText); }
    main { overflow: auto; padding: 1rem; min-width: 0; }
    h2 { font-size: 1.05rem; margin: 0 0 .4rem; overflow-wrap: anywhere; }
    #sentences { margin: 0 0 .4rem; padding-left: 1.2rem; }
    #sentences b { color: var(--mark); font-weight: 600; }
    #pixels, #keys { color: var(--quiet); margin: .2rem 0 .8rem; }
    #modes button[aria-pressed=true], #zoom[aria-pressed=true] {
      background: var(--chosen); color: var(--chosenText);
    }
    #modes, #controls { display: flex; flex-wrap: wrap; gap: .4rem; margin-bottom: .5rem;
      align-items: center; }
    #sliderLabel { display: inline-flex; gap: .5rem; align-items: center; }
    #slider { width: 18rem; padding: 0; }
    [hidden] { display: none !important; }
    kbd { font: .8em ui-monospace, monospace; opacity: .75; border: 1px solid currentColor;
      border-radius: 4px; padding: 0 .3em; }
    #stage { display: flex; gap: 1rem; align-items: flex-start; }
    #stage figure { margin: 0; min-width: 0; }
    #stage figcaption { color: var(--quiet); }
    .pile { position: relative; background: var(--paper); outline: 1px solid var(--line);
      flex: none; }
    .pile > * { position: absolute; left: 0; top: 0; }
    .pile > img { display: block; }
    .pile > .box { border: 2px solid #e6007e; border-radius: 3px; }
    .difference { isolation: isolate; }
    .difference > img + img { mix-blend-mode: difference; }
    code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; background: var(--panel);
      padding: .2rem .4rem; border-radius: 4px; }
    #accepting { border-top: 1px solid var(--line); margin-top: 1rem; padding-top: .4rem; }
    #accepting p { margin: .4rem 0; }
    @media (max-width: 50rem) {
      body { grid-template: auto 14rem 1fr / 1fr; height: auto; min-height: 100vh; }
      header { grid-column: 1; }
      nav { border-right: 0; }
      #stage { flex-direction: column; }
    }

    """#
}
