import Markdown
import Testing

/// The images of documents, in the forms of CommonMark, HTML, DocC and MyST.
struct ImageTests {
  /// Documents, and their images as `form target | text`.
  static let documents: [(String, [String])] = [
    ("![a [b] \\] c](x/f.svg \"t\")", ["markdown x/f.svg | a [b] \\] c"]),
    ("t ![](f.svg){width=400} t", ["markdown f.svg | "]),
    ("[![a](f.svg)](page)", ["markdown f.svg | a"]),
    (
      "![a](<x y/f.svg>)\n![b](f.svg#only-light)", ["markdown x y/f.svg | a", "material f.svg | b"]
    ),
    ("![a](f.svg?raw=true)", ["markdown f.svg | a"]),
    (
      "![a][R]\n![b][]\n![B]\n\n[r]: x/f.svg 'T'\n> [b]: <g.svg>\n",
      ["markdown x/f.svg | a", "markdown g.svg | b", "markdown g.svg | B"]
    ),
    ("\\![a](f.svg) `![a](f.svg)` [a](f.svg)", []),
    ("```\n![a](f.svg)\n```\n<!-- ![a](f.svg) -->\nt <!-- <img src=f.svg> -->\n", []),
    ("---\na: \"![a](f.svg)\"\n---\n    ![a](f.svg)\n", []),
    ("<img src=\"x/f.svg\" alt='a &amp; b' width=200>", ["html x/f.svg | a &amp; b"]),
    ("<IMG alt='' src=f.svg?raw=true>", ["html f.svg | "]),
    (
      "<picture>\n<source srcset='a/f.svg 1x, b.png 2x'>\n<img src=\"f.svg\">\n</picture><img src=g.svg>",
      ["picture a/f.svg", "picture b.png", "picture f.svg", "html g.svg"]
    ),
    ("@Image(source: \"f.svg\", alt: \"a \\\"b\\\"\")", ["docc f.svg | a \\\"b\\\""]),
    ("@Row {\n\n    @Image(source: f)\n}", ["docc f"]),
    ("```{image} x/f.svg\n:class: c\n:alt: a b\n```\n", ["myst x/f.svg | a b"]),
    ("> :::{figure} f.svg\n> :alt: a\n>\n> Words\n> :::\n", ["myst f.svg | a"]),
    ("````\n```{image} f.svg\n:alt: a\n```\n````\n", []),
    ("![a](", []), ("![a", []), ("<img src=\"", []), ("@Image(source:", []), ("```{image}", []),
    ("<", []), ("</", []), ("![a](<f", []), ("[", []), ("", []),
  ]

  @Test(arguments: documents)
  func `images are found with their targets and texts`(_ row: (text: String, images: [String])) {
    let bytes = Array(row.text.utf8)
    let images = MarkdownReader.images(of: bytes).map { image in
      let text = image.text.map { " | " + String(decoding: bytes[$0], as: UTF8.self) } ?? ""
      return "\(image.form.rawValue) \(String(decoding: bytes[image.target], as: UTF8.self))\(text)"
    }
    #expect(images == row.images)
  }

  @Test(arguments: ImageForm.ofMarkdown, ["a [b] \"c\" & d <e> *f* \\ 'g'", "x (1) %20#y,é"])
  func `what a form writes it reads`(_ form: ImageForm, _ text: String) {
    let path = "a b/" + (form == .myst || form == .docc ? "f.svg" : text + "/f.svg")
    let lines = form.lines(path: form == .myst ? "a/f.svg" : path, dark: nil, text: text)
    let bytes = Array(lines.joined(separator: "\n").utf8)
    let images = MarkdownReader.images(of: bytes)
    #expect(images.map(\.form) == [form == .material ? .markdown : form])
    for image in images {
      let target = String(decoding: bytes[image.target], as: UTF8.self)
      #expect(form.decoded(target) == (form == .myst ? "a/f.svg" : path))
      let words = image.text.map { String(decoding: bytes[$0], as: UTF8.self) }
      #expect(words.map(form.unescaped) == text)
    }
  }

  /// The lines of an image in each form, for one theme and for both.
  static let forms: [(form: ImageForm, isPair: Bool, lines: [String])] = [
    (.markdown, false, ["![TEXT](f/A.svg)"]),
    (.html, false, ["<img src=\"f/A.svg\" alt=\"TEXT\">"]),
    (.docc, false, ["@Image(source: \"f/A.svg\", alt: \"TEXT\")"]),
    (.myst, false, ["```{image} f/A.svg", ":alt: TEXT", "```"]),
    (
      .picture, true,
      [
        "<picture>", "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"f/A.dark.svg\">",
        "  <img src=\"f/A.svg\" alt=\"TEXT\">", "</picture>",
      ]
    ),
    (.material, true, ["![TEXT](f/A.svg#only-light)", "![TEXT](f/A.dark.svg#only-dark)"]),
    (
      .myst, true,
      [
        "```{image} f/A.svg", ":alt: TEXT", ":class: only-light", "```", "",
        "```{image} f/A.dark.svg", ":alt: TEXT", ":class: only-dark", "```",
      ]
    ),
  ]

  @Test(arguments: forms)
  func `each form has its lines`(_ row: (form: ImageForm, isPair: Bool, lines: [String])) {
    let lines = row.form.lines(
      path: "f/A.svg", dark: row.isPair ? "f/A.dark.svg" : nil, text: "TEXT")
    #expect(lines == row.lines)
    #expect(row.form.showsPair || !row.isPair)
  }

  /// Texts, and how each form writes them.
  @Test(arguments: [
    (ImageForm.markdown, "a [b] *c*\nd", "a \\[b\\] \\*c\\* d"),
    (.html, "a \"b\" & <c>", "a &quot;b&quot; &amp; &lt;c&gt;"),
    (.docc, "a \"b\" \\", "a \\\"b\\\" \\\\"),
  ])
  func `a text is escaped as its form asks, and read back`(
    _ form: ImageForm, _ text: String, _ written: String
  ) {
    #expect(form.escaped(text) == written)
    #expect(form.unescaped(written) == text.replacing("\n", with: " "))
  }
}
