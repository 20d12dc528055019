import JSON

/// A comparison to be looked at: a page that needs nothing but the files beside it.
enum HTMLReport {
  /// - Parameter report: The report as JSON.
  static func files(of report: JSONValue) -> [(name: String, text: String)] {
    [
      ("index.html", page),
      ("report.js", "const report = \(report.text());\n"),
    ]
  }

  /// The page itself is the same for all reports; what it shows it takes from `report.js`.
  private static let page = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>Changed figures</title>
    <style>
    \(PageStyle.text)</style>
    </head>
    <body>
    <header>
    <h1>Changed figures</h1>
    <p id="sides"></p>
    <p id="summary" aria-live="polite"></p>
    </header>
    <nav aria-label="Figures">
    <div id="filters">
    <label>Name <input id="search" type="search" placeholder="/"></label>
    <label>Class <select id="class"><option value="">all</option></select></label>
    <label>Cause <select id="cause"><option value="">all</option></select></label>
    </div>
    <div id="list"></div>
    </nav>
    <main>
    <h2 id="name"></h2>
    <ul id="sentences"></ul>
    <p id="pixels"></p>
    <div id="modes" role="group" aria-label="View">
    <button type="button" data-mode="changes">Changes <kbd>1</kbd></button>
    <button type="button" data-mode="sides">Side by side <kbd>2</kbd></button>
    <button type="button" data-mode="slider">Slider <kbd>3</kbd></button>
    <button type="button" data-mode="blink">Blink <kbd>4</kbd></button>
    <button type="button" data-mode="onion">Onion skin <kbd>5</kbd></button>
    <button type="button" data-mode="mask">Mask <kbd>6</kbd></button>
    </div>
    <div id="controls">
    <label id="sliderLabel">Old to new <input id="slider" type="range" min="0" max="100" value="50"></label>
    <label><input id="zoom" type="checkbox"> Pixel size <kbd>z</kbd></label>
    </div>
    <div id="stage"></div>
    <section id="accepting" aria-label="Accept">
    <p>Accept <select id="scope" aria-label="What to accept">
    <option value="figure">this figure</option>
    <option value="cause">all of this cause</option>
    <option value="all">all</option>
    </select> with</p>
    <p><code id="command"></code> <button id="copy" type="button">Copy <kbd>a</kbd></button></p>
    </section>
    <p id="keys"><kbd>j</kbd> <kbd>k</kbd> next, previous figure · <kbd>1</kbd> to <kbd>6</kbd> views ·
    <kbd>←</kbd> <kbd>→</kbd> slide · <kbd>space</kbd> old or new · <kbd>/</kbd> filter by name</p>
    </main>
    <script src="report.js"></script>
    <script>
    \(PageScript.text)</script>
    </body>
    </html>

    """
}
