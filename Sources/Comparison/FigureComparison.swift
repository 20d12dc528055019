import Basics
package import Pictures

/// What became of a figure.
package struct FigureComparison: Hashable, Sendable {
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case changed
    case added
    case removed
    case unchanged
  }

  /// Its path below what is compared.
  package var name: String
  package var outcome: Outcome
  /// The name that a figure that came had before, or that one that went has now; nil when neither is so.
  package var otherName: String?
  /// Sentences, the gravest first.
  package var changes: [Change] = []
  /// Why: what the author did, or what is drawn differently.
  package var edits: [Edit] = []
  package var movedViews: [LayoutComparison.MovedView] = []
  package var marks: [ConstraintMark] = []
  /// Nil when no pixels were compared.
  package var pixels: PixelDifference?
  /// The new canvas in points; nil when the picture shows more, less or something else.
  package var canvas: Frame?

  package init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }

  /// The gravest of its changes.
  package var kind: ChangeClass? { changes.first?.kind }

  /// What it was called before, or is called now; nil when it only came or went.
  package var renaming: String? {
    otherName.map { outcome == .added ? "renamed from \($0)" : "renamed to \($0)" }
  }

  /// Compares two figures whose files are not the same.
  /// - Parameters:
  ///   - pixels: Those of both, if both have some.
  ///   - toleratesText: Whether the edges of shapes may differ where views have texts.
  package init(
    name: String, _ old: FigureContent, _ new: FigureContent, pixels: RasterPair? = nil,
    toleratesText: Bool = false
  ) {
    self.init(name: name, outcome: .changed)
    addLayouts(old.snapshots, new.snapshots)
    if let pixels {
      let edges = edges(in: new.snapshot, pixels.new, toleratesText)
      let found = PictureComparison.difference(pixels, edges: edges)
      self.pixels = found
      if !found.isEmpty, changes.isEmpty { addDrawing(found, old, new) }
    }
    if case (.svg(let before), .svg(let after)) = (old.picture, new.picture), changes.isEmpty,
      before.visible != after.visible
    {
      addDrawing(before, after, old, new)
    }
    canvas = canvas(of: new)
    if changes.isEmpty { outcome = .unchanged }
  }

  /// A figure of which nothing is known but that it is another.
  package static func unexplained(_ name: String, _ words: String) -> FigureComparison {
    var figure = FigureComparison(name: name, outcome: .changed)
    figure.edits = [Edit(key: words, words: words, kind: .drawing, views: [])]
    figure.changes = [Change(kind: .drawing, words: words, causes: [])]
    return figure
  }

  private mutating func addLayouts(_ old: [FigureSnapshot], _ new: [FigureSnapshot]) {
    if old.count == 1, new.count == 1 {
      let layout = LayoutComparison(old[0], new[0])
      (changes, edits) = (layout.changes, layout.edits)
      (movedViews, marks) = (layout.movedViews, layout.marks)
    } else if !old.isEmpty, !new.isEmpty {
      let row = RowComparison(old, new)
      (changes, edits) = (row.changes, row.edits)
    }
  }

  /// The canvas in points when the picture shows it and nothing else.
  private func canvas(of new: FigureContent) -> Frame? {
    guard let canvas = new.snapshot?.canvas else { return nil }
    if let size = pixels?.newSize, new.snapshot?.scale(in: size) == nil { return nil }
    if case .svg(let reader) = new.picture,
      reader.size?.width != canvas.width
        || reader.size?.height != canvas.height
    {
      return nil
    }
    return Frame(x: 0, y: 0, width: canvas.width, height: canvas.height)
  }

  private func edges(
    in snapshot: FigureSnapshot?, _ picture: RasterRows, _ toleratesText: Bool
  ) -> PictureComparison.Edges {
    if toleratesText { return .tolerated(in: snapshot?.textBoxes(in: picture) ?? []) }
    return changes.isEmpty ? .told : .exact
  }

  // MARK: - What the layout does not tell

  private mutating func addDrawing(
    _ found: PixelDifference, _ old: FigureContent, _ new: FigureContent
  ) {
    let colors = found.mainColors.map {
      FigureComparison.hexadecimal($0.old) + " -> " + FigureComparison.hexadecimal($0.new)
    }
    var words = found.isAntialiasing ? "only the edges of shapes differ" : "drawn differently"
    let sizes = [found.oldSize, found.newSize].map { "\($0.width) x \($0.height)" }
    if found.oldSize != found.newSize {
      words = "\(sizes[1]) pixels, not \(sizes[0])"
    } else if let colors, !found.isAntialiasing {
      words += ", most pixels \(colors)"
    }
    let names = new.snapshot.map { $0.names(at: found.boxes, found.newSize) } ?? []
    if !names.isEmpty { words += ", in " + names.joined(separator: ", ") }
    if found.isAntialiasing { return add(.antialiasing, words, key: "edges", old, new) }
    let key =
      found.oldSize == found.newSize
      ? "pixels \(colors ?? "")" : sizes.joined(separator: " -> ")
    // Nothing tells that pictures of others, alike in this, changed for the same cause.
    let isOurs = !old.snapshots.isEmpty && !new.snapshots.isEmpty
    add(.drawing, words, key: isOurs ? key : "\(name): \(key)", old, new)
  }

  private mutating func addDrawing(
    _ before: SVGReader, _ after: SVGReader, _ old: FigureContent, _ new: FigureContent
  ) {
    let known = Dictionary(before.groups.map { ($0.id, $0.text) }) { first, _ in first }
    let groups = after.groups
    let changed = groups.filter { known[$0.id] != $0.text }.map { $0.title ?? $0.id }
    let gone = Set(known.keys).subtracting(groups.map(\.id)).sorted()
    let names = changed + gone
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    let told = names.isEmpty ? "" : ": " + names.prefix(3).joined(separator: "; ") + more
    add(.drawing, "drawn differently" + told, key: "SVG" + told, old, new)
  }

  private mutating func add(
    _ kind: ChangeClass, _ words: String, key: String, _ old: FigureContent, _ new: FigureContent
  ) {
    var (key, causes) = (key, [Edit]())
    if let old = old.snapshots.first, let new = new.snapshots.first, old.drawing != new.drawing {
      key = "drawing \(old.drawing) -> \(new.drawing)"
      let words = "the drawing went from version \(old.drawing) to \(new.drawing)"
      causes = [Edit(key: key, words: words, kind: .drawing, views: [])]
    }
    edits.append(causes.first ?? Edit(key: key, words: words, kind: kind, views: []))
    changes.append(Change(kind: kind, words: words, causes: causes))
  }

  /// `#RRGGBB`, or `#RRGGBBAA` of what is not opaque.
  private static func hexadecimal(_ color: UInt32) -> String {
    let rgba = color << 8 | color >> 24
    return "#" + rgba.hexadecimal(digits: 8).dropLast(color >> 24 == 255 ? 2 : 0)
  }
}

extension FigureSnapshot {
  /// Kinds of views that show a text of their own.
  private static let textKinds: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl", "searchBar", "datePicker",
    "pickerView", "navigationBar", "tabBar", "toolbar",
  ]

  /// Where views show texts, in pixels; none when the picture shows more than the canvas.
  func textBoxes(in picture: RasterRows) -> [PixelBox] {
    guard let scale = scale(in: PixelSize(width: picture.width, height: picture.height)) else {
      return []
    }
    let frames = rootFrames
    return views.filter { FigureSnapshot.textKinds.contains($0.kind) }.compactMap { view in
      frames[view.name].map { box(of: $0, scale) }
    }
  }

  /// The smallest views that changed boxes lie in, each once, three at most.
  func names(at boxes: [PixelBox], _ size: PixelSize) -> [String] {
    guard let scale = scale(in: size) else { return [] }
    let frames = rootFrames
    let places = views.compactMap { view in
      frames[view.name].map { (name: view.name, box: box(of: $0, scale)) }
    }
    var names: [String] = []
    for box in boxes where names.count < 3 {
      let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
      let holder = places.filter { $0.box.contains(x, y) }.min {
        $0.box.width * $0.box.height < $1.box.width * $1.box.height
      }
      if let holder, !names.contains(holder.name) { names.append(holder.name) }
    }
    return names
  }

  fileprivate func scale(in size: PixelSize) -> Double? {
    let scale = Double(size.width) / max(1, canvas.width)
    return scale == scale.rounded() && Double(size.height) == canvas.height * scale ? scale : nil
  }

  private func box(of frame: Frame, _ scale: Double) -> PixelBox {
    // Far beyond all pixels it does not matter where; numbers of others may be too large to count with.
    func place(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max((points * scale).rounded(rule), -1e9), 1e9))
    }
    let (left, top) = (place(frame.x, .down), place(frame.y, .down))
    let right = place(frame.x + frame.width, .up)
    let bottom = place(frame.y + frame.height, .up)
    return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
  }
}
