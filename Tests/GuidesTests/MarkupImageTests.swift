import Guides
import Markdown
import Testing

/// The images of reStructuredText (docutils' directives) and AsciiDoc (its image macros).
struct MarkupImageTests {
  private static func images(_ text: String, at path: String) -> [String] {
    let bytes = Array(text.utf8)
    return GuideSyntax(path: path).images(of: bytes).map { image in
      let text = image.text.map {
        " | " + image.form.unescaped(String(decoding: bytes[$0], as: UTF8.self))
      }
      return image.path(in: bytes) + (text ?? "")
    }
  }

  @Test(arguments: [
    (".. image:: x/f.svg\n   :width: 9\n   :alt: a, b\n", ["x/f.svg | a, b"]),
    ("* é\n\n  .. figure:: f.svg\n     :alt: a\n\n     Words\n", ["f.svg | a"]),
    (".. |logo| image:: f.svg\n", ["f.svg"]),
    (".. note::\n\n   .. image:: f.svg\n", ["f.svg"]),
    (".. image:: a\\ b/f.svg\n\n   :alt: no option\n", ["a b/f.svg"]),
    (".. code-block:: rst\n\n   .. image:: f.svg\n\n.. image:: g.svg\n", ["g.svg"]),
    ("Code::\n\n   .. image:: f.svg\n\n.. image:: g.svg\n", ["g.svg"]),
    (".. a comment\n   .. image:: f.svg\n..\n   .. image:: f.svg\n", []),
    (".. _a: b\n.. image:: f.svg", ["f.svg"]), (".. image::\n", []), ("", []),
  ])
  func `images of reStructuredText`(_ row: (text: String, images: [String])) {
    #expect(Self.images(row.text, at: "a.rst") == row.images)
  }

  @Test(arguments: [
    ("image::x/f.svg[A b]\n", ["x/f.svg | A b"]),
    ("image::f.svg[\"A, \\\"b\\\" [c]\",role=x]\n", ["f.svg | A, \"b\" [c]"]),
    ("image::f.svg[role=x,alt=\"A, b\"]\nimage::a%20b.svg[]\n", ["f.svg | A, b", "a b.svg"]),
    ("Text image:f.svg[é] and image:g.svg[] text", ["f.svg | é", "g.svg"]),
    ("image::f.svg[A \\{b}]", ["f.svg | A {b}"]),
    ("----\nimage::f.svg[]\n----\n\n////\nimage::f.svg[]\n////\n// image::f.svg[]\n", []),
    ("====\nimage::f.svg[]\n====\n", ["f.svg"]), ("image::[]\nimage::f.svg\n", []),
    ("----\nimage::f.svg[]", []),
  ])
  func `images of AsciiDoc`(_ row: (text: String, images: [String])) {
    #expect(Self.images(row.text, at: "a.adoc") == row.images)
  }

  @Test(
    arguments: [(ImageForm.restructuredText, "a.rst"), (.asciiDoc, "a.adoc")],
    ["A, b: c", "a \"b\" 'c'", "{name} and [d]", "é", "\"a\"", "x = y", "\\"])
  func `what a form writes it reads`(_ row: (form: ImageForm, path: String), _ text: String) {
    let lines = row.form.lines(path: "a b/f.svg", dark: "a b/f.dark.svg", text: text)
    #expect(
      Self.images(lines.joined(separator: "\n"), at: row.path)
        == ["a b/f.svg | " + text, "a b/f.dark.svg | " + text])
  }

  @Test(arguments: [
    ("= A\n:imagesdir: img/x\n", "a.adoc", "img/x"), ("= A\n", "a.adoc", nil),
    (":imagesdir: x", "a.rst", nil),
  ])
  func `the folder of images`(_ row: (text: String, path: String, folder: String?)) {
    #expect(GuideSyntax(path: row.path).imagesFolder(of: Array(row.text.utf8)) == row.folder)
  }
}
