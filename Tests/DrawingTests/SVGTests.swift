import Drawing
import Figures
import Foundation
import FoundationXML
import LayoutModel
import TestSupport
import Testing

struct SVGTests {
  @Test func `a dark figure has the dark colours and no others`() throws {
    // Nothing in it has a colour of its own, on which lines take the colour that is seen.
    let figure = try Figure.sample(
      """
      views: {A: {}}
      constraints: |
        A.Leading = Superview.Leading + 20
        A.Top = Superview.Top + 20
        A.Width = 50
        A.Height = 50
      """, named: "A.portrait")
    let (light, dark) = (try SVGFile(figure), try SVGFile(figure, .dark))
    #expect(light.text.contains("#2976B7") && !light.text.contains("#64A5EA"))
    #expect(dark.text.contains("#64A5EA") && !dark.text.contains("#2976B7"))
    #expect(dark.elements("style").isEmpty)
  }

  @Test func `an SVG without its style sheet is the light figure`() throws {
    // Some hosts block style sheets in pictures.
    func looks(_ appearance: Appearance) throws -> [String] {
      try SVGFile(.form(), appearance).elements.filter {
        ["path", "rect", "ellipse", "circle", "line", "stop"].contains($0.name)
      }.map {
        element in
        (element.name ?? "")
          + ["fill", "fill-opacity", "stroke", "stroke-opacity", "stop-color"].map {
            property in
            let lineage = sequence(first: element) { $0.parent as? XMLElement }
            return ", \(property) " + (lineage.lazy.compactMap { $0[property] }.first ?? "none")
          }.joined()
      }
    }
    let (light, auto) = (try looks(.light), try looks(.auto))
    #expect(auto == light && light.contains { $0.contains("#2976B7") })
  }

  @Test func `auto is the light figure with rules for dark grounds`() throws {
    let (light, auto) = (try SVGFile(.form()), try SVGFile(.form(), .auto))
    let style = try #require(auto.elements("style").first)
    #expect(style["type"] == "text/css")
    #expect(style.stringValue?.hasPrefix("@media (prefers-color-scheme:dark){") == true)
    for property in ["fill", "stroke"] {
      let values = [light, auto].map { Set($0.elements.compactMap { $0[property] }) }
      #expect(values[0] == values[1])
    }
    let classes = Set(auto.elements.flatMap { ($0["class"] ?? "").split(separator: " ") })
    let rules = style.stringValue?.components(separatedBy: " .").dropFirst().map { rule in
      rule.prefix { $0.isLetter || $0.isNumber }
    }
    #expect(rules.map { Set($0).isSubset(of: classes) } == true)
  }

  @Test func `rules for dark grounds reach only their own figure`() throws {
    let file = try SVGFile(.form(named: "3 Forms.portrait"), .auto)
    let style = try #require(file.elements("style").first?.stringValue)
    #expect(file.root["id"] == "3-Forms-portrait")
    let rules = style.dropFirst("@media (prefers-color-scheme:dark){".count).dropLast()
      .split(separator: "}")
    #expect(rules.count > 3)
    for rule in rules {
      for selector in rule.prefix(while: { $0 != "{" }).split(separator: ",") {
        let id = selector.dropFirst().prefix { $0 != "." }.trimmingCharacters(in: .whitespaces)
        #expect(selector.hasPrefix("#"))
        #expect(id == "\\33 -Forms-portrait" || file.ids.contains(id))
      }
    }
  }

  @Test func `a constant colour is distinct from one that changes`() throws {
    let file = try SVGFile(.form(), .auto)
    let view = try #require(file.element(id: Figure.idPrefix(of: "Form.portrait") + "-view-Box"))
    let root = try #require(
      file.element(id: Figure.idPrefix(of: "Form.portrait") + "-view-Superview"))
    #expect(view["fill"] == "#FFF" && view["class"] == "ib-view")
    #expect(root["fill"] == "#FFF" && root["class"]?.hasPrefix("ib-view d") == true)
  }

  @Test func `each sign and each glyph is written once`() throws {
    let file = try SVGFile(.form())
    let definitions = try #require(file.elements("defs").first)
    let outlines = definitions.elements(forName: "path").compactMap { $0["d"] }
    #expect(Set(outlines).count == outlines.count)
    // F, i, r, s, t, N, a, m, e of three texts, E and n of one, four Arabic letters or more.
    #expect(outlines.count >= 15)
    let signs = definitions.elements(forName: "g").map(\.xmlString)
    #expect(signs.count >= 2)
    let uses = file.references.filter { id in
      definitions.elements(forName: "path").contains { $0["id"] == id }
    }
    #expect(uses.count > outlines.count)
    #expect(outlines.allSatisfy { !$0.contains(".") })
  }

  @Test func `ids are unique in a page of several figures, and all that is referred to is there`()
    throws
  {
    let files = try ["One", "Two", "3"].map { try SVGFile(.form(named: $0), .auto) }
    let ids = files.flatMap(\.ids)
    #expect(Set(ids).count == ids.count)
    for file in files {
      #expect(Set(file.references).isSubset(of: file.ids))
      #expect(file.references.count > 20)
    }
  }

  @Test func `the edge of a pill's figures is as wide as it is among pixels`() throws {
    let file = try SVGFile(.form())
    let edged = file.elements("g").filter {
      $0["transform"]?.contains("scale(") == true && $0.inherited("stroke") == "#7A3F00"
    }
    #expect(!edged.isEmpty)
    for text in edged {
      let transform = try #require(text["transform"])
      let scale = try #require(
        Double(transform.components(separatedBy: "scale(")[1].dropLast()))
      let width = try #require(text.inherited("stroke-width").flatMap(Double.init))
      #expect((width * scale - 1).magnitude < 0.01)
    }
  }

  @Test func `kept texts hold their places in any font`() throws {
    let file = try SVGFile(.form(), keepsText: true)
    let texts = file.elements("text")
    #expect(file.root["font-family"]?.hasPrefix("system-ui,") == true)
    let name = try #require(texts.first { $0.stringValue == "First Name" })
    #expect(name["x"] == "16" && name.inherited("font-size") == "17")
    #expect(name["textLength"].flatMap(Double.init).map { $0 > 60 && $0 < 110 } == true)
    let spaced = try #require(texts.first { $0.stringValue == "First  Name" })
    #expect(spaced["xml:space"] == "preserve")
    let arabic = try #require(texts.first { $0.stringValue == "مرحبا" })
    #expect(arabic["direction"] == "rtl")
    #expect(arabic["x"].flatMap(Double.init).map { $0 > 40 } == true)
    #expect(texts.contains { $0.inherited("font-weight") == "700" })
    #expect(file.elements("path").allSatisfy { ($0["d"]?.utf8.count ?? 0) < 80 })
  }

  /// Between two pixels, a line drawn twice would be darker; what is cut off there is drawn by the second one alone.
  @Test(arguments: [false, true])
  func `a line over itself is drawn once, unless the first one is clipped`(_ isClipped: Bool) throws
  {
    var figure = try Figure.form()
    var group = try #require(
      figure.groups.first { $0.classes == ["ib-constraint"] && $0.marks.count == 1 })
    let second = group
    group.clip = isClipped ? Rect(x: 0, y: 0, width: 10, height: 10) : nil
    group.id += "-first"
    figure.layers[0].groups = [group, second]
    figure.layers.removeSubrange(1...)
    let hidden = try SVGFile(figure).elements("path").filter {
      $0.inherited("stroke-opacity") == "0"
    }
    #expect(hidden.isEmpty == isClipped)
  }

  @Test func `thin lines are not bound to whole pixels`() throws {
    let file = try SVGFile(
      .sample("views: {Picker: {kind: pickerView, frame: [0, 100, 320, 216]}}", named: "Thin"))
    let view = try #require(file.element(id: Figure.idPrefix(of: "Thin") + "-view-Picker"))
    let lines = view.elements(forName: "path").filter {
      $0.inherited("stroke-width") == ".5"
    }
    #expect(lines.count == 1)
    #expect(lines.first?.inherited("shape-rendering") != "crispEdges")
  }

  @Test(arguments: Appearance.allCases, [false, true])
  func `only what SVG 1.1 has is written`(
    _ appearance: Appearance, _ keepsText: Bool
  ) throws {
    let attributes: [String: Set<String>] = [
      "svg": ["xmlns", "xmlns:xlink", "width", "height", "viewBox", "font-family"],
      "title": [], "desc": [], "metadata": [], "style": ["type"], "defs": [],
      "g": ["transform"], "path": ["d"], "circle": ["cx", "cy", "r"],
      "rect": ["x", "y", "width", "height", "rx"], "use": ["xlink:href", "x", "y"],
      "linearGradient": ["x2", "y2"], "stop": ["offset", "stop-color", "stop-opacity"],
      "text": ["x", "y", "textLength", "direction", "xml:space"],
    ]
    let styles: Set<String> = [
      "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray",
      "shape-rendering", "font-size", "font-weight",
    ]
    for element in try SVGFile(.form(), appearance, keepsText: keepsText).elements {
      let own = try #require(element.name.flatMap { attributes[$0] }, "\(element.name ?? "")")
      let allowed = own.union(styles).union(["id", "class", "role", "aria-labelledby"])
      let names = all(element).keys.filter { !$0.hasPrefix("data-") }
      #expect(Set(names).isSubset(of: allowed))
    }
  }

  private func all(_ element: XMLElement) -> [String: String] {
    (element.attributes ?? []).reduce(into: [:]) { $0[$1.name ?? ""] = $1.stringValue }
  }
}
