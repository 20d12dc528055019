import Platform

/// Drawing again whatever something has changed for.
///
/// It goes on until a signal ends it.
struct Watch {
  private let settings: Settings
  private let console: Console
  private let folders: FolderWatch
  private var page: WatchPage
  /// What each input was drawn from, by its path.
  private var dependencies: [String: Dependencies] = [:]

  /// Nil when the system has no watch to give.
  init?(_ settings: Settings, _ console: Console) {
    guard let folders = FolderWatch() else { return nil }
    self.settings = settings
    self.console = console
    self.folders = folders
    page = WatchPage(folder: settings.output)
  }

  /// Draws all, then again and again what has changed.
  /// - Parameter draw: Draws some inputs, and tells what came of each.
  mutating func run(
    _ draw: (_ isWanted: (Input) -> Bool) -> (inputs: [Input], results: [RenderResult])
  ) -> ExitStatus {
    var changed: Set<String>?
    do throws(FileError) {
      while true {
        // Before anything is read, so that no change goes unseen in between.
        try watchInputs()
        let start = Stopwatch.now
        let (inputs, results) = draw { isStale($0, changed) }
        for (input, result) in zip(inputs, results) {
          if changed != nil { tell(input, result, since: start) }
          dependencies[input.path] = result.dependencies
        }
        for path in dependencies.values.flatMap(\.inputs) {
          try? folders.watch(FileSystem.folder(of: path))
        }
        try page.show(
          figures: dependencies.values.flatMap(\.outputs).sorted(),
          changed: results.flatMap(\.changed))
        changed = folders.changes(patience: 30).map { Set($0.map(Watch.normal)) }
      }
    } catch {
      console.writeError(error.message + "\n")
      return .failed
    }
  }

  /// Whether an input was drawn from something that has changed, or never.
  private func isStale(_ input: Input, _ changed: Set<String>?) -> Bool {
    guard let changed, let known = dependencies[input.path] else { return true }
    return known.inputs.contains { changed.contains(Watch.normal($0)) }
  }

  private func watchInputs() throws(FileError) {
    for path in settings.paths {
      if (try? FileSystem.entry(path).kind) == .folder {
        try watch(treeAt: path)
      } else {
        try? folders.watch(FileSystem.folder(of: path))
      }
    }
  }

  private func watch(treeAt folder: String) throws(FileError) {
    try folders.watch(folder)
    for name in try FileSystem.names(in: folder) {
      let path = folder + "/" + name
      if (try? FileSystem.entry(path).kind) == .folder { try watch(treeAt: path) }
    }
  }

  private func tell(_ input: Input, _ result: RenderResult, since start: Double) {
    let milliseconds = Int(((Stopwatch.now - start) * 1000).rounded())
    let count = result.changed.count
    let what =
      result.report.status == .failed
      ? "not drawn" : count == 0 ? "nothing changed" : "\(count) file\(count == 1 ? "" : "s")"
    console.writeError("\(input.path): \(what), \(milliseconds) ms\n")
  }

  /// A path in the one form in which a folder's watch tells it.
  private static func normal(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    var folder = FileSystem.folder(of: path)
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    return folder + "/" + name
  }
}

/// A page beside the figures that shows them, each anew when it has changed.
private struct WatchPage {
  private let folder: String
  private let page: PassingFile
  private let list: PassingFile
  private var versions: [String: Int] = [:]
  private var version = 0

  init(folder: String) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    page = PassingFile(path: self.folder + "ibar-watch.html")
    list = PassingFile(path: self.folder + "ibar-watch.js")
  }

  /// Shows these figures, some of which have changed.
  mutating func show(figures: [String], changed: [String]) throws(FileError) {
    if version == 0 { try page.write(WatchPage.text) }
    version += 1
    for path in changed { versions[path] = version }
    let shown = figures.filter { $0.hasSuffix(".svg") }
    let rows = (shown.isEmpty ? figures : shown).map { path in
      let name = URIText.reference(toPath: String(path.dropFirst(folder.count)))
      return "[\"\(name)\", \(versions[path] ?? 0)]"
    }
    try list.write("show(\(version), [\n\(rows.joined(separator: ",\n"))\n]);\n")
  }

  // A page from a file may load scripts, but not read files: so the list is a script.
  private static let text = """
    <!doctype html>
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
