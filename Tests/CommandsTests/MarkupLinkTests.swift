import Commands
import Foundation
import TestSupport
import Testing

/// Links of figures in guides of reStructuredText and AsciiDoc.
struct MarkupLinkTests {
  private static let constraints = [
    "A.Leading = Superview.Leading", "A.Trailing = Superview.Trailing", "A.Top = Superview.Top",
    "A.Height = 10",
  ]

  private static func body(_ margin: String) -> String {
    constraints.map { margin + $0 }.joined(separator: "\n") + "\n"
  }

  private static let asciiDoc = """
    = Guide

    == Sign In

    .Title
    [source,ibar]
    ----
    \(body(""))----
    Text

    * Item
    +
    [ibar]
    ----
    \(body(""))----
    * Next

    """

  private static let restructuredText = """
    Guide
    =====

    Sign In
    -------

    .. code-block:: ibar
       :caption: Title

    \(body("   "))
    Text

    * Item

      .. ibar::

    \(body("     "))
    * Next

    """

  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(inMemory: true) }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: sandbox.path + "/" + name, encoding: .utf8)
  }

  private func link(_ name: String, _ options: String...) async -> Outcome {
    await Outcome.of(
      ["render", sandbox.path + "/" + name, "-o", sandbox.path + "/figures", "--link"]
        + ["--orientation", "portrait", "--format", "svg"] + options)
  }

  private static let words = "Sign In: A on iPhone 6 in portrait."

  @Test func `images of AsciiDoc stand below their blocks, and in the items of lists`()
    async throws
  {
    try sandbox.write(Self.asciiDoc, to: "g.adoc")
    #expect(await link("g.adoc").status == .done)
    let once = try text("g.adoc")
    #expect(once.contains("----\n\nimage::figures/g.SignIn.portrait.svg[\(Self.words)]\n\nText\n"))
    #expect(
      once.contains("----\n+\nimage::figures/g.SignIn-2.portrait.svg[\(Self.words)]\n* Next\n"))
    _ = await link("g.adoc", "--link-as", "material")
    #expect(try text("g.adoc") == once)
  }

  @Test func `images of reStructuredText stand below their directives, as deep as these`()
    async throws
  {
    try sandbox.write(Self.restructuredText, to: "g.rst")
    #expect(await link("g.rst", "--theme", "pair").status == .done)
    let once = try text("g.rst")
    let image = """
      .. image:: figures/g.SignIn.portrait.svg
         :alt: \(Self.words)
         :class: only-light

      .. image:: figures/g.SignIn.portrait.dark.svg
         :alt: \(Self.words)
         :class: only-dark

      Text
      """
    #expect(once.contains("   A.Height = 10\n\n" + image))
    #expect(once.contains("     A.Height = 10\n\n  .. image:: figures/g.SignIn-2.portrait.svg\n"))
    _ = await link("g.rst", "--theme", "pair")
    #expect(try text("g.rst") == once)
  }

  @Test(arguments: [asciiDoc, restructuredText])
  func `a heading that is changed keeps its images, with the new name`(
    _ guide: String
  ) async throws {
    let name = guide == Self.asciiDoc ? "g.adoc" : "g.rst"
    try sandbox.write(guide, to: name)
    _ = await link(name)
    try sandbox.write(try text(name).replacing("Sign In\n", with: "Sign On\n"), to: name)
    let outcome = await link(name)
    #expect(outcome.errors.contains("is now 'g.SignOn.portrait.svg'"))
    let result = try text(name)
    #expect(!result.contains("SignIn") && !result.contains("Sign In"))
    #expect(result.contains("g.SignOn.portrait.svg") && result.contains("g.SignOn-2.portrait.svg"))
  }

  @Test func `paths count from the folder of images`() async throws {
    try sandbox.write(":imagesdir: figures\n\n" + Self.asciiDoc, to: "g.adoc")
    _ = await link("g.adoc")
    let once = try text("g.adoc")
    #expect(once.contains("\nimage::g.SignIn.portrait.svg["))
    _ = await link("g.adoc")
    #expect(try text("g.adoc") == once)
    #expect(await Outcome.of(["check", sandbox.path + "/g.adoc"]).status == .done)
  }

  @Test(arguments: [
    ("g.adoc", asciiDoc + "\nimage::figures/g.SignOut.portrait.svg[]\n", "26:8"),
    ("g.rst", restructuredText + "\n.. image:: figures/g.SignOut.portrait.svg\n", "28:12"),
  ])
  func `check reports images that nothing draws`(
    _ row: (name: String, text: String, place: String)
  ) async throws {
    try sandbox.write(row.text, to: row.name)
    let outcome = await Outcome.of(["check", sandbox.path + "/" + row.name])
    #expect(outcome.status == .findings)
    #expect(
      outcome.errors.contains("\(row.name):\(row.place): error: nothing draws the figure"),
      "\(outcome.errors)")
  }

  /// An image of another name stays, and its layout gets no second one.
  @Test func `images that are there stay as their author wrote them`() async throws {
    let own = Self.asciiDoc.replacing(
      "----\nText", with: "----\n\nimage::figures/g.SignIn.portrait.svg[Mine,width=300]\n\nText")
    try sandbox.write(own, to: "g.adoc")
    _ = await link("g.adoc")
    let result = try text("g.adoc")
    #expect(result.contains("image::figures/g.SignIn.portrait.svg[Mine,width=300]\n"))
    #expect(result.matches(of: /g\.SignIn\.portrait\.svg/).count == 1)
  }
}
