package import Diagnostics

/// Rules on the identifiers that the code of an app uses.
package enum IdentifierRules {
  /// Identifiers that two elements have.
  ///
  /// They are unique among scenes, among the segues of a controller, among the cells of a table or
  /// collection, and among the accessibility identifiers of a scene.
  package static func duplicates(in document: ParsedDocument) -> [Diagnostic] {
    let root = document.root
    var search = DuplicateSearch()
    search.visit(root, Owners(scene: root, controller: root, list: root))
    return search.diagnostics
  }

  /// Prototype cells without a reuse identifier, which an app cannot use.
  package static func missing(in document: ParsedDocument) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func visit(_ element: XMLElement, in parent: String) {
      // The cells of a table's sections are static.
      let isPrototype =
        element.name == "tableViewCell" && parent == "prototypes"
        || element.name == "collectionViewCell" && parent == "cells"
      if isPrototype, (element["reuseIdentifier"] ?? "").isEmpty {
        diagnostics.append(
          Diagnostic(
            "missing-identifier", severity: .warning,
            "the prototype cell '\(element.shownName)' has no reuse identifier",
            at: element.range))
      }
      for child in element.children { visit(child, in: element.name) }
    }
    visit(document.root, in: "")
    return diagnostics
  }
}

/// The elements around one in which identifiers are unique, by their places in the document.
private struct Owners {
  var scene: Int
  var controller: Int
  /// The table or collection.
  var list: Int

  init(scene: XMLElement, controller: XMLElement, list: XMLElement) {
    (self.scene, self.controller) = (scene.range.start, controller.range.start)
    self.list = list.range.start
  }

  /// The owners for what an element holds.
  func inside(_ element: XMLElement) -> Owners {
    var owners = self
    let place = element.range.start
    if element.name == "scene" { owners.scene = place }
    if element.name.lowercased().hasSuffix("controller") { owners.controller = place }
    if ["tableView", "collectionView"].contains(element.name) { owners.list = place }
    return owners
  }
}

/// Finds identifiers that were met before.
private struct DuplicateSearch {
  private struct Key: Hashable {
    var kind: String
    var identifier: String
    var owner: Int
  }

  private var first: [Key: SourceRange] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  mutating func visit(_ element: XMLElement, _ owners: Owners) {
    note("storyboard identifier", element["storyboardIdentifier"], 0, element)
    note("reuse identifier", element["reuseIdentifier"], owners.list, element)
    switch element.name {
    case "segue": note("segue identifier", element["identifier"], owners.controller, element)
    case "accessibility":
      note("accessibility identifier", element["identifier"], owners.scene, element)
    default: break
    }
    let inner = owners.inside(element)
    for child in element.children { visit(child, inner) }
  }

  private mutating func note(
    _ kind: String, _ identifier: String?, _ owner: Int, _ element: XMLElement
  ) {
    guard let identifier, !identifier.isEmpty else { return }
    let key = Key(kind: kind, identifier: identifier, owner: owner)
    guard let place = first[key] else {
      first[key] = element.range
      return
    }
    diagnostics.append(
      Diagnostic(
        "duplicate-identifier", severity: .warning,
        "the \(kind) '\(identifier.prefix(40))' is given twice", at: element.range,
        notes: [Diagnostic.Note("the other one", at: place)]))
  }
}

extension XMLElement {
  /// The label, the id or the name of the element.
  fileprivate var shownName: String { self["userLabel"] ?? self["id"] ?? name }
}
