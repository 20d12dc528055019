import Basics
import Diagnostics
import LayoutModel

/// Puts the tree of views into the flat order that layouts have: superviews before their subviews.
struct ViewTreeBuilder {
  private(set) var views = [ViewDeclaration(name: Layout.rootName, superview: nil)]
  /// The views whose kinds cannot be read.
  private(set) var unreadKinds: Set<Int> = []
  /// The standard guides of a root, followed by guides that views declare.
  private(set) var guides = LayoutGuide.standard
  /// The constraints that views hold themselves, with the index of their holder.
  private(set) var constraints: [(holder: Int, drafts: [ConstraintDraft])] = []
  private var namesTaken: [String: String]
  /// The size of the root for which autoresizing frames hold, in points.
  private let rootSize: Size
  /// Checks the styles of views.
  let styles: StyleCheck

  /// Names that constraints use for what every layout has.
  private static let reserved =
    [Layout.rootName] + LayoutGuide.standard.map(\.name) + LayoutGuide.named.map(\.name)

  init(rootSize: Size, styles: StyleCheck) {
    self.rootSize = rootSize
    self.styles = styles
    namesTaken = Dictionary(
      ViewTreeBuilder.reserved.map { ($0.lowercased(), $0) }, uniquingKeysWith: { $1 })
  }

  /// Gives the root its properties.
  mutating func setRoot(_ settings: [PropertySetting], at range: SourceRange?) {
    views[0].settings = settings
    views[0].origin = range
  }

  /// Adds views to a superview; returns their indices.
  @discardableResult
  mutating func add(
    _ drafts: [ViewDraft], to superview: Int, _ reader: inout SourceReader
  ) -> [Int] {
    drafts.map { draft in
      checkName(draft.name, &reader)
      var view = ViewDeclaration(name: draft.name.text, superview: superview)
      view.origin = draft.name.range
      view.settings = draft.settings.map(\.setting)
      styles.check(draft, of: view.kind, &reader)
      views.append(view)
      let index = views.count - 1
      if draft.unreadKeys.contains("kind") { unreadKinds.insert(index) }
      if !draft.constraints.isEmpty { constraints.append((index, draft.constraints)) }
      addGuides(draft.layoutGuides, to: index, &reader)
      add(draft.subviews, to: index, &reader)
      finishArrangement(draft, index, &reader)
      finishAutoresizing(draft, index, &reader)
      return index
    }
  }

  /// Adds a view's own layout guides.
  mutating func addGuides(_ names: [SourceText], to view: Int, _ reader: inout SourceReader) {
    for name in names {
      checkName(name, &reader)
      var guide = LayoutGuide(name: name.text, kind: .own, view: view)
      guide.origin = name.range
      guides.append(guide)
    }
  }

  /// Adds a layout guide of the root for each reserved region, the device's and the recipe's own, which are
  /// checked.
  mutating func addGuides(of canvas: RecipeCanvas, _ reader: inout SourceReader) {
    let own = canvas.size == nil ? (canvas.device ?? .standard).reserved : []
    for region in own { namesTaken[region.name.lowercased()] = region.name }
    for region in canvas.reserved {
      check(region, held: canvas.size == nil ? "held upright" : nil, &reader)
    }
    for region in own + canvas.reserved {
      var guide = LayoutGuide(name: region.name, kind: .reserved)
      guide.origin = region.origin
      guides.append(guide)
    }
  }

  /// Reports a region without a name or a frame, and one that reaches beyond the recipe's own canvas.
  /// - Parameter held: How the canvas is held for which a single frame holds; nil if as its size is written.
  private mutating func check(
    _ region: ReservedRegion, held: String?, _ reader: inout SourceReader
  ) {
    let place = region.origin ?? SourceRange(start: 0, end: 0)
    let frames = region.frames(from: rootSize)
    let isComplete = !frames.isEmpty && frames.allSatisfy { $0.frame.width * $0.frame.height > 0 }
    guard isComplete, !region.name.isEmpty else {
      if reader.hasFault(in: place) { return }
      reader.report(
        "incomplete-region", "a reserved region has a name and a frame that is not empty",
        at: place, help: "write '{frame: [0, 455.5, 669, 40], name: Fold}'")
      return
    }
    checkName(SourceText(region.name, at: place), &reader)
    for (frame, orientation, size) in frames {
      let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
      if frame.union(bounds) == bounds { continue }
      let sides = [size.width, size.height].map { DecimalText.rounded($0, to: 2) }
      reader.report(
        "region-outside",
        "'\(region.name)' reaches beyond the canvas"
          + (orientation.map { " in \($0.rawValue)" } ?? ""),
        at: place,
        help: "the canvas is \(sides.joined(separator: " x ")) points"
          + (orientation == nil ? held.map { ", " + $0 } ?? "" : ""))
    }
  }

  private mutating func checkName(_ source: SourceText, _ reader: inout SourceReader) {
    let name = source.text
    if name.trimmed.isEmpty || Printable.isViolated(by: name) || name.contains(where: \.isNewline) {
      reader.report(
        "unusable-name", "a view's name is a line of visible text", at: source.range,
        help: "write a name, such as 'Red View'")
    }
    if let taken = namesTaken.updateValue(name, forKey: name.lowercased()) {
      let isReserved = ViewTreeBuilder.reserved.contains(taken)
      reader.report(
        "duplicate-name",
        isReserved
          ? "'\(taken)' is a name of the layout's own"
          : taken == name
            ? "'\(name)' is taken" : "'\(name)' and '\(taken)' differ only in upper and lower case",
        at: source.range,
        help: "names match without regard to case: give each view a name of its own")
    }
  }

  // MARK: - What needs other views

  /// Adds the arranged subviews of a stack view: new views, or subviews by name.
  private mutating func finishArrangement(
    _ draft: ViewDraft, _ stack: Int, _ reader: inout SourceReader
  ) {
    guard views[stack].isStackView else {
      if let key = draft.stackKeys.first, !draft.unreadKeys.contains("kind") {
        reader.report(ViewTreeBuilder.fault(of: key, ofKind: views[stack].kind))
      }
      if case .views(let drafts)? = draft.arrangedSubviews { _ = add(drafts, to: stack, &reader) }
      return
    }
    switch draft.arrangedSubviews {
    case .views(let drafts): views[stack].arrangedSubviews = add(drafts, to: stack, &reader)
    case .names(let names): views[stack].arrangedSubviews = arranged(names, by: stack, &reader)
    case nil: break
    }
    for (name, space) in draft.customSpacing {
      let order = views[stack].arrangedSubviews
      let key = name.text.lowercased()
      if let view = order.first(where: { views[$0].name.lowercased() == key }) {
        views[stack].customSpacing[view] = space
      } else {
        reportNotArranged(name, order.map { views[$0].name }, &reader)
      }
    }
  }

  /// The fault of a key of stack views in a view of another kind.
  static func fault(of key: SourceText, ofKind kind: ViewKind) -> Diagnostic {
    let isText = ViewProperties.key(named: "textAlignment")?.kinds.contains(kind) ?? false
    let help =
      kind == .view
      ? "add 'kind: stackView'"
      : key.text == "alignment" && isText
        ? "use 'textAlignment'"
        : "delete it: a view of the kind '\(kind.rawValue)' arranges nothing"
    return Diagnostic(
      "not-a-stack-view", "'\(key.text)' is a key of stack views", at: key.range, help: help)
  }

  private func arranged(
    _ names: [SourceText], by stack: Int, _ reader: inout SourceReader
  ) -> [Int] {
    let own = views.indices.filter { views[$0].superview == stack }
    var found: [Int] = []
    for source in names {
      let name = source.text.lowercased()
      guard let view = own.first(where: { views[$0].name.lowercased() == name }) else {
        let other = views.first { $0.name.lowercased() == name }
        if other != nil || reader.declares(source.text) {
          let isArranged = other?.superview.map { views[$0].isStackView } ?? false
          reader.report(
            "not-a-subview", "'\(source.text)' is not one of the stack view's subviews",
            at: source.range,
            help: isArranged
              ? "a view has one superview, and one place in one stack view"
              : "move the lines of '\(source.text)' below 'arrangedSubviews:', in place of its name"
          )
        } else {
          reportNotArranged(source, own.map { views[$0].name }, &reader)
        }
        continue
      }
      if found.contains(view) {
        reader.report(
          "arranged-twice", "'\(views[view].name)' is arranged twice", at: source.range,
          help: "a view has one place in one stack view")
      } else {
        found.append(view)
      }
    }
    return found
  }

  private func reportNotArranged(
    _ name: SourceText, _ names: [String], _ reader: inout SourceReader
  ) {
    reader.report(
      "unknown-view", "the stack view has no view '\(name.text)'", unknown: name.text,
      at: name.range, among: names)
  }

  /// A mask starts from the view's present frame in the superview's present size.
  private mutating func finishAutoresizing(
    _ draft: ViewDraft, _ index: Int, _ reader: inout SourceReader
  ) {
    guard let (mask, range) = draft.autoresizingMask else { return }
    guard let frame = views[index].frame else {
      if draft.unreadKeys.contains("frame") { return }
      reader.report(
        "missing-key", "an autoresizing mask needs the view's 'frame' to start from", at: range,
        help: "add it, as in 'frame: [20, 40, 335, 100]'")
      return
    }
    let superview = views[index].superview ?? 0
    let outer =
      superview == 0
      ? rootSize : views[superview].frame.map { Size(width: $0.width, height: $0.height) }
    guard let outer else {
      reader.report(
        "missing-key",
        "an autoresizing mask needs the 'frame' of '\(views[superview].name)', which holds the view",
        at: range, help: "add it there, as in 'frame: [20, 40, 335, 100]'")
      return
    }
    views[index].autoresizing = Autoresizing(mask: mask, frame: frame, superviewSize: outer)
  }
}

extension ViewDeclaration {
  /// The kind of the view.
  var kind: ViewKind { value(of: "kind")?.text.flatMap { ViewKind.named($0) } ?? .view }

  var isStackView: Bool { kind == .stackView }

  /// The frame in the recipe, in its superview's coordinates, in points.
  fileprivate var frame: Rect? {
    guard let sides = value(of: "frame")?.numbers, sides.count == 4 else { return nil }
    return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}
