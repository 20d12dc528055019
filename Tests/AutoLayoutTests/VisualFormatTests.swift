import AutoLayout
import Testing

/// Auto Layout Guide, Programmatically Creating Constraints, "Visual Format Language".
struct VisualFormatConstraintTests {
  private func tree() -> (root: View, name: View, field: View) {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let (name, field) = (View(), View())
    for view in [name, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return (root, name, field)
  }

  @Test func `strings become constraints between the views that they name`() throws {
    let (root, name, field) = tree()
    let views: [String: LayoutItem] = ["name": name, "field": field]
    for format in [
      "H:|-[name(width)]-[field]-20-|", "V:|-top-[name(==20)]", "V:[field(>=30)]",
    ] {
      LayoutConstraint.activate(
        try LayoutConstraint.constraints(
          withVisualFormat: format, metrics: ["width": 100, "top": 50], views: views))
    }
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        withVisualFormat: "[name]-[field]", options: .alignAllTop, views: views
      ).suffix(1))
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(withVisualFormat: "V:[field(30@750)]", views: views))
    try root.layoutIfNeeded()
    // A plain view's margin is 8; the field ends 20 before the edge: 320 - 20 - 116.
    #expect(name.frame == Rect(x: 8, y: 50, width: 100, height: 20))
    #expect(field.frame == Rect(x: 116, y: 50, width: 184, height: 30))
  }

  @Test func `errors of a format have UIKit's words`() throws {
    let (_, name, _) = tree()
    do throws(VisualFormatError) {
      _ = try LayoutConstraint.constraints(
        withVisualFormat: "V|[name]|", views: ["name": name])
      Issue.record("the string has no colon")
    } catch {
      #expect(
        error.reason == """
          Unable to parse constraint format: 
          Expected ':' after 'V' to specify vertical arrangement
          V|[name]|
           ^
          """)
      #expect("\(error)" == error.reason)
    }
  }

  @Test func `an error of a format has its suggestion on a line of its own`() throws {
    do throws(VisualFormatError) {
      _ = try LayoutConstraint.constraints(withVisualFormat: "[a(5", views: ["a": View()])
      Issue.record("the string has no end")
    } catch {
      #expect("\(error)" == error.reason + "\nclose '(5' with ')'")
    }
  }

  @Test func `a bar needs a superview`() throws {
    let alone = View()
    #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: "|[alone]", views: ["alone": alone])
    }
  }
}
