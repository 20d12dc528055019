import Basics
import Diagnostics
import JSON
import LayoutRecord
import Platform
import Reports

/// A page beside the figures that shows them, and reloads each when it changes.
struct WatchPage {
  /// The figures and the fault of an input.
  struct Entry {
    /// The figures that were drawn last.
    private(set) var figures: [String] = []
    /// The findings about the input; empty if there are none.
    private(set) var fault = ""

    /// Takes the result of the input; the figures stay if it cannot be drawn.
    mutating func update(with result: RenderResult) {
      let errors = result.report.findings.filter { $0.diagnostic.severity == .error }
      fault = MessageFormat.short.text(of: errors, by: Program.version)
      if result.report.status != .failed, !result.isUndone {
        figures = result.dependencies.outputs
      }
    }
  }

  private let folder: String
  private let page: TemporaryFile
  private let list: TemporaryFile
  /// The lists as they are shown, and how often they have changed.
  private var lists = ""
  private var version = 0
  private var versions: [Path: Int] = [:]

  /// - Parameter folder: The folder of the figures, with a slash at its end.
  init(folder: String) {
    self.folder = folder
    page = TemporaryFile(
      path: self.folder + "ibar-watch.html", mark: "<!doctype html>\n<!-- ibar render --watch -->\n"
    )
    list = TemporaryFile(path: self.folder + "ibar-watch.js", mark: "// ibar render --watch\n")
  }

  /// The address of the page for a browser.
  var address: String {
    get throws(FileError) {
      let folder = try FileSystem.realPath(self.folder.isEmpty ? "." : self.folder)
      return "file://" + PercentEncoding.reference(toPath: folder + "/ibar-watch.html")
    }
  }

  /// Shows the figures of these inputs, some of which have changed.
  mutating func show(_ entries: [Entry], changed: [String]) throws(FileError) {
    for path in changed { versions[Path(path)] = version + 1 }
    let figures = entries.flatMap { entry in
      entry.figures.map { (path: $0, fault: entry.fault) }
    }.sorted { Path($0.path) < Path($1.path) }
    let pictures = figures.filter { $0.path.hasSuffix(".svg") }
    let rows = (pictures.isEmpty ? figures : pictures).map { path, fault in
      let name = PercentEncoding.reference(toPath: String(path.dropFirst(folder.count)))
      let tail = fault.isEmpty ? "" : ", " + JSONValue.string(fault).text()
      return "[\"\(name)\", \(versions[Path(path)] ?? 0)\(tail)]"
    }
    let faults = entries.filter { $0.figures.isEmpty && !$0.fault.isEmpty }.map(\.fault).sorted()
    let lists =
      "[\n\(rows.joined(separator: ",\n"))\n], "
      + JSONValue.array(faults.map(JSONValue.string)).text()
    if lists != self.lists {
      self.lists = lists
      version += 1
    }
    try page.write(WatchPage.text)
    try list.write("show(\(version), \(lists));\n")
  }

  // A page from a file may load scripts, but not read files: so the list is a script.
  private static let text = """
    <meta charset="utf-8">
    <title>ibar</title>
    <style>
    body { font: 14px sans-serif; background: #eee; }
    figure { display: inline-block; margin: 12px; vertical-align: top; }
    img { display: block; max-width: 100%; background: white; }
    pre { color: #b00; max-width: 80ch; white-space: pre-wrap; }
    .faulty img { opacity: 0.4; }
    </style>
    <script>
    let version = 0;
    function show(number, figures, faults) {
      if (number === version) return;
      version = number;
      document.getElementById("faults").textContent = faults.join("");
      const known = new Map(Array.from(document.querySelectorAll("figure"), f => [f.dataset.name, f]));
      for (const [name, change, fault = ""] of figures) {
        let figure = known.get(name);
        known.delete(name);
        if (!figure) {
          figure = document.createElement("figure");
          figure.dataset.name = name;
          for (const kind of ["img", "figcaption", "pre"]) figure.append(document.createElement(kind));
          figure.children[1].textContent = decodeURI(name);
        }
        figure.classList.toggle("faulty", fault !== "");
        figure.lastChild.textContent = fault;
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
    <body><pre id="faults"></pre></body>

    """
}
