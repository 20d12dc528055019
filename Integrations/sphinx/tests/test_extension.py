"""Builds pages with the real Sphinx, MyST-Parser and Furo, and the real ibar."""

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


class ExtensionTests(unittest.TestCase):
    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)
        self.root = Path(self._folder.name)
        shutil.copytree(EXAMPLE, self.root, dirs_exist_ok=True)

    def build(self, *words, builder="html", environment=None):
        return subprocess.run(
            [sys.executable, "-m", "sphinx", "-b", builder, *words, ".", "out"],
            cwd=self.root,
            capture_output=True,
            text=True,
            env={**os.environ, **(environment or {})},
        )

    def images(self, page):
        return re.findall(r"<img [^>]*>", (self.root / "out" / page).read_text())

    def test_figures(self):
        # Two processes read the pages.
        done = self.build("-W", "-j", "2")
        self.assertEqual(done.returncode, 0, done.stderr)
        for page in ("index.html", "myst.html"):
            images = self.images(page)
            self.assertEqual([re.search(r"only-(\w+)", image)[1] for image in images], ["light", "dark"])
            for image in images:
                source = re.search(r'src="([^"]+)"', image)[1]
                self.assertTrue((self.root / "out" / source).is_file(), source)
                self.assertNotIn('alt=""', image)
                self.assertNotIn("stdin", image)
        text = (self.root / "out/index.html").read_text()
        self.assertIn("The sign-in screen", text)
        self.assertIn('href="#sign-in"', text)
        self.assertTrue((self.root / "out/_static/ibar.css").is_file())

    def test_latex_has_one_theme_as_pdf(self):
        done = self.build("-W", builder="latex")
        self.assertEqual(done.returncode, 0, done.stderr)
        text = next((self.root / "out").glob("*.tex")).read_text()
        figures = re.findall(r"\\sphinxincludegraphics(?:\[[^]]*\])?\{([^}]*|\{[^}]*\}[^}]*)\}", text)
        self.assertEqual(len(figures), 2, text[-2000:])
        self.assertEqual(len(list((self.root / "out").glob("*.pdf"))), 2)

    def test_a_changed_recipe_is_drawn_again(self):
        self.build()
        before = self.images("myst.html")
        recipe = self.root / "RedView.yaml"
        recipe.write_text(recipe.read_text().replace("red}", "blue}"))
        os.utime(recipe, (os.stat(recipe).st_mtime + 5,) * 2)
        done = self.build("-W")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertNotEqual(before, self.images("myst.html"))

    def test_an_error_is_at_its_line_and_on_the_page(self):
        page = self.root / "index.rst"
        page.write_text(page.read_text().replace("Email Field.Top", "Email Field.Topp"))
        line = page.read_text().split("\n").index("     5. Email Field.Topp = Safe Area.Top + 24") + 1
        done = self.build()
        self.assertEqual(done.returncode, 0)
        self.assertIn(f"index.rst:{line}: WARNING:", done.stderr)
        self.assertIn("[unknown-attribute]", done.stderr)
        self.assertIn("unknown-attribute", (self.root / "out/index.html").read_text())
        self.assertNotEqual(self.build("-E", "-W").returncode, 0)

    def test_figures_come_once_ibar_is_there(self):
        self.build(environment={"IBAR": "no-such-ibar"})
        self.assertEqual(self.images("index.html"), [])
        self.build()
        self.assertEqual(len(self.images("index.html")), 2)

    def test_names_are_places_and_files_of_one_figure(self):
        body = "\n".join("   " + line for line in SQUARE.split("\n"))
        other = body.replace("90", "80")
        (self.root / "index.rst").write_text(
            f"A\n=\n\n.. ibar::\n   :name: one\n\n{body}\n\n.. ibar::\n   :name: one\n\n{other}\n\nSee `here <#one>`_.\n"
        )
        self.build()
        sources = [re.search(r'src="([^"]+)"', image)[1] for image in self.images("index.html")]
        self.assertEqual(len(set(sources)), 4)
        self.assertIn('id="one"', (self.root / "out/index.html").read_text())

    def test_an_error_of_a_recipe_names_the_recipe(self):
        (self.root / "RedView.yaml").write_text("views:\n  A: {kind: labl}\n")
        done = self.build()
        self.assertRegex(done.stderr, r"WARNING: RedView.yaml:2:13: 'labl' is not a kind")

    def test_a_chapter(self):
        pages = {"index.rst": chapter.restructured_text(), "myst.md": chapter.myst()}
        for name, text in pages.items():
            (self.root / name).write_text(text)
        done = self.build()
        self.assertEqual(done.returncode, 0, done.stderr)
        for name, text in pages.items():
            page = name.split(".")[0] + ".html"
            self.assertEqual(len(self.images(page)), 12)
            html = (self.root / "out" / page).read_text()
            for caption in chapter.CAPTIONS:
                self.assertIn(caption, html)
            self.assertEqual(len(re.findall(f'<a [^>]*href="{chapter.LINK}"[^>]*><img', html)), 2)
            for place, fault in [("Width = 200", "unsatisfiable"), ("Sun", "missing-glyph")]:
                self.assertRegex(done.stderr, f"{name}:{chapter.line(text, place)}: WARNING.*{fault}")

    def test_without_ibar_pages_show_the_source(self):
        done = self.build(environment={"IBAR": "no-such-ibar"})
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stderr.count("not on the path"), 1)
        self.assertIn("Email Label.Leading", (self.root / "out/index.html").read_text())


if __name__ == "__main__":
    unittest.main()
