import Basics
import Platform

/// A page beside the figures that shows them, each anew when it has changed.
struct WatchPage {
  private let folder: String
  private let page: TemporaryFile
  private let list: TemporaryFile
  /// The list as it is shown, and how often it has changed.
  private var rows: [String] = []
  private var version = 0
  private var versions: [String: Int] = [:]

  /// - Parameter folder: The folder of the figures, with a slash at its end.
  init(folder: String) {
    self.folder = folder
    page = TemporaryFile(
      path: self.folder + "ibar-watch.html", mark: "<!doctype html>\n<!-- ibar render --watch -->\n"
    )
    list = TemporaryFile(path: self.folder + "ibar-watch.js", mark: "// ibar render --watch\n")
  }

  /// Shows these figures, some of which have changed.
  mutating func show(figures: [String], changed: [String]) throws(FileError) {
    for path in changed { versions[path] = version + 1 }
    let shown = figures.filter { $0.hasSuffix(".svg") }
    let rows = (shown.isEmpty ? figures : shown).map { path in
      let name = PercentEncoding.reference(toPath: String(path.dropFirst(folder.count)))
      return "[\"\(name)\", \(versions[path] ?? 0)]"
    }
    if rows != self.rows {
      self.rows = rows
      version += 1
    }
    try page.write(WatchPage.text)
    try list.write("show(\(version), [\n\(rows.joined(separator: ",\n"))\n]);\n")
  }

  // A page from a file may load scripts, but not read files: so the list is a script.
  private static let text = """
    <meta charset="utf-8">
    <title>ibar</title>
    <style>
    body { font: 14px sans-serif; background: #eee; }
    figure { display: inline-block; margin: 12px; vertical-align: top; }
    img { display: block; max-width: 100%; background: white; }
    </style>
    <script>
    let version = 0;
    function show(number, figures) {
      if (number === version) return;
      version = number;
      const known = new Map(Array.from(document.querySelectorAll("figure"), f => [f.dataset.name, f]));
      for (const [name, change] of figures) {
        let figure = known.get(name);
        known.delete(name);
        if (!figure) {
          figure = document.createElement("figure");
          figure.dataset.name = name;
          figure.append(document.createElement("img"), document.createElement("figcaption"));
          figure.lastChild.textContent = decodeURI(name);
        }
        const source = name + "?" + change;
        if (figure.firstChild.getAttribute("src") !== source) figure.firstChild.src = source;
        document.body.append(figure);
      }
      for (const figure of known.values()) figure.remove();
    }
    setInterval(() => {
      const script = document.createElement("script");
      script.onload = script.onerror = () => script.remove();
      script.src = "ibar-watch.js?" + Date.now();
      document.head.append(script);
    }, 300);
    </script>
    <body></body>

    """
}
