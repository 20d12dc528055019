"""Builds pages with the real MkDocs and the real ibar."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

import chapter  # noqa: E402

SQUARE = "1. A.Top = Superview.Top\n2. A.Left = Superview.Left\n3. A.Width = 90\n4. A.Height = 9\n"
EXAMPLE = Path(__file__).parent.parent / "example"


class PluginTests(unittest.TestCase):
    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)
        self.root = Path(self._folder.name)
        shutil.copytree(EXAMPLE, self.root, dirs_exist_ok=True)

    def build(self, *words, environment=None):
        return subprocess.run(
            [sys.executable, "-m", "mkdocs", "build", *words],
            cwd=self.root,
            capture_output=True,
            text=True,
            env={**os.environ, **(environment or {})},
        )

    def page(self):
        return (self.root / "site/index.html").read_text()

    def images(self):
        return re.findall(r'<img src="([^"]+)" alt="([^"]*)"([^>]*)>', self.page())

    def test_figures(self):
        done = self.build("--strict")
        self.assertEqual(done.returncode, 0, done.stderr)
        images = self.images()
        self.assertEqual(len(images), 4)
        self.assertEqual([re.search(r"#only-(\w+)$", image[0])[1] for image in images], ["light", "dark"] * 2)
        for source, alt, _ in images:
            self.assertTrue((self.root / "site" / source.split("#")[0]).is_file(), source)
            self.assertTrue(alt)
        self.assertIn("<figcaption>The sign-in screen</figcaption>", self.page())
        self.assertIn('style="width: 50%"', images[2][2])
        self.assertEqual(images[2][1], "A red view")
        self.assertNotIn("Email Label.Leading", self.page())

    def test_a_second_build_draws_nothing(self):
        self.build()
        kept = {path: path.stat().st_mtime_ns for path in (self.root / ".cache/ibar").rglob("*") if path.is_file()}
        first = self.page()
        self.assertTrue(kept)
        self.build()
        again = {path: path.stat().st_mtime_ns for path in (self.root / ".cache/ibar").rglob("*") if path.is_file()}
        self.assertEqual((kept, first), (again, self.page()))

    def test_an_error_is_at_its_line_and_on_the_page(self):
        page = self.root / "docs/index.md"
        page.write_text("---\ntitle: T\n---\n\n" + page.read_text().replace("Email Field.Top", "Email Field.Topp"))
        # The line of constraint 5, below four lines of front matter.
        line = page.read_text().split("\n").index("  5. Email Field.Topp = Safe Area.Top + 24") + 1
        done = self.build()
        self.assertEqual(done.returncode, 0)
        self.assertIn(f"index.md:{line}:", done.stderr)
        self.assertIn("[unknown-attribute]", done.stderr)
        self.assertIn('<div class="admonition failure">', self.page())
        strict = self.build("--strict")
        self.assertNotEqual(strict.returncode, 0)

    def write(self, text):
        (self.root / "docs/index.md").write_text(text)

    def test_material_without_a_switch_shows_one_figure(self):
        (self.root / "mkdocs.yml").write_text("site_name: A\ntheme: material\nplugins: [ibar]\n")
        self.write(f"```ibar\n{SQUARE}```\n")
        self.build()
        self.assertEqual(len(self.images()), 1)

    def test_figures_of_one_name_on_a_page(self):
        self.write(f"```ibar:a\n{SQUARE}```\n\n```ibar:a\n{SQUARE.replace('90', '80')}```\n\n[a](#a)\n")
        done = self.build()
        sources = [image[0].split("#")[0] for image in self.images()]
        self.assertEqual(len(set(sources)), 4)
        self.assertIn("another figure of this page has the name 'a'", done.stderr)
        self.assertIn('<p id="a">', self.page())

    def test_attributes(self):
        self.write(f"```{{.ibar width=200 foo=bar}}\n{SQUARE}```\n")
        done = self.build()
        self.assertEqual(self.images()[0][2], ' style="width: 200px"')
        self.assertIn("index.md:1: the attribute 'foo' is not one of ibar's", done.stderr)

    def test_an_error_of_a_recipe_names_the_recipe(self):
        (self.root / "docs/Gate.yaml").write_text("views:\n  A: {kind: labl}\n")
        self.write("Text ![g](Gate.yaml) text\n\n<!--\n```ibar\nnonsense\n```\n-->\n")
        done = self.build()
        self.assertRegex(done.stderr, r"index.md:1: error: Gate.yaml:2:13: 'labl' is not a kind")
        self.assertNotIn("nonsense", done.stderr)

    def test_a_chapter(self):
        text = chapter.markdown()
        (self.root / "docs/index.md").write_text(text)
        done = self.build()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(len(self.images()), 12)
        for caption in chapter.CAPTIONS:
            self.assertIn(f"<figcaption>{caption}</figcaption>", self.page())
        self.assertEqual(self.page().count(f'<a href="{chapter.LINK}"><img'), 1)
        for place, fault in [("Width = 200", "unsatisfiable"), ("Sun", "missing-glyph")]:
            self.assertRegex(done.stderr, f"index.md:{chapter.line(text, place)}:.*{fault}")

    def test_without_ibar_pages_show_the_source(self):
        done = self.build(environment={"IBAR": "no-such-ibar"})
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stderr.count("not on the path"), 1)
        self.assertIn("Email Label.Leading", self.page())
        self.assertNotEqual(self.build("--strict", environment={"IBAR": "no-such-ibar"}).returncode, 0)


if __name__ == "__main__":
    unittest.main()
