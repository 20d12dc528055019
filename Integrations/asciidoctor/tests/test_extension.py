"""Converts a document with the real Asciidoctor and the real ibar."""

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
FOLDER = Path(__file__).parent.parent


class ExtensionTests(unittest.TestCase):
    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)
        self.root = Path(self._folder.name)
        shutil.copytree(FOLDER / "example", self.root, dirs_exist_ok=True)

    def convert(self, *words, environment=None):
        return subprocess.run(
            ["asciidoctor", "-r", str(FOLDER / "ibar.rb"), *words, "chapter.adoc"],
            cwd=self.root,
            capture_output=True,
            text=True,
            env={**os.environ, **(environment or {})},
        )

    def page(self):
        return (self.root / "chapter.html").read_text()

    def test_figures(self):
        done = self.convert()
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        images = re.findall(r'<img src="([^"]+)" alt="([^"]*)"', self.page())
        self.assertEqual(images[0][0], "chapter.sign-in.svg")
        self.assertTrue(images[0][1].startswith("Three views"))
        self.assertEqual(images[1][1], "A red view")
        for name, _ in images:
            self.assertTrue((self.root / name).is_file())
        self.assertIn("Figure 1. The sign-in screen", self.page())
        # The source of the second is shown.
        self.assertEqual(self.page().count("<pre"), 1)
        kept = {path: path.stat().st_mtime_ns for path in self.root.glob("*.svg")}
        self.convert()
        self.assertEqual(kept, {path: path.stat().st_mtime_ns for path in kept})

    def test_images_of_a_folder(self):
        self.convert("-a", "imagesdir=img", "-D", "out")
        self.assertTrue((self.root / "out/img/chapter.sign-in.svg").is_file())
        self.assertIn('src="img/chapter.sign-in.svg"', (self.root / "out/chapter.html").read_text())

    def test_an_error_is_at_its_line(self):
        page = self.root / "chapter.adoc"
        page.write_text(page.read_text().replace("Field.Top", "Field.Topp"))
        line = page.read_text().split("\n").index("  5. Email Field.Topp = Safe Area.Top + 24") + 1
        done = self.convert()
        self.assertEqual(done.returncode, 0)
        self.assertIn(f"chapter.adoc:{line}:18: 'Email Field' has no attribute 'Topp'", done.stderr)
        self.assertIn("Email Field.Topp", self.page())
        self.assertNotEqual(self.convert("--failure-level", "ERROR").returncode, 0)

    def test_blocks_of_one_name(self):
        blocks = [f"[ibar,a]\n----\n{SQUARE.replace('90', width)}----\n" for width in ("90", "80")]
        (self.root / "chapter.adoc").write_text("See <<a>>.\n\n" + "\n".join(blocks))
        done = self.convert()
        self.assertEqual(re.findall(r'<img src="([^"]+)"', self.page()), ["chapter.a.svg", "chapter.a-2.svg"])
        self.assertIn("another figure has the name 'a'", done.stderr)
        self.assertIn('id="a"', self.page())

    def test_a_wrong_option_is_an_error(self):
        (self.root / "chapter.adoc").write_text(f"[ibar,a,figures=nonsense]\n----\n{SQUARE}----\n")
        done = self.convert()
        self.assertRegex(done.stderr, "ERROR: .*chapter.adoc: a: --style: 'nonsense' is not a style")

    def test_pictures_of_pixels(self):
        (self.root / "chapter.adoc").write_text(f":ibar-format: png\n\n[ibar,a]\n----\n{SQUARE}----\n")
        self.convert()
        self.assertIn('<img src="chapter.a.png" alt="A, 90 x 9', self.page())
        self.assertIn('width="375"', self.page())

    def test_a_chapter(self):
        text = chapter.asciidoc()
        (self.root / "chapter.adoc").write_text(text)
        done = self.convert()
        self.assertEqual(done.returncode, 0)
        self.assertEqual(self.page().count("<img "), 6)
        for number, caption in enumerate(chapter.CAPTIONS, 1):
            self.assertIn(f"Figure {number}. {caption}", self.page())
        self.assertIn(f'<a class="image" href="{chapter.LINK}"><img', self.page())
        # A schematic names the margins, a canvas does not.
        self.assertTrue("<title>Margins</title>" in (self.root / "chapter.pair.svg").read_text())
        self.assertFalse("<title>Margins</title>" in (self.root / "chapter.plain.svg").read_text())
        for place, fault in [("Width = 200", "unsatisfiable"), ("Sun", "missing-glyph")]:
            self.assertRegex(done.stderr, f"chapter.adoc:{chapter.line(text, place)}:.*{fault}")

    def test_a_second_build_draws_nothing(self):
        self.convert()
        kept = {path: path.stat().st_mtime_ns for path in (self.root / ".cache").rglob("*") if path.is_file()}
        self.assertTrue(kept)
        for path in self.root.glob("*.svg"):
            path.unlink()
        self.convert()
        self.assertEqual(len(list(self.root.glob("*.svg"))), 2)
        self.assertEqual(kept, {path: path.stat().st_mtime_ns for path in kept})

    def test_without_ibar(self):
        done = self.convert(environment={"IBAR": "no-such-ibar"})
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stderr.count("not on the path"), 1)
        self.assertIn("Email Label.Leading", self.page())


if __name__ == "__main__":
    unittest.main()
